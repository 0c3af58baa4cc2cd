# The analysis of a finished match. Moves and cards are inserted as ready-made text.

analysis_title = Analyse · { $title }
analysis_progress = Analyse bezig: { $done } van { $total } { $total ->
    [one] zet
   *[other] zetten
}…
analysis_first_look = Dit is een eerste blik; hij wordt nog nauwkeuriger.

summary_estimated = Alle cijfers zijn schattingen.
summary_partly_exact = De cijfers van de laatste beurt zijn exact, de andere geschat.
summary_winning = { $player } stond gewonnen toen fase 2 begon.
summary_even = De stand was gelijk toen fase 2 begon.
summary_unclear = Wie er gewonnen stond toen fase 2 begon, kon niet op tijd worden uitgerekend.
summary_unchanged = Dat bleef zo.
summary_winning_from = Daarna stond { $player } gewonnen.
summary_even_from = Daarna was de stand gelijk.
summary_earlier = { $count ->
    [one] Eén eerdere fout staat in het bestand.
   *[other] { $count } eerdere fouten staan in het bestand.
}

chart_heading = Winkansen tijdens het potje
chart_caption = Winkansen in %, zet voor zet.
chart_line = Rechts van de verticale lijn zijn ze exact.
chart_legend = ▁ verloren · ▅ gelijk · █ gewonnen · ? onbekend
chart_legend_for_many = ▁ 0% · ▅ 50% · █ 100% · ? onbekend
chart_exact = Waarden na het gat zijn exact, die ervoor zijn geschat.

