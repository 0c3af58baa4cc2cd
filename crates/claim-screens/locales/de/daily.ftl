# Das Spiel des Tages: für alle dieselben Karten, einmal am Tag.

daily_button_deal = Tagesspiel
daily_button_play = Spielen
daily_button_continue = Weiterspielen
daily_button_compare = Mit anderen vergleichen
daily_button_ranking = Rangliste
daily_button_practise = Noch einmal zum Üben
daily_button_earlier = Frühere Tage
daily_button_proof = Fairness
daily_button_records = Protokolle
daily_button_show_day = Zeigen

daily_title = 🃏 Tagesspiel · { date } · { $game }
daily_text = Ein Spiel am Tag, für alle mit denselben Karten, gegen { $bot }. Du hast **einen Versuch**, ohne Uhr. Danach siehst du, was andere aus denselben Karten gemacht haben.
daily_running = Du bist mitten im Spiel. Damit es zählt, werde rechtzeitig fertig: { $when }
daily_missed = Dieses Spiel hast du ausgelassen. Üben kannst du es, sobald der Tag abgeschlossen ist: am zweiten Tag danach.
daily_closed = Dieser Tag ist abgeschlossen: Du kannst sein Spiel zum Üben spielen.
daily_not_counted = Dieser Versuch zählt nicht: Er wurde nicht rechtzeitig zu Ende gespielt.
daily_practice = *Zum Üben: Diese Partie zählt nicht.*
daily_place = { $scope ->
    [here] Auf diesem Server: **Platz { $place } von { $all }**, besser als { $better } %
   *[everywhere] Überall: **Platz { $place } von { $all }**, besser als { $better } %
}
daily_first = { $scope ->
    [here] Auf diesem Server: Dein Ergebnis ist das erste
   *[everywhere] Überall: Dein Ergebnis ist das erste
}
daily_streak = { $current ->
    [0] Längste Serie: { $best } { $best ->
        [one] Tag
       *[other] Tage
    }
    [one] 🔥 Serie: **{ $current } Tag** (Rekord: { $best })
   *[other] 🔥 Serie: **{ $current } Tage** (Rekord: { $best })
}
daily_chart_heading = { $count ->
    [one] { $count } Ergebnis bisher
   *[other] { $count } Ergebnisse bisher
}
daily_chart = { $outcome ->
    [won] gewonnen
    [drawn] unentschieden
   *[lost] verloren
} **{ $count }** { $bar }
daily_moment_heading = Der wichtigste Moment
daily_ranking_empty = Noch keine Ergebnisse.
daily_ranking_row = **{ $place }.** { $name } · { daily_score }
daily_ranking_own = **{ $place }.** ➤ { $name } · { daily_score }
daily_score = { $outcome ->
    [won] gewonnen { $own } – { $other }
    [drawn] unentschieden { $own } – { $other }
   *[lost] verloren { $own } – { $other }
}
# Über einem geteilten Ergebnis.
daily_shared_by = { $name } hat das Tagesspiel gespielt:
share_day = Claim-Tagesspiel vom { date } ({ $game })
share_outcome = { daily_score }
share_better = besser als { $better } %

earlier_title = 🃏 Frühere Tagesspiele
earlier_text = Was du beendet hast, kannst du sofort noch einmal spielen, alles andere, sobald der Tag abgeschlossen ist.
earlier_day = **{ date }** · { $game }
earlier_none = nicht gespielt
earlier_unfinished = ohne Ergebnis
earlier_result = { daily_score }

proof_title = 🔒 Faire Tagesspiele
proof_text = Die Karten jedes Tages folgen aus einem Geheimnis, das gezogen wird, wenn der Tag davor beginnt. Sein Fingerabdruck, der SHA-256 des Geheimnisses, ist von da an zu sehen; das Geheimnis folgt, wenn der Tag abgeschlossen ist. So lässt sich kein Spiel mehr ändern, nachdem es gesehen wurde.
proof_later = Das Geheimnis wird veröffentlicht, wenn der Tag abgeschlossen ist: am zweiten Tag danach.
proof_day = { date } · { $game }
proof_fingerprint = Fingerabdruck: `{ $commitment }`
proof_secret = Geheimnis: `{ $secret }`
records_text = Alle Partien des Tages, ohne Namen, mit dem Geheimnis, aus dem die Karten folgen. Jede beginnt mit ihrer Kopfzeile.

resign_daily = Aufgeben? Dein einziger Versuch ist dann verbraucht und hat kein Ergebnis.
