# Os torneios.

event_button_new = Novo torneio
event_button_open = Abrir o torneio
event_button_show = Ver
event_button_join = Participar
event_button_leave = Sair
event_button_standings = Classificação
event_button_compare = Comparar
event_button_first_difference = Primeira diferença
event_button_leg = Partida { $leg }
event_button_rules = Regras
event_button_record = Registro
event_button_manage = Gerenciar
event_button_here = Estou aqui
event_button_back = Voltar
event_button_previous = Anteriores
event_button_next = Seguintes
event_button_check_in = { $to ->
    [on] Com chamada
   *[off] Sem chamada
}
event_button_start_now = Começar agora
event_button_postpone = { $minutes ->
    [60] Adiar 1 hora
    [1440] Adiar 1 dia
   *[other] Adiar { $minutes } minutos
}
event_button_sign_up = { $to ->
    [on] Abrir inscrições
   *[off] Fechar inscrições
}
event_button_pause = { $to ->
    [on] Pausar
   *[off] Retomar
}
event_button_players = Participantes
event_button_rulings = Arbitrar uma mesa
event_button_round = Rodada { $round }
event_button_end = Encerrar torneio
event_button_end_now = Sim, encerrar
event_button_leave_now = Sim, sair

event_title = 🏆 { $name }
event_default_name = Torneio de { $game }
event_list_title = Torneios deste servidor
event_list_empty = No momento não há nenhum.
event_form_title = 🏆 Novo torneio: { $name }
event_form_text = Abra assim, ou mude antes. Todos neste canal podem participar.
event_swiss = Sistema suíço, { $rounds } rodadas
event_round_robin = Todos contra todos
event_knockout = Mata-mata
event_knockout_best_of = Mata-mata, melhor de { $matches }
event_choose_format = Mudar o formato
event_choose_game = Mudar o jogo
event_choose_time = Mudar o tempo
event_choose_deals = Mudar o que conta
event_choose_start = Mudar o início
event_choose_most = Mudar o número de participantes
event_starts_in = Começa em { $duration }
event_most = { $count ->
    [0] Qualquer número de participantes
   *[other] No máximo { $count } participantes
}
event_check_in_hint = { $state ->
    [on] Chamada: nos dez minutos antes do início, os jogadores avisam que estão aqui
   *[off] Sem chamada
}
event_deals = { $deals ->
    [own] Contam as vitórias; cada mesa tem suas próprias cartas
    [board] Contam as vitórias; todas as mesas de uma rodada têm as mesmas cartas
   *[duplicate] Duplicado: mesmas cartas em todas as mesas, e a comparação é com os outros no mesmo lugar
}
event_outline_deals = { $deals ->
    [board] mesmas cartas em todas as mesas
   *[duplicate] duplicado
}

event_organised_by = Organizado por { $person }
event_start = Início: { $when }
event_join_until = Inscreva-se até lá!
event_sign_up_closed = As inscrições estão fechadas.
event_check_in_open = É hora da chamada: aperte “Estou aqui” antes do início.
event_paused = Em pausa: nenhuma rodada começa até o torneio ser retomado.
event_round_running = Rodada { $round } de { $rounds }: { $left ->
    [one] uma mesa ainda está jogando.
   *[other] { $left } mesas ainda estão jogando.
}
event_round_over = A rodada { $round } de { $rounds } acabou.
event_next_begins = Próxima rodada: { $when }
event_over_played = Acabou. Obrigado por jogar!
event_over_ended = A organização o encerrou.
event_over_cancelled = Foi cancelado.
event_players = { $count ->
    [0] Ainda não há participantes.
    [one] **1 participante**
   *[other] **{ $count } participantes**
}
event_more = … e mais { $count }
event_standings_heading = **Classificação** – pontos (saldos)
event_standings_heading_duplicate = **Classificação** – média por rodada (pontos das vitórias)
event_no_standings = Nenhuma rodada acabou ainda.
event_call_check_in = **{ $name }** já vai começar. Vocês estão aqui?
event_check_in_text = Apertem o botão antes do início. Quem não apertar está fora.
event_round_title = 🏆 { $name } · Rodada { $round }
event_round_call = **{ $name }**: começa a rodada { $round }!
event_tables = Mesas: { $links }
event_first_action = A mesa de vocês está esperando: quem não jogar em cinco minutos perde por W.O.
event_hidden_round = Todas as mesas têm as mesmas cartas: cartas e resultados ficam ocultos até a rodada acabar. Não contem nada!
event_bye = Folga: { $names }
event_result_forfeit = { $name } não estava
event_result_ruled = decisão da organização
event_result_void = anulada
event_result_hidden = terminada
event_compare_title = 🏆 { $name } · Rodada { $round } · Comparação
event_compare_text = Mesmas cartas em todas as mesas: A é o primeiro nome, B o segundo. Os números são mesas.
event_compare_first = Primeira diferença: **{ $chapter }**
event_compare_alike = Em todas as mesas se jogou igual.
event_compare_all = Todas
event_won = { $count ->
    [one] 🏆 { $winners } venceu **{ $name }**!
   *[other] 🏆 { $winners } dividem a vitória em **{ $name }**!
}
event_cancelled = **{ $name }** não vai acontecer.

