# Het potje van de dag: voor iedereen dezelfde kaarten, één keer per dag.

daily_button_deal = Dagpotje
daily_button_play = Spelen
daily_button_continue = Verder spelen
daily_button_compare = Vergelijken met anderen
daily_button_ranking = Ranglijst
daily_button_practise = Nog eens om te oefenen
daily_button_earlier = Eerdere dagen
daily_button_proof = Fair play
daily_button_records = Verslagen
daily_button_show_day = Bekijken

daily_title = 🃏 Dagpotje · { date } · { $game }
daily_text = Eén potje per dag, voor iedereen met dezelfde kaarten, tegen { $bot }. Je hebt **één poging**, zonder klok. Daarna zie je wat anderen met dezelfde kaarten hebben gedaan.
daily_running = Je bent nog bezig. Het potje telt als je het op tijd uitspeelt. Deadline: { $when }
daily_missed = Dit potje heb je niet gespeeld. Je kunt het oefenen zodra de dag is afgesloten, op de tweede dag erna.
daily_closed = Deze dag is afgesloten: je kunt het potje spelen om te oefenen.
daily_not_counted = Deze poging telt niet: het potje is niet op tijd uitgespeeld.
daily_practice = *Om te oefenen: dit potje telt niet.*
daily_place = { $scope ->
    [here] Op deze server: **{ $place } van { $all }**, beter dan { $better }%
   *[everywhere] Overal: **{ $place } van { $all }**, beter dan { $better }%
}
daily_first = { $scope ->
    [here] Op deze server: jij bent de eerste
   *[everywhere] Overal: jij bent de eerste
}
daily_streak = { $current ->
    [0] Langste reeks: { $best } { $best ->
        [one] dag
       *[other] dagen
    }
    [one] 🔥 Reeks: **{ $current } dag** (record: { $best })
   *[other] 🔥 Reeks: **{ $current } dagen** (record: { $best })
}
daily_chart_heading = { $count ->
    [one] { $count } resultaat tot nu toe
   *[other] { $count } resultaten tot nu toe
}
daily_chart = { $outcome ->
    [won] gewonnen
    [drawn] gelijk
   *[lost] verloren
} **{ $count }** { $bar }
daily_moment_heading = Het belangrijkste moment
daily_ranking_empty = Nog geen resultaten.
daily_ranking_row = **{ $place }.** { $name } · { daily_score }
daily_ranking_own = **{ $place }.** ➤ { $name } · { daily_score }
daily_score = { $outcome ->
    [won] gewonnen { $own } – { $other }
    [drawn] gelijk { $own } – { $other }
   *[lost] verloren { $own } – { $other }
}
# Boven een gedeeld resultaat.
daily_shared_by = { $name } heeft het dagpotje gespeeld:
share_day = Claim-dagpotje van { date } ({ $game })
share_outcome = { daily_score }
share_better = beter dan { $better }%

earlier_title = 🃏 Eerdere dagpotjes
earlier_text = Wat je hebt uitgespeeld, kun je meteen nog eens spelen, de rest zodra de dag is afgesloten.
earlier_day = **{ date }** · { $game }
earlier_none = niet gespeeld
earlier_unfinished = geen resultaat
earlier_result = { daily_score }

proof_title = 🔒 Eerlijke dagpotjes
proof_text = De kaarten van elke dag volgen uit een geheim dat wordt getrokken als de dag ervoor begint. De vingerafdruk, de SHA-256 van het geheim, is vanaf dan te zien; het geheim volgt als de dag is afgesloten. Zo kan geen potje meer worden veranderd nadat het is gezien.
proof_later = Het geheim wordt bekendgemaakt als de dag is afgesloten, op de tweede dag erna.
proof_day = { date } · { $game }
proof_fingerprint = Vingerafdruk: `{ $commitment }`
proof_secret = Geheim: `{ $secret }`
records_text = Alle potjes van de dag, zonder namen, met het geheim waaruit de kaarten volgen. Elk begint met zijn kopregel.

resign_daily = Opgeven? Je enige poging voor dit potje is dan op en heeft geen resultaat.
