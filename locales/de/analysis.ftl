# Was jede Entscheidung einer beendeten Partie wert war. Züge und Karten kommen als eigene Texte.

analysis_title = Analyse · { $title }
analysing = Ich sehe mir jede Entscheidung an: { $done } von { $total } …

story_estimated = Genau sagen lässt sich bei dieser Partie nichts: Alles ist geschätzt.
story_won = { $player } stand zu Beginn der zweiten Phase auf Gewinn.
story_even = Zu Beginn der zweiten Phase stand niemand auf Gewinn.
story_unclear = Wer zu Beginn der zweiten Phase auf Gewinn stand, wäre zu aufwendig herauszufinden.
story_kept = Dabei blieb es.
story_mistake = Stich { $trick }: { $player } hat { $what ->
    [win] den Sieg
   *[draw] das Unentschieden
} mit { $action } verschenkt; { $better } hätte gehalten.
story_won_from = Von da an stand { $player } auf Gewinn.
story_even_from = Von da an stand niemand auf Gewinn.
story_earlier = { $count ->
    [one] Ein früherer Fehler steht in der Datei.
   *[other] { $count } frühere Fehler stehen in der Datei.
}

chart_heading = Die Aussichten, Entscheidung für Entscheidung
chart_legend = ▁ verloren · ▅ unentschieden · █ gewonnen · ? unbekannt
chart_exact = Nach der Lücke sind sie genau, davor geschätzt.

accuracy_heading = Genauigkeit
accuracy_exact = { $player }: richtig bei { $right } von { $count } { $count ->
    [one] Karte
   *[other] Karten
}, auf die es in der zweiten Phase ankam ({ $percent } %).
accuracy_estimated = { $player }: kein klarer Fehler bei { $right } von { $count } { $count ->
    [one] geschätzten Entscheidung
   *[other] geschätzten Entscheidungen
} ({ $percent } %).

doubtful_heading = Die zweifelhaftesten Entscheidungen
doubtful = Aktion { $number } (Zeile { $line }), { $player }: { $action } ({ $chosen }); { $better } versprach mehr ({ $best }).
chance = { $percent } % ± { $error }

list_heading = Jede Entscheidung
list_legend = Genau: was die handelnde Person vorher hatte → nachher, und was es gehalten hat. Geschätzt: die Gewinnchance für jemanden, der nicht mehr weiß als sie, mit ihrem Fehler bei 95 % Sicherheit.
list_exact = Zeile { $line }, { $player }: { $action }: { analysis_before } → { analysis_after }. Gehalten von: { $keeping }
list_unclear = Zeile { $line }, { $player }: { $action }: { analysis_before } → { analysis_after }.
list_estimate = Zeile { $line }, { $player }: { $action }: { $chosen }
list_estimate_better = Zeile { $line }, { $player }: { $action }: { $chosen }. Am meisten versprach { $better }, { $best }
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

analysis_file = Jede Entscheidung steht in der Datei.
button_analysis = Analyse
