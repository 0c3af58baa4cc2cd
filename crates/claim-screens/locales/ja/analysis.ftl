# The analysis of a finished match. Moves and cards are inserted as ready-made text.

analysis_title = 分析 · { $title }
analysis_progress = 分析中：{ $total }手のうち{ $done }手…
analysis_first_look = まだ最初の見立てです。これから正確になります。

summary_estimated = 数字はすべて推定です。
summary_partly_exact = 最後の手番の数字は正確で、ほかは推定です。
summary_winning = 第2段階の始めは、{ $player }さんの勝勢でした。
summary_even = 第2段階の始めは、互角でした。
summary_unclear = 第2段階の始めにどちらが勝勢だったかは、時間内に計算できませんでした。
summary_unchanged = そのまま変わりませんでした。
summary_winning_from = そのあとは、{ $player }さんの勝勢でした。
summary_even_from = そのあとは、互角でした。
summary_earlier = { $count ->
    [1] もっと前の悪手が1つ、ファイルに載っています。
   *[other] もっと前の悪手が{ $count }つ、ファイルに載っています。
}

chart_heading = 勝率の移り変わり
chart_caption = 1手ごとの勝率（%）。
chart_line = 縦線より右は正確な値です。
chart_legend = ▁ 負け · ▅ 互角 · █ 勝ち · ? 不明
chart_legend_for_many = ▁ 0% · ▅ 50% · █ 100% · ? 不明
chart_exact = すき間より後は正確な値、前は推定です。

accuracy_heading = 正確さ
accuracy_exact = { $player }：第2段階の勝負どころ{ $count }手のうち{ $right }手が正解（{ $percent }%）。
accuracy_estimated = { $player }：勝率の{ $percent }%を維持（推定。勝負どころ{ $count }手：{ $labels }）
balance_heading = 判断と運（ポイント。勝ちは+{ $win }）
# The part of the luck that was dealt, and the rest: draws, and what others had.
luck_of_hand = { $luck }（最初の手札{ $hand }、その後のカード{ $later }）
balance = { $player } { $result }：判断{ $decisions }、{ $kind ->
    [dice] ダイス
   *[cards] 運
}{ $luck }
# Ask a native speaker: 疑問手, 悪手 and 大悪手 are the words of chess and shogi; do they fit card games?
label = { $label ->
    [best] 最善手
    [fine] 良い手
    [inaccuracy] 疑問手
    [mistake] 悪手
    [blunder] 大悪手
    [unclear] 不明
    [equal] どれでも同じ
   *[only] 唯一の手
}
label_count = { $label ->
    [best] 最善手{ $count }
    [fine] 良い手{ $count }
    [inaccuracy] 疑問手{ $count }
    [mistake] 悪手{ $count }
   *[blunder] 大悪手{ $count }
}

