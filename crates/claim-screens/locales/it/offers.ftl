# Offers of a draw, or to call a match off. The offer ends when a player who was asked plays on.

offer_made_by = { $player ->
    [you] 🤝 Proponi { $what ->
        [draw] un pareggio
       *[other] di annullare la partita, senza effetto sui rating
    }. Chi gioca senza rispondere rifiuta.
   *[other] 🤝 { $player } propone { $what ->
        [draw] un pareggio
       *[other] di annullare la partita, senza effetto sui rating
    }.
}
# On a phone’s lock screen.
told_offer = { $player } propone { $what ->
    [draw] un pareggio
   *[other] di annullare la partita
}: accetti?
offer_decline_by_playing = Se continui a giocare, rifiuti.
offer_accepted_by_you = Hai accettato. Non hanno ancora risposto tutti.
offer_accepted_by = Accettano: { $players }.
offer_declined_by = { $player ->
    [you] Hai
   *[other] { $player } ha
} rifiutato { $what ->
    [draw] il pareggio
   *[other] l’annullamento
}.
offer_withdrawn_by = { $player ->
    [you] Hai
   *[other] { $player } ha
} ritirato la proposta.

button_offer = { $what ->
    [draw] Proponi pareggio
   *[other] Proponi di annullare
}
button_accept_offer = { $what ->
    [draw] Accetta il pareggio
   *[other] Annulla la partita
}
button_decline_offer = Rifiuta
button_withdraw_offer = Ritira la proposta

offer_made = Proposta inviata.
offer_accepted = Hai accettato.
offer_declined = Hai rifiutato.
offer_withdrawn = Hai ritirato la proposta.
no_players_to_ask = Non c’è nessuno a cui chiedere: gli altri sono bot.
too_early_to_draw = Puoi proporre un pareggio dalla terza presa o dal terzo giro in poi.
offer_open = C’è già una proposta. Rispondi prima a quella.
offer_was_declined = C’è appena stata una proposta. Puoi farne un’altra dopo la prossima mossa.
offer_lapsed = Quella proposta non è più aperta.
offer_already_accepted = Sei già d’accordo. Non hanno ancora risposto tutti.
match_stopped = Hai interrotto la partita. Non conta.
