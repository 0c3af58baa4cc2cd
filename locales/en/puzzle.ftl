# The daily puzzle, and the board of those who solve it. Whoever reads it is one of the two players.

puzzle_title = 🧩 Puzzle of { date } · { $game }
puzzle_question = **Exactly one play wins the match for you,** whatever your opponent does then. Any other gives the win away. Which one is it?
puzzle_you = You
puzzle_opponent = Opponent
puzzle_opposite_hand = Your opponent’s hand ({ $count })
puzzle_piles = Score piles: you – your opponent
puzzle_pile = { $faction }: { $own } – { $opposite }
puzzle_side = { $count ->
    [0] **0**
   *[other] **{ $count }** ({ $values })
}
puzzle_open_hands = { $tricks } tricks are left. Phase two hides nothing: whoever remembers phase one knows both hands.

puzzle_right = ✅ **Right!** { $card } wins, whatever your opponent does.
puzzle_wrong = ❌ **Not this time.** After { $card } { $value ->
    [draw] it is a draw at best.
   *[loss] your opponent can win.
} The one play that wins: { $solution }
puzzle_tally = { $streak ->
    [0] Solved in all: { $solved } of { $answered }{ puzzle_best }
    [one] 🔥 Your streak: **{ $streak } day** (best: { $best }) · solved in all: { $solved } of { $answered }
   *[other] 🔥 Your streak: **{ $streak } days** (best: { $best }) · solved in all: { $solved } of { $answered }
}
puzzle_best = { $best ->
    [0] { "" }
   *[other] { " " }· best streak: { $best }
}
puzzle_next = The next puzzle comes { $when }.

button_puzzle = Today’s puzzle
button_puzzle_board = Board

puzzle_board_title = 🏅 Puzzle solvers of this server
puzzle_board_empty = Nobody has answered a puzzle here yet. The first line could be yours: `/claim puzzle`
puzzle_board_row = `{ $rank }.` { $today ->
    [solved] ✅
    [missed] ❌
   *[open] ▫️
} { $name } · streak **{ $streak }**, best { $best } · solved { $solved } of { $answered }
puzzle_board_own = ➤ { puzzle_board_row } ← you
puzzle_board_signs = Today: ✅ solved · ❌ missed · ▫️ not answered yet

puzzle_over = That puzzle is over. This is today’s:
puzzle_no_play = That is no play of today’s puzzle. Here it is:
