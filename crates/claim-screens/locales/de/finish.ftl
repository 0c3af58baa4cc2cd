# Eine beendete Partie: Ergebnis, Ablauf zum Nachspielen, Protokoll.

match_won = { $count ->
    [one] 🏆 { $players } gewinnt!
   *[other] 🏆 { $players } gewinnen!
}
match_drawn = 🤝 Die Partie endet unentschieden.
match_shared = 🤝 { $players } teilen sich den ersten Platz.
match_aborted = Die Partie wurde abgebrochen und zählt nicht.
ended_resigned = { $player ->
    [you] Du hast aufgegeben.
   *[other] { $player } hat aufgegeben.
}
ended_timeout = { $player ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $player } ist abgelaufen.
}
ended_left = { $player ->
    [you] Du hast den Server verlassen.
   *[other] { $player } hat den Server verlassen.
}
ended_drawn = Alle haben sich auf ein Unentschieden geeinigt.
ended_agreed = Alle haben sich auf einen Abbruch geeinigt.
ended_stopped = Die Partie wurde von der Moderation beendet.
ended_stopped_by_organiser = Die Turnierleitung hat diese Partie beendet.
match_voided = 🚫 Die Moderation des Servers hat diese Partie annulliert: Sie zählt nicht.
unrated_pair = ⚖️ Nicht gewertet: Als diese Partie begann, hatten { $players ->
    [2] die beiden
   *[other] zwei von euch
} binnen 24 Stunden schon { $matches } gewertete Partien miteinander beendet.
# Nach einem der drei Sätze über jemanden, der die Partie verlassen hat.
taken_over = { $sentence } Ein Bot hat übernommen.
best_who_stayed = Wer die Partie verlassen hat, kann nicht gewinnen: Es gewinnt, wer von den anderen am besten steht.
you_are_replaced = Auf deinem Platz spielt ein Bot weiter. Für dich zählt die Partie als Niederlage.
you_lost_by_leaving = { $sentence } Du verlierst diese Partie.

result_heading = **Die Gunst der Fraktionen: { $votes }**
vote_won = { $faction }: { $side } ({ $counts })
vote_tie_broken = { $faction }: { $side } ({ $counts }; höhere Karte: { $high } schlägt { $low })
vote_tie = { $faction }: Gleichstand ({ $counts })
vote_no_cards = { $faction }: keine Karten
votes_tied = Gleich viele Fraktionen. { $outcome ->
    [tied] Auch die Summen der Kartenwerte in den gewonnenen Fraktionen sind gleich:
   *[decided] Es entscheidet die Summe der Kartenwerte in den gewonnenen Fraktionen:
} **{ $sums }**

# Wie knapp es war.
close_card = { $owner ->
    [you] Mit deiner Karte { $card }
   *[other] Mit der Karte { $card } von { $owner }
} { $player ->
    [you] hättest du gewonnen
   *[other] wäre der Sieg an { $player } gegangen
}.
close_votes = { $player ->
    [you] Dir
   *[other] { $player }
} { $count ->
    [one] fehlte 1 Fraktion
   *[other] fehlten { $count } Fraktionen
}.

# Die Nachricht im Kanal für jemanden ohne Direktnachrichten.
result_mention = { $mention }, deine Partie ist vorbei.

ratings_heading = Wertung
rating_change = { $player }: { $before } → { $after } ({ $change })

# Überschriften; der Punktestand folgt.
you_won = 🏆 Gewonnen!
you_lost = Verloren.
you_drew = 🤝 Unentschieden.

# Über den Knöpfen, die beim Ergebnis fehlen.
finished_more = Das Protokoll der Partie, und wie sich prüfen lässt, dass fair gegeben wurde:

# Die Nachricht des Tisches, wenn das Ergebnis als neue Nachricht weiter unten steht.
result_below = Diese Partie ist zu Ende: [zum Ergebnis]({ $url })

button_rematch = Revanche
button_play_too = Auch spielen
button_replay = Nachspielen
button_record = Protokoll

replay_title = Nachspielen · { $title }
replay_position = Zug { $actions } von { $total }
replay_no_mistake_after = { $kind ->
    [inaccuracies] Danach gibt es keine Ungenauigkeit mehr, und Fehler gab es keine.
   *[mistakes] Danach gibt es keinen Fehler mehr.
}
replay_no_mistake_before = { $kind ->
    [inaccuracies] Davor gibt es keine Ungenauigkeit, und Fehler gab es keine.
   *[mistakes] Davor gibt es keinen Fehler.
}
hand_of = Hand von { $player } ({ $count })
followers_of = Anhänger von { $player } ({ $count })
button_first = Anfang
button_back = Zurück
button_forward = Weiter
button_last = Ende
button_previous_trick = Voriger Stich
button_next_trick = Nächster Stich
button_previous_turn = Voriger Zug
button_next_turn = Nächster Zug
button_previous_mistake = Voriger Fehler
button_next_mistake = Nächster Fehler

record_title = Protokoll · { $title }
record_text = Alle Karten, Würfe und Züge der Partie, Zeile für Zeile, dazu Fingerabdruck und Geheimnis. Nachprüfen kannst du es mit `claim-bot check DATEI`

decided_by_last_trick = Erst der letzte Stich hat die Partie entschieden.
decided_after_trick = Nach Stich { $trick } von { $tricks } in Phase 2 { $player ->
    [you] warst du
   *[other] war { $player }
} nicht mehr einzuholen.
