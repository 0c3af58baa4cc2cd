# A player's private screen of a running match.

link_to_table = [卓を見る]({ $url })
your_hand = あなたの手札（{ $count }枚）
your_followers = あなたの部下（{ $count }枚）
cards_line = { $faction }：**{ $values }**
no_cards = カードはありません。
missing_factions = 手札にない派閥：{ $factions }
# Headlines: no full stop.
turn_follow = あなたの番：{ faction_led }でフォロー
turn_any_card = あなたの番：どのカードでも出せます
turn_seer = あなたの番：シーアーの勝ち。取るカードを選ぶ
paused = ⏸️ 一時停止中
# Below these headlines.
turn_or_doppelganger = ドッペルゲンガーも出せます。
turn_cannot_follow = { faction_many }を持っていません。
numbers_on_board = 番号は絵の中の番号です。
peeked_card = シーアーが見た一番上のカード：{ $card }
# On a phone’s lock screen: only what everyone knows.
told_follow = { $player }さんが{ $card }をリード。{ faction_led }{ $doppelganger ->
    [yes] かドッペルゲンガー
   *[no] { "" }
}でフォローしてください。
told_lead = { $player ->
    [none] 対戦が始まりました。
    [you] トリックに勝ちました。
   *[other] { $player }さんがトリックに勝ちました。
}好きなカードでリードしてください。

# Descriptions of pictures: no markdown.
alt_hand = あなたの手札：{ $cards }
alt_playable = 出せるカード：{ $cards }
known_draws = { $player }さんが引いたと分かっているカード：{ $cards }。

# Button labels: no markdown, short.
take_revealed = { $card }を取る
take_top = { $card }を取る（一番上）
remove_gnome = { $name }の{ $gnome }を除く
remove_none = ノームを除かない
only_choice = { $label }（唯一の手）
last_card = { $label }（最後の1枚）

# A headline: no full stop.
chosen_steps = { $steps }：{ $next ->
    [place] マスを選ぶ
   *[choice] 次を選ぶ
}
only_steps = 唯一の手：**{ $steps }**
choice_range = 選択：{ $first }…{ $last }
button_step_back = 戻る

resign_question_title = 投了しますか？ · { $title }
resign_taken_over = 投了すると、あなたの席にはボットが入り、ほかの人は対戦を続けます。あなたは負けになります。
resign_called_off = まだ二人ともプレイしていないので、投了すると対戦は中止になり、レートは変わりません。{ $more ->
    [0] しばらくは、これが最後の中止になります（24時間に2回まで）。その後は、序盤の投了も負けになります。
   *[other] 24時間以内にあと{ $more }回中止できます。その後は、序盤の投了も負けになります。
}
resign_called_off_unrated = 対戦は始まったばかりです。投了すると中止になります。ボットのいる対戦はレート対象外です。
resign_called_off_too_often = この24時間に、すでに2回中止しています。投了すると対戦は終わり、負けになります。
resign_lost = 投了すると対戦は終わり、負けになります。
resign_tutorial = 投了すると、チュートリアルは終わります。
resign_ends_series = シリーズもここで終わります。
resign_question_ignore = 続けるなら、このメッセージは無視してください。
button_resign_now = 投了する
button_call_off_now = 中止する
# For those who may delete other people’s messages.
stop_question = あなたはここのモデレーターなので、この対戦を止められます。止めた対戦は成績に入りません。
button_stop_now = 止める
cancel_question = あなたはここのモデレーターなので、この卓を取り消せます。
button_cancel_now = 取り消す
