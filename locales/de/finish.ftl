# Eine Partie, die vorbei ist: Ergebnis, Wiederholung, Protokoll.

match_won = { $count ->
    [one] 🏆 { $players } gewinnt!
   *[other] 🏆 { $players } gewinnen!
}
match_drawn = 🤝 Die Partie endet unentschieden.
match_shared = 🤝 { $players } teilen sich den ersten Platz.
match_aborted = Die Partie wurde abgebrochen. Sie zählt für niemanden.
ended_resigned = { $player ->
    [you] Du hast aufgegeben.
   *[other] { $player } hat aufgegeben.
}
ended_timeout = { $player ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $player } ist abgelaufen.
}

result_heading = **Wer die Gunst gewinnt** ({ $sides })
vote_won = { $faction }: { $side }, { $counts }
vote_tie_broken = { $faction }: { $side }, { $counts } (gleich viele; von der höchsten Karte abwärts: { $high } schlägt { $low })
vote_equal = { $faction }: niemand, { $counts }
vote_nobody = { $faction }: niemand, keine Karten
votes_total = **Fraktionen: { $counts }**
votes_tied = Gleich viele Fraktionen, also entscheiden die Werte der Karten in den gewonnenen: **{ $sums }**

ratings_heading = Wertungszahlen
rating_change = { $player }: { $before } → { $after } ({ $change })

fair_heading = Fairer Zufall
fair_secret = Das Geheimnis hinter allem, was der Zufall entschied: `{ $secret }`
    Sein SHA-256 ist der Fingerabdruck, der zu sehen war, bevor sich jemand setzte. Mit dem Protokoll der Partie rechnet `claim-bot check` jede ausgeteilte Karte und jeden Wurf nach.

you_won = 🏆 Gewonnen!
you_lost = Diesmal hast du verloren.
you_drew = 🤝 Unentschieden.

button_rematch = Revanche
button_replay = Wiederholung
button_record = Protokoll

replay_title = Wiederholung · { $title }
replay_place = Nach Aktion { $actions } von { $total }
button_first = Anfang
button_back = Zurück
button_forward = Weiter
button_last = Ende

record_title = Protokoll · { $title }
record_text = Alles, was der Zufall entschied und was gespielt wurde, Zeile für Zeile. `claim-bot check` spielt die Datei nach und prüft jede davon.
