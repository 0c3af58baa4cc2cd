//! A table before its match starts.

keys! {
    invitation(mention, host, game);
    lobby_title(game);
    lobby_opened(host);
    lobby_seat(number, player);
    lobby_seat_reserved(number, player);
    lobby_team(number, members);
    lobby_option(option, names);
    lobby_time(limit);
    lobby_time_reserve(initial, increment);
    lobby_time_unlimited();
    out_of_time(players);
    lobby_wait();
    lobby_wait_invited(player);
    lobby_full();
    lobby_full_without_hands();
    lobby_cancelled(host);
    lobby_expired();
    lobby_fingerprint(commitment);
    fingerprint_message(commitment);
    fairness_title();
    fairness_text();
    fairness_fingerprint_heading();
    fairness_fingerprint(commitment);
    fairness_secret_heading();
    fairness_secret(secret);
    fairness_secret_later();
    button_join();
    button_leave();
    button_add_bot();
    bot_question();
    no_seat_for_bot();
    button_level(level);
    button_remove_bot();
    button_start();
    button_cancel();
}
