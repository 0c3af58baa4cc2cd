# Bestenlisten, Profile und die eigenen Partien.

leaderboard_title = 🏆 Bestenliste
leaderboard_empty = Diese Bestenliste ist noch leer. Spiele auf einem Server eine gewertete Partie gegen Menschen zu Ende, dann stehst du hier: `/claim start`
leaderboard_row = `{ $rank }.` { $name } · **{ $rating }** · { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
leaderboard_own = ➤ { leaderboard_row } ← du
this_server = Dieser Server
all_servers = Alle Server
all_games = Alle Spiele
this_month = Dieser Monat
all_time = Gesamt
month_starts_anew = Diese Wertung beginnt jeden Monat von vorn.
button_my_profile = Mein Profil
button_leaderboard = Bestenliste
profile_own = 📈 Dein Profil
profile_of = 📈 Profil von { $name }
profile_unnamed = 📈 Profil
rating_record = { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
rating_now = **{ $rating }** · Rang { $rank } · { $record }
rating_none = Du hast hier noch keine gewertete Partie beendet. Gewertet werden Partien zwischen Menschen auf einem Server: `/claim start`
rating_none_other = { $player } hat hier noch keine gewertete Partie beendet.
rating_none_of_game = Du hast hier noch keine gewertete Partie { $game } beendet.
rating_none_of_game_other = { $player } hat hier noch keine gewertete Partie { $game } beendet.
rating_provisional = ? vorläufig: erst wenige gewertete Partien
profile_streaks = Siege in Folge: { $streak } · längste Siegesserie: { $best }
profile_favourite = Lieblingsfraktion: { $faction } ({ $won }-mal gewonnen)
profile_games = Wertung pro Spiel
profile_game = { $game }: **{ $rating }** · Rang { $rank } · { $record }
profile_bots = Gegen Bots (ungewertet; alle deine Partien, auf allen Servern)
profile_bot = { $level ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Stark
} ({ $names }): { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
profile_forms = Deine Züge (analysierte Partien, auf allen Servern)
form_kept = **{ $game }:** { $percent } % der Gewinnchancen behalten in { $count ->
    [one] einer Partie
   *[other] deinen letzten { $count } Partien
}.
form_exact_only = **{ $game }:** { $count ->
    [one] eine Partie
   *[other] deine letzten { $count } Partien
}.
form_strength = { $strength ->
    [above-hard] Besser als starke Bots.
    [below-easy] Schwächer als leichte Bots.
    [above-easy] Zwischen leichten und mittleren Bots.
   *[above-medium] Zwischen mittleren und starken Bots.
}
form_trend = Die letzten { $count }: { $new } %, davor { $old } %.
form_critical = { $right } von { $count } entscheidenden { $count ->
    [one] Zug
   *[other] Zügen
} in Phase 2 richtig.
form_typical = Häufigster Fehler: { $kind ->
    [lead-one] womit du in Phase 1 einen Stich beginnst
    [follow-one] was du in Phase 1 zugibst
    [lead-two] womit du in Phase 2 einen Stich beginnst
    [follow-two] was du in Phase 2 zugibst
    [choice] welche Karte du nimmst
    [roll] weiterwürfeln statt aufhören
    [stop] aufhören statt weiterwürfeln
    [space] welches Feld du nutzt
    [place] welche Karte du wohin legst
    [power] wie du Kräfte einsetzt
   *[draw] welche Karte du ziehst
}.
profile_events = Turniere
profile_event = { $event }: Platz **{ $place }** von { $players }
profile_opponents = Häufigste Gegner
profile_opponent = { $name }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
profile_against_you_heading = Direkter Vergleich
profile_against_you = Du: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
rating_history = { $count ->
    [one] Die einzige gewertete Partie
   *[other] Die letzten { $count } gewerteten Partien
}
page = Seite { $number } von { $pages }
button_previous = Zurück
button_next = Weiter

matches_title = Deine laufenden Partien
matches_empty = Du hast keine laufende Partie.
matches_line = Wartet auf andere: { $title }
matches_line_paused = ⏸️ Pausiert: { $title }
matches_line_your_turn = **Du bist dran:** { $title }
# Neben einer Partie: ob sie auf den Leser wartet.
button_go_on = Weiterspielen
button_show = Ansehen
matches_tables = Deine offenen Tische und Einladungen
link_to_hand = [Deine Hand]({ $url })

finished_matches_title = Deine beendeten Partien
finished_matches_empty = Du hast noch keine Partie beendet.
button_finished_matches = Beendete Partien

which_match_title = Welche Partie?
which_match_menu = Partie auswählen

tables_title = Offene Tische auf diesem Server
tables_empty = Gerade ist kein Tisch offen.
tables_line = **{ $game }** · { $players } · { $free ->
    [0] alle Plätze besetzt
   *[other] { $free } von { $total } Plätzen frei
}
tables_line_reserved = **{ $game }** · { $players } · reserviert für { $names }
tables_label = Offener Tisch · { $game }: { $players }

button_share = Im Kanal teilen
button_open_shared = Öffnen
button_refresh = Aktualisieren
watching = Du schaust zu: Neue Züge erscheinen hier. Wenn nicht, drücke „{ $refresh }“.
watching_ended = Diese Anzeige folgt der Partie nicht mehr. „{ $watch }“ zeigt sie wieder.
tables_running = Läuft in diesem Kanal
shared = Im Kanal geteilt.
shared_by = Geteilt von { $player }
