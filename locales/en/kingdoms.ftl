# Claim Kingdoms. A person is a name in bold, or 'you' for the reader. Spaces are x,y from the start
# card: x grows to the right, y upwards.

# One letter a faction, all different: on the board.
kingdoms_letter = { $faction ->
    [goblin] G
    [knight] K
    [undead] U
    [dwarf] D
    [doppelganger] P
    [gnome] N
    [giant] I
    [troll] T
    [dragon] R
   *[seer] S
}
kingdoms_legend = Figures: `a` { $first }, `b` { $second }, `+` both · `##` face down · `.` free
kingdoms_standing = `{ $letter }` { $player }: points { $points } · figures left { $supply } · cards in hand { $hand }
kingdoms_open_hand = seen: { $cards }
kingdoms_display = On display: { $cards } · draw pile: { $pile }
kingdoms_display_empty = Nothing on display · draw pile: { $pile }

kingdoms_turn_place = { $player ->
    [you] **Your turn:** lay a card next to another, with a figure of yours on it.
   *[other] { $player } is to lay a card.
}
kingdoms_turn_power = { $player ->
    [you] **Your turn:** use the power, or do without. { faction_one }: { kingdoms_power }
   *[other] { $player } decides on the power of the { faction_one }.
}
kingdoms_turn_keep = { $player ->
    [you] **Your turn:** choose the two cards you keep.
   *[other] { $player } chooses two cards to keep.
}
kingdoms_turn_draw = { $player ->
    [you] **Your turn:** draw a card.
   *[other] { $player } draws a card.
}
kingdoms_ended_figures = **It is over:** somebody has no figure left.
kingdoms_ended_cards = **It is over:** all cards are laid.
kingdoms_ended_spaces = **It is over:** no card can be laid anywhere.
kingdoms_hint_place = First choose a card, then column and row. Nothing counts before the last of these steps.

kingdoms_control = Control: figures per faction (points at the end)
kingdoms_control_line = { $faction } ({ $value }): { $counts }

kingdoms_this_turn = This turn
kingdoms_last_turn = Last turn
kingdoms_laid = { $player ->
    [you] You lay
   *[other] { $player } lays
} { $card } on { $space }.
kingdoms_copied = It takes the power of the { $card } on { $space }.
kingdoms_useless = The { faction_one }’s power is of no use there.
kingdoms_declined = The { faction_one }’s power is not used.
kingdoms_scored = { $faction ->
    [goblin] A point for each Goblin with an own figure: { $points }.
    [dwarf] A point for each Dwarf in row and column: { $points }.
   *[dragon] A point for each face-up card around: { $points }.
}
kingdoms_scored_line = { $line ->
    [row] A point for each different faction in the row: { $points }.
   *[column] A point for each different faction in the column: { $points }.
}
kingdoms_settled = The Gnome brings a point.
kingdoms_settled_figure = The Gnome brings a point, and a second figure goes on { $space }.
kingdoms_swapped = The Undead swaps the figure for the opponent’s on { $space }.
kingdoms_removed = { $count ->
    [one] The Knight sends back the opponent’s figure on { $spaces }.
   *[other] The Knight sends back the opponent’s figures on { $spaces }.
}
kingdoms_flipped = The Giant turns the card on { $space } face down.
kingdoms_flipped_back = Figures go back to: { $players }.
kingdoms_looked = The Seer looks at { $count ->
    [one] one card
   *[other] { $count } cards
} of the draw pile.
kingdoms_drew = Drawn from the display: { $card }.
kingdoms_drew_unseen = A card is drawn unseen.
kingdoms_drew_nothing = There is nothing to draw.
kingdoms_kept = Two cards are kept, the others ({ $returned }) shuffled into the draw pile.
kingdoms_reshuffled = Three { faction_many } lay on display: two were shuffled into the draw pile and replaced.
kingdoms_drawn = Your Seer shows you: { $cards }

