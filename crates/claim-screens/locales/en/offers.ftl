# Offers of a draw, or to call a match off. The offer ends when a player who was asked plays on.

offer_made_by = { $player ->
    [you] 🤝 You offer { $what ->
        [draw] a draw
       *[other] to call the match off, with no effect on ratings
    }. Playing on without an answer declines it.
   *[other] 🤝 { $player } offers { $what ->
        [draw] a draw
       *[other] to call the match off, with no effect on ratings
    }.
}
# On a phone’s lock screen.
told_offer = { $player } offers { $what ->
    [draw] a draw
   *[other] to call the match off
}: accept or decline?
offer_decline_by_playing = Just playing on declines it.
offer_accepted_by_you = You accepted. Not everyone has answered yet.
offer_accepted_by = Accepted by { $players }.
offer_declined_by = { $player ->
    [you] You declined
   *[other] { $player } declined
} { $what ->
    [draw] the draw
   *[other] the offer to call it off
}.
offer_withdrawn_by = { $player ->
    [you] You withdrew
   *[other] { $player } withdrew
} the offer.

button_offer = { $what ->
    [draw] Offer a draw
   *[other] Offer to call it off
}
button_accept_offer = { $what ->
    [draw] Accept the draw
   *[other] Call it off
}
button_decline_offer = Decline
button_withdraw_offer = Withdraw offer

offer_made = Offer sent.
offer_accepted = You accepted.
offer_declined = You declined.
offer_withdrawn = You withdrew your offer.
no_players_to_ask = There is no one to ask: the others are bots.
too_early_to_draw = You can offer a draw from the third trick or round on.
offer_open = There is already an offer. Answer that one first.
offer_was_declined = There has just been an offer. You can make another one after the next move.
offer_lapsed = That offer is no longer open.
offer_already_accepted = You have already agreed. Not everyone has answered yet.
match_stopped = You stopped the match. It does not count.
