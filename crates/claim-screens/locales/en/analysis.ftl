# The analysis of a finished match. Actions and cards are inserted as ready-made text.

analysis_title = Analysis · { $title }
analysis_progress = Analysing: { $done } of { $total } { $total ->
    [one] decision
   *[other] decisions
} …
analysis_first_look = This is a first look; it will become more accurate.

summary_estimated = All figures are estimates.
summary_partly_exact = Figures with ± 0 are exact; the others are estimates.
summary_winning = { $player } had a winning position when phase two began.
summary_even = The position was even when phase two began.
summary_unclear = It could not be worked out in time who was winning when phase two began.
summary_unchanged = It stayed that way.
summary_winning_from = After that, { $player } was winning.
summary_even_from = After that, the position was even.
summary_earlier = { $count ->
    [one] The file lists one earlier mistake.
   *[other] The file lists { $count } earlier mistakes.
}

chart_heading = Winning chances over the match
chart_caption = Winning chances in %, decision by decision.
chart_line = Right of the vertical line they are exact.
chart_legend = ▁ lost · ▅ even · █ won · ? unknown
chart_legend_for_many = ▁ 0% · ▅ 50% · █ 100% · ? unknown
chart_exact = Values after the gap are exact, those before it are estimates.

accuracy_heading = Accuracy
accuracy_exact = { $player }: { $right } of { $count } critical { $count ->
    [one] play
   *[other] plays
} correct in phase two ({ $percent }%).
accuracy_estimated = { $player }: −{ $loss } percentage points per { $chapter ->
    [trick] trick
   *[turn] turn
} on average (estimated; { $count ->
    [one] one decision
   *[other] { $count } decisions
}: { $labels })
label = { $label ->
    [best] best
    [fine] fine
    [inaccuracy] inaccuracy
    [mistake] mistake
    [blunder] blunder
    [unclear] unclear
    [equal] makes no difference
   *[only] only play
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
} with { $action }, a blunder; { $better } would have kept it.
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
lost_anyway = Against best play, { $player } could no longer win; { $answer } was the best try.
at_chapter = { $chapter }: { $text }
jump_placeholder = { $kind ->
    [inaccuracies] Replay from an inaccuracy …
   *[mistakes] Replay from a mistake …
}
jump_choice = { $chapter }, { $player }: { $action }
# Where two choices would otherwise be the same.
jump_choice_at = action { $number }
win_chance = { $percent }% ± { $error }
points_lost = { $points } ± { $error } percentage points lost
label_and_loss = { $label }, { $loss }

list_heading = All decisions
list_legend = Exact: the result with best play before → after the decision, and the best actions. In a lost position: the best try, after which the smallest share of replies wins. A critical play is one where a win or a draw could be given away. Estimates: the chance of winning, given what the player knew, with its margin of error, and a label by the percentage points lost: from 5 an inaccuracy, from 10 a mistake, from 20 a blunder; a loss within its margin is fine. Each player’s chances are from that player’s view, and need not add up to 100%.
list_exact = { $chapter }, { $player }: { $action } – { analysis_before } → { analysis_after } ({ $label }). Best: { $best }
list_only = { $chapter }, { $player }: { $action } – { analysis_before } (only play)
list_unclear = { $chapter }, { $player }: { $action } – { analysis_before } → { analysis_after }
list_lost = { $chapter }, { $player }: { $action } – lost against best play
list_lost_answer = { $chapter }, { $player }: { $action } – lost against best play. The best try: { $answer }
list_estimate = { $chapter }, { $player }: { $action } – { $chosen } ({ $label })
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

analysis_file = The file lists every decision of the players.
button_analysis = Analyse

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
