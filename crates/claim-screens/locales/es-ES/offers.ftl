# Offers of a draw, or to call a match off. The offer ends when a player who was asked plays on.

offer_made_by = { $player ->
    [you] 🤝 Ofreces { $what ->
        [draw] un empate
       *[other] cancelar la partida, sin efecto en las puntuaciones
    }. Quien siga jugando sin responder lo rechaza.
   *[other] 🤝 { $player } ofrece { $what ->
        [draw] un empate
       *[other] cancelar la partida, sin efecto en las puntuaciones
    }.
}
# On a phone’s lock screen.
told_offer = { $player } ofrece { $what ->
    [draw] un empate
   *[other] cancelar la partida
}: ¿aceptas?
offer_decline_by_playing = Si sigues jugando, lo rechazas.
offer_accepted_by_you = Has aceptado. Aún no han respondido todos.
offer_accepted_by = Han aceptado: { $players }.
offer_declined_by = { $player ->
    [you] Has
   *[other] { $player } ha
} rechazado { $what ->
    [draw] el empate
   *[other] la cancelación
}.
offer_withdrawn_by = { $player ->
    [you] Has
   *[other] { $player } ha
} retirado la oferta.

button_offer = { $what ->
    [draw] Ofrecer empate
   *[other] Proponer cancelar
}
button_accept_offer = { $what ->
    [draw] Aceptar el empate
   *[other] Cancelar la partida
}
button_decline_offer = Rechazar
button_withdraw_offer = Retirar la oferta

offer_made = Oferta enviada.
offer_accepted = Has aceptado.
offer_declined = Has rechazado.
offer_withdrawn = Has retirado tu oferta.
no_players_to_ask = No hay a quién preguntar: los demás son bots.
too_early_to_draw = Puedes ofrecer un empate a partir de la tercera baza o ronda.
offer_open = Ya hay una oferta. Responde primero a esa.
offer_was_declined = Acaba de haber una oferta. Puedes hacer otra después de la siguiente jugada.
offer_lapsed = Esa oferta ya no está abierta.
offer_already_accepted = Ya estás de acuerdo. Aún no han respondido todos.
match_stopped = Has parado la partida. No cuenta.
