# Die Analyse einer beendeten Partie. Züge und Karten werden als fertiger Text eingesetzt.

analysis_title = Analyse · { $title }
analysis_progress = Analyse läuft: { $done } von { $total } { $total ->
    [one] Zug
   *[other] Zügen
} …
analysis_first_look = Das hier ist ein erster Überblick und wird noch genauer.

summary_estimated = Alle Zahlen sind Schätzungen.
summary_partly_exact = Die Zahlen des letzten Zugs sind exakt, die anderen geschätzt.
summary_winning = { $player } stand zu Beginn von Phase 2 auf Gewinn.
summary_even = Zu Beginn von Phase 2 war die Partie ausgeglichen.
summary_unclear = Wer zu Beginn von Phase 2 auf Gewinn stand, ließ sich nicht in vertretbarer Zeit berechnen.
summary_unchanged = Dabei blieb es.
summary_winning_from = Danach stand { $player } auf Gewinn.
summary_even_from = Danach war die Partie ausgeglichen.
summary_earlier = { $count ->
    [one] Ein früherer Fehler steht in der Datei.
   *[other] { $count } frühere Fehler stehen in der Datei.
}

chart_heading = Gewinnchancen im Verlauf
chart_caption = Gewinnchancen in %, Zug für Zug.
chart_line = Rechts der senkrechten Linie sind sie exakt.
chart_legend = ▁ verloren · ▅ ausgeglichen · █ gewonnen · ? unbekannt
chart_legend_for_many = ▁ 0 % · ▅ 50 % · █ 100 % · ? unbekannt
chart_exact = Nach der Lücke exakt berechnet, davor geschätzt.

