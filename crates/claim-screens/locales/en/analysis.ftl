# The analysis of a finished match. Moves and cards are inserted as ready-made text.

analysis_title = Analysis · { $title }
analysis_progress = Analyzing: { $done } of { $total } { $total ->
    [one] move
   *[other] moves
} …
analysis_first_look = This is a first look; it will become more accurate.

summary_estimated = All figures are estimates.
summary_partly_exact = Figures of the last turn are exact; the others are estimates.
summary_winning = { $player } had a winning position when phase two began.
summary_even = The position was even when phase two began.
summary_unclear = Who was winning at the start of phase two could not be worked out in time.
summary_unchanged = It stayed that way.
summary_winning_from = After that, { $player } was winning.
summary_even_from = After that, the position was even.
summary_earlier = { $count ->
    [one] The file lists one earlier mistake.
   *[other] The file lists { $count } earlier mistakes.
}

chart_heading = Winning chances over the match
chart_caption = Winning chances in %, move by move.
chart_line = Right of the vertical line they are exact.
chart_legend = ▁ lost · ▅ even · █ won · ? unknown
chart_legend_for_many = ▁ 0% · ▅ 50% · █ 100% · ? unknown
chart_exact = Values after the gap are exact, those before it are estimates.

accuracy_heading = Accuracy
accuracy_exact = { $player }: { $right } of { $count } critical { $count ->
    [one] move
   *[other] moves
} correct in phase two ({ $percent }%).
accuracy_estimated = { $player }: { $percent }% of the winning chances kept (estimated; { $count ->
    [one] one move that mattered
   *[other] { $count } moves that mattered
}: { $labels })
balance_heading = Decisions and luck, in percentage points (a win is +{ $win })
# The part of the luck that was dealt, and the rest: draws, and what others had.
luck_of_hand = { $luck } (first hand { $hand }, later cards { $later })
balance = { $player } { $result }: decisions { $decisions }, { $kind ->
    [dice] dice
   *[cards] luck
} { $luck }
label = { $label ->
    [best] best
    [fine] fine
    [inaccuracy] inaccuracy
    [mistake] mistake
    [blunder] blunder
    [unclear] unclear
    [equal] makes no difference
   *[only] only move
}
label_count = { $label ->
    [best] { $count } best
    [fine] { $count } fine
    [inaccuracy] { $count ->
        [one] 1 inaccuracy
       *[other] { $count } inaccuracies
    }
    [mistake] { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
   *[blunder] { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
}

mistakes_heading = { $kind ->
    [inaccuracies] Inaccuracies
   *[mistakes] { $order ->
        [own] Mistakes, yours first
       *[size] Biggest mistakes
    }
}
mistake_exact = { $player } gave away the { $what ->
    [win] win
   *[draw] draw
} with { $action } (blunder). { $better } would have kept it.
mistake_estimated = { $player } – { $action } ({ $chosen }): { $label ->
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
} ({ $loss }). Better: { $better } ({ $best }).
mistake_heading = { $label ->
    [inaccuracy] 🟨 Inaccuracy
    [mistake] 🟧 Mistake
   *[blunder] 🟥 Blunder
} · { $player } · { $chapter }
mistake_actions = { $action } ({ $chosen }) instead of { $better } ({ $best })
best_play_heading = Best play after { $played }
best_play_then = Best play after this mistake: { $plays }
likely_play_heading = Likely continuation: { $played }, then …
likely_play_then = Likely continuation: { $plays }
play_of = { $player }: { $action }
lost_anyway = Against best play, { $player } could no longer win; { $answer } was the hardest to answer.
at_chapter = { $chapter }: { $text }
jump_placeholder = { $kind ->
    [inaccuracies] Replay from an inaccuracy …
   *[mistakes] Replay from a mistake …
}
jump_choice = { $chapter }, { $player }: { $action }
# Where two choices would otherwise be the same.
jump_choice_at = move { $number }
win_chance = { $percent }%
win_chance_within = { $percent }% ± { $error }
points_lost = { $points } ± { $error } percentage points lost
points_lost_clearly = { $points } percentage points lost
label_and_loss = { $label }, { $loss }
# Why a move lost chances, from what the player saw. Added to the loss.
loss_and_reason = { $loss }: { $reason }
reason_lower_card = a lower card { $result ->
    [wins] wins this trick as well
    [loses] loses this trick as well
   *[alike] is as hard to beat
}
reason_trick = { $result ->
    [wins] this trick could be won
    [loses] this trick was better lost
    [leads] the cards on the table could be beaten
   *[trails] the cards on the table were better not beaten
}
reason_beaten_by = others may have { $cards ->
    [0] no card that beats it
    [one] 1 card that beats it
   *[other] { $cards } cards that beat it
}, and { $better ->
    [0] none that beats
    [one] 1 that beats
   *[other] { $better } that beat
} the better card
reason_value = its value is { $value }, that of the better card { $better }
reason_points = { $scored ->
    [0] it scores nothing at once
    [one] it scores 1 point at once
   *[other] it scores { $scored } points at once
}, and { $possible } { $possible ->
    [one] was
   *[other] were
} possible
reason_lead = { $change ->
    [taken] the lead in { $factions } could be taken
    [kept] it gives up the lead in { $factions }
    [broken] the opponent’s lead in { $factions } could be ended
   *[given] it gives the opponent the lead in { $factions }
}
reason_figures = the figures on the { $factions } could stand better
reason_power = { $better ->
    [used] the power was worth using
   *[declined] the power was better declined
}
reason_draw = { $card ->
    [drawn] a card on display
   *[kept] a card not kept
} could score { $points ->
    [one] 1 point
   *[other] { $points } points
} in the next turn
reason_next_lead = { $card ->
    [drawn] a card on display
   *[kept] a card not kept
} could take the lead in { $factions } in the next turn
reason_left_space = it leaves a space worth { $points } points to a { $card }

list_heading = All moves
list_legend = Exact: the result with best play, before → after. Estimated: chance of winning, with its margin. From 5 percentage points lost an inaccuracy, from 10 a mistake, from 20 a blunder. Chances are from the view of the player to move.
list_exact = { $chapter }, { $player }: { $action } – { analysis_before } → { analysis_after } ({ $label }). Best: { $best }
list_only = { $chapter }, { $player }: { $action } – { analysis_before } (only move)
list_unclear = { $chapter }, { $player }: { $action } – { analysis_before } → { analysis_after }
list_lost = { $chapter }, { $player }: { $action } – lost against best play
list_lost_answer = { $chapter }, { $player }: { $action } – lost against best play. The hardest to answer: { $answer }
list_estimate = { $chapter }, { $player }: { $action } – { $chosen } ({ $label })
list_unknown = { $chapter }, { $player }: { $action } – could not be worked out in time
list_estimate_better = { $chapter }, { $player }: { $action } – { $chosen } ({ $label }). Better: { $better }, { $best }
analysis_before = { $before ->
    [win] win
    [draw] draw
    [loss] loss
   *[unknown] unknown
}
analysis_after = { $after ->
    [win] win
    [draw] draw
    [loss] loss
   *[unknown] unknown
}

analysis_file = Every move is in the file.
button_analysis = Analyze

button_try_again = Try again
button_try_another = Another try
button_back_to_replay = Back to the replay
try_title = Try again · { $title }
try_question = You are { $player }. What would you play?
try_not_possible = There is nothing to choose at this point of the match.
button_play_on = Play on
play_on_title = Play on · { $title }
play_on_plays = Played: { $plays }
play_on_result = Result
play_on_does_not_count = You play as { $player }; bots play for the others. It does not count, and only you see it.
play_on_too_long = You can’t play on any further here. Go back to the replay and start from a later position.

try_best = 🎯 **That’s the best move!**
