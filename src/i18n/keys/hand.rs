//! A player's private screen of a running match.

keys! {
    hand_title(title);
    handless_title(title);
    link_to_table(url);
    your_hand(count);
    your_followers(count);
    cards_line(faction, values);
    no_cards();
    follow(faction);
    follow_or_pass(faction);
    peeked(card);
    witnessed(player, cards);
    play_card(card);
    take_revealed(card);
    take_top(card);
    remove_gnome(gnome, name);
    remove_none();
    chosen(steps);
    choose_between(first, last);
    button_step_back();
    resign_question_title(title);
    resign_question_text();
    button_resign_now();
}
