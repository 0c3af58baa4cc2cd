# The daily post of a server, and its settings.

post_title = 🃏 今日の一局：{ $game }
post_day = { date } · 全員が同じカード
post_deal = 昨日の一局 · 結果{ $count }件
post_deal_row = { $medal } { $name } · { daily_score }
post_puzzle = 昨日のパズル
post_solved = { $answered }人中{ $solved }人が正解しました。
post_solvers = 先に解いた人：{ $names }
post_longest_streaks = 連続記録
post_streaks = 🔥 { $of ->
    [deals] 今日の一局：
   *[puzzles] パズル：
} { $streaks }
post_streak = { $name } { $days }日
post_event = 🏆 { $name }：{ $when }
post_tables = 🪑 **{ $count }**卓が参加者を待っています。
post_month = 🏆 先月の表彰台
post_most_played = 最多対戦：{ $name }（{ $count }戦）
post_newcomer = 最優秀新人：{ $name }（{ $rating }）
button_post_deal = 今日の一局を遊ぶ
button_post_tables = 募集中の卓

post_settings_title = 📅 毎日の投稿
post_settings_text = 1日1回、通知なしのメッセージです。今日の一局とパズル、昨日の上位の人、募集中の卓と大会、月初めには先月の表彰台をお知らせします。お知らせがなく、1週間誰も遊んでいないときは投稿されません。
post_is_on = { $channel }に投稿されます。
post_is_off = **オフ**です。時刻とタイムゾーンを選び、投稿したいチャンネルでオンにしてください。
post_time = 時刻：**{ $hour }**（{ $zone }）
post_next = 次の投稿：{ $when }
choose_post_hour = 時刻を変える
button_post_here = { $which ->
    [move] ここに変える
   *[start] ここでオンにする
}
button_post_off = オフにする
button_post_zone = タイムゾーン
post_failed = ⚠️ { $why ->
    [channel-lost] 前回の毎日の投稿は届きませんでした。チャンネルがなくなっています。別のチャンネルでオンにしてください。
    [forbidden] 前回の毎日の投稿は届きませんでした。チャンネルに書き込めません。*チャンネルを見る*と*メッセージを送信*の権限が必要です。
   *[refused] 前回の毎日の投稿は届きませんでした。Discordに受け付けられませんでした。
}
zones_title = 🕘 毎日の投稿のタイムゾーン
zones_text = 選択中：**{ $zone }**。それぞれの右に、今日のUTCとの時差があります。
choose_zone_region = 地域を選ぶ
zone_region = { $region ->
    [africa] アフリカ
    [america] アメリカ
    [antarctica] 南極
    [asia] アジア
    [atlantic] 大西洋
    [australia] オーストラリア
    [europe] ヨーロッパ
    [indian] インド洋
   *[pacific] 太平洋
}
