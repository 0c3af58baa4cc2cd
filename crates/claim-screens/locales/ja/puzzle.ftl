# The daily puzzle and its ranking. The reader plays one of the two hands.

puzzle_title = 🧩 { date }のパズル · { $game }
puzzle_question = **勝てるカードは1枚だけ。** 相手が何をしても勝てるのはどれ？
puzzle_you = あなた
puzzle_opponent = 相手
puzzle_opponent_hand = 相手の手札（{ $count }枚）
puzzle_piles = { score_piles }
puzzle_pile_line = { $faction }：あなた{ $own }、相手{ $opponent }
puzzle_pile_cards = { $count ->
    [0] **0**
   *[other] **{ $count }**（{ $values }）
}
puzzle_open_hands = 残り{ $tricks }トリック。手札は両方とも公開です。第1段階を覚えていれば、第2段階ではどのみち分かります。

puzzle_right = ✅ **正解！** { $card }なら、相手が何をしても勝ちです。
puzzle_wrong = ❌ **残念。** { $card }のあとは、{ $value ->
    [draw] よくても引き分けです。
   *[loss] 相手が勝てます。
}正解：{ $solution }
puzzle_stats = { $streak ->
    [0] 正解数：{ $solved }/{ $answered }{ puzzle_best }
   *[other] 🔥 連続：**{ $streak }日**（最高：{ $best }） · 正解数：{ $solved }/{ $answered }
}
puzzle_best = { $best ->
    [0] { "" }
   *[other] { " " }· 最高連続：{ $best }
}
puzzle_next = 次のパズル：{ $when }
puzzle_counts = 最初の答えが記録されます。
puzzle_practice = *練習用：このパズルは終わっているので、答えは記録されません。*
puzzle_why = 理由
puzzle_why_line = { $card }で{ $value ->
    [win] **勝ち**
    [draw] 引き分け
   *[loss] 負け
}：{ $plays }
puzzle_end = { " " }→ 票**{ $votes }**{ $decided_by ->
    [sums] （数字の合計{ $sums }）
   *[votes] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }· あなた：{ $factions }
}
puzzle_play = { $who ->
    [you] あなた
   *[opponent] 相手
}：{ $card }

rated_question = **ほかより明らかに良い手が1つあります。** どれ？
rated_placeholder = 選ぶ…
rated_right = ✅ **正解！** 最善手：**{ $choice }**（勝率{ $chance }%）
rated_wrong = ❌ **残念。** あなたの手：{ $choice }（勝率{ $chance }%）。最善手：{ $solution }（{ $best }%）
rated_why = { $choice }：**{ $chance }%**
rated_why_then = { $choice }：**{ $chance }%**。続き：{ $plays }
rated_play = { $who ->
    [you] あなた
   *[opponent] 相手
}：{ $action }
puzzle_more = 表示していない、これより悪い手：{ $count }
rated_margin = 見えている情報から推定した勝率（±{ $margin }ポイント）。
rated_exact = 正確な勝率です。

button_puzzle = 今日のパズル
button_puzzle_ranking = ランキング
button_earlier_puzzles = 過去のパズル
button_practise = 解く
button_puzzle_again = もう一度

earlier_puzzles_title = 🧩 過去のパズル
earlier_puzzles_text = 練習用です。答えは記録されません。
earlier_puzzle = **{ date }** · { $game }

puzzle_ranking_title = 🏅 このサーバーのパズルランキング
puzzle_ranking_empty = ここではまだ誰もパズルに答えていません。一番乗りになりましょう：`/claim パズル`
puzzle_ranking_row = `{ $rank }.` { $today ->
    [solved] ✅
    [missed] ❌
   *[open] ▫️
} { $name } · 連続**{ $streak }**、最高{ $best } · 正解{ $solved }/{ $answered }
puzzle_ranking_own = ➤ { puzzle_ranking_row } ← あなた
puzzle_ranking_symbols = 今日：✅ 正解 · ❌ 不正解 · ▫️ まだ

puzzle_over = そのパズルは終わりました。今日のパズルはこちら：
puzzle_unknown_play = 今日のパズルでは、そのカードは出せません。パズルはこちら：
puzzle_is_answered = 今日のパズルにはもう答えています。最初の答えが記録されます。
puzzle_too_old = それほど古いパズルは、もう練習できません。今日のパズルはこちら：

puzzle_solved_by = 🟩 { $player }さんがこのパズルを解きました
