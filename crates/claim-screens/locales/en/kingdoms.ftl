# Claim Kingdoms. A person is a name in bold, or 'you' for the reader. Spaces have names such as N12:
# a letter for the column, a number for the row.

# The kingdom in sentences, one row each.
kingdoms_coordinates = Letters are columns (left to right), numbers are rows (upwards).
kingdoms_row = Row { $row }: { $cards }
kingdoms_face_down = { $column } face down
kingdoms_start_card = start card
kingdoms_last_placed = last placed
kingdoms_standing = { $player }: **{ $points ->
    [one] 1 point
   *[other] { $points } points
}** · { $supply ->
    [one] 1 figure
   *[other] { $supply } figures
} left · { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}
kingdoms_open_hand = known: { $cards }
kingdoms_display = Display: { $cards } · pile { $pile }
kingdoms_display_empty = Display empty · pile { $pile }

# Headlines: no full stop.
kingdoms_turn_place = { $player ->
    [you] Your turn – choose a card
   *[other] { $player } to place a card
}
kingdoms_turn_power = { $player ->
    [you] Your turn – use the { faction_one }’s power or skip it
   *[other] { $player } to use or skip the { faction_one }’s power
}
kingdoms_why_power = { faction_one }: { kingdoms_power }
kingdoms_turn_keep = { $player ->
    [you] Your turn – choose two cards to keep
   *[other] { $player } to choose two cards to keep
}
kingdoms_turn_draw = { $player ->
    [you] Your turn – draw a card
   *[other] { $player } to draw a card
}
kingdoms_ended_figures = **The match is over:** a player has no figures left.
kingdoms_ended_cards = **The match is over:** all cards have been placed.
kingdoms_ended_spaces = **The match is over:** no card can be placed anywhere.

# The points with those for control, if the match ended now.
kingdoms_now = Points now: { $points }
kingdoms_control = Control: figures (points at the end)
kingdoms_control_line = { $faction } ({ $value }): { $counts }

kingdoms_this_turn = This turn
kingdoms_last_turn = Last turn
kingdoms_placed = { $player ->
    [you] You placed
   *[other] { $player } placed
} { $card } on { $space }.
kingdoms_copied = It copied the power of the { $card } on { $space }.
kingdoms_no_effect = The { faction_one }’s power had no effect.
kingdoms_skipped = The { faction_one }’s power was skipped.
kingdoms_scored = Scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $faction ->
    [goblin] Goblins with { $player ->
        [you] your
       *[other] the player’s
    } figures
    [dwarf] Dwarves in its row and column
   *[dragon] face-up cards around it
}.
kingdoms_scored_line = Scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: factions in the { $line ->
    [row] row
   *[column] column
}.
kingdoms_gnome = The Gnome scored 1 point.
kingdoms_gnome_figure = The Gnome scored 1 point, and a second figure was placed on { $space }.
kingdoms_swapped = The Undead swapped its figure with the opponent’s on { $space }.
kingdoms_removed = { $count ->
    [one] The Knight sent back the opponent’s figure on { $spaces }.
   *[other] The Knight sent back the opponent’s figures on { $spaces }.
}
kingdoms_flipped = The Giant flipped the card on { $space } face down.
kingdoms_flipped_back = { $count ->
    [one] The figure on it
   *[other] The figures on it
} went back to { $players }.
kingdoms_looked = Looked at { $count ->
    [one] one card
   *[other] { $count } cards
} of the draw pile.
kingdoms_drew = Drawn from the display: { $card }.
kingdoms_drew_unseen = Drawn face down from the draw pile.
kingdoms_drew_nothing = There was nothing to draw.
kingdoms_kept = { $returned ->
    [0] Kept both cards.
    [one] Kept two cards, shuffled the third back.
   *[other] Kept two cards, shuffled the other { $returned } back.
}
kingdoms_reshuffled = Three { faction_many } were on display: two were shuffled into the draw pile and replaced.
kingdoms_drawn = Your Seer shows you: { $cards }

# Button labels: no markdown, short.
kingdoms_label_place = { $card } on { $space }
# The free spaces with their numbers, and what lies beside each.
kingdoms_spaces = Choices: { $spaces }
# Where a space lies: relative to one adjacent card, or between three or more.
kingdoms_beside = { $side ->
    [right] right of { $card }
    [left] left of { $card }
    [above] above { $card }
   *[below] below { $card }
}
kingdoms_between = between { $cards }
kingdoms_label_skip = Skip
kingdoms_label_use = { $faction ->
    [seer] Use the Seer (see cards)
   *[other] Use the { faction_one }
}
kingdoms_label_points = { $label } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
kingdoms_label_line = { $line ->
    [row] Score the row
   *[column] Score the column
}
kingdoms_label_figure = Second figure: { $card } on { $space }
kingdoms_label_swap = Swap with { $card } on { $space }
kingdoms_label_remove = Send back figure: { $card } on { $space }
kingdoms_label_remove_both = Send back: { $card } { $space } + { $other } { $second }
kingdoms_label_flip = Flip { $card } on { $space } face down
kingdoms_label_copy = Copy { $card } on { $space }
kingdoms_label_keep = Keep { $first } and { $second }
kingdoms_label_draw = Draw { $card }
kingdoms_label_draw_top = Draw face down