accuracy_heading = Genauigkeit
accuracy_exact = { $player }: { $count ->
    [one] { $right ->
        [one] der einzige entscheidende Zug in Phase 2 richtig
       *[other] der einzige entscheidende Zug in Phase 2 falsch
    }
   *[other] { $right } von { $count } entscheidenden Zügen in Phase 2 richtig
} ({ $percent } %).
accuracy_estimated = { $player }: { $percent } % der Siegchancen bewahrt (geschätzt; { $count ->
    [one] ein Zug, auf den es ankam
   *[other] { $count } Züge, auf die es ankam
}: { $labels })
balance_heading = Entscheidungen und Glück, in Prozentpunkten (ein Sieg ist +{ $win })
# The part of the luck that was dealt, and the rest: draws, and what others had.
luck_of_hand = { $luck } (erste Hand { $hand }, spätere Karten { $later })
balance = { $player } { $result }: Entscheidungen { $decisions }, { $kind ->
    [dice] Würfel
   *[cards] Glück
} { $luck }
label = { $label ->
    [best] am besten
    [fine] gut
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
    [blunder] Patzer
    [unclear] unklar
    [equal] macht keinen Unterschied
   *[only] einziger Zug
}
label_count = { $label ->
    [best] { $count ->
        [one] 1-mal das Beste
       *[other] { $count }-mal das Beste
    }
    [fine] { $count ->
        [one] 1-mal gut
       *[other] { $count }-mal gut
    }
    [inaccuracy] { $count ->
        [one] 1 Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
    [mistake] { $count } Fehler
   *[blunder] { $count } Patzer
}

mistakes_heading = { $kind ->
    [inaccuracies] Ungenauigkeiten
   *[mistakes] { $order ->
        [own] Fehler, deine zuerst
       *[size] Größte Fehler
    }
}
mistake_exact = { $player } hat mit { $action } { $what ->
    [win] den Sieg
   *[draw] das Unentschieden
} verschenkt (Patzer). { $better } hätte gereicht.
mistake_estimated = { $player } – { $action } ({ $chosen }): { $label ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] Patzer
} ({ $loss }). Besser: { $better } ({ $best }).
mistake_heading = { $label ->
    [inaccuracy] 🟨 Ungenauigkeit
    [mistake] 🟧 Fehler
   *[blunder] 🟥 Patzer
} · { $player } · { $chapter }
mistake_actions = { $action } ({ $chosen }) statt { $better } ({ $best })
best_play_heading = Bestes Spiel nach { $played }
best_play_then = Bestes Spiel nach diesem Fehler: { $plays }
likely_play_heading = Mögliche Fortsetzung: { $played }, dann …
likely_play_then = Mögliche Fortsetzung: { $plays }
play_of = { $player }: { $action }
lost_anyway = { $player } konnte bei bestem Gegenspiel nicht mehr gewinnen; den größten Widerstand bot { $answer }.
at_chapter = { $chapter }: { $text }
jump_placeholder = { $kind ->
    [inaccuracies] Ab einer Ungenauigkeit nachspielen …
   *[mistakes] Ab einem Fehler nachspielen …
}
jump_choice = { $chapter }, { $player }: { $action }
# Where two choices would otherwise be the same.
jump_choice_at = Zug { $number }
win_chance = { $percent } %
win_chance_within = { $percent } % ± { $error }
points_lost = { $points } ± { $error } Prozentpunkte verloren
points_lost_clearly = { $points } Prozentpunkte verloren
label_and_loss = { $label }, { $loss }
# Warum ein Zug Chancen gekostet hat, nach dem, was zu sehen war. Steht hinter dem Verlust.
loss_and_reason = { $loss }: { $reason }
reason_lower_card = { $result ->
    [wins] auch eine niedrigere Karte gewinnt diesen Stich
    [loses] auch eine niedrigere Karte verliert diesen Stich
   *[alike] eine niedrigere Karte ist genauso schwer zu schlagen
}
reason_trick = { $result ->
    [wins] dieser Stich war zu gewinnen
    [loses] diesen Stich verliert man besser
    [leads] die Karten auf dem Tisch waren zu schlagen
   *[trails] die Karten auf dem Tisch schlägt man besser nicht
}
reason_beaten_by = andere können { $cards ->
    [0] keine Karte haben, die diese schlägt
    [one] 1 Karte haben, die diese schlägt
   *[other] { $cards } Karten haben, die diese schlagen
}, und { $better ->
    [0] keine, die die bessere schlägt
    [one] 1, die die bessere schlägt
   *[other] { $better }, die die bessere schlagen
}
reason_value = der Wert dieser Karte ist { $value }, der der besseren { $better }
reason_points = { $scored ->
    [0] das bringt nichts
    [one] das bringt 1 Punkt
   *[other] das bringt { $scored } Punkte
} sofort, möglich { $possible ->
    [one] war 1
   *[other] waren { $possible }
}
reason_lead = { $change ->
    [taken] die Führung war zu holen
    [kept] das gibt die Führung ab
    [broken] die gegnerische Führung war zu beenden
   *[given] das gibt dem Gegner die Führung
}: { $factions }
reason_figures = die Figuren könnten besser stehen: { $factions }
reason_power = { $better ->
    [used] es hätte sich gelohnt, die Fähigkeit zu nutzen
   *[declined] die Fähigkeit nutzt man besser nicht
}
reason_draw = { $card ->
    [drawn] eine Karte der Auslage
   *[kept] eine nicht behaltene Karte
} könnte im nächsten Zug { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bringen
reason_next_lead = { $card ->
    [drawn] eine Karte der Auslage
   *[kept] eine nicht behaltene Karte
} könnte im nächsten Zug die Führung holen: { $factions }
reason_left_space = das lässt ein Feld, das für { $card } { $points } Punkte wert ist

list_heading = Alle Züge
list_legend = Exakt: Ergebnis bei bestem Spiel, vor → nach dem Zug. Geschätzt: Gewinnchance mit Fehlerspanne. Ab 5 verlorenen Prozentpunkten Ungenauigkeit, ab 10 Fehler, ab 20 Patzer. Die Chancen gelten aus Sicht der Person am Zug.
list_exact = { $chapter }, { $player }: { $action } – { analysis_before } → { analysis_after } ({ $label }). Am besten: { $best }
list_only = { $chapter }, { $player }: { $action } – { analysis_before } (einziger Zug)
list_unclear = { $chapter }, { $player }: { $action } – { analysis_before } → { analysis_after }
list_lost = { $chapter }, { $player }: { $action } – bei bestem Gegenspiel verloren
list_lost_answer = { $chapter }, { $player }: { $action } – bei bestem Gegenspiel verloren. Größter Widerstand: { $answer }
list_estimate = { $chapter }, { $player }: { $action } – { $chosen } ({ $label })
list_unknown = { $chapter }, { $player }: { $action } – ließ sich nicht in vertretbarer Zeit berechnen
list_estimate_better = { $chapter }, { $player }: { $action } – { $chosen } ({ $label }). Besser: { $better }, { $best }
analysis_before = { $before ->
    [win] Sieg
    [draw] Unentschieden
    [loss] Niederlage
   *[unknown] unbekannt
}
analysis_after = { $after ->
    [win] Sieg
    [draw] Unentschieden
    [loss] Niederlage
   *[unknown] unbekannt
}

analysis_file = Alle Züge stehen in der Datei.
button_analysis = Analysieren

button_try_again = Anders spielen
button_try_another = Noch ein Versuch
button_back_to_replay = Zurück zum Nachspielen
try_title = Anders spielen · { $title }
try_question = Du bist { $player }. Was würdest du spielen?
try_not_possible = An dieser Stelle der Partie gibt es nichts zu wählen.
button_play_on = Weiterspielen
play_on_title = Weiterspielen · { $title }
play_on_plays = Gespielt: { $plays }
play_on_result = Ergebnis
play_on_does_not_count = Du spielst als { $player }, für die anderen spielen Bots. Es zählt nicht, und nur du siehst es.
play_on_too_long = Weiter geht es hier nicht. Gehe zurück zum Nachspielen und fange bei einer späteren Stellung an.

try_best = 🎯 **Das ist der beste Zug!**
