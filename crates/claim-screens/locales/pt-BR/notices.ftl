# Short private answers.

turn_mention = { $mention }, é sua vez – aperte “{ $button }”.
asked_mention = { $mention }, estão esperando sua resposta:
turn_mention_link = { $mention }, é sua vez: { $link }
# The direct message in games that are played at the table.
turn_notice = **É sua vez.**
# On a phone’s lock screen.
told_turn = É sua vez: { $title }
turn_notice_other = A partida é jogada na mesa. Você recebe uma mensagem quando for sua vez.

not_your_turn = Não é sua vez.
outdated_button = Este botão está desatualizado. Use uma mensagem mais nova.
outdated_button_of_match = Este botão está desatualizado. A partida está assim:
match_over = Esta partida acabou.
match_paused = Esta partida está em pausa. Qualquer jogador pode retomá-la em “Relógio”.
match_not_paused = Esta partida não está em pausa.
no_pause_in_event = Torneios não têm pausas: a próxima rodada espera por todos.
no_clock = Nenhum relógio está correndo nesta partida.
own_clock = Só um adversário pode dar mais tempo a você.
enough_time = Esta pessoa ainda tem bastante tempo. Você pode dar mais quando uma parte tiver passado.
pause_already_asked = Você já pediu uma pausa. A pausa começa quando todos concordarem.
no_pause_asked = Esse pedido de pausa não está mais aberto.
not_in_match = Você não está jogando esta partida. Comece a sua com `/claim começar`.
has_left = Você saiu desta partida. Um bot continua no seu lugar.
cannot_call_off = A partida não pode mais ser cancelada.
unknown_button = Não conheço esse botão. Use uma mensagem mais nova.
unreadable_command = Não consegui ler esse comando. Digite de novo e escolha nas listas que se abrem enquanto você digita.
unknown_action = Não conheço essa jogada. Escolha uma na lista que se abre enquanto você digita.
unknown_game = Não conheço esse jogo. Escolha um na lista que se abre enquanto você digita.
wrong_player_count = { $game } é para { $numbers } jogadores. Escolha outro número, ou outro jogo.
option_unavailable = { $game } não tem { $option ->
    [factions] facções
   *[variant] variantes
} para escolher. Deixe esta opção de fora.
option_conflict = { $option ->
    [factions] { $misfits } não combinam com as outras facções em { $game }
   *[variant] “{ $misfits }” não existe em { $game }
}{ $players ->
    [these] { " " }com este número de jogadores
   *[any] { "" }
}. Escolha na lista que se abre enquanto você digita, ou deixe a opção vazia.
faction_missing = Em { $game }, pelo menos uma destas facções precisa estar no jogo: { $factions }. Escolha na lista que se abre enquanto você digita, ou deixe a opção vazia.
several_variants = Escolha só uma variante.
options_conflict = Essas opções não combinam. Escolha nas listas que se abrem enquanto você digita, ou deixe opções vazias.
unknown_choice = Não conheço “{ $typed }”. Escolha na lista que se abre enquanto você digita, ou deixe a opção vazia.
unknown_faction = Não conheço essa facção. Escolha uma na lista que se abre enquanto você digita.
table_full = Todos os lugares desta mesa estão ocupados. Abra a sua com `/claim começar`.
table_not_full = Ainda há lugares livres. A partida pode começar quando todos estiverem ocupados.
table_closed = Esta mesa está fechada.
already_started = Esta partida já começou. Abra uma nova mesa com `/claim começar`.
already_seated = Você já tem um lugar nesta mesa.
not_seated = Você não tem lugar nesta mesa. Aperte “Entrar” para pegar um livre.
other_not_seated = Essa pessoa não está mais nesta mesa.
other_not_invited = Esse convite não está mais aberto.
only_seated_start = Só quem está nesta mesa pode começar a partida.
only_host_cancels = Só quem é dono desta mesa pode fechá-la.
opponent_is_yourself = Você não pode jogar contra si mesmo. Escolha outra pessoa.
opponent_is_bot = Outros bots não podem ser convidados. Escolha uma pessoa.
opponent_is_this_bot = Eu não preciso de convite. Para jogar contra bots, use o menu “{ menu_bots }”.
already_invited = Todas as pessoas escolhidas já têm lugar ou convite.
seats_reserved = { $count ->
    [one] O lugar livre está reservado
   *[other] Os lugares livres estão reservados
} para { $names }.
no_longer_in_server = Você não está mais no servidor em que esta partida foi jogada.
opponent_not_here = Essa pessoa não está neste servidor, então não posso convidá-la.
removed_from_table = Tiraram você desta mesa. Você pode abrir a sua com `/claim começar`.
rated_changed = Acabou de mudar se esta partida é ranqueada: olhe a mesa de novo e aperte mais uma vez se ainda quiser jogar.
terms_changed = O jogo ou o tempo desta mesa acabou de mudar. Olhe a mesa de novo e aperte “Entrar” se ainda quiser jogar.
no_invitation = Você não tem convite aberto para esta mesa.
seat_taken = Outra pessoa está nesse lugar.
host_only = Só quem é dono desta mesa pode fazer isso.
others_joined = Outras pessoas já entraram, então o jogo não pode mais mudar. Feche a mesa e abra outra.
too_few_seats = Você convidou mais gente do que há lugares. Escolha um número maior de jogadores, ou convide menos gente.
no_seats_for_bots = Não sobram lugares para bots. Deixe `bots` de fora, ou escolha um jogo para mais gente.
invited_other = { $count ->
    [one] Este lugar está reservado para { $names }
   *[other] Os lugares livres estão reservados para { $names }
}. Abra sua própria mesa com `/claim começar`.
match_not_found = Não encontro essa partida. `/claim partidas` mostra suas partidas em andamento.
match_unreadable = Não consigo ler os dados desta partida, então ela não continua até isso ser resolvido. Nada foi apagado, e todos os relógios estão parados. Por favor, avise quem cuida deste bot.
own_match_unreadable = Não consigo ler os dados de uma das suas partidas, então ela não continua até isso ser resolvido. Nada foi apagado, e todos os relógios estão parados. Por favor, avise quem cuida deste bot.
match_still_running = Essa partida ainda está em andamento. Tente de novo quando acabar.
match_hidden = Outros ainda jogam com as mesmas cartas. Você pode ver a partida quando a rodada acabar.
no_finished_match = Você ainda não tem partidas terminadas.
nothing_to_analyse = Essa partida acabou antes de alguém jogar, então não há o que analisar.
no_running_match = Você não tem partidas em andamento.
missing_permissions = Neste canal me falta: { $permissions }. Um admin do servidor pode me dar.
missing_thread_permissions = Ainda não posso abrir tópicos neste canal. Permissões que faltam: { $permissions }. Dê ao meu cargo; até lá, as partidas são jogadas no próprio canal.
thread_refused = Não consegui abrir um tópico para uma partida em <#{ $channel }>. Meu cargo precisa destas permissões lá: { $permissions }. Sem elas, as partidas são jogadas no próprio canal. Se você não quer tópicos, desligue em `/claim configurações`.
limit_own_tables = Você já tem { $count ->
    [one] uma mesa aberta
   *[other] { $count } mesas abertas
}. Comece uma partida ou feche uma mesa antes de abrir outra.
limit_player_tables = { $player } já tem { $count ->
    [one] uma mesa aberta. Você pode passar esta quando a partida daquela tiver começado, ou ela for fechada.
   *[other] { $count } mesas abertas. Você pode passar esta quando uma partida tiver começado em uma delas, ou uma for fechada.
}
limit_server_tables = Este servidor já tem { $count ->
    [one] uma mesa aberta
   *[other] { $count } mesas abertas
}. Entre em uma com `/claim mesas`, ou tente mais tarde.
limit_own_matches = { $count ->
    [one] Você já está jogando uma partida. Termine-a primeiro.
   *[other] Você já está jogando { $count } partidas ao mesmo tempo. Termine uma delas primeiro.
}
limit_player_matches = { $player } já está jogando { $count ->
    [one] uma partida. Esta pode começar quando aquela acabar.
   *[other] { $count } partidas ao mesmo tempo. Esta pode começar quando uma delas acabar.
}
limit_server_matches = { $count ->
    [one] Já há uma partida em andamento neste servidor. Tente de novo quando ela acabar.
   *[other] Já há { $count } partidas em andamento neste servidor. Tente de novo quando uma delas acabar.
}
limit_vacation_days = Você não tem dias de férias suficientes ({ $count } por ano). Escolha menos dias.
limit_analyses = { $count ->
    [one] Ainda estou trabalhando no seu último pedido. Espere até ficar pronto.
   *[other] Ainda estou trabalhando em { $count } pedidos seus. Espere até um deles ficar pronto.
}
limit_all_analyses = { $count ->
    [one] Ainda estou analisando outra partida.
   *[other] { $count } outras partidas estão esperando análise.
} Tente de novo daqui a um minuto.
servers_only = Isso só funciona em um servidor em que eu esteja.
cannot_write_here = Você não pode compartilhar isto aqui, porque não pode escrever neste canal. Tente outro canal.
not_shared = Não consegui publicar isso aqui agora. Tente de novo.
watch_elsewhere = Você pode assistir a esta partida em { $channel }.
stop_elsewhere = Você só pode parar esta partida em { $channel }.
only_bots_here = Aqui você só pode jogar contra bots. Para jogar contra pessoas, use `/claim começar` em um servidor em que eu esteja.
no_series_here = Séries só são jogadas em servidores. Aqui você pode jogar partidas avulsas: use `/claim começar` sem `série`.
match_started_in_direct_messages = Sua partida começou nas nossas mensagens diretas. `/claim mão` também a mostra aqui. Na mesa: { $bots }.
match_started_against_bots = Sua partida começou. Na mesa: { $bots }.
internal_error = Algo deu errado do meu lado. Tente de novo daqui a pouco. Tudo o que confirmei está salvo.
shutting_down = Estou reiniciando. Tente de novo daqui a um minuto. Suas partidas estão seguras.

