# Claim Kingdoms. Eine Person ist ein Name in Fettdruck, oder 'you' für den Leser. Felder heißen zum
# Beispiel N12: ein Buchstabe für die Spalte, eine Zahl für die Reihe.

# Das Königreich in Sätzen, eine Reihe pro Satz.
kingdoms_coordinates = Buchstaben sind Spalten (nach rechts), Zahlen Reihen (nach oben).
kingdoms_row = Reihe { $row }: { $cards }
kingdoms_face_down = { $column } verdeckt
kingdoms_start_card = Startkarte
kingdoms_last_placed = zuletzt gelegt
kingdoms_standing = { $player }: **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}** · { $supply ->
    [one] 1 Figur
   *[other] { $supply } Figuren
} übrig · { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
}
kingdoms_open_hand = bekannt: { $cards }
kingdoms_display = Auslage: { $cards } · Stapel { $pile }
kingdoms_display_empty = Auslage leer · Stapel { $pile }

# Überschriften: ohne Punkt.
kingdoms_turn_place = { $player ->
    [you] Du bist dran – wähle eine Karte
   *[other] { $player } ist dran: Karte anlegen
}
kingdoms_turn_power = { $player ->
    [you] Du bist dran – nutze die Fähigkeit ({ faction_one }) oder verzichte darauf
   *[other] { $player } ist dran: Fähigkeit ({ faction_one }) nutzen oder verzichten
}
kingdoms_why_power = { faction_one }: { kingdoms_power }
kingdoms_turn_keep = { $player ->
    [you] Du bist dran – behalte zwei Karten
   *[other] { $player } ist dran: zwei Karten behalten
}
kingdoms_turn_draw = { $player ->
    [you] Du bist dran – ziehe eine Karte
   *[other] { $player } ist dran: Karte ziehen
}
kingdoms_ended_figures = **Spielende:** Jemand hat keine Figur mehr im Vorrat.
kingdoms_ended_cards = **Spielende:** Alle Karten sind angelegt.
kingdoms_ended_spaces = **Spielende:** Es lässt sich keine Karte mehr anlegen.

# Die Punkte mit denen für Kontrolle, wenn die Partie jetzt endete.
kingdoms_now = Punkte jetzt: { $points }
kingdoms_control = Kontrolle: Figuren (Punkte am Ende)
kingdoms_control_line = { $faction } ({ $value }): { $counts }

kingdoms_this_turn = Dieser Zug
kingdoms_last_turn = Letzter Zug
kingdoms_placed = { $player ->
    [you] Du hast gelegt:
   *[other] { $player } hat gelegt:
} { $card } auf { $space }.
kingdoms_copied = Kopierte Fähigkeit: { $card } auf { $space }.
kingdoms_no_effect = Die Fähigkeit ({ faction_one }) brachte nichts.
kingdoms_skipped = Die Fähigkeit ({ faction_one }) blieb ungenutzt.
kingdoms_scored = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} { $faction ->
    [goblin] für Kobolde mit { $player ->
        [you] einer Figur von dir
       *[other] eigener Figur
    }
    [dwarf] für Zwerge in Reihe und Spalte
   *[dragon] für offene Karten ringsum
}.
kingdoms_scored_line = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Fraktionen in der { $line ->
    [row] Reihe
   *[column] Spalte
}.
kingdoms_gnome = Der Gnom brachte 1 Punkt.
kingdoms_gnome_figure = Der Gnom brachte 1 Punkt und eine zweite Figur auf { $space }.
kingdoms_swapped = Der Untote hat die Figur gegen die gegnerische auf { $space } getauscht.
kingdoms_removed = { $count ->
    [one] Der Ritter hat die gegnerische Figur auf { $spaces } zurückgeschickt.
   *[other] Der Ritter hat die gegnerischen Figuren auf { $spaces } zurückgeschickt.
}
kingdoms_flipped = Der Riese hat die Karte auf { $space } umgedreht.
kingdoms_flipped_back = { $count ->
    [one] Figur
   *[other] Figuren
} zurück an: { $players }.
kingdoms_looked = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} vom Nachziehstapel angesehen.
kingdoms_drew = Aus der Auslage gezogen: { $card }.
kingdoms_drew_unseen = Verdeckt vom Nachziehstapel gezogen.
kingdoms_drew_nothing = Es gab nichts zu ziehen.
kingdoms_kept = { $returned ->
    [0] Beide Karten behalten.
    [one] Zwei Karten behalten, die dritte zurückgemischt.
   *[other] Zwei Karten behalten, die übrigen { $returned } zurückgemischt.
}
kingdoms_reshuffled = In der Auslage lagen drei { faction_many }: Zwei wurden in den Nachziehstapel gemischt und ersetzt.
kingdoms_drawn = Dein Seher zeigt dir: { $cards }

