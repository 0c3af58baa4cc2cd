# Die Bestenliste und die eigenen Partien.

leaderboard_title = 🏆 Bestenliste dieses Servers
leaderboard_empty = Hier wurde noch keine gewertete Partie beendet. Starte die erste: `/claim start`
leaderboard_row = `{ $rank }.` { $name } · **{ $rating }** · { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
leaderboard_own = ➤ { leaderboard_row } ← du
button_my_rating = Meine Wertung
button_leaderboard = Bestenliste
rating_title = 📈 Deine Wertung auf diesem Server
rating_now = **{ $rating }** · Rang { $rank } · { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
rating_none = Du hast hier noch keine gewertete Partie beendet. Starte eine mit `/claim start`.
rating_history = { $count ->
    [one] Deine einzige gewertete Partie
   *[other] Deine letzten { $count } gewerteten Partien
}
page = Seite { $number } von { $pages }
button_previous = Zurück
button_next = Weiter

matches_title = Deine laufenden Partien
matches_empty = Du hast keine laufende Partie. Mit `/claim start` startest du eine.
matches_line = Wartet auf andere: { $title }
matches_line_your_turn = **Du bist dran:** { $title }
