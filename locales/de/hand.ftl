# Der private Bildschirm eines Spielers.

# Aufschriften von Knöpfen: ohne Formatierung, kurz.
play_card = { $card } spielen
take_revealed = { $card } nehmen
take_top = { $card } nehmen (oberste Karte)
remove_gnome = { $gnome } von { $name } entfernen
remove_none = Keinen Gnom entfernen
