//! Offers of a draw, or to call a match off.

keys! {
    offer_made_by(player, what);
    offer_decline_by_playing();
    offer_accepted_by_you();
    offer_accepted_by(players);
    offer_declined_by(player, what);
    offer_withdrawn_by(player);
    button_offer(what);
    button_accept_offer(what);
    button_decline_offer();
    button_withdraw_offer();
    offer_made();
    offer_accepted();
    offer_declined();
    offer_withdrawn();
    no_players_to_ask();
    too_early_to_draw();
    offer_open();
    offer_was_declined();
    offer_lapsed();
    offer_already_accepted();
    match_stopped();
}
