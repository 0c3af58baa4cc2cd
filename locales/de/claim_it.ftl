# Claim It. Eine Person ist ein Name in Fettdruck, oder 'you' für den Leser.

claim_it_legend = `a` Stein · `*a` Gold · `2,5`: Zeile 2, Spalte 5
claim_it_legend_turn = In diesem Zug: `3` Claim-Stein (`3b` auf einem Stein von b) · `+{ $player }` Besitzstein
claim_it_standing = `{ $letter }` { $player }: größte Gruppe { $group } · Gold { $gold } · Felder { $spaces }
claim_it_last_round = **Letzte Runde:** { $player ->
    [you] Du hast den letzten Zug.
   *[other] { $player } hat den letzten Zug.
}
claim_it_dice = Würfel: 🎲 **{ $dice }**
claim_it_turn_roll = { $player ->
    [you] **Du bist dran:** Würfle.
   *[other] { $player } würfelt gleich.
}
claim_it_turn_use = { $player ->
    [you] **Du bist dran:** Wähl ein Feld. Ein Würfel nennt die Zeile, einer die Spalte.
   *[other] { $player } wählt ein Feld.
}
claim_it_turn_choice = { $player ->
    [you] **Du bist dran:** Würfle noch einmal, oder hör auf und behalte, was du hast.
   *[other] { $player } würfelt noch einmal oder hört auf.
}
claim_it_if_stopped = Wenn du jetzt aufhörst: Gold +{ $gold }, andere Steine +{ $stones }.
claim_it_supply = Besitzsteine im Vorrat: { $owner } · Claim-Steine im Vorrat: { $claims }

claim_it_this_turn = Dieser Zug
claim_it_last_turn = Letzter Zug
claim_it_used_claim = { $player ->
    [you] Du hast { $dice } gewürfelt und
   *[other] { $player } hat { $dice } gewürfelt und
} Claim-Stein { $number } auf { $space } gelegt: Endgültig gehört das Feld noch niemandem.
claim_it_used_owner = { $player ->
    [you] Du hast { $dice } gewürfelt und
   *[other] { $player } hat { $dice } gewürfelt und
} einen Besitzstein auf { $space } gelegt: Wer aufhört, hat dort Gold.
claim_it_bust = { $player ->
    [you] Du hast { $dice } gewürfelt,
   *[other] { $player } hat { $dice } gewürfelt,
} und das passt nirgends: verzockt! Was der Zug gelegt hat, ist verloren (Claim-Steine: { $claims }, Besitzsteine: { $owners }).
claim_it_bust_at_once = { $player ->
    [you] Du hast { $dice } gewürfelt,
   *[other] { $player } hat { $dice } gewürfelt,
} und das passt nirgends: sofort verzockt!
claim_it_stopped = { $player ->
    [you] Du hast aufgehört und alles behalten:
   *[other] { $player } hat aufgehört und alles behalten:
} Gold +{ $gold }, andere Steine +{ $stones }.
claim_it_taken = { $player ->
    [you] Du verlierst
   *[other] { $player } verliert
} { $spaces }.

# Aufschriften von Knöpfen: ohne Markdown, kurz.
claim_it_roll = Würfeln
claim_it_roll_again = Noch einmal würfeln
claim_it_stop = Aufhören
claim_it_put_claim = { $space }: Claim-Stein { $number }
claim_it_put_owner = { $space }: Gold

claim_it_result = **Die größte Gruppe gewinnt**, dann das meiste Gold, dann die meisten Felder.

claim_it_refused_nobody = Gerade ist niemand dran.
claim_it_refused_roll_first = Würfle zuerst.
claim_it_refused_nothing_to_stop = Du kannst erst aufhören, wenn du etwas gelegt hast.
claim_it_refused_use_expected = Wähl zuerst ein Feld für deinen Wurf.
claim_it_refused_dice = Keine zwei deiner Würfel nennen { $space }.
claim_it_refused_gold = { $space } ist schon Gold: Das kann niemand mehr nehmen.
claim_it_refused_owner = Auf { $space } liegt schon ein Besitzstein.
claim_it_refused_claim = Claim-Stein { $number } liegt schon auf dem Brett.
claim_it_refused_no_stones = Du hast keinen Stein mehr, der einen Claim-Stein ersetzen könnte.
claim_it_refused_no_owners = Es ist kein Besitzstein mehr da.

claim_it_rules_goal = Fordere mit drei Würfeln dein Glück heraus und nimm Felder auf einem Brett mit 6 Zeilen und 6 Spalten. Es gewinnt die größte Gruppe von Feldern, die mit den Kanten aneinanderliegen.
claim_it_rules_turn_heading = Dein Zug
claim_it_rules_turn = Wirf drei Würfel. Einer nennt die Zeile, einer die Spalte (`2,5` ist Zeile 2, Spalte 5), der dritte den Claim-Stein. Leg dort einen Stein ab, dann würfle noch einmal oder hör auf.
claim_it_rules_stones_heading = Welcher Stein
claim_it_rules_stones = Leeres Feld oder fremder Stein: der Claim-Stein mit der Zahl des dritten Würfels, wenn er nicht schon auf dem Brett liegt.
    Eigener Stein oder Claim-Stein: ein Besitzstein; der dritte Würfel ist egal.
    Besitzstein oder Gold: Da geht nichts.
    Die Steine sind begrenzt: Jeder hat 24, dazu gibt es 30 Besitzsteine. Ein Claim-Stein braucht einen Stein von dir im Vorrat, der ihn ersetzen kann.
claim_it_rules_stop_heading = Aufhören oder verzocken
claim_it_rules_stop = Hörst du auf, macht jeder Besitzstein des Zuges sein Feld zu Gold, das dir endgültig gehört, und Claim-Steine werden zu deinen Steinen; fremde Steine dort gehen zurück. Passt dein Wurf nirgends, hast du dich verzockt: Alles, was der Zug gelegt hat, kommt wieder weg.
claim_it_rules_end_heading = Das Ende
claim_it_rules_end = Genug Gold am Ende eines Zuges leitet die letzte Runde ein: 13 zu zweit, 9 zu dritt, 7 zu viert, 6 zu fünft. Alle haben noch einen Zug, den letzten hat, wer sie eingeleitet hat. Gleich große Gruppen: mehr Gold, dann mehr Felder.
claim_it_rules_variant_heading = Variante: Claim-Steine kehren zurück
claim_it_rules_variant = Ein Besitzstein auf einem Claim-Stein bringt diesen zurück; er kann im selben Zug noch einmal benutzt werden. Nicht zu fünft.
