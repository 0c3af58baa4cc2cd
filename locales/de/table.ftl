# Eine Partie, wie alle sie sehen. Eine Person ist ein Name in Fettdruck, oder 'you' für den Leser.

button_my_hand = Meine Hand
button_resign = Aufgeben

phase_dealing = Gleich werden die Karten ausgeteilt.
phase_recruit = **Phase 1: Anhänger rekrutieren** · Stich { $number } von { $tricks }
phase_gather = **Phase 2: Gunst gewinnen** · Stich { $number } von { $tricks }
phase_over = **Alle Stiche sind gespielt.**

middle = In der Mitte: { $cards }
played = { $player ->
    [you] Du hast { $card } gespielt
   *[other] { $player } hat { $card } gespielt
}

turn_lead = { $player ->
    [you] **Du bist dran:** Spiel eine beliebige Karte aus.
   *[other] { $player } spielt aus.
}
turn_play = { $player ->
    [you] **Du bist dran:** Spiel eine Karte.
   *[other] { $player } ist dran.
}
turn_take = { $player ->
    [you] **Du bist dran:** Such dir aus, welche Karte du nimmst.
   *[other] { $player } sucht sich eine Karte aus.
}
turn_remove = { $player ->
    [you] **Du bist dran:** Wessen { $gnome } soll der Riese entfernen?
   *[other] { $player } entscheidet, wessen { $gnome } der Riese entfernt.
}
time_left = ⏳ Die Zeit läuft { $when } ab.

counts = Nachziehstapel: { $pile } · Anhänger: { $followers }

this_trick = Dieser Stich
last_trick = Letzter Stich

trick_play = { $player ->
    [you] Du
   *[other] { $player }
}: { $card }
trick_goes_to = { $winner ->
    [you] Du gewinnst den Stich
   *[other] { $winner } gewinnt den Stich
}
won_beats = { $card } schlägt { $beaten }: { trick_goes_to }.
won_passing = { $card } zählt als { faction_one } und schlägt { $beaten }: { trick_goes_to }.
won_first = { $card } und { $equal } sind gleich hoch, die frühere Karte zählt: { trick_goes_to }.
won_unfollowed = Niemand hat { $card } bedient: { trick_goes_to }.

takes = { $player ->
    [you] Du nimmst
   *[other] { $player } nimmt
} { $cards }.
takes_top = { $player ->
    [you] Du nimmst die oberste Karte, die dein Seher gesehen hat.
   *[other] { $player } nimmt die oberste Karte, die der Seher gesehen hat.
}
draws = { $player ->
    [you] Du ziehst die oberste Karte.
   *[other] { $player } zieht die oberste Karte.
}
scores = { $player ->
    [you] Auf deinen Punktestapel kommt:
   *[other] Auf den Punktestapel von { $player } kommt:
} { $cards }.
scores_lowest = { $player ->
    [you] Du hast den niedrigsten Wert gespielt, auf deinen Punktestapel kommt:
   *[other] { $player } hat den niedrigsten Wert gespielt, auf den Punktestapel kommt:
} { $cards }.
lays_gnomes = { $player ->
    [you] Du legst { $cards } in deine Gnomreihe.
   *[other] { $player } legt { $cards } in die Gnomreihe.
}
loses_gnome = { $player ->
    [you] Ein Riese entfernt { $gnome } aus deiner Gnomreihe.
   *[other] Ein Riese entfernt { $gnome } aus der Gnomreihe von { $player }.
}
leads_by_dragon = { $player ->
    [you] Der letzte Drache war deiner, also spielst du aus.
   *[other] { $player } hat den letzten Drachen gespielt und spielt jetzt aus.
}

score_piles = Punktestapel
score_line = { $faction }: { $counts }
nothing_scored = Noch nichts.
on_the_table = Offen auf dem Tisch
gnome_row = { $player }: { $cards }
waiting_trolls = Es warten: { $cards }
removed_gnomes = Aus dem Spiel: { $cards }
