# A match as everyone sees it. A person is a name in bold, or 'you' for the reader.

button_my_hand = Mijn hand
# In games without a hand of cards.
button_play_privately = Privé spelen
button_details = Details
button_board = { $game ->
    [kingdoms] Koninkrijk
   *[other] Speelbord
}
button_rules = Regels
button_fairness = Fair play
button_watch = Meekijken
button_more = Meer
button_resign = Opgeven
bot_restarts = 🔧 Ik start opnieuw op en ben zo terug. Duurt het langer, dan krijgt iedereen de verloren tijd terug.
hidden_deal = 🙈 Andere tafels hebben dezelfde kaarten. Kaarten en uitslag worden getoond als de ronde voorbij is.
hidden_finished = Afgelopen. De uitslag wordt getoond als de ronde voorbij is.
hidden_hand = 🙈 Andere tafels hebben dezelfde kaarten: verklap niets voordat de ronde voorbij is.
hidden_end = 🙈 Anderen spelen nog met dezelfde kaarten. Verklap niet hoe het ging voordat de ronde voorbij is.

# Above the buttons that a match’s other screens leave out.
more = Wat je in dit potje nog meer kunt zien en doen:
board_title = { $game ->
    [kingdoms] Koninkrijk
   *[other] Speelbord
} · { $title }
details_title = Details · { $title }

phase_dealing = De kaarten worden gedeeld…
# No-break spaces keep the number of the trick on one line.
phase_recruit = Slag { $number } van { $tricks } · fase 1
phase_gather = Slag { $number } van { $tricks } · fase 2
phase_over = Alle slagen zijn gespeeld.
# What each side has so far.
votes_now = Stemmen nu: { $counts }
undead_now = Ondoden gescoord: { $counts }

factions_in_play = Facties: { $factions }

middle = In het midden: { $cards }
trick_led = { $player ->
    [you] Jij kwam uit
   *[other] { $player } kwam uit
} met { $card }
trick_played = { $player ->
    [you] Jij speelde
   *[other] { $player } speelde
} { $card }

# Headlines: no full stop.
turn_lead = { $player ->
    [you] Jouw beurt – kom uit met een kaart naar keuze
   *[other] { $player } komt uit
}
turn_play = { $player ->
    [you] Jouw beurt – speel een kaart
   *[other] { $player } is aan de beurt
}
turn_take = { $player ->
    [you] Jouw beurt – kies een kaart om te nemen
   *[other] { $player } kiest een kaart
}
turn_remove = { $player ->
    [you] Jouw beurt – kies wiens { $gnome } de Reus weghaalt
   *[other] { $player } kiest wiens { $gnome } de Reus weghaalt
}
bot_thinks = { $player } denkt na
turn_deadline = ⏳ Deadline: { $when }

face_down = Gedekt
draw_pile = Trekstapel: { $count }
follower_count = { $player ->
    [you] Jouw volgelingen
   *[other] Volgelingen van { $player }
}: { $count }

this_trick = Deze slag
last_trick = Laatste slag

trick_play = { $player ->
    [you] Jij
   *[other] { $player }
}: { $card }
trick_story = { $plays }. { $story }
trick_winner = { $winner ->
    [you] Jij wint
   *[other] { $winner } wint
}
won_beats = { trick_winner }: { $card } verslaat { $beaten }.
won_doppelganger = { trick_winner }: { $card } telt als { faction_led } en verslaat { $beaten }.
won_first = { trick_winner }: { $card } en { $equal } zijn gelijk; de eerst gespeelde kaart wint.
won_unfollowed = { trick_winner } met { $card }: niemand anders kon bekennen.
won_not_followed_by = { trick_winner } met { $card }: { $other } bekent niet.

takes = { $player ->
    [you] Jij neemt
   *[other] { $player } neemt
} { $cards }.
takes_top = { $player ->
    [you] Jij neemt de bovenste kaart, die je Ziener zag.
   *[other] { $player } neemt de bovenste kaart, die de Ziener zag.
}
draws = { $player ->
    [you] Jij trekt een gedekte kaart.
   *[other] { $player } trekt een gedekte kaart.
}
you_draw = Je trekt { $card } – alleen jij ziet dat.
you_take_top = Je neemt { $card } – alleen jij ziet dat.
scores = { $player ->
    [you] Jij legt
   *[other] { $player } legt
} { $cards } op de scorestapel.
scores_lowest = { $player ->
    [you] Jij speelde de laagste waarde en legt
   *[other] { $player } speelde de laagste waarde en legt
} { $cards } op de scorestapel.
adds_gnomes = { $player ->
    [you] Jij legt { $cards } in je gnomenrij.
   *[other] { $player } legt { $cards } in de gnomenrij.
}
loses_gnome = { $player ->
    [you] Een Reus haalt jouw { $gnome } weg.
   *[other] Een Reus haalt { $gnome } van { $player } weg.
}
leads_by_dragon = { $player ->
    [you] Jij speelde de laatste Draak en komt uit.
   *[other] { $player } speelde de laatste Draak en komt uit.
}

score_piles = { $rows ->
    [with] Scorestapels en gnomenrijen
   *[none] Scorestapels
}
score_line = { $faction }: { $counts }
nothing_scored = Nog niets.
pile_cards = { $count ->
    [0] 0
   *[other] { $count } ({ $values })
}
on_the_table = Op tafel
gnome_row = { $player }: { $cards }
waiting_trolls = Wachten in het midden: { $cards }
removed_gnomes = Uit het spel: { $cards }

# In the thread of a match: its tricks or turns, line by line.
moves_title = Het potje tot nu toe
no_moves_yet = Elke slag of beurt komt hier te staan als hij voorbij is.