# Aufschriften von Knöpfen: ohne Markdown, kurz.
kingdoms_label_place = { $card } auf { $space }
# Die freien Felder mit ihren Zahlen, und was neben jedem liegt.
kingdoms_spaces = Zur Wahl: { $spaces }
# Was neben einem Feld liegt, das rechts von einer Karte liegt (links, über, unter ihr), oder neben mehr als zweien.
kingdoms_beside = { $side ->
    [right] links: { $card }
    [left] rechts: { $card }
    [above] unten: { $card }
   *[below] oben: { $card }
}
kingdoms_between = neben: { $cards }
kingdoms_label_skip = Verzichten
kingdoms_label_use = { $faction ->
    [seer] Seher nutzen (Karten ansehen)
   *[other] { faction_object } nutzen
}
kingdoms_label_points = { $label } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
kingdoms_label_line = { $line ->
    [row] Reihe werten
   *[column] Spalte werten
}
kingdoms_label_figure = Zweite Figur: { $card } auf { $space }
kingdoms_label_swap = Tauschen: { $card } auf { $space }
kingdoms_label_remove = Figur zurück: { $card } auf { $space }
kingdoms_label_remove_both = Zurück: { $card } { $space } + { $other } { $second }
kingdoms_label_flip = Umdrehen: { $card } auf { $space }
kingdoms_label_copy = Kopieren: { $card } auf { $space }
kingdoms_label_keep = Behalten: { $first } und { $second }
kingdoms_label_draw = { $card } ziehen
kingdoms_label_draw_top = Verdeckt ziehen

# Wie knapp es war.
kingdoms_close_figure = Mit einer Figur mehr ({ $faction }) { $player ->
    [you] hättest du gewonnen
   *[other] wäre der Sieg an { $player } gegangen
}.
kingdoms_close_points = { $player ->
    [you] Dir
   *[other] { $player }
} { $count ->
    [one] fehlte 1 Punkt
   *[other] fehlten { $count } Punkte
}.
kingdoms_result_heading = **Kontrolle der Fraktionen** (Figuren)
kingdoms_result = **Punkte mit Kontrolle: { $points }**
kingdoms_result_line = { $faction } ({ $value }): { $player ->
    [none] niemand
   *[other] { $player }
} ({ $counts })
kingdoms_result_tie = Gleich viele Punkte. Es entscheiden die Figuren im Vorrat: **{ $supply }**

kingdoms_refused_no_turn = Gerade ist niemand dran.
kingdoms_refused_place_expected = Lege zuerst eine Karte an.
kingdoms_refused_power_expected = Entscheide zuerst über die Fähigkeit ({ faction_one }).
kingdoms_refused_keep_expected = Wähle zuerst die zwei Karten, die du behalten willst.
kingdoms_refused_draw_expected = Ziehe zuerst eine Karte.
kingdoms_refused_not_held = Diese Karte hast du nicht auf der Hand: { faction_one }.
kingdoms_refused_taken = Auf { $space } liegt schon eine Karte.
kingdoms_refused_touches_nothing = { $space } grenzt an keine offene Karte (Ecke an Ecke zählt nicht).
kingdoms_refused_another_power = Das kann diese Fähigkeit ({ faction_one }) nicht.
kingdoms_refused_line = { $line ->
    [row] In dieser Reihe liegt mehr als ein Troll.
   *[column] In dieser Spalte liegt mehr als ein Troll.
}
kingdoms_refused_not_adjacent = Auf { $space } liegt keine benachbarte Karte.
kingdoms_refused_face_down = Die Karte auf { $space } liegt verdeckt.
kingdoms_refused_own_figure = Auf { $space } steht schon eine Figur von dir.
kingdoms_refused_no_figure = Auf { $space } steht keine gegnerische Figur.
kingdoms_refused_supply = Du hast keine Figur mehr im Vorrat.
kingdoms_refused_copy = Die Fähigkeit der Karte auf { $space } würde hier nichts bringen.
kingdoms_refused_keep = Diese zwei Karten stehen nicht zur Wahl.
kingdoms_refused_draw = Dort gibt es keine Karte zu ziehen.

