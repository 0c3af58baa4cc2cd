# Einführungen: kurze Sätze für Leute, die noch nichts wissen. Eine Lektion hat höchstens 300 Zeichen.

tutorial_heading = 🎓 Tutorial
tutorial_lesson = 🎓 **Tutorial:** { $text }
tutorial_next = Jetzt kennst du das Spiel. In einer echten Partie bekommst du keine Tipps, und { $with ->
    [hand] deine Karten kommen per Direktnachricht
   *[board] der Spielplan kommt per Direktnachricht
}. Spiele eine gegen den Bot oder mit Freunden: `/claim start`.
tutorial_ended = Das Tutorial ist zu Ende.
tutorial_offer = Jetzt kennst du das Spiel: Spiele hier weiter oder beginne eine echte Partie.
tutorial_button_real_match = Echte Partie beginnen
tutorial_running = Du bist mitten in einem Tutorial: { $game }.
tutorial_button_continue = Weiterspielen
tutorial_button_again = Von vorn
tutorial_button_other = Zu { $game } wechseln
tutorial_fairness = Dies ist ein Tutorial: Karten oder Würfe sind vorbereitet, damit du typische Situationen siehst. In Partien, die an einem offenen Tisch beginnen, lassen sich alle Karten und Würfe nachprüfen: siehe dort „Fairness“.

# Claim. Wissenswertes, eins pro Stich.
tutorial_claim_recruit = In Phase 1 sammelst du die Hand für Phase 2: Wer diesen Stich gewinnt, nimmt { $middle }, der andere zieht verdeckt.
tutorial_claim_followers = Karten, die du nimmst, werden deine Anhänger (siehe „Details“): deine Hand für Phase 2. Gespielte Karten sind weg.
tutorial_claim_undead = Besonderheit: Gespielte Untote kommen sofort auf den Punktestapel des Stichgewinners.
tutorial_claim_votes = Am Ende hat die Gunst einer Fraktion, wer die meisten ihrer Karten besitzt. Drei von fünf Fraktionen genügen zum Sieg.
tutorial_claim_knights = Wird ein Kobold ausgespielt, schlägt ihn jeder Ritter, egal mit welchem Wert.
tutorial_claim_doppelgangers = Im Stich zählt ein Doppelgänger als die ausgespielte Fraktion; du darfst ihn auch spielen, wenn du bedienen könntest.
tutorial_claim_last_recruit = Letzter Stich von Phase 1: Danach werden deine Anhänger zu deiner Hand.
tutorial_claim_gather = Phase 2: Deine Anhänger sind deine Hand, und Stiche zählen. Wer gewinnt, bekommt beide Karten; wer die meisten Karten einer Fraktion hat, gewinnt ihre Gunst.
tutorial_claim_dwarves = Ausnahme Zwerge: Sie bekommt, wer den Stich verliert.
tutorial_claim_standing = Gunst jetzt: du { $own }, dein Gegenüber { $other }.

