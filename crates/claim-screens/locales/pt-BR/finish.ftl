# A finished match: its result, its replay, its record.

match_won = { $count ->
    [one] 🏆 { $players } vence!
   *[other] 🏆 { $players } vencem!
}
match_drawn = 🤝 A partida termina empatada.
match_shared = 🤝 { $players } dividem o primeiro lugar.
match_aborted = A partida foi cancelada e não conta.
ended_resigned = { $player ->
    [you] Você desistiu.
   *[other] { $player } desistiu.
}
ended_timeout = { $player ->
    [you] Você estourou o tempo.
   *[other] { $player } estourou o tempo.
}
ended_left = { $player ->
    [you] Você saiu do servidor.
   *[other] { $player } saiu do servidor.
}
ended_drawn = Todos concordaram com o empate.
ended_agreed = Todos concordaram em cancelar.
ended_stopped = A moderação parou a partida.
ended_stopped_by_organiser = A organização do torneio encerrou esta partida.
match_voided = 🚫 A moderação do servidor anulou esta partida: ela não conta.
unrated_pair = ⚖️ Não ranqueada: quando esta partida começou, { $players ->
    [2] essas duas pessoas
   *[other] duas das pessoas
} tinham terminado { $matches } partidas ranqueadas entre si em 24 horas.
# After one of the three sentences about a player who has left.
taken_over = { $sentence } Um bot assumiu o lugar.
best_who_stayed = Quem saiu não pode vencer: vence o melhor dos outros.
you_are_replaced = Um bot continua no seu lugar. Para você, a partida conta como derrota.
you_lost_by_leaving = { $sentence } Você perde esta partida.

result_heading = **Como as facções votaram: { $votes }**
vote_won = { $faction }: { $side } ({ $counts })
vote_tie_broken = { $faction }: { $side } ({ $counts }; carta alta: { $high } bate { $low })
vote_tie = { $faction }: empate ({ $counts })
vote_no_cards = { $faction }: nenhuma carta
votes_tied = Empate em votos. { $outcome ->
    [tied] A soma dos valores das cartas nas facções vencidas também empata:
   *[decided] A soma dos valores das cartas nas facções vencidas decide:
} **{ $sums }**

# How close it was.
close_card = { $owner ->
    [you] Com sua carta { $card }
   *[other] Com a carta { $card } de { $owner }
}, { $player ->
    [you] você teria vencido
   *[other] { $player } teria vencido
}.
close_votes = { $count ->
    [one] Faltou { $count } voto
   *[other] Faltaram { $count } votos
} para { $player ->
    [you] você
   *[other] { $player }
}.

# The message in the channel for a player who gets no direct messages.
result_mention = { $mention }, sua partida acabou.

ratings_heading = Ratings
rating_change = { $player }: { $before } → { $after } ({ $change })

# Headlines; the score follows.
you_won = 🏆 Você venceu!
you_lost = Você perdeu.
you_drew = 🤝 Empate.

# Above the buttons that a result leaves out.
finished_more = O registro desta partida, e como conferir que as cartas foram dadas de forma limpa:

# The table’s message, when its result is a new message below.
result_below = Esta partida acabou: [ver o resultado]({ $url })

button_rematch = Revanche
button_play_too = Jogar também
button_replay = Rever
button_record = Registro

replay_title = Rever · { $title }
replay_position = Jogada { $actions } de { $total }
replay_no_mistake_after = { $kind ->
    [inaccuracies] Nenhuma imprecisão depois deste ponto, e nenhum erro na partida.
   *[mistakes] Nenhum erro depois deste ponto.
}
replay_no_mistake_before = { $kind ->
    [inaccuracies] Nenhuma imprecisão antes deste ponto, e nenhum erro na partida.
   *[mistakes] Nenhum erro antes deste ponto.
}
hand_of = Mão de { $player } ({ $count })
followers_of = Seguidores de { $player } ({ $count })
button_first = Início
button_back = Voltar
button_forward = Avançar
button_last = Fim
# Short, so that both buttons of a pair fit beside each other on a phone.
button_previous_trick = Vaza anterior
button_next_trick = Próxima vaza
button_previous_turn = Turno anterior
button_next_turn = Próximo turno
button_previous_mistake = Erro anterior
button_next_mistake = Próximo erro

record_title = Registro · { $title }
record_text = Cada carta, rolagem e jogada da partida, uma por linha, com a impressão digital e o segredo. Para conferir, rode o programa deste bot: `claim-bot check ARQUIVO`

decided_by_last_trick = A partida só se decidiu na última vaza.
decided_after_trick = Depois da vaza { $trick } de { $tricks } na fase 2, { $player ->
    [you] você
   *[other] { $player }
} não podia mais perder.