kingdoms_rules_goal = Lege Karten an ein gemeinsames Königreich an und stelle deine Figuren darauf. Die Fähigkeiten der Karten bringen sofort Punkte, am Ende auch die Fraktionen, die du kontrollierst. **Die meisten Punkte gewinnen.**
kingdoms_rules_turn_heading = Dein Zug
kingdoms_rules_turn = 1. Du hast zwei Karten auf der Hand und 15 Figuren. Lege eine Karte Seite an Seite an eine offene Karte an und stelle eine deiner Figuren darauf. Felder heißen nach Spalte und Reihe: M13 ist die Startkarte.
    2. Nutze ihre Fähigkeit oder verzichte darauf. Bringt sie nur Punkte und ist nichts zu wählen, wird sie automatisch genutzt.
    3. Ziehe eine Karte: eine der drei aus der Auslage oder verdeckt die oberste vom Nachziehstapel. Liegen in der Auslage drei gleiche, werden zwei davon zurückgemischt und ersetzt.
kingdoms_rules_powers_heading = Fähigkeiten
kingdoms_rules_more_powers_heading = Weitere Fähigkeiten
kingdoms_rules_end_heading = Spielende
kingdoms_rules_end = Die Partie endet, wenn beide gleich oft am Zug waren und jemand keine Figur mehr im Vorrat hat, wenn alle Karten angelegt sind oder sich keine mehr anlegen lässt. Wer auf einer Fraktion mehr Figuren hat, kontrolliert sie und erhält ihre Punkte (in Klammern). Die meisten Punkte gewinnen, bei Gleichstand die meisten Figuren im Vorrat.
kingdoms_faction = Sieben Karten. Die Kontrolle bringt am Ende { $value } Punkte.

    { $power }
kingdoms_power = { $faction ->
    [goblin] 1 Punkt für jeden Kobold, auf dem eine deiner Figuren steht.
    [knight] Schicke eine oder zwei gegnerische Figuren von benachbarten Karten zurück.
    [undead] Tausche deine eben gesetzte Figur gegen eine gegnerische auf einer Karte ohne Figur von dir.
    [dwarf] 1 Punkt für jeden Zwerg in seiner Reihe und Spalte. Lücken und verdeckte Karten unterbrechen sie.
    [doppelganger] Nutze die Fähigkeit einer benachbarten Karte, aber nicht die eines anderen Doppelgängers. Er zählt nicht als diese Fraktion.
    [gnome] 1 Punkt; außerdem darfst du eine zweite Figur auf eine benachbarte Karte stellen, auf der noch keine von dir steht.
    [giant] Drehe eine benachbarte Karte um: Sie ist aus dem Spiel, ihre Figuren gehen zurück.
    [troll] Wähle Reihe oder Spalte: 1 Punkt für jede Fraktion darin, wenn dort nicht mehr als ein Troll liegt. Lücken und verdeckte Karten unterbrechen Reihe und Spalte.
    [dragon] 1 Punkt für jede offene Karte auf den acht Feldern ringsum.
   *[seer] Statt zu ziehen, siehst du dir bis zu drei Karten vom Nachziehstapel an. Von ihnen und deiner Handkarte behältst du zwei.
}

# Beschreibungen des Bildes vom Königreich: ohne Markdown. A ist die Person auf dem ersten Platz.
kingdoms_alt_title = Königreich. { kingdoms_coordinates } A: { $first }, B: { $second }
kingdoms_alt_control = Figuren A – B: { $item }
kingdoms_alt_figures = { $faction } { $counts }
kingdoms_alt_free = Frei: { $space }
