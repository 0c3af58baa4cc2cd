# A finished match: its result, its replay, its record.

match_won = 🏆 { $players }{ $count ->
    [1] さん
   *[other] { "" }
}の勝ち！
match_drawn = 🤝 対戦は引き分けです。
match_shared = 🤝 { $players }が同点1位です。
match_aborted = 対戦は中止され、成績に入りません。
ended_resigned = { $player ->
    [you] あなたが投了しました。
   *[other] { $player }さんが投了しました。
}
ended_timeout = { $player ->
    [you] あなたは時間切れになりました。
   *[other] { $player }さんは時間切れになりました。
}
ended_left = { $player ->
    [you] あなたはサーバーを離れました。
   *[other] { $player }さんはサーバーを離れました。
}
ended_drawn = 合意により引き分けになりました。
ended_agreed = 合意により中止になりました。
ended_stopped = モデレーターが対戦を止めました。
ended_stopped_by_organiser = 大会の主催者がこの対戦を終わらせました。
match_voided = 🚫 サーバーのモデレーターがこの対戦を無効にしました。成績に入りません。
unrated_pair = ⚖️ レート対象外：対戦が始まったとき、{ $players ->
    [2] この二人は
   *[other] このうちの二人は
}24時間以内にレート戦をもう{ $matches }回終えていました。
# After one of the three sentences about a player who has left.
taken_over = { $sentence }ボットが引き継ぎました。
best_who_stayed = 離れた人は勝てません。残った人の中で一番の人が勝ちです。
you_are_replaced = あなたの席ではボットが続けます。あなたは負けになります。
you_lost_by_leaving = { $sentence }この対戦はあなたの負けです。

result_heading = **派閥の票：{ $votes }**
vote_won = { $faction }：{ $side }（{ $counts }）
vote_tie_broken = { $faction }：{ $side }（{ $counts }。大きいカードで{ $high }が{ $low }に勝ち）
vote_tie = { $faction }：同点（{ $counts }）
vote_no_cards = { $faction }：カードなし
votes_tied = 票は同数です。{ $outcome ->
    [tied] 勝ち取った派閥のカードの数字の合計も同じです：
   *[decided] 勝ち取った派閥のカードの数字の合計で決まります：
}**{ $sums }**

# How close it was.
close_card = { $owner ->
    [you] あなた
   *[other] { $owner }さん
}の{ $card }があれば、{ $player ->
    [you] あなた
   *[other] { $player }さん
}の勝ちでした。
close_votes = { $player ->
    [you] あなた
   *[other] { $player }さん
}は、あと{ $count }票でした。

# The message in the channel for a player who gets no direct messages.
result_mention = { $mention }さん、対戦が終わりました。

ratings_heading = レート
rating_change = { $player }：{ $before } → { $after }（{ $change }）

# Headlines; the score follows.
you_won = 🏆 あなたの勝ち！
you_lost = あなたの負けです。
you_drew = 🤝 引き分けです。

# Above the buttons that a result leaves out.
finished_more = 対戦の記録と、配られ方の確かめ方：

# The table’s message, when its result is a new message below.
result_below = この対戦は終わりました：[結果を見る]({ $url })

button_rematch = 再戦
button_play_too = 自分も遊ぶ
button_replay = リプレイ
button_record = 記録

replay_title = リプレイ · { $title }
replay_position = { $actions }手目/{ $total }手
replay_no_mistake_after = { $kind ->
    [inaccuracies] このあとに疑問手はなく、対戦全体に悪手もありません。
   *[mistakes] このあとに悪手はありません。
}
replay_no_mistake_before = { $kind ->
    [inaccuracies] この前に疑問手はなく、対戦全体に悪手もありません。
   *[mistakes] この前に悪手はありません。
}
hand_of = { $player }さんの手札（{ $count }枚）
followers_of = { $player }さんの部下（{ $count }枚）
button_first = 最初
button_back = 戻る
button_forward = 進む
button_last = 最後
# Short enough for both buttons of a pair to fit beside each other on a phone.
button_previous_trick = 前トリック
button_next_trick = 次トリック
button_previous_turn = 前の手番
button_next_turn = 次の手番
button_previous_mistake = 前の悪手
button_next_mistake = 次の悪手

record_title = 記録 · { $title }
record_text = 対戦で配られたカード、ダイスの目、手のすべてを1行ずつ並べ、指紋と秘密を添えたものです。確かめるには、このボットのプログラムを使います：`claim-bot check FILE`

decided_by_last_trick = 最後のトリックで勝負が決まりました。
decided_after_trick = 第2段階のトリック{ $trick }/{ $tricks }で、{ $player ->
    [you] あなた
   *[other] { $player }さん
}の負けはなくなりました。
