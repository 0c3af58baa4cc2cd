# Leaderboards, profiles, and a player's own matches.

leaderboard_title = 🏆 Ranking
leaderboard_empty = Este ranking ainda está vazio. Para aparecer aqui, termine uma partida ranqueada contra pessoas em um servidor: `/claim começar`
leaderboard_row = `{ $rank }.` { $name } · **{ $rating }** · { $played ->
    [one] { $played } partida
   *[other] { $played } partidas
}: vitórias { $won }, empates { $drawn }, derrotas { $lost }
leaderboard_own = ➤ { leaderboard_row } ← você
this_server = Este servidor
all_servers = Todos os servidores
all_games = Todos os jogos
this_month = Este mês
all_time = De sempre
month_starts_anew = Todo mês, estes ratings começam do zero.
button_my_profile = Meu perfil
button_leaderboard = Ranking
profile_own = 📈 Seu perfil
profile_of = 📈 Perfil de { $name }
profile_unnamed = 📈 Perfil
rating_record = { $played ->
    [one] { $played } partida
   *[other] { $played } partidas
}: vitórias { $won }, empates { $drawn }, derrotas { $lost }
rating_now = **{ $rating }** · posição { $rank } · { $record }
rating_none = Você ainda não terminou uma partida ranqueada aqui. Partidas entre pessoas em um servidor são ranqueadas: `/claim começar`
rating_none_other = { $player } ainda não terminou uma partida ranqueada aqui.
rating_none_of_game = Você ainda não terminou uma partida ranqueada de { $game } aqui.
rating_none_of_game_other = { $player } ainda não terminou uma partida ranqueada de { $game } aqui.
rating_provisional = ? provisório: poucas partidas ranqueadas até agora
profile_streaks = Vitórias seguidas: { $streak } · maior sequência: { $best }
profile_favourite = Facção favorita: { $faction } ({ $won ->
    [one] vencida { $won } vez
   *[other] vencida { $won } vezes
})
profile_games = Ratings por jogo
profile_game = { $game }: **{ $rating }** · posição { $rank } · { $record }
profile_bots = Contra bots (não ranqueadas; todas as suas partidas, em todos os servidores)
profile_bot = { $level ->
    [easy] Fácil
    [medium] Médio
   *[hard] Forte
} ({ $names }): vitórias { $won }, empates { $drawn }, derrotas { $lost }
profile_forms = Suas jogadas (partidas analisadas, em todos os servidores)
form_kept = **{ $game }:** { $percent }% das chances de vencer mantidas em { $count ->
    [1] uma partida
   *[other] suas últimas { $count } partidas
}.
form_exact_only = **{ $game }:** { $count ->
    [1] uma partida
   *[other] suas últimas { $count } partidas
}.
form_strength = { $strength ->
    [above-hard] Melhor que os bots fortes.
    [below-easy] Abaixo dos bots fáceis.
    [above-easy] Entre os bots fáceis e os médios.
   *[above-medium] Entre os bots médios e os fortes.
}
form_trend = As últimas { $count }: { $new }%; antes, { $old }%.
form_critical = { $right } de { $count } { $count ->
    [one] jogada decisiva certa
   *[other] jogadas decisivas certas
} na fase 2.
form_typical = Erro mais frequente: { $kind ->
    [lead-one] com que carta você abre na fase 1
    [follow-one] com que carta você responde na fase 1
    [lead-two] com que carta você abre na fase 2
    [follow-two] com que carta você responde na fase 2
    [choice] que carta você pega
    [roll] rolar de novo em vez de parar
    [stop] parar em vez de rolar de novo
    [space] que casa você usa
    [place] onde você coloca cada carta
    [power] como você usa os poderes
   *[draw] que carta você compra
}.
profile_events = Torneios
profile_event = { $event }: lugar **{ $place }** de { $players }
profile_opponents = Adversários mais frequentes
profile_opponent = { $name }: vitórias { $won }, empates { $drawn }, derrotas { $lost }
profile_against_you_heading = Frente a frente
profile_against_you = Você: vitórias { $won }, empates { $drawn }, derrotas { $lost }
rating_history = { $count ->
    [one] A única partida ranqueada
   *[other] As últimas { $count } partidas ranqueadas
}
page = Página { $number } de { $pages }
button_previous = Voltar
button_next = Avançar

matches_title = Suas partidas em andamento
matches_empty = Você não tem partidas em andamento.
matches_line = Esperando os outros: { $title }
matches_line_paused = ⏸️ Em pausa: { $title }
matches_line_your_turn = **Sua vez:** { $title }
# Beside a match: whether it waits for the reader.
button_go_on = Continuar
button_show = Ver
matches_tables = Suas mesas abertas e convites
link_to_hand = [Sua mão]({ $url })

finished_matches_title = Suas partidas terminadas
finished_matches_empty = Você ainda não tem partidas terminadas.
button_finished_matches = Partidas terminadas

which_match_title = Qual partida?
which_match_menu = Escolha uma partida

tables_title = Mesas abertas neste servidor
tables_empty = Nenhuma mesa está aberta.
tables_line = **{ $game }** · { $players } · { $free ->
    [0] todos os lugares ocupados
    [one] { $free } lugar livre de { $total }
   *[other] { $free } lugares livres de { $total }
}
tables_line_reserved = **{ $game }** · { $players } · reservada para { $names }
tables_label = Mesa aberta · { $game }: { $players }

button_share = Compartilhar no canal
button_open_shared = Abrir
button_refresh = Atualizar
watching = Você está assistindo: novas jogadas aparecem aqui. Se não aparecerem, aperte “{ $refresh }”.
watching_ended = Isto não acompanha mais a partida. “{ $watch }” a mostra de novo.
tables_running = Em andamento neste canal
shared = Compartilhado no canal.
shared_by = Compartilhado por { $player }