# Claim. Was du spielen solltest, und warum.
tutorial_claim_only = { $card } ist die einzige Karte, die du spielen kannst.
tutorial_claim_lead_high = Du spielst aus. { $middle } lohnt sich, also spiele hoch: { $card }.
tutorial_claim_lead_low = Du spielst aus. { $middle } ist schwach, also schone deine guten Karten: Spiele { $card }.
tutorial_claim_lead = Du spielst aus: Eine hohe Karte wie { $card } gewinnt wahrscheinlich.
tutorial_claim_lead_best = Du spielst aus: { $card } ist deine höchste Karte, die dir etwas einbringt.
tutorial_claim_lead_dwarf = Du hast nur Zwerge, und die gehen an den Verlierer, also spiele niedrig: { $card }.
tutorial_claim_follow = Du hast { faction_many }, also bediene damit: { $card } reicht, um { $lead } zu schlagen.
tutorial_claim_follow_low = Du hast { faction_many }, also bediene damit, auch wenn sie { $lead } nicht schlagen. Spiele deine niedrigste: { $card }.
tutorial_claim_duck = Du hast { faction_many }, also bediene damit. { $middle } ist schwach: Schone deine guten Karten und spiele { $card }.
tutorial_claim_duck_stand_in = { $middle } ist schwach, also schone deine guten Karten. Statt zu bedienen, darfst du einen Doppelgänger spielen: { $card }.
tutorial_claim_lose_stand_in = { $lead } kannst du nicht schlagen. Statt zu bedienen, darfst du einen Doppelgänger spielen, deine niedrigste Karte: { $card }.
tutorial_claim_low_stand_in = Du könntest bedienen, aber ein niedriger Doppelgänger reicht: { $card } schlägt { $lead }.
tutorial_claim_win_dwarf = Alle deine Karten gewinnen, also bekommt dein Gegenüber die Zwerge. Spiele die niedrigste: { $card }.
tutorial_claim_stand_in = Bedienst du, verlierst du den Stich. Aber ein Doppelgänger zählt als { faction_one }: { $card } schlägt { $lead }.
tutorial_claim_free_knight = Du hast keine Kobolde, also darfst du jede Karte spielen. Ein Ritter schlägt jeden Kobold: { $card }.
tutorial_claim_free_stand_in = Du hast keine { $faction ->
    [undead] Untoten
   *[other] { faction_many }
}, also darfst du jede Karte spielen. Ein Doppelgänger zählt als { faction_one }: { $card } schlägt { $lead }.
tutorial_claim_free_low = Du hast keine { $faction ->
    [undead] Untoten
   *[other] { faction_many }
}: Du darfst jede Karte spielen, aber keine würde gewinnen. Wirf { $card } ab.
tutorial_claim_free_duck = Du hast keine { $faction ->
    [undead] Untoten
   *[other] { faction_many }
}, also darfst du jede Karte spielen. Für diesen Stich ist eine gute Karte zu schade: Spiele { $card }.
tutorial_claim_free_dwarf = Du hast keine { $faction ->
    [undead] Untoten
   *[other] { faction_many }
}, also darfst du jede Karte spielen. Verlierst du mit einem Zwerg, kommt er auf deinen Punktestapel: { $card }.
tutorial_claim_lose_dwarf = Wer verliert, bekommt die Zwerge dieses Stichs. Verliere mit Absicht: { $card }.
tutorial_claim_end = Gewonnene Fraktionen: { $votes }. Wer die meisten Karten einer Fraktion hat, gewinnt sie; haben beide gleich viele, entscheidet die höchste Karte.
tutorial_claim_end_tied = Gleichstand, { $votes }: Es entscheidet die Summe der Kartenwerte in den gewonnenen Fraktionen.

