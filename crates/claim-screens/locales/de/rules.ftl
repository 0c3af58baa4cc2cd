# Die Regeln in Kürze, in eigenen Worten: Auf dem Handy soll ein Blick genügen.

rules_title = Regeln: { $game }
rules_goal = Gewinne die Gunst von mehr Fraktionen als die anderen. Die Anhänger, die du in Phase 1 rekrutierst, sind in Phase 2 deine Hand, und was du damit gewinnst, zählt.
rules_cards = { $cards } Karten, 2 × { $tricks } Stiche.
rules_cards_by_players = Zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
}: { $cards } Karten, 2 × { $tricks } Stiche.

rules_phase_one_heading = Phase 1: Anhänger rekrutieren
rules_phase_one = Jeder Stich geht um die Karte in der Mitte. Eine Person spielt aus, die andere legt dazu. Wer gewinnt, nimmt die offene Karte; wer verliert, zieht verdeckt vom Nachziehstapel. Beide legen die neue Karte verdeckt auf ihren Anhängerstapel. Gespielte Karten kommen auf die Ablage. Wer gewinnt, spielt als Nächstes aus.
rules_phase_one_more = Zu dritt und zu viert liegen zwei Karten offen: Wer gewinnt, wählt eine; der Zweite bekommt die andere; der Rest zieht verdeckt. Rangfolge, jeweils nach Wert: Ritter auf Kobold, ausgespielte Fraktion und Doppelgänger, andere. Zu viert spielen zwei Teams: Partner sitzen sich gegenüber, ihre Punktestapel zählen zusammen.

rules_following_heading = Bedienen
rules_following = Hast du eine Karte der ausgespielten Fraktion, musst du bedienen. Sonst spielst du, was du willst. Die höchste Karte der ausgespielten Fraktion gewinnt, bei gleichem Wert die zuerst gespielte.

rules_example = **Beispiel:** { $story }
rules_example_heading = Beispielstiche
example_followed = **Bedienen:** Anna spielt { $led } aus. Ben muss { faction_led } bedienen und gewinnt mit { $answer }.
example_not_followed = **Kann nicht bedienen:** Anna spielt { $led } aus. Ben hat keinen { faction_object } und spielt { $answer }: Anna gewinnt.
example_knight = **Ritter schlägt Kobold:** Anna spielt { $led } aus. Ben hat keinen { faction_object } und spielt { $answer }: Ben gewinnt.
example_tie = **Gleichstand:** Anna spielt { $led } aus, Ben spielt { $answer }: Anna gewinnt, ihre Karte kam zuerst.

rules_phase_two_heading = Phase 2: Gunst gewinnen
rules_phase_two = Deine Anhänger sind jetzt deine Hand. Wer einen Stich gewinnt, legt die Karten auf den eigenen Punktestapel und spielt als Nächstes aus.

rules_powers_heading = Fraktionen
rules_power = { $faction }: { $power }

rules_scoring_heading = Wertung und Gleichstand
rules_scoring = Wer die meisten Karten einer Fraktion im Punktestapel hat, gewinnt ihre Gunst; bei Gleichstand entscheidet die höchste Karte, dann die nächste. Ist alles gleich, gewinnt sie niemand. Wer die meisten Fraktionen hat, gewinnt. Bei Gleichstand entscheidet die Summe der Kartenwerte in den gewonnenen Fraktionen; ist auch die gleich, endet die Partie unentschieden.

rules_faction_cards = { $count } Karten: { $values }
rules_choose = Mehr über eine Fraktion …
rules_games = Regeln eines anderen Spiels …
rules_whole = Das ganze Spiel

