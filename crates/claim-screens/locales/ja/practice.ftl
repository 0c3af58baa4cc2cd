# Practice: the reader’s own mistakes in finished matches as exercises. Moves are inserted as ready-made text.

practice_title = ### 💪 練習
exercise_question = あなたは{ $player }で、ここでミスをしました。今ならどうしますか？
exercise_number = 今日の問題{ $number }/{ $total }
exercise_extra = 今日の問題{ $number }
exercise_source = { $title }より（{ date }）

exercise_solved = ✅ **正解！** { $action }が正しい手です。
exercise_fine = 👍 **正解！** { $action }で十分です。
exercise_missed = ❌ **残念。** { $action }では足りません。
exercise_unknown = 🤷 **判定なし。** { $action }の良し悪しは、時間内に計算できませんでした。
exercise_played = 対戦では{ $action }を選びました。
exercise_played_because = 対戦では{ $action }を選びました：{ $reason }。
exercise_back = { $days ->
    [1] この問題は明日また出ます。
   *[other] この問題は{ $days }日後にまた出ます。
}
exercise_done = この問題は卒業です。
exercise_stays = この問題はそのまま残ります。
exercise_counted_before = この問題にはもう答えているので、この答えは記録されません。

practice_enough = **今日はここまで：** { $count }問に答えました。
practice_none_due = **今、解く問題はありません。**
practice_next = 次の問題：{ $when }
practice_empty = 今は問題がありません。対戦して、結果の下の「{ button_analysis }」を押すと、ミスが問題になります。
exercises_added = { $count ->
    [1] ミスが問題になりました：`/claim 練習`
   *[other] { $count }つのミスが問題になりました：`/claim 練習`
}

button_next_exercise = 次の問題
button_one_more = もう1問
button_replay_from_here = ここからリプレイ
