//! A player's private screen of a running match.

keys! {
    hand_title(title);
    private_title(title);
    link_to_table(url);
    your_hand(count);
    your_followers(count);
    cards_line(faction, values);
    no_cards();
    missing_factions(factions);
    turn_follow(faction);
    turn_follow_or_doppelganger(faction);
    turn_cannot_follow(faction);
    peeked_card(card);
    known_draws(player, cards);
    play_card(card);
    take_revealed(card);
    take_top(card);
    remove_gnome(gnome, name);
    remove_none();
    only_choice(label);
    last_card(label);
    chosen_steps(steps, next);
    only_steps(steps);
    choice_range(first, last);
    button_step_back();
    resign_question_title(title);
    resign_taken_over();
    resign_called_off(more);
    resign_called_off_unrated();
    resign_called_off_too_often();
    resign_lost();
    resign_tutorial();
    resign_ends_series();
    resign_question_ignore();
    button_resign_now();
    button_call_off_now();
    stop_question();
    button_stop_now();
    cancel_question();
    button_cancel_now();
}
