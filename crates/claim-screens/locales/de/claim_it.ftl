# Claim It. Eine Person ist ein Name in Fettdruck, oder 'you' für den Leser.

claim_it_goal = **Die größte Gruppe gewinnt.** Sobald jemand { $gold } Goldclaims hat, beginnt die letzte Runde.
# Der Spielplan in Sätzen, eine Reihe pro Satz.
claim_it_row = Reihe { $row }: { $stones }
claim_it_column = Spalte { $column } { $stone }
claim_it_stone_owner = { $player } (Besitzstein dieses Zugs)
claim_it_no_stones = Noch liegen keine Steine.
claim_it_placed_claim = Anspruchsstein { $number } auf { $space }
claim_it_placed_owner = Besitzstein auf { $space }
claim_it_placed = **In diesem Zug gesetzt:** { $stones }
claim_it_space = Reihe { $row }, Spalte { $column }
# Auf Knöpfen: wie weit nach rechts, und wie weit nach oben.
claim_it_space_short = →{ $column } ↑{ $row }
claim_it_space_gold = { $space } (Gold)
claim_it_space_of = { $space } (Stein: { $owner })
claim_it_standing = { $player }: Gruppe **{ $group }** · Gold { $gold }{ $stage ->
    [reached] {""}
   *[open] {" "}von { $goal }
} · Felder { $spaces }
claim_it_now = Größte Gruppe jetzt: { $counts }
claim_it_last_round = **Letzte Runde:** { $player ->
    [you] Du hast den letzten Zug.
   *[other] { $player } hat den letzten Zug.
}
claim_it_dice = Wurf: **{ $dice }**
# Überschriften: ohne Punkt.
claim_it_turn_roll = { $player ->
    [you] Du bist dran – würfle los
   *[other] { $player } ist dran
}
claim_it_turn_use = { $player ->
    [you] Du bist dran – wähle ein Feld
   *[other] { $player } ist dran: Feld wählen
}
claim_it_turn_choice = { $player ->
    [you] Du bist dran – würfle weiter oder höre auf und behalte deine Felder
   *[other] { $player } ist dran: weiterwürfeln oder aufhören
}
claim_it_use_claim = Anspruchsstein { $number }: { $spaces }
claim_it_use_owner = Besitzstein: { $spaces }
claim_it_if_stopped = Aufhören bringt jetzt: { claim_it_gain }
# Was ein Zug bringt; Teil anderer Texte.
claim_it_gain = { $stones ->
    [0] kein neuer Stein
    [one] 1 neuer Stein
   *[other] { $stones } neue Steine
}, { $gold ->
    [0] kein Gold
    [one] 1 Goldclaim
   *[other] { $gold } Goldclaims
}
claim_it_stones = Steine
claim_it_supply = Im Vorrat: Besitzsteine { $owner } · Anspruchssteine { $count ->
    [0] keine
   *[other] { $claims }
}

claim_it_this_turn = Dieser Zug
claim_it_last_turn = Letzter Zug
claim_it_used_claim = { $player ->
    [you] Du hast { $dice } gewürfelt und
   *[other] { $player } hat { $dice } gewürfelt und
} Anspruchsstein { $number } auf { $space } gesetzt.
claim_it_used_owner = { $player ->
    [you] Du hast { $dice } gewürfelt und
   *[other] { $player } hat { $dice } gewürfelt und
} einen Besitzstein auf { $space } gesetzt. Beim Aufhören wird das Feld zu Gold.
claim_it_turn_placed = { $player ->
    [you] Du hast besetzt:
   *[other] { $player } hat besetzt:
} { $spaces }.
claim_it_bust = { $player ->
    [you] Du hast { $dice } gewürfelt:
   *[other] { $player } hat { $dice } gewürfelt:
} Kein Feld passt. Pech gehabt! Die Steine dieses Zugs sind weg: { $spaces }.
claim_it_bust_at_once = { $player ->
    [you] Du hast { $dice } gewürfelt:
   *[other] { $player } hat { $dice } gewürfelt:
} Kein Feld passt. Pech gehabt, gleich beim ersten Wurf!
# Auf dem Sperrbildschirm.
claim_it_told_bust = { $player ->
    [you] Du hattest Pech.
   *[other] { $player } hatte Pech.
}
claim_it_stopped = { $player ->
    [you] Du hast aufgehört
   *[other] { $player } hat aufgehört
}: { claim_it_gain }.
claim_it_lost_spaces = { $player ->
    [you] Du verlierst:
   *[other] { $player } verliert:
} { $spaces }.

# Aufschriften von Knöpfen: ohne Markdown, kurz.
claim_it_roll = Würfeln
claim_it_roll_again = Weiterwürfeln
claim_it_stop = Aufhören
claim_it_put_claim = Reihe { $row }, Sp. { $column }: Anspruch { $number }
claim_it_put_owner = Reihe { $row }, Sp. { $column }: Besitzstein

