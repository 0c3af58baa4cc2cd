# Eine Partie, wie alle sie sehen. Eine Person ist ein Name in Fettdruck, oder 'you' für den Leser.

button_my_hand = Meine Hand
# In Spielen ohne Handkarten.
button_play_privately = Privat spielen
button_details = Details
button_board = { $game ->
    [kingdoms] Königreich
   *[other] Spielplan
}
button_rules = Regeln
button_fairness = Fairness
button_watch = Zuschauen
button_more = Mehr
button_resign = Aufgeben
bot_restarts = 🔧 Ich starte neu und bin gleich wieder da. Dauert es länger, wird euch die Zeit gutgeschrieben.
hidden_deal = 🙈 Andere Tische haben dieselben Karten. Karten und Ergebnis werden gezeigt, wenn die Runde vorbei ist.
hidden_finished = Beendet. Das Ergebnis wird gezeigt, wenn die Runde vorbei ist.
hidden_hand = 🙈 Andere Tische haben dieselben Karten: Verrate nichts davon, bevor die Runde vorbei ist.
hidden_end = 🙈 Andere spielen noch mit denselben Karten. Verrate nicht, wie es ausging, bevor die Runde vorbei ist.

# Über den Knöpfen, die auf den anderen Ansichten einer Partie fehlen.
more = Was du in dieser Partie sonst noch sehen und tun kannst:
board_title = { $game ->
    [kingdoms] Königreich
   *[other] Spielplan
} · { $title }
details_title = Details · { $title }

phase_dealing = Die Karten werden ausgeteilt …
# Geschützte Leerzeichen halten die Nummer des Stichs zusammen.
phase_recruit = Stich { $number } von { $tricks } · Phase 1
phase_gather = Stich { $number } von { $tricks } · Phase 2
phase_over = Alle Stiche sind gespielt.
# Was jede Seite bisher hat.
votes_now = Gunst jetzt: { $counts }
undead_now = Untote gewertet: { $counts }

factions_in_play = Fraktionen: { $factions }

middle = In der Mitte: { $cards }
trick_led = { $player ->
    [you] Du hast { $card } ausgespielt
   *[other] { $player } hat { $card } ausgespielt
}
trick_played = { $player ->
    [you] Du hast { $card } gespielt
   *[other] { $player } hat { $card } gespielt
}

# Überschriften: ohne Punkt.
turn_lead = { $player ->
    [you] Du bist dran – spiele eine beliebige Karte aus
   *[other] { $player } spielt aus
}
turn_play = { $player ->
    [you] Du bist dran – spiele eine Karte
   *[other] { $player } ist dran
}
turn_take = { $player ->
    [you] Du bist dran – nimm eine Karte
   *[other] { $player } wählt eine Karte aus
}
turn_remove = { $player ->
    [you] Du bist dran – wähle, wessen { $gnome } der Riese entfernt
   *[other] { $player } wählt, wessen { $gnome } der Riese entfernt
}
bot_thinks = { $player } überlegt
turn_deadline = ⏳ Frist: { $when }

face_down = Verdeckt
draw_pile = Nachziehstapel: { $count }
follower_count = { $player ->
    [you] Deine Anhänger
   *[other] Anhänger von { $player }
}: { $count }

this_trick = Dieser Stich
last_trick = Letzter Stich

trick_play = { $player ->
    [you] Du
   *[other] { $player }
}: { $card }
trick_story = { $plays }. { $story }
trick_winner = { $winner ->
    [you] Du gewinnst
   *[other] { $winner } gewinnt
}
won_beats = { trick_winner }: { $card } schlägt { $beaten }.
won_doppelganger = { trick_winner }: { $card } zählt als { faction_one } und schlägt { $beaten }.
won_first = { trick_winner }: { $card } und { $equal } sind gleich hoch, die zuerst gespielte Karte gewinnt.
won_unfollowed = { trick_winner } mit { $card }: Niemand sonst konnte bedienen.
won_not_followed_by = { trick_winner } mit { $card }: { $other } bedient nicht.

takes = { $player ->
    [you] Du nimmst
   *[other] { $player } nimmt
} { $cards }.
takes_top = { $player ->
    [you] Du nimmst die oberste Karte, die dein Seher gesehen hat.
   *[other] { $player } nimmt die oberste Karte, die der Seher gesehen hat.
}
draws = { $player ->
    [you] Du ziehst verdeckt.
   *[other] { $player } zieht verdeckt.
}
you_draw = Du ziehst { $card } – das siehst nur du.
you_take_top = Du nimmst { $card } – das siehst nur du.
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

score_piles = { $rows ->
    [with] Punktestapel und Gnomreihen
   *[none] Punktestapel
}
score_line = { $faction }: { $counts }
nothing_scored = Noch nichts.
pile_cards = { $count ->
    [0] 0
   *[other] { $count } ({ $values })
}
on_the_table = Auf dem Tisch
gnome_row = { $player }: { $cards }
waiting_trolls = In der Mitte warten: { $cards }
removed_gnomes = Aus dem Spiel: { $cards }

# Im Thread einer Partie: ihre Stiche oder Züge, Zeile für Zeile.
moves_title = Die Partie bisher
no_moves_yet = Hier steht jeder Stich oder Zug, sobald er vorbei ist.