# How close it was.
kingdoms_close_figure = With one more figure on the { $faction }, { $player ->
    [you] you
   *[other] { $player }
} would have won.
kingdoms_close_points = { $player ->
    [you] You
   *[other] { $player }
} ended { $count ->
    [one] 1 point
   *[other] { $count } points
} behind.
kingdoms_result_heading = **Control of the factions** (figures)
kingdoms_result = **Points including control: { $points }**
kingdoms_result_line = { $faction } ({ $value }): { $player ->
    [none] no control
   *[other] { $player }
} ({ $counts })
kingdoms_result_tie = Points are tied. Figures left decide: **{ $supply }**

kingdoms_refused_no_turn = It’s no one’s turn right now.
kingdoms_refused_place_expected = Place a card first.
kingdoms_refused_power_expected = Use or skip the { faction_one }’s power first.
kingdoms_refused_keep_expected = First choose the two cards to keep.
kingdoms_refused_draw_expected = Draw a card first.
kingdoms_refused_not_held = You have no { faction_one } in your hand.
kingdoms_refused_taken = There is already a card on { $space }.
kingdoms_refused_touches_nothing = { $space } does not touch a face-up card edge to edge.
kingdoms_refused_another_power = The { faction_one }’s power can’t do that.
kingdoms_refused_line = { $line ->
    [row] There is more than one Troll in that row.
   *[column] There is more than one Troll in that column.
}
kingdoms_refused_not_adjacent = There is no card next to yours on { $space }.
kingdoms_refused_face_down = The card on { $space } is face down.
kingdoms_refused_own_figure = You already have a figure on { $space }.
kingdoms_refused_no_figure = Your opponent has no figure on { $space }.
kingdoms_refused_supply = You have no figures left.
kingdoms_refused_copy = The power of the card on { $space } would have no effect here.
kingdoms_refused_keep = You can’t choose these two cards.
kingdoms_refused_draw = There is no card to draw there.

kingdoms_rules_goal = Add cards to a shared kingdom and put your figures on them. The cards’ powers score points at once; at the end, the factions you control score too. **Most points win.**
kingdoms_rules_turn_heading = Your turn
kingdoms_rules_turn = 1. You hold two cards and have 15 figures. Place a card next to a face-up card, edge to edge, and put one of your figures on it. Spaces are named by column and row: M13 is the start card.
    2. Use its power or skip it. A power that only scores points is used automatically, unless there is a choice.
    3. Draw a card: one of the three on display, or the top of the draw pile, face down. If all three on display are alike, two of them are shuffled back and replaced.
kingdoms_rules_powers_heading = Powers
kingdoms_rules_more_powers_heading = More powers
kingdoms_rules_end_heading = End of the match
kingdoms_rules_end = The match ends when both have had the same number of turns and a player has no figures left, when all cards have been placed, or when no card can be placed. The player with more figures on a faction controls it and scores its points (in parentheses). Most points win; a tie goes to the player with more figures left.
kingdoms_faction = Seven cards. Control is worth { $value } points at the end.

    { $power }
kingdoms_power = { $faction ->
    [goblin] 1 point for each Goblin with one of your figures.
    [knight] Send back one or two of the opponent’s figures from adjacent cards.
    [undead] Swap the figure you just placed with one of the opponent’s, on a card that has none of yours.
    [dwarf] 1 point for each Dwarf in its row and its column. Gaps and face-down cards end them.
    [doppelganger] Use the power of an adjacent card, but not another Doppelgänger’s. It does not count as that faction.
    [gnome] 1 point; you may also put a second figure on an adjacent card that has none of yours.
    [giant] Flip an adjacent card face down: it is out of the game, and its figures go back.
    [troll] Choose row or column: 1 point for each different faction in it, unless it has more than one Troll. Gaps and face-down cards end it.
    [dragon] 1 point for each face-up card on the eight spaces around it.
   *[seer] Instead of drawing, look at up to three cards from the draw pile. Of these and your hand card, keep any two.
}

# Descriptions of the kingdom’s picture: no markdown. The first player is A.
kingdoms_alt_title = Kingdom. { kingdoms_coordinates } A: { $first }, B: { $second }
kingdoms_alt_control = Figures A – B: { $item }
kingdoms_alt_figures = { $faction } { $counts }
kingdoms_alt_free = Free: { $space }
