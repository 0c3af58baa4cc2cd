# What each decision of a finished match was worth. Actions and cards come as texts of their own.

analysis_title = Analysis · { $title }
analysing = Looking at every decision: { $done } of { $total } …

story_estimated = Nothing of this match can be told exactly: all of it is estimates.
story_won = { $player } stood to win when phase two began.
story_even = Nobody stood to win when phase two began.
story_unclear = Who stood to win when phase two began would take too long to tell.
story_kept = That never changed.
story_mistake = Trick { $trick }: { $player } gave the { $what ->
    [win] win
   *[draw] draw
} away with { $action }; { $better } would have held.
story_won_from = From then on { $player } stood to win.
story_even_from = From then on nobody stood to win.
story_earlier = { $count ->
    [one] One earlier mistake is in the file.
   *[other] { $count } earlier mistakes are in the file.
}

chart_heading = The chances, decision by decision
chart_legend = ▁ lost · ▅ even · █ won · ? unknown
chart_exact = After the gap they are exact, before it estimates.

accuracy_heading = Accuracy
accuracy_exact = { $player }: right in { $right } of { $count } { $count ->
    [one] play that mattered
   *[other] plays that mattered
} in phase two ({ $percent } %).
accuracy_estimated = { $player }: no clear mistake in { $right } of { $count } { $count ->
    [one] estimated choice
   *[other] estimated choices
} ({ $percent } %).

doubtful_heading = The most doubtful choices
doubtful = Action { $number } (line { $line }), { $player }: { $action } ({ $chosen }); { $better } promised more ({ $best }).
chance = { $percent } % ± { $error }

list_heading = Every decision
list_legend = Exact: what the acting player had before → after, and what kept it. Estimates: the chance to win for whoever knew no more than the acting player, with its 95 % error.
list_exact = Line { $line }, { $player }: { $action }: { analysis_before } → { analysis_after }. Kept by: { $keeping }
list_unclear = Line { $line }, { $player }: { $action }: { analysis_before } → { analysis_after }.
list_estimate = Line { $line }, { $player }: { $action }: { $chosen }
list_estimate_better = Line { $line }, { $player }: { $action }: { $chosen }. Most promising: { $better }, { $best }
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

analysis_file = Every decision is in the file.
button_analysis = Analysis
