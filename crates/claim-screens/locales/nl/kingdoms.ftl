# Claim Kingdoms. A person is a name in bold, or 'you' for the reader. Spaces have names such as N12:
# a letter for the column, a number for the row.

# The kingdom in sentences, one row each.
kingdoms_coordinates = Letters zijn kolommen (van links naar rechts), getallen rijen (van onder naar boven).
kingdoms_row = Rij { $row }: { $cards }
kingdoms_face_down = { $column } gedekt
kingdoms_start_card = startkaart
kingdoms_last_placed = laatst gelegd
kingdoms_standing = { $player }: **{ $points ->
    [one] 1 punt
   *[other] { $points } punten
}** · nog { $supply ->
    [one] 1 figuur
   *[other] { $supply } figuren
} · { $hand ->
    [one] 1 kaart
   *[other] { $hand } kaarten
}
kingdoms_open_hand = bekend: { $cards }
kingdoms_display = Aanbod: { $cards } · stapel { $pile }
kingdoms_display_empty = Aanbod leeg · stapel { $pile }

# Headlines: no full stop.
kingdoms_turn_place = { $player ->
    [you] Jouw beurt – kies een kaart
   *[other] { $player } legt een kaart
}
kingdoms_turn_power = { $player ->
    [you] Jouw beurt – gebruik de kracht van de { faction_one } of sla over
   *[other] { $player } gebruikt de kracht van de { faction_one } of slaat over
}
kingdoms_why_power = { faction_one }: { kingdoms_power }
kingdoms_turn_keep = { $player ->
    [you] Jouw beurt – kies twee kaarten om te houden
   *[other] { $player } kiest twee kaarten om te houden
}
kingdoms_turn_draw = { $player ->
    [you] Jouw beurt – trek een kaart
   *[other] { $player } trekt een kaart
}
kingdoms_ended_figures = **Het potje is voorbij:** een speler heeft geen figuren meer.
kingdoms_ended_cards = **Het potje is voorbij:** alle kaarten liggen.
kingdoms_ended_spaces = **Het potje is voorbij:** er kan geen kaart meer gelegd worden.

# The points with those for control, if the match ended now.
kingdoms_now = Punten nu: { $points }
kingdoms_control = Controle: figuren (punten aan het eind)
kingdoms_control_line = { $faction } ({ $value }): { $counts }

kingdoms_this_turn = Deze beurt
kingdoms_last_turn = Vorige beurt
kingdoms_placed = { $player ->
    [you] Jij legde
   *[other] { $player } legde
} { $card } op { $space }.
kingdoms_copied = Gekopieerde kracht: { $card } op { $space }.
kingdoms_no_effect = De kracht van de { faction_one } deed niets.
kingdoms_skipped = De kracht van de { faction_one } is overgeslagen.
kingdoms_scored = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $faction ->
    [goblin] Goblins met een { $player ->
        [you] figuur van jou
       *[other] eigen figuur
    }
    [dwarf] Dwergen in de rij en de kolom
   *[dragon] open kaarten eromheen
}.
kingdoms_scored_line = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor facties in de { $line ->
    [row] rij
   *[column] kolom
}.
kingdoms_gnome = De Gnoom leverde 1 punt op.
kingdoms_gnome_figure = De Gnoom leverde 1 punt op, en een tweede figuur op { $space }.
kingdoms_swapped = De Ondode ruilde de figuur met die van de tegenstander op { $space }.
kingdoms_removed = { $count ->
    [one] De Ridder stuurde de figuur van de tegenstander op { $spaces } terug.
   *[other] De Ridder stuurde de figuren van de tegenstander op { $spaces } terug.
}
kingdoms_flipped = De Reus draaide de kaart op { $space } om.
kingdoms_flipped_back = { $count ->
    [one] De figuur erop ging terug
   *[other] De figuren erop gingen terug
} naar { $players }.
kingdoms_looked = Bekeek { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} van de trekstapel.
kingdoms_drew = Getrokken uit het aanbod: { $card }.
kingdoms_drew_unseen = Gedekt getrokken van de trekstapel.
kingdoms_drew_nothing = Er viel niets te trekken.
kingdoms_kept = { $returned ->
    [0] Beide kaarten gehouden.
    [one] Twee kaarten gehouden, de derde teruggeschud.
   *[other] Twee kaarten gehouden, de andere { $returned } teruggeschud.
}
kingdoms_reshuffled = In het aanbod lagen drie { faction_many }: twee zijn in de trekstapel geschud en vervangen.
kingdoms_drawn = Je Ziener toont je: { $cards }

# Button labels: no markdown, short.
kingdoms_label_place = { $card } op { $space }
# The free spaces with their numbers, and what lies beside each.
kingdoms_spaces = Keuze: { $spaces }
# Where a space lies: relative to one adjacent card, or between three or more.
kingdoms_beside = { $side ->
    [right] rechts van { $card }
    [left] links van { $card }
    [above] boven { $card }
   *[below] onder { $card }
}
kingdoms_between = tussen { $cards }
kingdoms_label_skip = Overslaan
kingdoms_label_use = { $faction ->
    [seer] Ziener gebruiken (kaarten zien)
   *[other] { faction_one } gebruiken
}
kingdoms_label_points = { $label } ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
})
kingdoms_label_line = { $line ->
    [row] Rij scoren
   *[column] Kolom scoren
}
kingdoms_label_figure = Tweede figuur: { $card } op { $space }
kingdoms_label_swap = Ruilen: { $card } op { $space }
kingdoms_label_remove = Figuur terug: { $card } op { $space }
kingdoms_label_remove_both = Terug: { $card } { $space } + { $other } { $second }
kingdoms_label_flip = Omdraaien: { $card } op { $space }
kingdoms_label_copy = Kopiëren: { $card } op { $space }
kingdoms_label_keep = { $first } en { $second } houden
kingdoms_label_draw = { $card } trekken
kingdoms_label_draw_top = Gedekt trekken

