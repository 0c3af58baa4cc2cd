# Eine Partie, wie alle sie sehen. Eine Person ist ein Name in Fettdruck, oder 'you' für den Leser.

button_my_hand = Meine Hand
# In Spielen ohne Handkarten.
button_play_privately = Privat spielen
button_resign = Aufgeben

phase_dealing = Die Karten werden ausgeteilt …
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
   *[other] { $player } ist am Zug.
}
turn_take = { $player ->
    [you] **Du bist dran:** Wähl die Karte, die du nehmen willst.
   *[other] { $player } wählt eine Karte aus.
}
turn_remove = { $player ->
    [you] **Du bist dran:** Wähl, wessen { $gnome } der Riese entfernt.
   *[other] { $player } wählt, wessen { $gnome } der Riese entfernt.
}
turn_deadline = ⏳ Frist: { $when }

pile_counts = Nachziehstapel: { $pile } · Anhänger: { $followers }

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
won_doppelganger = { $card } zählt als { faction_one } und schlägt { $beaten }: { trick_goes_to }.
won_first = { $card } und { $equal } sind gleich hoch, es zählt die zuerst gespielte: { trick_goes_to }.
won_unfollowed = Niemand hat bedient: { trick_goes_to } mit { $card }.

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
    [you] Du legst
   *[other] { $player } legt
} { $cards } auf den Punktestapel.
scores_lowest = { $player ->
    [you] Du hast den niedrigsten Wert gespielt und legst
   *[other] { $player } hat den niedrigsten Wert gespielt und legt
} { $cards } auf den Punktestapel.
adds_gnomes = { $player ->
    [you] Du legst { $cards } in deine Gnomreihe.
   *[other] { $player } legt { $cards } in die Gnomreihe.
}
loses_gnome = { $player ->
    [you] Ein Riese entfernt { $gnome } aus deiner Gnomreihe.
   *[other] Ein Riese entfernt { $gnome } aus der Gnomreihe von { $player }.
}
leads_by_dragon = { $player ->
    [you] Du hast den letzten Drachen gespielt und spielst aus.
   *[other] { $player } hat den letzten Drachen gespielt und spielt aus.
}

score_piles = Punktestapel
score_line = { $faction }: { $counts }
nothing_scored = Noch nichts.
on_the_table = Auf dem Tisch
gnome_row = { $player }: { $cards }
waiting_trolls = In der Mitte warten: { $cards }
removed_gnomes = Aus dem Spiel: { $cards }
