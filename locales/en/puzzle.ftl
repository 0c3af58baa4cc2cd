# The daily puzzle and its ranking. The reader is one of the two players.

puzzle_title = 🧩 Puzzle of { date } · { $game }
puzzle_question = **Only one play wins,** whatever your opponent does. Which one is it?
puzzle_you = You
puzzle_opponent = Opponent
puzzle_opponent_hand = Opponent’s hand ({ $count })
puzzle_piles = Score piles: you – opponent
puzzle_pile_line = { $faction }: { $own } – { $opposite }
puzzle_pile_cards = { $count ->
    [0] **0**
   *[other] **{ $count }** ({ $values })
}
puzzle_open_hands = { $tricks } tricks left. In phase two, players who remember phase one know both hands.

puzzle_right = ✅ **Correct!** { $card } wins, whatever your opponent does.
puzzle_wrong = ❌ **Not this time.** After { $card }, { $value ->
    [draw] it is a draw at best.
   *[loss] your opponent can win.
} The winning play: { $solution }
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

button_puzzle = Today’s puzzle
button_puzzle_board = Ranking

puzzle_board_title = 🏅 Puzzle ranking of this server
puzzle_board_empty = Nobody has answered a puzzle here yet. Be the first: `/claim puzzle`
puzzle_board_row = `{ $rank }.` { $today ->
    [solved] ✅
    [missed] ❌
   *[open] ▫️
} { $name } · streak **{ $streak }**, best { $best } · solved { $solved } of { $answered }
puzzle_board_own = ➤ { puzzle_board_row } ← you
puzzle_board_signs = Today: ✅ solved · ❌ missed · ▫️ not answered yet

puzzle_over = That puzzle is over. This is today’s:
puzzle_unknown_play = That play is not possible in today’s puzzle. Here it is:
