# The daily puzzle and its ranking. The reader plays one of the two hands.

puzzle_title = 🧩 Puzzle for { date } · { $game }
puzzle_question = **Only one card wins,** no matter what your opponent does. Which one?
puzzle_you = You
puzzle_opponent = Opponent
puzzle_opponent_hand = Opponent’s hand ({ $count })
puzzle_piles = { score_piles }
puzzle_pile_line = { $faction }: you { $own }, opponent { $opponent }
puzzle_pile_cards = { $count ->
    [0] **0**
   *[other] **{ $count }** ({ $values })
}
puzzle_open_hands = { $tricks } tricks left. Both hands are open: in phase two, a player who remembers phase one knows them anyway.

puzzle_right = ✅ **Correct!** { $card } wins, no matter what your opponent does.
puzzle_wrong = ❌ **Not this time.** After { $card }, { $value ->
    [draw] it is a draw at best.
   *[loss] your opponent can win.
} The right card: { $solution }
puzzle_stats = { $streak ->
    [0] Total solved: { $solved } of { $answered }{ puzzle_best }
    [one] 🔥 Streak: **{ $streak } day** (best: { $best }) · total solved: { $solved } of { $answered }
   *[other] 🔥 Streak: **{ $streak } days** (best: { $best }) · total solved: { $solved } of { $answered }
}
puzzle_best = { $best ->
    [0] { "" }
   *[other] { " " }· best streak: { $best }
}
puzzle_next = Next puzzle: { $when }
puzzle_counts = Your first answer counts.
puzzle_practice = *For practice: this puzzle is over, and your answer does not count.*
puzzle_why = Why
puzzle_why_line = { $card } { $value ->
    [win] **wins**
    [draw] draws
   *[loss] loses
}: { $plays }
puzzle_end = { " " }→ votes **{ $votes }**{ $decided_by ->
    [sums] { " " }(card values { $sums })
   *[votes] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }· for you: { $factions }
}
puzzle_play = { $who ->
    [you] you
   *[opponent] your opponent
} { $card }

rated_question = **One move is clearly better than all others.** Which one?
rated_placeholder = Choose …
rated_right = ✅ **Correct!** The best move: **{ $choice }** (wins { $chance }% of the time)
rated_wrong = ❌ **Not this time.** Your move: { $choice } (wins { $chance }% of the time). The best move: { $solution } ({ $best }%)
rated_why = { $choice }: **{ $chance }%**
rated_why_then = { $choice }: **{ $chance }%**. Then: { $plays }
rated_play = { $who ->
    [you] you
   *[opponent] your opponent
}: { $action }
puzzle_more = { $count ->
    [one] Not shown: 1 worse move.
   *[other] Not shown: { $count } worse moves.
}
rated_margin = Chances of winning, estimated from what you know, ± { $margin } percentage points.
rated_exact = Exact chances of winning.

button_puzzle = Today’s puzzle
button_puzzle_ranking = Ranking
button_earlier_puzzles = Earlier puzzles
button_practise = Play
button_puzzle_again = Try again

earlier_puzzles_title = 🧩 Earlier puzzles
earlier_puzzles_text = For practice: your answers do not count.
earlier_puzzle = **{ date }** · { $game }

puzzle_ranking_title = 🏅 Puzzle ranking of this server
puzzle_ranking_empty = No puzzle has been answered here yet. Be the first: `/claim puzzle`
puzzle_ranking_row = `{ $rank }.` { $today ->
    [solved] ✅
    [missed] ❌
   *[open] ▫️
} { $name } · streak **{ $streak }**, best { $best } · solved { $solved } of { $answered }
puzzle_ranking_own = ➤ { puzzle_ranking_row } ← you
puzzle_ranking_symbols = Today: ✅ solved · ❌ missed · ▫️ not answered yet

puzzle_over = That puzzle is over. This is today’s:
puzzle_unknown_play = You can’t play that card in today’s puzzle. Here it is:
puzzle_is_answered = You have already answered today’s puzzle: your first answer counts.
puzzle_too_old = Puzzles that old can no longer be practiced. This is today’s:

puzzle_solved_by = 🟩 { $player } solved this puzzle
