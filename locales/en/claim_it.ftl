# Claim It. A person is a name in bold, or 'you' for the reader.

claim_it_legend = `a` stone · `*a` gold claim · `2,5`: row 2, column 5
claim_it_legend_turn = This turn: `3` claim stone (`3b` on a stone of b) · `+{ $player }` owner stone
claim_it_standing = `{ $letter }` { $player }: largest group { $group } · gold { $gold } · spaces { $spaces }
claim_it_last_round = **Last round:** { $player ->
    [you] you have the last turn.
   *[other] { $player } has the last turn.
}
claim_it_dice = Dice: 🎲 **{ $dice }**
claim_it_turn_roll = { $player ->
    [you] **Your turn:** roll the dice.
   *[other] { $player } is to roll.
}
claim_it_turn_use = { $player ->
    [you] **Your turn:** choose a space. One die names its row, one its column.
   *[other] { $player } chooses a space.
}
claim_it_turn_choice = { $player ->
    [you] **Your turn:** roll again, or stop and keep what you have.
   *[other] { $player } rolls again or stops.
}
claim_it_if_stopped = If you stop now: gold claims +{ $gold }, other stones +{ $stones }.
claim_it_supply = Owner stones left: { $owner } · claim stones left: { $claims }

claim_it_this_turn = This turn
claim_it_last_turn = Last turn
claim_it_used_claim = { $player ->
    [you] You rolled { $dice } and put
   *[other] { $player } rolled { $dice } and put
} claim stone { $number } on { $space }: nobody holds that space for good yet.
claim_it_used_owner = { $player ->
    [you] You rolled { $dice } and put
   *[other] { $player } rolled { $dice } and put
} an owner stone on { $space }: stopping makes it gold.
claim_it_bust = { $player ->
    [you] You rolled
   *[other] { $player } rolled
} { $dice }, which fits nowhere: bust! What the turn had put down is lost (claim stones: { $claims }, owner stones: { $owners }).
claim_it_bust_at_once = { $player ->
    [you] You rolled
   *[other] { $player } rolled
} { $dice }, which fits nowhere: bust at once!
claim_it_stopped = { $player ->
    [you] You stopped
   *[other] { $player } stopped
} and kept it all: gold claims +{ $gold }, other stones +{ $stones }.
claim_it_taken = { $player ->
    [you] You lose
   *[other] { $player } loses
} { $spaces }.

# Labels of buttons: no markdown, short.
claim_it_roll = Roll
claim_it_roll_again = Roll again
claim_it_stop = Stop
claim_it_put_claim = { $space }: claim stone { $number }
claim_it_put_owner = { $space }: gold

claim_it_result = **The largest group wins**, then the most gold claims, then the most spaces.

claim_it_refused_nobody = Nobody is to act now.
claim_it_refused_roll_first = Roll the dice first.
claim_it_refused_nothing_to_stop = You cannot stop before you have put anything down.
claim_it_refused_use_expected = First choose a space for the dice you rolled.
claim_it_refused_dice = No two of your dice name { $space }.
claim_it_refused_gold = { $space } is gold already: nobody can take it any more.
claim_it_refused_owner = There is an owner stone on { $space } already.
claim_it_refused_claim = Claim stone { $number } lies on the board already.
claim_it_refused_no_stones = You have no stone left to replace a claim stone with.
claim_it_refused_no_owners = No owner stone is left.

claim_it_rules_goal = Push your luck with three dice and take spaces on a board of 6 rows and 6 columns. The largest group of spaces joined by their edges wins.
claim_it_rules_turn_heading = Your turn
claim_it_rules_turn = Roll three dice. One names the row, one the column (`2,5` is row 2, column 5), and the third the claim stone. Put a stone there, then roll again or stop.
claim_it_rules_stones_heading = Which stone
claim_it_rules_stones = Empty space, or another player’s stone: the claim stone with the third die’s number, unless that one lies on the board already.
    Your own stone, or a claim stone: an owner stone; the third die does not matter.
    An owner stone or gold: nothing goes there.
    Stones run out: everybody has 24, and there are 30 owner stones. A claim stone needs one of yours left to replace it.
claim_it_rules_stop_heading = Stop or bust
claim_it_rules_stop = When you stop, each of your turn’s owner stones makes its space gold, yours for good, and claim stones turn into your stones; others’ stones there go back to them. If your dice fit nowhere, you bust: all that the turn put down comes off again.
claim_it_rules_end_heading = The end
claim_it_rules_end = Enough gold at the end of a turn begins the last round: 13 with 2 players, 9 with 3, 7 with 4, 6 with 5. Everybody has one more turn, whoever began it the last one. Equal groups: more gold, then more spaces.
claim_it_rules_variant_heading = Variant: claim stones come back
claim_it_rules_variant = An owner stone put on a claim stone sends that claim stone back, to be used again in the same turn. Not with 5 players.