# Claim Kingdoms.
tutorial_kingdoms_goal = Punkte gibt es auf zwei Arten: durch die Fähigkeiten der Karten, die du legst, und am Ende durch Kontrolle über Fraktionen.
tutorial_kingdoms_control = Auf jede Karte, die du legst, kommt eine deiner Figuren. Wer am Ende mehr Figuren auf einer Fraktion hat, bekommt ihren Wert, zum Beispiel 9 für Ritter.
tutorial_kingdoms_figures = Du hast noch { $supply } Figuren: Die Partie endet, kurz nachdem jemand die letzte gesetzt hat.
tutorial_kingdoms_standing = Punkte jetzt, mit Kontrolle: du { $own }, dein Gegenüber { $other }.
tutorial_kingdoms_place = Vorschlag: { $card } auf { $space }.
tutorial_kingdoms_why_points = Die Fähigkeit: 1 Punkt für { $faction ->
    [goblin] jeden Kobold mit einer deiner Figuren
    [dwarf] jeden Zwerg in Reihe und Spalte
    [troll] jede Fraktion in Reihe oder Spalte
   *[dragon] jede Karte ringsum
}. Hier: { $points }.
tutorial_kingdoms_why_gnome = Die Fähigkeit: 1 Punkt, und du darfst eine zweite Figur auf eine Karte daneben stellen.
tutorial_kingdoms_why_knight = Die Fähigkeit schickt gegnerische Figuren von den Karten daneben zurück.
tutorial_kingdoms_why_control = Die Kontrolle über { $factions } bringt am Ende { $value } Punkte.
tutorial_kingdoms_line = { $line ->
    [row] Werte die Reihe: Sie bringt mindestens so viele Punkte wie die Spalte.
   *[column] Werte die Spalte: Sie bringt mindestens so viele Punkte wie die Reihe.
}
tutorial_kingdoms_second_figure = 1 Punkt bekommst du auf jeden Fall. Stelle die zweite Figur auf { $space } ({ $card }): Das hilft dir, diese Fraktion zu kontrollieren.
tutorial_kingdoms_swap = Tausche deine Figur mit der auf { $space } ({ $card }): Diese Fraktion zu kontrollieren bringt mehr als die Untoten.
tutorial_kingdoms_remove = Schicke Figuren zurück: Jede Figur weniger schwächt die Kontrolle deines Gegenübers.
tutorial_kingdoms_use = Nutze die Fähigkeit: Du hast nichts zu verlieren.
tutorial_kingdoms_skip = Verzichte auf die Fähigkeit: Sie bringt hier nichts.
tutorial_kingdoms_drawing = Am Ende deines Zugs ziehst du eine Karte: aus der Auslage oder verdeckt vom Nachziehstapel.
tutorial_kingdoms_draw = Ziehe diese Karte: { $card }. Ihre Fähigkeit könnte im nächsten Zug { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bringen.
tutorial_kingdoms_draw_control = Ziehe diese Karte: { $card }. Die Kontrolle über { $factions } bringt am Ende { $value } Punkte.
tutorial_kingdoms_draw_top = Die Auslage ist leer: Ziehe verdeckt vom Nachziehstapel.
tutorial_kingdoms_end = Die Fähigkeiten brachten { $power } Punkte, die Kontrolle über Fraktionen { $control }.

# Claim It.
tutorial_claim_it_goal = Das Ziel: die größte Gruppe zusammenhängender Felder.
tutorial_claim_it_roll = Würfle mit den drei Würfeln. Auf dem leeren Spielplan kann nichts schiefgehen.
tutorial_claim_it_gold = Auf ein eigenes Feld kannst du einen Besitzstein setzen. Hörst du auf, wird es zu Gold, und kein Gegner kann es dir nehmen.
tutorial_claim_it_last_round = Letzte Runde: Die größte Gruppe gewinnt, bei Gleichstand mehr Gold. Liegst du zurück, riskiere mehr.
tutorial_claim_it_end_nears = Die letzte Runde beginnt, wenn jemand { $goal } Goldclaims hat. Dann gewinnt die größte Gruppe.
tutorial_claim_it_dice = Du hast { $one }, { $two } und { $three } gewürfelt: Zwei Würfel bestimmen Reihe und Spalte, der dritte die Nummer des Steins.
tutorial_claim_it_put_owner = Wähle { $space }: { $state ->
    [own] Das Feld gehört dir
   *[claimed] Du hast es in diesem Zug besetzt
}, also kommt ein Besitzstein darauf. Hörst du auf, wird es Gold.
tutorial_claim_it_put_taken = Wähle { $space }: Das Feld gehört deinem Gegenüber und wird deins, wenn du aufhörst.
tutorial_claim_it_put_beside = Wähle { $space }: Das Feld schließt an deine anderen an.
tutorial_claim_it_put_free = Wähle { $space }: ein freies Feld für eine neue Gruppe.
tutorial_claim_it_bust = Sicher ist nichts, bevor du aufhörst. Passt ein Wurf auf kein Feld, sind alle Steine dieses Zugs weg.
tutorial_claim_it_roll_again = Das Risiko, dass kein Feld passt, liegt bei { $risk } %: Würfle weiter.
tutorial_claim_it_stop = Das Risiko, dass kein Feld passt, liegt bei { $risk } %, und du würdest { $stones ->
    [one] 1 Feld
   *[other] { $stones } Felder
} verlieren. Höre auf und behalte, was du hast.
tutorial_claim_it_end = Die größten Gruppen haben entschieden: { $groups }.
tutorial_claim_it_end_tied = Die größten Gruppen sind gleich groß, { $groups }: Es entscheiden die Goldclaims, dann die Felder.
