# The daily post of a server, and its settings.

post_title = 🃏 Dagpotje: { $game }
post_day = { date } · voor iedereen dezelfde kaarten
post_deal = { $count ->
    [one] Dagpotje van gisteren · { $count } resultaat
   *[other] Dagpotje van gisteren · { $count } resultaten
}
post_deal_row = { $medal } { $name } · { daily_score }
post_puzzle = Puzzel van gisteren
post_solved = { $solved ->
    [one] { $solved } van de { $answered } heeft hem opgelost.
   *[other] { $solved } van de { $answered } hebben hem opgelost.
}
post_solvers = Als eerste: { $names }
post_longest_streaks = Langste reeksen
post_streaks = 🔥 { $of ->
    [deals] Dagpotje:
   *[puzzles] Puzzel:
} { $streaks }
post_streak = { $name } { $days } dagen
post_event = 🏆 { $name }: { $when }
post_tables = 🪑 { $count ->
    [one] **{ $count }** tafel wacht op spelers.
   *[other] **{ $count }** tafels wachten op spelers.
}
post_month = 🏆 De besten van vorige maand
post_most_played = Meeste potjes: { $name } ({ $count })
post_newcomer = Beste nieuwkomer: { $name } ({ $rating })
button_post_deal = Dagpotje spelen
button_post_tables = Open tafels

post_settings_title = 📅 Dagbericht
post_settings_text = Eén stil bericht per dag: het dagpotje en de puzzel van vandaag, de besten van gisteren, open tafels en toernooien, en aan het begin van de maand het podium van de vorige. Is er niets te melden en heeft een week lang niemand gespeeld, dan komt het niet.
post_is_on = Het komt in { $channel }.
post_is_off = Het staat **uit**. Kies uur en tijdzone en zet het aan in het kanaal waar het moet komen.
post_time = Tijd: **{ $hour }** ({ $zone })
post_next = Volgend bericht: { $when }
choose_post_hour = Uur wijzigen
button_post_here = { $which ->
    [move] Liever hier
   *[start] Hier aanzetten
}
button_post_off = Uitzetten
button_post_zone = Tijdzone
post_failed = ⚠️ { $why ->
    [channel-lost] Het laatste dagbericht is niet gekomen: het kanaal bestaat niet meer. Zet het in een ander kanaal aan.
    [forbidden] Het laatste dagbericht is niet gekomen: in het kanaal mag ik niet schrijven. Ik heb daar *Kanaal bekijken* en *Berichten versturen* nodig.
   *[refused] Het laatste dagbericht is niet gekomen: Discord heeft het niet aangenomen.
}
zones_title = 🕘 Tijdzone van het dagbericht
zones_text = Gekozen: **{ $zone }**. Naast elke zone staat het verschil met UTC van vandaag.
choose_zone_region = Kies een regio
zone_region = { $region ->
    [africa] Afrika
    [america] Amerika
    [antarctica] Antarctica
    [asia] Azië
    [atlantic] Atlantische Oceaan
    [australia] Australië
    [europe] Europa
    [indian] Indische Oceaan
   *[pacific] Stille Oceaan
}
