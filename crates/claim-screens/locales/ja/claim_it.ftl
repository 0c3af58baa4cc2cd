# Claim It. A person is a name in bold, or 'you' for the reader.

claim_it_goal = **一番大きいグループの勝ち。** 誰かのゴールドが{ $gold }か所になると、最終ラウンドです。
# The board in sentences, one row each.
claim_it_row = { $row }行目：{ $stones }
claim_it_column = { $column }列目 { $stone }
# Ask a native speaker: クレイム石 (claim stone), オーナー石 (owner stone) and ゴールド (gold claim).
claim_it_stone_owner = { $player }（この手番のオーナー石）
claim_it_no_stones = まだ石はありません。
claim_it_placed_claim = { $space }にクレイム石{ $number }
claim_it_placed_owner = { $space }にオーナー石
claim_it_placed = **この手番に置いた石：** { $stones }
claim_it_space = { $row }行{ $column }列
# On buttons: how far to the right, and how far up.
claim_it_space_short = →{ $column } ↑{ $row }
claim_it_space_gold = { $space }（ゴールド）
claim_it_space_of = { $space }（{ $owner }の石）
claim_it_standing = { $player }：グループ**{ $group }** · ゴールド{ $gold }{ $stage ->
    [reached] { "" }
   *[open] /{ $goal }
} · マス{ $spaces }
claim_it_now = 現在の最大グループ：{ $counts }
claim_it_last_round = **最終ラウンド：** { $player ->
    [you] あなたの手番が最後です。
   *[other] { $player }さんの手番が最後です。
}
claim_it_dice = ダイス：**{ $dice }**
# Headlines: no full stop.
claim_it_turn_roll = { $player ->
    [you] あなたの番：ダイスを振る
   *[other] { $player }さんの番：ダイスを振る
}
claim_it_turn_use = { $player ->
    [you] あなたの番：マスを選ぶ
   *[other] { $player }さんの番：マスを選ぶ
}
claim_it_turn_choice = { $player ->
    [you] あなたの番：もう一度振るか、ストップしてマスを確保
   *[other] { $player }さんの番：もう一度振るか、ストップするか
}
claim_it_use_claim = クレイム石{ $number }：{ $spaces }
claim_it_use_owner = オーナー石：{ $spaces }
claim_it_if_stopped = 今ストップすると：{ claim_it_gain }
# What a turn brings; part of other messages.
claim_it_gain = { $stones ->
    [0] 新しい石なし
   *[other] 新しい石{ $stones }個
}、{ $gold ->
    [0] ゴールドなし
   *[other] ゴールド{ $gold }か所
}
claim_it_stones = 石
claim_it_supply = 残り：オーナー石{ $owner } · クレイム石 { $count ->
    [0] なし
   *[other] { $claims }
}

claim_it_this_turn = この手番
claim_it_last_turn = 前の手番
claim_it_used_claim = { $player ->
    [you] あなた
   *[other] { $player }さん
}の目は{ $dice }。{ $space }にクレイム石{ $number }を置きました。
claim_it_used_owner = { $player ->
    [you] あなた
   *[other] { $player }さん
}の目は{ $dice }。{ $space }にオーナー石を置きました。ストップするとゴールドになります。
claim_it_turn_placed = { $player ->
    [you] あなたが取ったマス：
   *[other] { $player }さんが取ったマス：
}{ $spaces }。
claim_it_bust = { $player ->
    [you] あなた
   *[other] { $player }さん
}の目は{ $dice }。置けるマスがなく、バースト！この手番の石を失いました：{ $spaces }。
claim_it_bust_at_once = { $player ->
    [you] あなた
   *[other] { $player }さん
}の目は{ $dice }。置けるマスがなく、最初の一振りでバースト！
# On a phone’s lock screen.
claim_it_told_bust = { $player ->
    [you] バーストしました。
   *[other] { $player }さんがバーストしました。
}
claim_it_stopped = { $player ->
    [you] あなたはストップしました
   *[other] { $player }さんはストップしました
}：{ claim_it_gain }。
claim_it_lost_spaces = { $player ->
    [you] あなたが失ったマス：
   *[other] { $player }さんが失ったマス：
}{ $spaces }。

