# Claim It. A person is a name in bold, or 'you' for the reader.

claim_it_goal = **The largest group wins.** The last round begins once a player has { $gold } gold claims.
# The board in sentences, one row each.
claim_it_row = Row { $row }: { $stones }
claim_it_column = column { $column } { $stone }
claim_it_stone_owner = { $player } (owner stone of this turn)
claim_it_no_stones = No stones yet.
claim_it_placed_claim = claim stone { $number } at { $space }
claim_it_placed_owner = owner stone at { $space }
claim_it_placed = **Placed this turn:** { $stones }
claim_it_space = row { $row }, column { $column }
# On buttons: how far to the right, and how far up.
claim_it_space_short = →{ $column } ↑{ $row }
claim_it_space_gold = { $space } (gold)
claim_it_space_of = { $space } (stone: { $owner })
claim_it_standing = { $player }: group **{ $group }** · gold { $gold }{ $stage ->
    [reached] {""}
   *[open] {" "}of { $goal }
} · spaces { $spaces }
claim_it_now = Largest group now: { $counts }
claim_it_last_round = **Last round:** { $player ->
    [you] you have the last turn.
   *[other] { $player } has the last turn.
}
claim_it_dice = Dice: **{ $dice }**
# Headlines: no full stop.
claim_it_turn_roll = { $player ->
    [you] Your turn – roll the dice
   *[other] { $player } to roll
}
claim_it_turn_use = { $player ->
    [you] Your turn – choose a space
   *[other] { $player } to choose a space
}
claim_it_turn_choice = { $player ->
    [you] Your turn – roll again, or stop and keep your spaces
   *[other] { $player } to roll again or stop
}
claim_it_use_claim = Claim stone { $number }: { $spaces }
claim_it_use_owner = Owner stone: { $spaces }
claim_it_if_stopped = Stopping now: { claim_it_gain }
# What a turn brings; part of other messages.
claim_it_gain = { $stones ->
    [0] no new stones
    [one] 1 new stone
   *[other] { $stones } new stones
}, { $gold ->
    [0] no gold
    [one] 1 gold claim
   *[other] { $gold } gold claims
}
claim_it_stones = Stones
claim_it_supply = Owner stones left: { $owner } · claim stones left: { $count ->
    [0] none
   *[other] { $claims }
}

claim_it_this_turn = This turn
claim_it_last_turn = Last turn
claim_it_used_claim = { $player ->
    [you] You rolled { $dice } and placed
   *[other] { $player } rolled { $dice } and placed
} claim stone { $number } at { $space }.
claim_it_used_owner = { $player ->
    [you] You rolled { $dice } and placed
   *[other] { $player } rolled { $dice } and placed
} an owner stone at { $space }. Stopping turns the space to gold.
claim_it_turn_placed = { $player ->
    [you] You took:
   *[other] { $player } took:
} { $spaces }.
claim_it_bust = { $player ->
    [you] You rolled
   *[other] { $player } rolled
} { $dice }: no space fits. Bust! This turn’s stones are lost: { $spaces }.
claim_it_bust_at_once = { $player ->
    [you] You rolled
   *[other] { $player } rolled
} { $dice }: no space fits. Bust on the first roll!
# On a phone’s lock screen.
claim_it_told_bust = { $player ->
    [you] You went bust.
   *[other] { $player } went bust.
}
claim_it_stopped = { $player ->
    [you] You stopped
   *[other] { $player } stopped
}: { claim_it_gain }.
claim_it_lost_spaces = { $player ->
    [you] You lose:
   *[other] { $player } loses:
} { $spaces }.

# Button labels: no markdown, short.
claim_it_roll = Roll
claim_it_roll_again = Roll again
claim_it_stop = Stop
claim_it_put_claim = Row { $row }, column { $column }: claim stone { $number }
claim_it_put_owner = Row { $row }, column { $column }: owner stone

# How close it was.
claim_it_close = { $player ->
    [you] You
   *[other] { $player }
} ended { $count ->
    [one] 1 { $what ->
        [gold] gold claim
       *[other] space
    }
   *[other] { $count } { $what ->
        [gold] gold claims
       *[other] spaces
    }
} behind{ $what ->
    [group] { " " }in the largest group
    [gold] , with an equal group
   *[spaces] , with an equal group and as much gold
}.
claim_it_result = **The largest group wins**; ties go to more gold claims, then to more spaces.

claim_it_refused_no_turn = It’s no one’s turn right now.
claim_it_refused_roll_first = Roll the dice first.
claim_it_refused_nothing_to_stop = You can’t stop before you have placed a stone.
claim_it_refused_use_expected = Choose a space for your roll first.
claim_it_refused_dice = No two of your dice give { $space }.
claim_it_refused_gold = The space at { $space } is gold and can’t be taken.
claim_it_refused_owner = There is already an owner stone at { $space }.
claim_it_refused_claim = Claim stone { $number } is already on the board.
claim_it_refused_no_stones = You have no stones left to replace a claim stone.
claim_it_refused_no_owners = There are no owner stones left.

claim_it_rules_goal = Push your luck with three dice and claim spaces on a 6 × 6 board. The largest connected group of spaces wins; diagonals don’t connect.
claim_it_rules_turn_heading = Your turn
claim_it_rules_turn = Roll three dice: one gives the row, one the column (with 2 and 5: row 2, column 5 or row 5, column 2), the third the claim stone. Place a stone on that space, then roll again or stop.
claim_it_rules_stones_heading = Which stone
claim_it_rules_stones = Empty space or another player’s stone: the claim stone with the third die’s number, unless it is already on the board.
    Your own stone or a claim stone: an owner stone; the third die doesn’t matter.
    Owner stone or gold: blocked.
    Stones are limited: 24 per player, plus 30 owner stones for all. A claim stone needs one of your own stones left to replace it.
claim_it_rules_stop_heading = Stop or bust
claim_it_rules_stop = When you stop, spaces with this turn’s owner stones become gold claims, yours for good. Your stones replace the claim stones; other players’ stones there go back to them. If your roll fits no space, you bust: all stones of this turn come off the board.
claim_it_rules_end_heading = End of the match
claim_it_rules_end = The last round begins when a player ends a turn with enough gold claims: 13 with 2 players, 9 with 3, 7 with 4, 6 with 5. Everyone gets one more turn; the player who started the last round goes last. If groups are tied: more gold claims, then more spaces.
claim_it_rules_variant_heading = Variant: claim stones return
claim_it_rules_variant = When you place an owner stone on a claim stone, the claim stone goes back to the supply, and you can use it again in the same turn. Not with 5 players.

# Descriptions of the board’s picture: no markdown. Players have letters; * and + are explained.
claim_it_alt_title = Claim It board
claim_it_alt_player = { $letter }: { $name }
claim_it_alt_act = { $letter } to act
claim_it_alt_dice = dice { $dice }
claim_it_alt_signs = * gold claim, + owner stone of this turn
claim_it_alt_row = Row { $row }: column { $first }
claim_it_alt_claim = claim stone { $number }
claim_it_alt_claim_on = claim stone { $number } on { $letter }
claim_it_alt_uses = Possible: { $first }
claim_it_alt_use_claim = row { $row } column { $column } (claim stone { $number })
claim_it_alt_use_owner = row { $row } column { $column } (owner stone)
claim_it_alt_standing = { $letter }: largest group { $group }, gold { $gold }{ $stage ->
    [reached] {""}
   *[open] {" "}of { $goal }
}