# Choices that /claim play offers when there is nothing to play: no markdown, at most 100 characters.
play_no_match = Nenhuma partida espera por você. Comece uma com /claim começar
play_not_your_turn = Não é sua vez: esperando { $player }

# A choice that /claim play offers when there are more moves than fit.
play_more = mais { $count } – digite para ver

joined_table = Você entrou na mesa.
table_elsewhere = A mesa está em { $channel }.
table_not_posted = Não consigo mostrar a mesa em { $channel } agora. Vou continuar tentando. Se ela não aparecer, peça a um moderador que me dê “Ver canal” e “Enviar mensagens” lá.
bots_joined = Na mesa agora: { $bots }.
invitation_declined = Você recusou. Os outros veem isso na mesa.
people_invited = Todas as pessoas escolhidas foram convidadas.
seats_changed = Os lugares mudaram.
player_removed = Feito. O lugar está livre.
invitation_withdrawn = O convite foi retirado.
table_handed_over = A mesa foi passada.
bot_removed = O bot saiu da mesa.
no_bot = Não há bot nesta mesa.
left_table = Você saiu da mesa.
table_cancelled = A mesa foi fechada.
resigned = Você desistiu.
resigned_to_bot = Você desistiu. Um bot continua no seu lugar.
called_off = Você cancelou a partida. Ela não conta.

