# Offers of a draw, or to call a match off. The offer ends when a player who was asked plays on.

offer_made_by = { $player ->
    [you] 🤝 Você propõe { $what ->
        [draw] um empate
       *[other] cancelar a partida, sem efeito nos ratings
    }. Quem joga sem responder recusa.
   *[other] 🤝 { $player } propõe { $what ->
        [draw] um empate
       *[other] cancelar a partida, sem efeito nos ratings
    }.
}
# On a phone’s lock screen.
told_offer = { $player } propõe { $what ->
    [draw] um empate
   *[other] cancelar a partida
}: você aceita?
offer_decline_by_playing = Jogar sem responder é recusar.
offer_accepted_by_you = Você aceitou. Nem todos responderam ainda.
offer_accepted_by = Aceito por { $players }.
offer_declined_by = { $player ->
    [you] Você recusou
   *[other] { $player } recusou
} { $what ->
    [draw] o empate
   *[other] cancelar a partida
}.
offer_withdrawn_by = { $player ->
    [you] Você retirou
   *[other] { $player } retirou
} a proposta.

button_offer = { $what ->
    [draw] Propor empate
   *[other] Propor cancelar
}
button_accept_offer = { $what ->
    [draw] Aceitar o empate
   *[other] Cancelar a partida
}
button_decline_offer = Recusar
button_withdraw_offer = Retirar proposta

offer_made = Proposta enviada.
offer_accepted = Você aceitou.
offer_declined = Você recusou.
offer_withdrawn = Você retirou sua proposta.
no_players_to_ask = Não há a quem perguntar: os outros são bots.
too_early_to_draw = Você pode propor empate a partir da terceira vaza ou rodada.
offer_open = Já há uma proposta. Responda a ela primeiro.
offer_was_declined = Acabou de haver uma proposta. Você pode fazer outra depois da próxima jogada.
offer_lapsed = Essa proposta não está mais aberta.
offer_already_accepted = Você já aceitou. Nem todos responderam ainda.
match_stopped = Você parou a partida. Ela não conta.
