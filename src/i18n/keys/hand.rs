//! A player's private screen.

keys! {
    play_card(card);
    take_revealed(card);
    take_top(card);
    remove_gnome(gnome, name);
    remove_none();
}