# Wie knapp es war.
claim_it_close = { $player ->
    [you] Dir
   *[other] { $player }
} { $count ->
    [one] fehlte 1 { $what ->
        [gold] Goldclaim
       *[other] Feld
    }
   *[other] fehlten { $count } { $what ->
        [gold] Goldclaims
       *[other] Felder
    }
} { $what ->
    [group] in der größten Gruppe
    [gold] bei gleich großen Gruppen
   *[spaces] bei gleich großen Gruppen und gleich viel Gold
}.
claim_it_result = **Die größte Gruppe gewinnt**; bei Gleichstand zählen die Goldclaims, dann alle Felder.

claim_it_refused_no_turn = Gerade ist niemand dran.
claim_it_refused_roll_first = Würfle zuerst.
claim_it_refused_nothing_to_stop = Du kannst erst aufhören, wenn du einen Stein gesetzt hast.
claim_it_refused_use_expected = Wähle zuerst ein Feld für deinen Wurf.
claim_it_refused_dice = Keine zwei deiner Würfel ergeben { $space }.
claim_it_refused_gold = { $space } ist schon Gold und lässt sich nicht mehr besetzen.
claim_it_refused_owner = Auf { $space } liegt schon ein Besitzstein.
claim_it_refused_claim = Anspruchsstein { $number } liegt schon auf dem Spielplan.
claim_it_refused_no_stones = Du hast keinen Stein mehr, der den Anspruchsstein ersetzen könnte.
claim_it_refused_no_owners = Es gibt keine Besitzsteine mehr.

claim_it_rules_goal = Würfle, so oft du dich traust, und besetze Felder auf dem Spielplan (6 × 6). Die größte zusammenhängende Gruppe gewinnt; diagonal zählt nicht.
claim_it_rules_turn_heading = Dein Zug
claim_it_rules_turn = Würfle mit drei Würfeln: Einer bestimmt die Reihe, einer die Spalte (mit 2 und 5: Reihe 2, Spalte 5 oder Reihe 5, Spalte 2), der dritte den Anspruchsstein. Setze einen Stein auf dieses Feld, dann würfle weiter oder höre auf.
claim_it_rules_stones_heading = Welcher Stein
claim_it_rules_stones = Leeres Feld oder fremder Stein: der Anspruchsstein mit der Zahl des dritten Würfels, falls er nicht schon auf dem Spielplan liegt.
    Eigener Stein oder Anspruchsstein: ein Besitzstein; der dritte Würfel ist egal.
    Besitzstein oder Gold: Feld gesperrt.
    Die Steine sind begrenzt: 24 pro Person, dazu insgesamt 30 Besitzsteine. Für einen Anspruchsstein brauchst du einen eigenen Stein im Vorrat, der ihn ersetzt.
claim_it_rules_stop_heading = Aufhören oder Pech haben
claim_it_rules_stop = Hörst du auf, werden die Felder mit Besitzsteinen dieses Zugs zu Goldclaims, die dir niemand mehr nimmt. Deine Steine ersetzen die Anspruchssteine; fremde Steine dort gehen zurück. Passt dein Wurf auf kein Feld, hast du Pech gehabt: Alle Steine dieses Zugs werden vom Spielplan genommen.
claim_it_rules_end_heading = Spielende
claim_it_rules_end = Wer am Ende seines Zugs genug Goldclaims hat (13 zu zweit, 9 zu dritt, 7 zu viert, 6 zu fünft), läutet die letzte Runde ein. Alle haben noch einen Zug; den letzten hat, wer die Runde eingeläutet hat. Bei gleich großen Gruppen: mehr Goldclaims, dann mehr Felder.
claim_it_rules_variant_heading = Variante: Anspruchssteine kehren zurück
claim_it_rules_variant = Setzt du einen Besitzstein auf einen Anspruchsstein, kommt der Anspruchsstein zurück in den Vorrat, und du kannst ihn im selben Zug wieder einsetzen. Nicht zu fünft.

# Beschreibungen des Bildes vom Spielplan: ohne Markdown. Personen haben Buchstaben; * und + werden erklärt.
claim_it_alt_title = Spielplan von Claim It
claim_it_alt_player = { $letter }: { $name }
claim_it_alt_act = { $letter } ist dran
claim_it_alt_dice = Wurf { $dice }
claim_it_alt_signs = * Goldclaim, + Besitzstein dieses Zugs
claim_it_alt_row = Reihe { $row }: Spalte { $first }
claim_it_alt_claim = Anspruchsstein { $number }
claim_it_alt_claim_on = Anspruchsstein { $number } auf { $letter }
claim_it_alt_uses = Möglich: { $first }
claim_it_alt_use_claim = Reihe { $row } Spalte { $column } (Anspruchsstein { $number })
claim_it_alt_use_owner = Reihe { $row } Spalte { $column } (Besitzstein)
claim_it_alt_standing = { $letter }: größte Gruppe { $group }, Gold { $gold }{ $stage ->
    [reached] {""}
   *[open] {" "}von { $goal }
}