# As Discord calls them.
permission_view_channel = Ver canal
permission_connect = Conectar
permission_send_messages = Enviar mensagens
permission_create_public_threads = Criar tópicos públicos
permission_send_messages_in_threads = Enviar mensagens em tópicos
permission_attach_files = Anexar arquivos
permission_read_message_history = Ver histórico de mensagens

# Why the rules refuse a move.
refused_no_turn = Agora não é a vez de ninguém.
refused_not_held = Você não tem { $card }.
refused_revoke = Você precisa acompanhar com { faction_led }.
refused_revoke_doppelganger = Você precisa acompanhar com { faction_led } (ou um Doppelgänger).
refused_play_expected = Jogue uma carta agora.
refused_take_expected = Primeiro pegue uma carta.
refused_remove_expected = Primeiro escolha de quem o Gigante remove um Gnomo.
refused_nothing_there = Você não pode pegar essa carta.
refused_no_victim = Essa pessoa não tem esse Gnomo.

# Matches in lists.
match_your_turn = Sua vez · { $title }
match_ended_ago = há { $unit ->
    [minute] { $count } min
    [hour] { $count } h
   *[day] { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
} · { $title }
match_ended_exactly_ago = há { $days ->
    [0] {""}
    [one] { $days } dia{" "}
   *[other] { $days } dias{" "}
}{ $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min · { $title }

# Tables that were opened, and matches that have begun.
table_opened = Sua mesa está aberta. Quando todos os lugares estiverem ocupados, qualquer um na mesa pode começar a partida.
table_opened_for_guest = Sua mesa está aberta. A partida começa assim que a pessoa convidada entrar.
table_opened_with_bots = Sua mesa está aberta e os bots já estão sentados. Quando todas as pessoas convidadas chegarem, você pode começar a partida. Partidas com bots não são ranqueadas.
table_opened_with_bots_for_guest = Sua mesa está aberta e os bots já estão sentados. A partida começa quando a pessoa convidada entrar. Partidas com bots não são ranqueadas.
match_started_with_bots = A partida começou. Na mesa: { $bots }. Ela não é ranqueada, e não dá para provar que é limpa (veja “Jogo limpo”).
match_started = A partida começou.
rematch_opened = A mesa da revanche está aberta. Os outros podem vir com “Entrar” ou “Revanche”.
rematch_missed = A revanche começou sem você. Para jogar de novo, abra uma mesa com `/claim começar`.
other_table_open = Você tem outra mesa aberta: [Ir para a mesa]({ $url }). Você pode fechá-la em “Opções da mesa”.
hand_elsewhere = Continue nas suas mensagens diretas: [Sua mão]({ $url })
hand_moved = Sua mão está em uma mensagem mais recente.
hand_not_delivered = Suas cartas estão aqui porque o Discord não as entregou por mensagem direta. Para recebê-las lá, permita mensagens diretas nas configurações de privacidade do servidor.
series_running = A série começou: jogadores e lugares não mudam mais.

# To the person who runs the bot, by direct message.
operator_notice = **O bot precisa de você.** { $kind ->
    [backup] O último backup do banco de dados falhou.
    [disk] O disco do banco de dados está quase cheio.
    [quarantine] Há partidas ilegíveis, que foram postas de lado.
   *[clock] O relógio da máquina está errado.
} `{ $details }`