# How close it was.
kingdoms_close_figure = Met één figuur meer op de { $faction } had { $player ->
    [you] jij
   *[other] { $player }
} gewonnen.
kingdoms_close_points = { $player ->
    [you] Jij kwam
   *[other] { $player } kwam
} { $count ->
    [one] 1 punt
   *[other] { $count } punten
} tekort.
kingdoms_result_heading = **Controle over de facties** (figuren)
kingdoms_result = **Punten inclusief controle: { $points }**
kingdoms_result_line = { $faction } ({ $value }): { $player ->
    [none] niemand
   *[other] { $player }
} ({ $counts })
kingdoms_result_tie = Gelijk in punten. De overgebleven figuren beslissen: **{ $supply }**

kingdoms_refused_no_turn = Er is nu niemand aan de beurt.
kingdoms_refused_place_expected = Leg eerst een kaart.
kingdoms_refused_power_expected = Gebruik eerst de kracht van de { faction_one } of sla die over.
kingdoms_refused_keep_expected = Kies eerst de twee kaarten die je houdt.
kingdoms_refused_draw_expected = Trek eerst een kaart.
kingdoms_refused_not_held = Je hebt geen { faction_one } in je hand.
kingdoms_refused_taken = Op { $space } ligt al een kaart.
kingdoms_refused_touches_nothing = { $space } grenst met geen enkele zijde aan een open kaart.
kingdoms_refused_another_power = Dat kan de kracht van de { faction_one } niet.
kingdoms_refused_line = { $line ->
    [row] In die rij ligt meer dan één Trol.
   *[column] In die kolom ligt meer dan één Trol.
}
kingdoms_refused_not_adjacent = Op { $space } ligt geen kaart naast de jouwe.
kingdoms_refused_face_down = De kaart op { $space } ligt gedekt.
kingdoms_refused_own_figure = Op { $space } staat al een figuur van jou.
kingdoms_refused_no_figure = Op { $space } staat geen figuur van je tegenstander.
kingdoms_refused_supply = Je hebt geen figuren meer.
kingdoms_refused_copy = De kracht van de kaart op { $space } zou hier niets doen.
kingdoms_refused_keep = Je kunt deze twee kaarten niet kiezen.
kingdoms_refused_draw = Daar is geen kaart om te trekken.

kingdoms_rules_goal = Leg kaarten aan een gedeeld koninkrijk en zet je figuren erop. De krachten van de kaarten leveren meteen punten op; aan het eind doen de facties die je controleert dat ook. **De meeste punten winnen.**
kingdoms_rules_turn_heading = Jouw beurt
kingdoms_rules_turn = 1. Je hebt twee kaarten in je hand en 15 figuren. Leg een kaart zijde aan zijde naast een open kaart en zet er een van je figuren op. Velden heten naar kolom en rij: M13 is de startkaart.
    2. Gebruik de kracht ervan of sla over. Een kracht die alleen punten oplevert, gaat vanzelf, behalve als er iets te kiezen valt.
    3. Trek een kaart: een van de drie uit het aanbod, of gedekt de bovenste van de trekstapel. Zijn de drie in het aanbod gelijk, dan worden er twee teruggeschud en vervangen.
kingdoms_rules_powers_heading = Krachten
kingdoms_rules_more_powers_heading = Meer krachten
kingdoms_rules_end_heading = Einde van het potje
kingdoms_rules_end = Het potje eindigt als jullie even vaak aan de beurt zijn geweest en een speler geen figuren meer heeft, als alle kaarten liggen, of als er geen kaart meer gelegd kan worden. Wie meer figuren op een factie heeft, controleert die en krijgt de punten ervan (tussen haakjes). De meeste punten winnen; bij gelijkspel wint wie meer figuren overheeft.
kingdoms_faction = Zeven kaarten. Controle is aan het eind { $value } punten waard.

    { $power }
kingdoms_power = { $faction ->
    [goblin] 1 punt voor elke Goblin met een figuur van jou.
    [knight] Stuur een of twee figuren van de tegenstander terug van aangrenzende kaarten.
    [undead] Ruil de figuur die je net zette met een van de tegenstander, op een kaart zonder figuur van jou.
    [dwarf] 1 punt voor elke Dwerg in de rij en de kolom. Gaten en gedekte kaarten onderbreken die.
    [doppelganger] Gebruik de kracht van een aangrenzende kaart, maar niet die van een andere Dubbelganger. Hij telt niet als die factie.
    [gnome] 1 punt; je mag ook een tweede figuur zetten op een aangrenzende kaart zonder figuur van jou.
    [giant] Draai een aangrenzende kaart om: die is uit het spel, en de figuren erop gaan terug.
    [troll] Kies rij of kolom: 1 punt voor elke verschillende factie daarin, tenzij er meer dan één Trol ligt. Gaten en gedekte kaarten onderbreken die.
    [dragon] 1 punt voor elke open kaart op de acht velden eromheen.
   *[seer] Bekijk in plaats van te trekken hoogstens drie kaarten van de trekstapel. Van die en je handkaart houd je er twee.
}

# Descriptions of the kingdom’s picture: no markdown. The first player is A.
kingdoms_alt_title = Koninkrijk. { kingdoms_coordinates } A: { $first }, B: { $second }
kingdoms_alt_control = Figuren A – B: { $item }
kingdoms_alt_figures = { $faction } { $counts }
kingdoms_alt_free = Vrij: { $space }
