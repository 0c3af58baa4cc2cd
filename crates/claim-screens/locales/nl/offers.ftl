# Offers of a draw, or to call a match off. The offer ends when a player who was asked plays on.

offer_made_by = { $player ->
    [you] 🤝 Je { $what ->
        [draw] biedt gelijkspel aan
       *[other] stelt voor het potje af te breken, zonder gevolg voor de ratings
    }. Doorspelen zonder antwoord is weigeren.
   *[other] 🤝 { $player } { $what ->
        [draw] biedt gelijkspel aan
       *[other] stelt voor het potje af te breken, zonder gevolg voor de ratings
    }.
}
# On a phone’s lock screen.
told_offer = { $player } { $what ->
    [draw] biedt gelijkspel aan
   *[other] stelt voor het potje af te breken
}. Ga je akkoord?
offer_decline_by_playing = Gewoon doorspelen is weigeren.
offer_accepted_by_you = Je gaat akkoord. Nog niet iedereen heeft geantwoord.
offer_accepted_by = Akkoord: { $players }.
offer_declined_by = { $player ->
    [you] Je hebt
   *[other] { $player } heeft
} { $what ->
    [draw] het gelijkspel
   *[other] het afbreken
} geweigerd.
offer_withdrawn_by = { $player ->
    [you] Je hebt
   *[other] { $player } heeft
} het aanbod ingetrokken.

button_offer = { $what ->
    [draw] Gelijkspel aanbieden
   *[other] Afbreken aanbieden
}
button_accept_offer = { $what ->
    [draw] Gelijkspel aannemen
   *[other] Potje afbreken
}
button_decline_offer = Weigeren
button_withdraw_offer = Aanbod intrekken

offer_made = Aanbod verstuurd.
offer_accepted = Je gaat akkoord.
offer_declined = Je hebt geweigerd.
offer_withdrawn = Je hebt je aanbod ingetrokken.
no_players_to_ask = Er is niemand om het te vragen: de anderen zijn bots.
too_early_to_draw = Gelijkspel kun je vanaf de derde slag of ronde aanbieden.
offer_open = Er ligt al een aanbod. Antwoord daar eerst op.
offer_was_declined = Er was net al een aanbod. Na de volgende zet kun je een nieuw doen.
offer_lapsed = Dat aanbod staat niet meer open.
offer_already_accepted = Je bent al akkoord gegaan. Nog niet iedereen heeft geantwoord.
match_stopped = Je hebt het potje gestopt. Het telt niet.
