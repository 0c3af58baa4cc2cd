# Claim Kingdoms. Eine Person ist ein Name in Fettdruck, oder 'you' für den Leser. Felder sind x,y von
# der Startkarte aus: x wächst nach rechts, y nach oben.

# Ein Buchstabe je Fraktion, alle verschieden: auf dem Plan.
kingdoms_letter = { $faction ->
    [goblin] K
    [knight] R
    [undead] U
    [dwarf] Z
    [doppelganger] P
    [gnome] G
    [giant] I
    [troll] T
    [dragon] D
   *[seer] S
}
kingdoms_legend = Figuren: `a` { $first }, `b` { $second }, `+` beide · `##` verdeckt · `.` frei
kingdoms_standing = `{ $letter }` { $player }: Punkte { $points } · Figuren im Vorrat { $supply } · Handkarten { $hand }
kingdoms_open_hand = gesehen: { $cards }
kingdoms_display = In der Auslage: { $cards } · Nachziehstapel: { $pile }
kingdoms_display_empty = Die Auslage ist leer · Nachziehstapel: { $pile }

kingdoms_turn_place = { $player ->
    [you] **Du bist dran:** Leg eine Karte an eine andere an, mit einer Figur von dir darauf.
   *[other] { $player } legt eine Karte an.
}
kingdoms_turn_power = { $player ->
    [you] **Du bist dran:** Nutze die Fähigkeit oder verzichte. { faction_one }: { kingdoms_power }
   *[other] { $player } entscheidet über die Fähigkeit: { faction_one }.
}
kingdoms_turn_keep = { $player ->
    [you] **Du bist dran:** Wähl die zwei Karten, die du behältst.
   *[other] { $player } wählt zwei Karten, um sie zu behalten.
}
kingdoms_turn_draw = { $player ->
    [you] **Du bist dran:** Zieh eine Karte.
   *[other] { $player } zieht eine Karte.
}
kingdoms_ended_figures = **Schluss:** Jemand hat keine Figur mehr.
kingdoms_ended_cards = **Schluss:** Alle Karten sind gelegt.
kingdoms_ended_spaces = **Schluss:** Nirgends kann mehr eine Karte angelegt werden.
kingdoms_hint_place = Wähl zuerst eine Karte, dann Spalte und Zeile. Vor dem letzten Schritt gilt noch nichts.

kingdoms_control = Kontrolle: Figuren je Fraktion (Punkte am Ende)
kingdoms_control_line = { $faction } ({ $value }): { $counts }

kingdoms_this_turn = Dieser Zug
kingdoms_last_turn = Letzter Zug
kingdoms_laid = { $player ->
    [you] Du legst
   *[other] { $player } legt
} { $card } auf { $space }.
kingdoms_copied = Genutzt wird die Fähigkeit von { $card } auf { $space }.
kingdoms_useless = Die Fähigkeit ({ faction_one }) nützt dort nichts.
kingdoms_declined = Die Fähigkeit ({ faction_one }) bleibt ungenutzt.
kingdoms_scored = { $faction ->
    [goblin] Ein Punkt für jeden Kobold mit eigener Figur: { $points }.
    [dwarf] Ein Punkt für jeden Zwerg in Zeile und Spalte: { $points }.
   *[dragon] Ein Punkt für jede offene Karte ringsum: { $points }.
}
kingdoms_scored_line = { $line ->
    [row] Ein Punkt für jede Fraktion in der Zeile: { $points }.
   *[column] Ein Punkt für jede Fraktion in der Spalte: { $points }.
}
kingdoms_settled = Der Gnom bringt einen Punkt.
kingdoms_settled_figure = Der Gnom bringt einen Punkt, und eine zweite Figur kommt auf { $space }.
kingdoms_swapped = Der Untote tauscht die Figur gegen die fremde auf { $space }.
kingdoms_removed = { $count ->
    [one] Der Ritter schickt die fremde Figur auf { $spaces } zurück.
   *[other] Der Ritter schickt die fremden Figuren auf { $spaces } zurück.
}
kingdoms_flipped = Der Riese dreht die Karte auf { $space } um.
kingdoms_flipped_back = Figuren gehen zurück an: { $players }.
kingdoms_looked = Der Seher sieht sich { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} des Nachziehstapels an.
kingdoms_drew = Aus der Auslage gezogen: { $card }.
kingdoms_drew_unseen = Eine Karte wird verdeckt gezogen.
kingdoms_drew_nothing = Es gibt nichts zu ziehen.
kingdoms_kept = Zwei Karten bleiben, die anderen ({ $returned }) werden in den Nachziehstapel gemischt.
kingdoms_reshuffled = In der Auslage lagen drei { faction_many }: Zwei kamen in den Nachziehstapel und wurden ersetzt.
kingdoms_drawn = Dein Seher zeigt dir: { $cards }