# Button labels: no markdown, short.
claim_it_roll = 振る
claim_it_roll_again = もう一度振る
claim_it_stop = ストップ
claim_it_put_claim = { $row }行{ $column }列：クレイム石{ $number }
claim_it_put_owner = { $row }行{ $column }列：オーナー石

# How close it was.
claim_it_close = { $player ->
    [you] あなた
   *[other] { $player }さん
}は{ $what ->
    [group] 最大グループが
    [gold] グループは同じ大きさで、
   *[spaces] グループもゴールドも同じで、
}あと{ $what ->
    [gold] ゴールド{ $count }か所
   *[other] { $count }マス
}でした。
claim_it_result = **一番大きいグループの勝ち**。同じならゴールドの数、次にマスの数で決まります。

claim_it_refused_no_turn = 今は誰の番でもありません。
claim_it_refused_roll_first = 先にダイスを振ってください。
claim_it_refused_nothing_to_stop = 石を1つ置くまではストップできません。
claim_it_refused_use_expected = 先に、出た目のマスを選んでください。
claim_it_refused_dice = ダイスの2つの目で{ $space }になる組はありません。
claim_it_refused_gold = { $space }はゴールドなので取れません。
claim_it_refused_owner = { $space }にはもうオーナー石があります。
claim_it_refused_claim = クレイム石{ $number }はもうボードにあります。
claim_it_refused_no_stones = クレイム石と取り替える石がもうありません。
claim_it_refused_no_owners = オーナー石がもうありません。

claim_it_rules_goal = 3個のダイスでどこまで攻めるか。6×6のボードのマスを取っていきます。つながったマスの一番大きいグループの勝ち。ななめはつながりません。
claim_it_rules_turn_heading = 手番
claim_it_rules_turn = ダイスを3個振ります。1つが行、1つが列（2と5なら、2行5列か5行2列）、残りがクレイム石の番号です。そのマスに石を1つ置き、もう一度振るか、ストップします。
claim_it_rules_stones_heading = どの石を置くか
claim_it_rules_stones = 空きマスか、ほかの人の石：3つ目のダイスの番号のクレイム石。ただし、その石がもうボードにあれば置けません。
    自分の石か、クレイム石：オーナー石。3つ目のダイスは関係ありません。
    オーナー石か、ゴールド：置けません。
    石には限りがあり、1人24個と、全員で使うオーナー石30個です。クレイム石には、あとで取り替える自分の石が必要です。
claim_it_rules_stop_heading = ストップか、バーストか
claim_it_rules_stop = ストップすると、この手番のオーナー石があるマスはゴールドになり、ずっと自分のものです。クレイム石は自分の石と取り替え、そこにあったほかの人の石は持ち主に戻ります。出た目で置けるマスがなければバースト。この手番の石をすべてボードから外します。
claim_it_rules_end_heading = 対戦の終わり
claim_it_rules_end = 手番の終わりに、ゴールドが決まった数になった人がいると、最終ラウンドです。2人なら13、3人なら9、4人なら7、5人なら6です。全員がもう1回ずつ手番を行い、きっかけを作った人が最後です。グループの大きさが同じなら、ゴールドの数、次にマスの数で決まります。
claim_it_rules_variant_heading = バリアント：クレイム石が戻る
claim_it_rules_variant = クレイム石の上にオーナー石を置くと、クレイム石はストックに戻り、同じ手番にまた使えます。5人では使えません。

# Descriptions of the board’s picture: no markdown. Players have letters; * and + are explained.
claim_it_alt_title = Claim Itのボード
claim_it_alt_player = { $letter }：{ $name }
claim_it_alt_act = { $letter }の番
claim_it_alt_dice = ダイス{ $dice }
claim_it_alt_signs = *はゴールド、+はこの手番のオーナー石
claim_it_alt_row = { $row }行目：列{ $first }
claim_it_alt_claim = クレイム石{ $number }
claim_it_alt_claim_on = { $letter }の上にクレイム石{ $number }
claim_it_alt_uses = 置ける場所：{ $first }
claim_it_alt_use_claim = { $row }行{ $column }列（クレイム石{ $number }）
claim_it_alt_use_owner = { $row }行{ $column }列（オーナー石）
claim_it_alt_standing = { $letter }：最大グループ{ $group }、ゴールド{ $gold }{ $stage ->
    [reached] { "" }
   *[open] /{ $goal }
}
