# A player's private screen.

# Labels of buttons: no markdown, short.
play_card = Play { $card }
take_revealed = Take { $card }
take_top = Take { $card } (top card)
remove_gnome = Remove { $gnome } of { $name }
remove_none = Remove no Gnome