mistakes_heading = { $kind ->
    [inaccuracies] 疑問手
   *[mistakes] { $order ->
        [own] 悪手（あなたの手が先）
       *[size] 大きな悪手
    }
}
mistake_exact = { $player }さんは{ $action }で{ $what ->
    [win] 勝ち
   *[draw] 引き分け
}を逃しました（大悪手）。{ $better }なら保てました。
mistake_estimated = { $player } – { $action }（{ $chosen }）：{ $label ->
    [inaccuracy] 疑問手
    [mistake] 悪手
   *[blunder] 大悪手
}（{ $loss }）。より良い手：{ $better }（{ $best }）。
mistake_heading = { $label ->
    [inaccuracy] 🟨 疑問手
    [mistake] 🟧 悪手
   *[blunder] 🟥 大悪手
} · { $player } · { $chapter }
mistake_actions = { $action }（{ $chosen }）より{ $better }（{ $best }）
best_play_heading = { $played }のあとの最善の進行
best_play_then = この悪手のあとの最善の進行：{ $plays }
likely_play_heading = ありそうな続き：{ $played }、次に…
likely_play_then = ありそうな続き：{ $plays }
play_of = { $player }：{ $action }
lost_anyway = 相手が最善なら、{ $player }さんはもう勝てませんでした。一番答えにくかったのは{ $answer }です。
at_chapter = { $chapter }：{ $text }
jump_placeholder = { $kind ->
    [inaccuracies] 疑問手からリプレイ…
   *[mistakes] 悪手からリプレイ…
}
jump_choice = { $chapter }、{ $player }：{ $action }
# Where two choices would otherwise be the same.
jump_choice_at = { $number }手目
win_chance = { $percent }%
win_chance_within = { $percent }% ± { $error }
points_lost = { $points } ± { $error }ポイントの損
points_lost_clearly = { $points }ポイントの損
label_and_loss = { $label }、{ $loss }
# Why a move lost chances, from what the player saw. Added to the loss.
loss_and_reason = { $loss }：{ $reason }
reason_lower_card = もっと弱いカードでも{ $result ->
    [wins] このトリックに勝てる
    [loses] このトリックに負けられる
   *[alike] 負けにくさは同じ
}
reason_trick = { $result ->
    [wins] このトリックには勝てた
    [loses] このトリックは負けるほうがよかった
    [leads] 場のカードに勝てた
   *[trails] 場のカードには勝たないほうがよかった
}
reason_beaten_by = ほかの人が持ちうるカードのうち、これに勝てるのは{ $cards }枚、よりよいカードに勝てるのは{ $better }枚
reason_value = このカードの値は{ $value }、よりよいカードは{ $better }
reason_points = すぐに入るのは{ $scored }点だが、{ $possible }点が可能だった
reason_lead = { $change ->
    [taken] 優位に立てた派閥
    [kept] 優位を手放した派閥
    [broken] 相手の優位を崩せた派閥
   *[given] 相手が優位に立つ派閥
}：{ $factions }
reason_figures = コマの配置をよくできた派閥：{ $factions }
reason_power = { $better ->
    [used] 能力を使う価値があった
   *[declined] 能力は使わないほうがよかった
}
reason_draw = { $card ->
    [drawn] 場札の1枚
   *[kept] 残さなかったカード
}は、次の手番で{ $points }点になりえた
reason_next_lead = { $card ->
    [drawn] 場札の1枚
   *[kept] 残さなかったカード
}で、次の手番に優位に立てた派閥：{ $factions }
reason_left_space = { $card }なら{ $points }点のマスを残した

list_heading = すべての手
list_legend = 正確： 最善を尽くした結果（手の前 → 後）。推定： 勝率と誤差。5ポイント以上の損は疑問手、10以上は悪手、20以上は大悪手。勝率は、その手を選んだ人から見たものです。
list_exact = { $chapter }、{ $player }：{ $action } – { analysis_before } → { analysis_after }（{ $label }）。最善：{ $best }
list_only = { $chapter }、{ $player }：{ $action } – { analysis_before }（唯一の手）
list_unclear = { $chapter }、{ $player }：{ $action } – { analysis_before } → { analysis_after }
list_lost = { $chapter }、{ $player }：{ $action } – 相手が最善なら負け
list_lost_answer = { $chapter }、{ $player }：{ $action } – 相手が最善なら負け。一番答えにくい手：{ $answer }
list_estimate = { $chapter }、{ $player }：{ $action } – { $chosen }（{ $label }）
list_unknown = { $chapter }、{ $player }：{ $action } – 時間内に計算できませんでした
list_estimate_better = { $chapter }、{ $player }：{ $action } – { $chosen }（{ $label }）。より良い手：{ $better }、{ $best }
analysis_before = { $before ->
    [win] 勝ち
    [draw] 引き分け
    [loss] 負け
   *[unknown] 不明
}
analysis_after = { $after ->
    [win] 勝ち
    [draw] 引き分け
    [loss] 負け
   *[unknown] 不明
}

analysis_file = すべての手はファイルにあります。
button_analysis = 分析

button_try_again = やり直す
button_try_another = もう一度
button_back_to_replay = リプレイに戻る
try_title = やり直し · { $title }
try_question = あなたは{ $player }です。どうしますか？
try_not_possible = この場面では選ぶものがありません。
button_play_on = 続きをプレイ
play_on_title = 続きをプレイ · { $title }
play_on_plays = 出した手：{ $plays }
play_on_result = 結果
play_on_does_not_count = あなたは{ $player }、ほかはボットがプレイします。成績に入らず、見えるのはあなただけです。
play_on_too_long = ここではもう続けられません。リプレイに戻り、もっと後の場面から始めてください。

try_best = 🎯 **それが最善手です！**