# Aufschriften von Knöpfen: ohne Markdown, kurz.
kingdoms_label_place = { $card } auf { $space }
kingdoms_label_column = Spalte { $x }
kingdoms_label_row = Zeile { $y }
kingdoms_label_none = Verzichten
kingdoms_label_use = Nutzen: { faction_one }
kingdoms_label_line = { $line ->
    [row] Zeile werten
   *[column] Spalte werten
}
kingdoms_label_figure = Zweite Figur auf { $card } { $space }
kingdoms_label_swap = Tauschen mit { $card } { $space }
kingdoms_label_remove = Zurückschicken von { $card } { $space }
kingdoms_label_remove_both = Zurückschicken von { $card } { $space } und { $other } { $second }
kingdoms_label_flip = Umdrehen: { $card } { $space }
kingdoms_label_copy = Kopieren: { $card } { $space }
kingdoms_label_keep = { $first } und { $second } behalten
kingdoms_label_draw = { $number }: { $card }
kingdoms_label_draw_top = Verdeckt ziehen

kingdoms_result_heading = **Wer was kontrolliert** (Figuren: { $sides })
kingdoms_result = **Punkte mit Kontrolle: { $points }**
kingdoms_result_line = { $faction } ({ $value }): { $player ->
    [nobody] niemand
   *[other] { $player }
}, { $counts }
kingdoms_result_tie = Gleich viele Punkte, also entscheiden die Figuren im Vorrat: **{ $supply }**

kingdoms_refused_nobody = Gerade ist niemand dran.
kingdoms_refused_place_expected = Leg zuerst eine Karte an.
kingdoms_refused_power_expected = Entscheide zuerst über die Fähigkeit: { faction_one }.
kingdoms_refused_keep_expected = Wähl zuerst die zwei Karten, die du behältst.
kingdoms_refused_draw_expected = Zieh zuerst eine Karte.
kingdoms_refused_not_held = Diese Karte hast du nicht auf der Hand: { faction_one }.
kingdoms_refused_taken = Auf { $space } liegt schon eine Karte.
kingdoms_refused_touches_nothing = { $space } grenzt mit keiner Kante an eine offene Karte.
kingdoms_refused_another_power = Das kann diese Fähigkeit nicht: { faction_one }.
kingdoms_refused_line = { $line ->
    [row] In dieser Zeile ist noch ein Troll.
   *[column] In dieser Spalte ist noch ein Troll.
}
kingdoms_refused_not_adjacent = Auf { $space } liegt keine Karte, die an deine grenzt.
kingdoms_refused_face_down = Die Karte auf { $space } liegt verdeckt.
kingdoms_refused_own_figure = Auf { $space } steht schon eine Figur von dir.
kingdoms_refused_no_figure = Auf { $space } steht keine Figur der Gegenseite.
kingdoms_refused_supply = Du hast keine Figur mehr.
kingdoms_refused_copy = Die Fähigkeit der Karte auf { $space } würde hier nichts nützen.
kingdoms_refused_keep = Diese zwei Karten stehen nicht zur Wahl.
kingdoms_refused_draw = Dort gibt es keine Karte zu ziehen.

kingdoms_rules_goal = Leg Karten zu einem wachsenden Reich, stell deine Figuren darauf, nutze ihre Fähigkeiten und kontrolliere möglichst viele der sieben Fraktionen.
kingdoms_rules_turn_heading = Dein Zug
kingdoms_rules_turn = 1. Leg eine Karte Kante an Kante an eine offene an und stell eine Figur von dir darauf.
    2. Nutze ihre Fähigkeit, wenn du magst.
    3. Zieh: eine der drei Karten der Auslage oder die oberste des Nachziehstapels, verdeckt. Drei gleiche in der Auslage werden aufgelöst.
kingdoms_rules_powers_heading = Die Fähigkeiten
kingdoms_rules_more_powers_heading = Weitere Fähigkeiten
kingdoms_rules_end_heading = Das Ende
kingdoms_rules_end = Hat jemand keine Figur mehr und beide hatten gleich viele Züge, oder sind alle Karten gelegt oder lässt sich keine mehr anlegen, gehört jede Fraktion der Seite mit mehr Figuren darauf und bringt ihre Punkte (in Klammern). Die meisten Punkte gewinnen, bei Gleichstand die meisten Figuren im Vorrat.
kingdoms_faction = Sieben Karten. Die Kontrolle bringt am Ende { $value } Punkte.

    { $power }
kingdoms_power = { $faction ->
    [goblin] Ein Punkt für jeden Kobold, auf dem eine Figur von dir steht.
    [knight] Schick eine oder zwei fremde Figuren von angrenzenden Karten zurück.
    [undead] Tausch die eben gesetzte Figur gegen irgendeine fremde.
    [dwarf] Ein Punkt für jeden Zwerg in seiner Zeile und seiner Spalte.
    [doppelganger] Nutze die Fähigkeit einer angrenzenden Karte.
    [gnome] Ein Punkt; dazu darfst du eine zweite Figur auf eine angrenzende Karte ohne deine Figur stellen.
    [giant] Dreh eine angrenzende Karte um; die Figuren darauf gehen zurück.
    [troll] Zeile oder Spalte: ein Punkt für jede Fraktion darin, wenn dort kein anderer Troll liegt.
    [dragon] Ein Punkt für jede offene Karte auf den acht Feldern ringsum.
   *[seer] Statt zu ziehen, sieh dir drei Karten an: Von ihnen und deiner Handkarte behältst du zwei.
}