accuracy_heading = Nauwkeurigheid
accuracy_exact = { $player }: { $right } van { $count } { $count ->
    [one] beslissende zet
   *[other] beslissende zetten
} goed in fase 2 ({ $percent }%).
accuracy_estimated = { $player }: { $percent }% van de winkansen behouden (geschat; { $count ->
    [one] één zet die ertoe deed
   *[other] { $count } zetten die ertoe deden
}: { $labels })
balance_heading = Beslissingen en geluk, in procentpunten (winst is +{ $win })
# The part of the luck that was dealt, and the rest: draws, and what others had.
luck_of_hand = { $luck } (eerste hand { $hand }, latere kaarten { $later })
balance = { $player } { $result }: beslissingen { $decisions }, { $kind ->
    [dice] dobbelstenen
   *[cards] geluk
} { $luck }
label = { $label ->
    [best] beste
    [fine] goed
    [inaccuracy] onnauwkeurigheid
    [mistake] fout
    [blunder] blunder
    [unclear] onduidelijk
    [equal] maakt niet uit
   *[only] enige zet
}
label_count = { $label ->
    [best] { $count }× de beste
    [fine] { $count }× goed
    [inaccuracy] { $count ->
        [one] 1 onnauwkeurigheid
       *[other] { $count } onnauwkeurigheden
    }
    [mistake] { $count ->
        [one] 1 fout
       *[other] { $count } fouten
    }
   *[blunder] { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
}

mistakes_heading = { $kind ->
    [inaccuracies] Onnauwkeurigheden
   *[mistakes] { $order ->
        [own] Fouten, die van jou eerst
       *[size] Grootste fouten
    }
}
mistake_exact = { $player } gaf { $what ->
    [win] de winst
   *[draw] het gelijkspel
} weg met { $action } (blunder). { $better } was genoeg geweest.
mistake_estimated = { $player } – { $action } ({ $chosen }): { $label ->
    [inaccuracy] onnauwkeurigheid
    [mistake] fout
   *[blunder] blunder
} ({ $loss }). Beter: { $better } ({ $best }).
mistake_heading = { $label ->
    [inaccuracy] 🟨 Onnauwkeurigheid
    [mistake] 🟧 Fout
   *[blunder] 🟥 Blunder
} · { $player } · { $chapter }
mistake_actions = { $action } ({ $chosen }) in plaats van { $better } ({ $best })
best_play_heading = Beste spel na { $played }
best_play_then = Beste spel na deze fout: { $plays }
likely_play_heading = Waarschijnlijk vervolg: { $played }, dan…
likely_play_then = Waarschijnlijk vervolg: { $plays }
play_of = { $player }: { $action }
lost_anyway = Bij het beste tegenspel kon { $player } niet meer winnen; het lastigst te beantwoorden was { $answer }.
at_chapter = { $chapter }: { $text }
jump_placeholder = { $kind ->
    [inaccuracies] Terugkijken vanaf een onnauwkeurigheid…
   *[mistakes] Terugkijken vanaf een fout…
}
jump_choice = { $chapter }, { $player }: { $action }
# Where two choices would otherwise be the same.
jump_choice_at = zet { $number }
win_chance = { $percent }%
win_chance_within = { $percent }% ± { $error }
points_lost = { $points } ± { $error } procentpunt verloren
points_lost_clearly = { $points } procentpunt verloren
label_and_loss = { $label }, { $loss }
# Why a move lost chances, from what the player saw. Added to the loss.
loss_and_reason = { $loss }: { $reason }
reason_lower_card = een lagere kaart { $result ->
    [wins] wint deze slag ook
    [loses] verliest deze slag ook
   *[alike] is even moeilijk te verslaan
}
reason_trick = { $result ->
    [wins] deze slag was te winnen
    [loses] deze slag verlies je beter
    [leads] de kaarten op tafel waren te verslaan
   *[trails] de kaarten op tafel versla je beter niet
}
reason_beaten_by = anderen kunnen { $cards ->
    [0] geen kaart hebben die deze verslaat
    [one] 1 kaart hebben die deze verslaat
   *[other] { $cards } kaarten hebben die deze verslaan
}, en { $better ->
    [0] geen die de betere kaart verslaat
    [one] 1 die de betere kaart verslaat
   *[other] { $better } die de betere kaart verslaan
}
reason_value = de waarde is { $value }, die van de betere kaart { $better }
reason_points = het levert meteen { $scored ->
    [0] niets
    [one] 1 punt
   *[other] { $scored } punten
} op, en { $possible } { $possible ->
    [one] was
   *[other] waren
} mogelijk
reason_lead = { $change ->
    [taken] de leiding bij de { $factions } was te pakken
    [kept] het geeft de leiding bij de { $factions } op
    [broken] de leiding van de tegenstander bij de { $factions } was te breken
   *[given] het geeft de tegenstander de leiding bij de { $factions }
}
reason_figures = de figuren op de { $factions } konden beter staan
reason_power = { $better ->
    [used] de kracht was de moeite waard
   *[declined] de kracht gebruik je beter niet
}
reason_draw = { $card ->
    [drawn] een kaart uit het aanbod
   *[kept] een niet gehouden kaart
} kon de volgende beurt { $points ->
    [one] 1 punt
   *[other] { $points } punten
} opleveren
reason_next_lead = { $card ->
    [drawn] een kaart uit het aanbod
   *[kept] een niet gehouden kaart
} kon de volgende beurt de leiding bij de { $factions } opleveren
reason_left_space = er blijft een veld over dat { $points } punten waard is voor een { $card }

list_heading = Alle zetten
list_legend = Exact: de uitslag bij het beste spel, voor → na. Geschat: de winkans, met marge. Vanaf 5 verloren procentpunt een onnauwkeurigheid, vanaf 10 een fout, vanaf 20 een blunder. De kansen gelden voor wie aan zet is.
list_exact = { $chapter }, { $player }: { $action } – { analysis_before } → { analysis_after } ({ $label }). Beste: { $best }
list_only = { $chapter }, { $player }: { $action } – { analysis_before } (enige zet)
list_unclear = { $chapter }, { $player }: { $action } – { analysis_before } → { analysis_after }
list_lost = { $chapter }, { $player }: { $action } – verloren bij het beste tegenspel
list_lost_answer = { $chapter }, { $player }: { $action } – verloren bij het beste tegenspel. Het lastigst te beantwoorden: { $answer }
list_estimate = { $chapter }, { $player }: { $action } – { $chosen } ({ $label })
list_unknown = { $chapter }, { $player }: { $action } – niet op tijd te berekenen
list_estimate_better = { $chapter }, { $player }: { $action } – { $chosen } ({ $label }). Beter: { $better }, { $best }
analysis_before = { $before ->
    [win] winst
    [draw] gelijk
    [loss] verlies
   *[unknown] onbekend
}
analysis_after = { $after ->
    [win] winst
    [draw] gelijk
    [loss] verlies
   *[unknown] onbekend
}

analysis_file = Elke zet staat in het bestand.
button_analysis = Analyseren

button_try_again = Anders spelen
button_try_another = Nog een poging
button_back_to_replay = Terug naar het potje
try_title = Anders spelen · { $title }
try_question = Jij bent { $player }. Wat zou je spelen?
try_not_possible = Op dit punt in het potje valt er niets te kiezen.
button_play_on = Verder spelen
play_on_title = Verder spelen · { $title }
play_on_plays = Gespeeld: { $plays }
play_on_result = Uitslag
play_on_does_not_count = Je speelt als { $player }; bots spelen voor de anderen. Het telt niet, en alleen jij ziet het.
play_on_too_long = Verder spelen kan hier niet meer. Ga terug naar het potje en begin vanaf een latere stand.

try_best = 🎯 **Dat is de beste zet!**