# Labels of buttons: no markdown, short.
kingdoms_label_place = { $card } on { $space }
kingdoms_label_column = Column { $x }
kingdoms_label_row = Row { $y }
kingdoms_label_none = Do without
kingdoms_label_use = Use: { faction_one }
kingdoms_label_line = { $line ->
    [row] Score the row
   *[column] Score the column
}
kingdoms_label_figure = Second figure on { $card } { $space }
kingdoms_label_swap = Swap with { $card } { $space }
kingdoms_label_remove = Send back from { $card } { $space }
kingdoms_label_remove_both = Send back from { $card } { $space } and { $other } { $second }
kingdoms_label_flip = Turn down { $card } { $space }
kingdoms_label_copy = Copy { $card } { $space }
kingdoms_label_keep = Keep { $first } and { $second }
kingdoms_label_draw = { $number }: { $card }
kingdoms_label_draw_top = Draw unseen

kingdoms_result_heading = **Who controls what** (figures: { $sides })
kingdoms_result = **Points, control included: { $points }**
kingdoms_result_line = { $faction } ({ $value }): { $player ->
    [nobody] nobody
   *[other] { $player }
}, { $counts }
kingdoms_result_tie = Equal points, so the figures left decide: **{ $supply }**

kingdoms_refused_nobody = Nobody is to act now.
kingdoms_refused_place_expected = Lay a card first.
kingdoms_refused_power_expected = First decide on the power of the { faction_one }.
kingdoms_refused_keep_expected = First choose the two cards you keep.
kingdoms_refused_draw_expected = Draw a card first.
kingdoms_refused_not_held = You have no { faction_one } in your hand.
kingdoms_refused_taken = A card lies on { $space } already.
kingdoms_refused_touches_nothing = { $space } touches no face-up card by an edge.
kingdoms_refused_another_power = That is not what the power of the { faction_one } does.
kingdoms_refused_line = { $line ->
    [row] Another Troll is in that row.
   *[column] Another Troll is in that column.
}
kingdoms_refused_not_adjacent = No card on { $space } shares an edge with yours.
kingdoms_refused_face_down = The card on { $space } lies face down.
kingdoms_refused_own_figure = There is a figure of yours on { $space } already.
kingdoms_refused_no_figure = Your opponent has no figure on { $space }.
kingdoms_refused_supply = You have no figure left.
kingdoms_refused_copy = The power of the card on { $space } would be of no use here.
kingdoms_refused_keep = You do not have these two cards to choose from.
kingdoms_refused_draw = There is no card to be drawn there.

kingdoms_rules_goal = Lay cards to a growing kingdom, put your figures on them, use their powers, and control as many of the seven factions as you can.
kingdoms_rules_turn_heading = Your turn
kingdoms_rules_turn = 1. Lay a card next to a face-up one, edge to edge, and put a figure of yours on it.
    2. Use its power, if you like.
    3. Draw: one of the three on display, or the top of the draw pile unseen. Three alike on display are broken up.
kingdoms_rules_powers_heading = The powers
kingdoms_rules_more_powers_heading = More powers
kingdoms_rules_end_heading = The end
kingdoms_rules_end = When somebody has no figure left and both have had as many turns, or all cards are laid, or none can be laid any more, each faction is controlled by whoever has more figures on it and gives its points (in brackets). Most points win; if equal, most figures left.
kingdoms_faction = Seven cards. Control is worth { $value } points at the end.

    { $power }
kingdoms_power = { $faction ->
    [goblin] A point for each Goblin with a figure of yours.
    [knight] Send back one or two of the opponent’s figures from adjacent cards.
    [undead] Swap the figure just placed for one of the opponent’s anywhere.
    [dwarf] A point for each Dwarf in its row and its column.
    [doppelganger] Use the power of an adjacent card.
    [gnome] A point; and you may put a second figure on an adjacent card without one of yours.
    [giant] Turn an adjacent card face down; its figures go back.
    [troll] Row or column: a point for each different faction in it, unless another Troll is there.
    [dragon] A point for each face-up card on the eight spaces around.
   *[seer] Instead of drawing, look at three cards: of these and your hand card keep two.
}
