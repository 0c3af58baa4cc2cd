# 今日の一局：全員が同じカードで、1日1回。

daily_button_deal = 今日の一局
daily_button_play = 遊ぶ
daily_button_continue = 続ける
daily_button_compare = ほかの人と比べる
daily_button_ranking = ランキング
daily_button_practise = 練習でもう一度
daily_button_earlier = 過去の一局
daily_button_proof = 公平さ
daily_button_records = 記録
daily_button_show_day = 見る

daily_title = 🃏 今日の一局 · { date } · { $game }
daily_text = 1日1局、全員が同じカードで{ $bot }と対戦します。挑戦は**1回だけ**、時間制限はありません。終わると、ほかの人の結果が見られます。
daily_running = 対戦の途中です。期限までに終えると記録されます。期限：{ $when }
daily_missed = この一局は遊んでいません。2日後に締め切られたら、練習できます。
daily_closed = この日は締め切られました。練習として遊べます。
daily_not_counted = この挑戦は記録されません。時間内に最後まで遊ばれませんでした。
daily_practice = *練習です。この対戦は記録されません。*
daily_place = { $scope ->
    [here] このサーバー：**{ $all }人中{ $place }位**、{ $better }%の人より上
   *[everywhere] 全体：**{ $all }人中{ $place }位**、{ $better }%の人より上
}
daily_first = { $scope ->
    [here] このサーバー：最初の1人です
   *[everywhere] 全体：最初の1人です
}
daily_streak = { $current ->
    [0] 最長の連続記録：{ $best }日
   *[other] 🔥 連続記録：**{ $current }日**（最長：{ $best }日）
}
daily_chart_heading = これまでの結果：{ $count }件
daily_chart = { $outcome ->
    [won] 勝ち
    [drawn] 引き分け
   *[lost] 負け
} **{ $count }** { $bar }
daily_moment_heading = いちばん大事な場面
daily_ranking_empty = まだ結果がありません。
daily_ranking_row = **{ $place }.** { $name } · { daily_score }
daily_ranking_own = **{ $place }.** ➤ { $name } · { daily_score }
daily_score = { $outcome ->
    [won] 勝ち { $own } – { $other }
    [drawn] 引き分け { $own } – { $other }
   *[lost] 負け { $own } – { $other }
}
# 共有された結果の上。
daily_shared_by = { $name }さんの今日の一局：
share_day = Claim 今日の一局 { date }（{ $game }）
share_outcome = { daily_score }
share_better = { $better }%の人より上

earlier_title = 🃏 過去の一局
earlier_text = 終えたものはすぐに、ほかのものは締め切られたあとで、もう一度遊べます。
earlier_day = **{ date }** · { $game }
earlier_none = 未プレイ
earlier_unfinished = 結果なし
earlier_result = { daily_score }

proof_title = 🔒 公平な今日の一局
proof_text = 毎日のカードは、前日が始まるときに引かれる秘密から決まります。その指紋（秘密のSHA-256）はそのときから見られ、秘密は締め切りのあとに公開されます。だから、見られたあとで変えることはできません。
proof_later = 秘密は、2日後に締め切られたときに公開されます。
proof_day = { date } · { $game }
proof_fingerprint = 指紋：`{ $commitment }`
proof_secret = 秘密：`{ $secret }`
records_text = この日のすべての対戦です。名前はなく、カードのもとになった秘密が付いています。それぞれ見出しの行で始まります。

resign_daily = 投了しますか？ この一局への1回だけの挑戦が、結果なしで終わります。