power_goblin = Die meisten Karten, keine Fähigkeit.
power_knight = Schlagen Kobolde, wenn ein Kobold ausgespielt wurde.
power_undead = In Phase 1 gespielt, kommen sie auf den Punktestapel des Stichgewinners.
power_dwarf = In Phase 2 bekommt sie, wer den Stich verliert.
power_dwarf_mix = In Phase 2 bekommt sie, wer den Stich verliert; zu dritt und zu viert, wer den niedrigsten Wert spielt, auch als Stichgewinner.
power_doppelganger = Immer spielbar; zählen im Stich als ausgespielte Fraktion.
power_gnome = Liegen in Phase 2 bis zum Ende offen und zählen dann.
power_giant = Entfernen in Phase 2 einen offenen gegnerischen Gnom mit gleichem Wert.
power_giant_mix = Entfernen in Phase 2 einen offenen gegnerischen Gnom mit gleichem Wert; zu dritt wählt der Stichgewinner, wessen Gnom, oder verzichtet.
power_troll = In Phase 2 zählt pro Stich nur einer; die anderen bleiben liegen.
power_dragon = Wer den letzten Drachen im Stich spielt, spielt als Nächstes aus.
power_seer = Gewinnst du in Phase 1 mit einem Seher, darfst du die oberste Karte ansehen und nehmen.

about_goblin = Keine Fähigkeit, aber die meisten Karten – fünf davon mit dem Wert 0. Vorsicht beim Ausspielen: Jeder Ritter schlägt einen Kobold.
about_knight = Wurde ein Kobold ausgespielt, gewinnt ein Ritter, egal mit welchem Wert. Bedienen musst du trotzdem: Solange du einen Kobold hast, darfst du auf einen Kobold keinen Ritter spielen. Wird ein Ritter ausgespielt, sind Ritter gewöhnliche Karten.
about_undead = In Phase 1 gespielte Untote kommen nicht auf die Ablage, sondern offen auf den Punktestapel des Stichgewinners und zählen am Ende. Ein Untoter aus der Mitte wird ein Anhänger wie jede andere Karte. In Phase 2 sind Untote gewöhnliche Karten.
about_dwarf = In Phase 2 kommen die Zwerge eines Stichs auf den Punktestapel des Verlierers; die andere Karte geht an den Gewinner. Zu dritt und zu viert bekommt sie, wer den niedrigsten Wert gespielt hat, bei Gleichstand, wer zuletzt gespielt hat; das kann auch der Stichgewinner sein. In Phase 1 sind Zwerge gewöhnliche Karten.
about_doppelganger = Du darfst einen spielen, auch wenn du bedienen könntest; er zählt dann mit seinem Wert als Karte der ausgespielten Fraktion. Eine Fähigkeit übernimmt er nie, und gewertet wird er als Doppelgänger. Wird einer ausgespielt, musst du mit Doppelgängern bedienen.
about_gnome = In Phase 2 liegen die Gnome eines Stichs offen vor dem Stichgewinner. Was am Ende noch dort liegt, kommt auf seinen Punktestapel. Bis dahin können Riesen sie entfernen.
about_giant = In Phase 2 entfernt der Stichgewinner für jeden Riesen im Stich einen Gnom mit gleichem Wert, der offen vor einem Gegner liegt. Dieser Gnom ist aus dem Spiel. Zu dritt wählt der Stichgewinner, wessen Gnom es ist, oder verzichtet. Die Riesen selbst zählen wie üblich.
about_troll = In Phase 2 sammeln sich die Trolle in der Mitte: Wer einen Stich gewinnt, bekommt nur den höchsten, auch wenn kein Troll gespielt wurde. Die übrigen bleiben liegen; wer den letzten Stich gewinnt, bekommt alle.
about_dragon = In beiden Phasen spielt als Nächstes aus, wer den letzten Drachen im Stich gespielt hat, egal, wer gewonnen hat. Das gilt auch beim Wechsel von Phase 1 zu Phase 2.
about_seer = Gewinnst du in Phase 1 einen Stich mit einem Seher, siehst du dir zuerst die oberste Karte vom Nachziehstapel an: Nimm sie oder eine Karte aus der Mitte. Was du liegen lässt, bekommen die anderen. In Phase 2 sind Seher gewöhnliche Karten.