event_rules_swiss = Sistema suíço: em cada rodada você enfrenta alguém com mais ou menos os mesmos pontos, sem repetir adversário enquanto der.
event_rules_round_robin = Todos jogam uma vez contra todos.
event_rules_knockout = Mata-mata: quem perde está fora. No empate, passa o melhor cabeça de chave.
event_rules_points = Vitória vale 1 ponto, empate ½, folga 1. Com os mesmos pontos, decide a soma dos saldos, depois o confronto direto.
event_rules_duplicate_points = Em cada rodada você ganha a porcentagem dos outros no mesmo lugar que foram pior do que você com as mesmas cartas; empate conta metade. Folga vale 60%. Decide a média, depois os pontos das vitórias.
event_rules_knockout_points = A classificação depende das rodadas que você supera. Os cabeças de chave seguem o rating.
event_rules_board = Todas as mesas de uma rodada têm as mesmas cartas. Cartas e resultados ficam ocultos até a rodada acabar; depois, *Comparar* mostra o que cada mesa fez com elas.
event_rules_live = Faça sua primeira jogada em cinco minutos, ou perde por W.O. Na segunda vez, você está fora. Não há pausas.
event_rules_days = Jogue sempre dentro do seu tempo por turno; sem nenhuma jogada, perde por W.O. Na segunda vez, você está fora. Uma partida acaba depois de 14 dias.
event_rules_leave = Se você sair, perde a partida em andamento, e seus resultados anteriores ficam.
event_rules_proof = Os confrontos e as cartas vêm de um segredo com esta impressão digital, publicado no fim: { $commitment }

event_manage_title = Gerenciar { $name }
event_manage_help = Ele continua sem você: as rodadas começam sozinhas, e quem perde duas vezes por W.O. está fora. Uma decisão encerra a partida da mesa; a sua, você não pode decidir. Uma pausa encerra tudo depois de uma semana.
event_not_posted = Não consigo publicar em { $channel }, então nada de novo aparece lá. Dê-me “Ver canal” e “Enviar mensagens”, ou encerre o torneio.
event_players_text = Adicione pessoas, ou remova um jogador. Quem foi removido não pode voltar.
event_choose_added = Adicionar pessoas…
event_choose_removed = Remover um jogador…
event_rulings_text = Escolha uma mesa para dar uma vitória ou anular o resultado. Sobre a sua própria mesa, outros decidem.
event_choose_table = Escolher uma mesa…
event_ruling_text = Sua decisão substitui o que foi jogado, e encerra uma partida em andamento. O motivo fica no registro.
event_choose_ruling = Escolher um resultado e um motivo…
event_award_win = { $name } vence
event_award_draw = Empate
event_award_void = Anular a partida: vale como empate
event_reason = { $reason ->
    [agreed] Os jogadores concordam
    [absent] Um jogador não estava
    [conduct] Jogo sujo
   *[trouble] Problemas técnicos
}
event_end_question = Encerrar **{ $name }** agora? As partidas em andamento param, e a rodada não concluída não vale para ninguém.
event_leave_question = Sair de **{ $name }**? Você perde a partida que está jogando.

event_joined =
    Você participa de { $name }.
    Início: { $when }
event_checked_in = Confirmado. Até já!
event_left = Você saiu do torneio.
event_opened = O torneio está aberto.
event_done = Feito.
event_added = { $count ->
    [one] 1 jogador foi adicionado.
   *[other] { $count } jogadores foram adicionados.
}
event_none_added = Ninguém foi adicionado: já participam, ou não podem mais.
event_no_bots = Bots não podem participar de torneios.
event_not_found = Esse torneio não existe.
event_not_organiser = Só a organização e quem pode gerenciar eventos podem fazer isso.
event_may_not_create = Aqui só quem tem a permissão *Gerenciar eventos* ou *Gerenciar servidor* pode abrir torneios. Nas configurações do servidor dá para liberar para todos.
event_refused = { $why ->
    [over] O torneio acabou.
    [already-in] Você já participa.
    [not-in] Você não participa deste torneio.
    [removed] A organização removeu você deste torneio.
    [sign-up-closed] As inscrições estão fechadas.
    [too-late] É tarde para entrar: o torneio já começou.
    [full] Não há mais vagas.
    [no-check-in] Não há chamada no momento.
    [already-checked-in] Você já respondeu à chamada.
    [eliminated] Você já está fora.
    [begun] O torneio já começou.
    [too-few-players] Há menos de três participantes.
    [in-past] Essa hora já passou.
    [unchanged] Já está assim.
    [no-such-table] Essa mesa não existe.
    [own-match] Você joga nessa mesa. Deixe outros decidirem.
    [needs-winner] Um dos dois tem que passar.
    [next-round-begun] A próxima rodada começou, então este resultado fica.
   *[not-running] Essa partida não está mais em andamento.
}
event_limit = { $count ->
    [one] Este servidor só pode ter um torneio por vez.
   *[other] Este servidor pode ter no máximo { $count } torneios por vez.
}
