# Offers of a draw, or to call a match off. The offer ends when a player who was asked plays on.

offer_made_by = { $player ->
    [you] 🤝 Tu proposes { $what ->
        [draw] la nulle
       *[other] d’annuler la partie, sans effet sur les cotes
    }. Jouer sans répondre, c’est refuser.
   *[other] 🤝 { $player } propose { $what ->
        [draw] la nulle
       *[other] d’annuler la partie, sans effet sur les cotes
    }.
}
# On a phone’s lock screen.
told_offer = { $player } propose { $what ->
    [draw] la nulle
   *[other] d’annuler la partie
} : tu acceptes ?
offer_decline_by_playing = Jouer sans répondre, c’est refuser.
offer_accepted_by_you = Tu as accepté. Tout le monde n’a pas encore répondu.
offer_accepted_by = D’accord : { $players }.
offer_declined_by = { $player ->
    [you] Tu as refusé
   *[other] { $player } a refusé
} { $what ->
    [draw] la nulle
   *[other] d’annuler la partie
}.
offer_withdrawn_by = { $player ->
    [you] Tu as retiré
   *[other] { $player } a retiré
} l’offre.

button_offer = { $what ->
    [draw] Proposer la nulle
   *[other] Proposer d’annuler
}
button_accept_offer = { $what ->
    [draw] Accepter la nulle
   *[other] Annuler la partie
}
button_decline_offer = Refuser
button_withdraw_offer = Retirer l’offre

offer_made = Offre envoyée.
offer_accepted = Tu as accepté.
offer_declined = Tu as refusé.
offer_withdrawn = Tu as retiré ton offre.
no_players_to_ask = Il n’y a personne à qui demander : les autres sont des bots.
too_early_to_draw = Tu peux proposer la nulle à partir du troisième pli ou tour.
offer_open = Il y a déjà une offre. Réponds d’abord à celle-là.
offer_was_declined = Il vient d’y avoir une offre. Tu pourras en faire une autre après le prochain coup.
offer_lapsed = Cette offre n’est plus ouverte.
offer_already_accepted = Tu as déjà accepté. Tout le monde n’a pas encore répondu.
match_stopped = Tu as arrêté la partie. Elle ne compte pas.
