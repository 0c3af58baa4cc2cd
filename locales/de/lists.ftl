# Die Rangliste und die eigenen Partien.

leaderboard_title = 🏆 Rangliste dieses Servers
leaderboard_empty = Hier hat noch niemand eine Partie beendet. Die erste Zeile kann deine sein: `/claim start`
leaderboard_row = `{ $rank }.` { $name } · **{ $rating }** · { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
leaderboard_own = ➤ { leaderboard_row } ← du
page = Seite { $number } von { $pages }
button_previous = Zurück
button_next = Weiter

matches_title = Deine laufenden Partien
matches_empty = Du hast keine laufende Partie. Mit `/claim start` eröffnest du einen Tisch.
matches_line = Wartet auf andere: { $title }
matches_line_your_turn = **Du bist dran:** { $title }
