# Das tägliche Rätsel und die Tafel derer, die es lösen. Wer es liest, ist eine der beiden Personen.

puzzle_title = 🧩 Rätsel vom { date } · { $game }
puzzle_question = **Genau ein Zug gewinnt dir die Partie,** was dein Gegenüber danach auch tut. Jeder andere gibt den Sieg aus der Hand. Welcher ist es?
puzzle_you = Du
puzzle_opponent = Gegenüber
puzzle_opposite_hand = Die Hand gegenüber ({ $count })
puzzle_piles = Punktestapel: du – dein Gegenüber
puzzle_pile = { $faction }: { $own } – { $opposite }
puzzle_side = { $count ->
    [0] **0**
   *[other] **{ $count }** ({ $values })
}
puzzle_open_hands = Es bleiben { $tricks } Stiche. Phase 2 verbirgt nichts: Wer sich Phase 1 gemerkt hat, kennt beide Hände.

puzzle_right = ✅ **Richtig!** { $card } gewinnt, was dein Gegenüber auch tut.
puzzle_wrong = ❌ **Diesmal nicht.** Nach { $card } { $value ->
    [draw] reicht es höchstens zum Unentschieden.
   *[loss] kann dein Gegenüber gewinnen.
} Der eine Zug, der gewinnt: { $solution }
puzzle_tally = { $streak ->
    [0] Insgesamt gelöst: { $solved } von { $answered }{ puzzle_best }
    [one] 🔥 Deine Serie: **{ $streak } Tag** (beste: { $best }) · insgesamt gelöst: { $solved } von { $answered }
   *[other] 🔥 Deine Serie: **{ $streak } Tage** (beste: { $best }) · insgesamt gelöst: { $solved } von { $answered }
}
puzzle_best = { $best ->
    [0] { "" }
   *[other] { " " }· beste Serie: { $best }
}
puzzle_next = Das nächste Rätsel kommt { $when }.

button_puzzle = Rätsel von heute
button_puzzle_board = Tafel

puzzle_board_title = 🏅 Rätsellöser dieses Servers
puzzle_board_empty = Hier hat noch niemand ein Rätsel beantwortet. Die erste Zeile kann deine sein: `/claim rätsel`
puzzle_board_row = `{ $rank }.` { $today ->
    [solved] ✅
    [missed] ❌
   *[open] ▫️
} { $name } · Serie **{ $streak }**, beste { $best } · gelöst { $solved } von { $answered }
puzzle_board_own = ➤ { puzzle_board_row } ← du
puzzle_board_signs = Heute: ✅ gelöst · ❌ verfehlt · ▫️ noch offen

puzzle_over = Dieses Rätsel ist vorbei. Das ist das von heute:
puzzle_no_play = Das ist kein Zug im Rätsel von heute. Hier ist es:
