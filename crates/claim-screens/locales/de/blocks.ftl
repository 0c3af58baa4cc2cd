# Einladungen von jemandem blockieren.

button_block = Einladungen blockieren
person_blocked = 🔕 { $player } kann dich nicht mehr einladen.
person_unblocked = { $player } kann dich wieder einladen.
blocked_in_settings = Das kannst du jederzeit mit `/claim einstellungen` ändern.
button_undo_block = Rückgängig
button_blocked = Blockierte Personen
blocked_title = Blockierte Personen
blocked_text = { $count ->
    [0] Du hast niemanden blockiert. Das geht mit „{ button_block }“ unter einer Einladung.
    [one] Diese Person kann dich nicht einladen. Wähle sie aus, um es wieder zu erlauben.
   *[other] Diese { $count } Personen können dich nicht einladen. Wähle eine aus, um es ihr wieder zu erlauben.
}
choose_to_unblock = Einladungen wieder erlauben …
only_invited_block = Nur wer an diesen Tisch eingeladen ist, kann Einladungen von dort blockieren.
too_many_blocked = Du hast schon { $max } Personen blockiert, mehr geht nicht. Hebe erst eine Blockierung auf: `/claim einstellungen`
takes_no_invitations = { $player } nimmt gerade keine Einladungen von dir an.
