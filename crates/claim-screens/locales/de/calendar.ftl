# The daily post of a server, and its settings.

post_title = 🃏 Tagesspiel: { $game }
post_day = { date } · für alle dieselben Karten
post_deal = { $count ->
    [one] Tagesspiel von gestern · { $count } Ergebnis
   *[other] Tagesspiel von gestern · { $count } Ergebnisse
}
post_deal_row = { $medal } { $name } · { daily_score }
post_puzzle = Rätsel von gestern
post_solved = Gelöst: { $solved } von { $answered }
post_solvers = Zuerst: { $names }
post_longest_streaks = Längste Serien
post_streaks = 🔥 { $of ->
    [deals] Tagesspiel:
   *[puzzles] Rätsel:
} { $streaks }
post_streak = { $name } { $days } Tage
post_event = 🏆 { $name }: { $when }
post_tables = 🪑 { $count ->
    [one] **{ $count }** Tisch wartet auf Mitspieler.
   *[other] **{ $count }** Tische warten auf Mitspieler.
}
post_month = 🏆 Die Besten des letzten Monats
post_most_played = Meiste Partien: { $name } ({ $count })
post_newcomer = Bester Neuling: { $name } ({ $rating })
button_post_deal = Tagesspiel spielen
button_post_tables = Offene Tische

post_settings_title = 📅 Tagesnachricht
post_settings_text = Einmal am Tag, ohne Ton: Tagesspiel und Rätsel von heute, die Besten von gestern, offene Tische und Turniere, am Monatsanfang auch das Siegertreppchen des letzten Monats. Gibt es nichts zu erzählen und hat eine Woche lang niemand gespielt, fällt sie aus.
post_is_on = Sie kommt in { $channel }.
post_is_off = Sie ist **aus**. Wähle Stunde und Zeitzone und schalte sie in dem Kanal ein, in dem sie kommen soll.
post_time = Zeit: **{ $hour } Uhr** ({ $zone })
post_next = Nächste Nachricht: { $when }
choose_post_hour = Stunde ändern
button_post_here = { $which ->
    [move] Lieber hier
   *[start] Hier einschalten
}
button_post_off = Ausschalten
button_post_zone = Zeitzone
post_failed = ⚠️ { $why ->
    [channel-lost] Die letzte Tagesnachricht kam nicht: Ihren Kanal gibt es nicht mehr. Schalte sie in einem anderen ein.
    [forbidden] Die letzte Tagesnachricht kam nicht: In ihrem Kanal darf ich nicht schreiben. Ich brauche dort *Kanal ansehen* und *Nachrichten senden*.
   *[refused] Die letzte Tagesnachricht kam nicht: Discord hat sie nicht angenommen.
}
zones_title = 🕘 Zeitzone der Tagesnachricht
zones_text = Gewählt: **{ $zone }**. Neben jeder Zone steht, um wie viel ihre Uhren heute von UTC abweichen.
choose_zone_region = Region wählen
zone_region = { $region ->
    [africa] Afrika
    [america] Amerika
    [antarctica] Antarktis
    [asia] Asien
    [atlantic] Atlantik
    [australia] Australien
    [europe] Europa
    [indian] Indischer Ozean
   *[pacific] Pazifik
}
