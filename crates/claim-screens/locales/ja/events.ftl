# 大会。

event_button_new = 新しい大会
event_button_open = 大会を開く
event_button_show = 見る
event_button_join = 参加
event_button_leave = 辞退
event_button_standings = 順位
event_button_compare = 比べる
event_button_first_difference = 最初の違い
event_button_leg = 第{ $leg }戦
event_button_rules = ルール
event_button_record = 記録
event_button_manage = 運営
event_button_here = います
event_button_back = 戻る
event_button_previous = 前へ
event_button_next = 次へ
event_button_check_in = { $to ->
    [on] チェックインあり
   *[off] チェックインなし
}
event_button_start_now = 今すぐ開始
event_button_postpone = { $minutes ->
    [60] 1時間延期
    [1440] 1日延期
   *[other] { $minutes }分延期
}
event_button_sign_up = { $to ->
    [on] 受付を開く
   *[off] 受付を締め切る
}
event_button_pause = { $to ->
    [on] 中断
   *[off] 再開
}
event_button_players = 参加者
event_button_rulings = 卓を裁定
event_button_round = 第{ $round }ラウンド
event_button_end = 大会を終える
event_button_end_now = はい、終えます
event_button_leave_now = はい、辞退します

event_title = 🏆 { $name }
event_default_name = { $game } 大会
event_list_title = このサーバーの大会
event_list_empty = 今はありません。
event_form_title = 🏆 新しい大会：{ $name }
event_form_text = このまま開くか、先に変えてください。このチャンネルの人は誰でも参加できます。
event_swiss = スイス式、{ $rounds }ラウンド
event_round_robin = 総当たり
event_knockout = トーナメント
event_knockout_best_of = トーナメント（{ $matches }戦シリーズ）
event_choose_format = 形式を変える
event_choose_game = ゲームを変える
event_choose_time = 時間を変える
event_choose_deals = 採点方法を変える
event_choose_start = 開始時刻を変える
event_choose_most = 人数を変える
event_starts_in = { $duration }後に開始
event_most = { $count ->
    [0] 人数の制限なし
   *[other] { $count }人まで
}
event_check_in_hint = { $state ->
    [on] チェックイン：開始前の10分間に、参加者がいることを知らせます
   *[off] チェックインなし
}
event_deals = { $deals ->
    [own] 勝敗で採点：卓ごとに別のカード
    [board] 勝敗で採点：ラウンドの全卓が同じカード
   *[duplicate] デュプリケート：全卓が同じカードで、同じ席のほかの人と比べます
}
event_outline_deals = { $deals ->
    [board] 全卓同じカード
   *[duplicate] デュプリケート
}

event_organised_by = 主催：{ $person }
event_start = 開始：{ $when }
event_join_until = それまで参加を受け付けます！
event_sign_up_closed = 受付は締め切りました。
event_check_in_open = チェックイン受付中：開始までに「います」を押してください。
event_paused = 中断中：再開するまで次のラウンドは始まりません。
event_round_running = 第{ $round }ラウンド（全{ $rounds }）：{ $left }卓が対戦中です。
event_round_over = 第{ $round }ラウンド（全{ $rounds }）が終わりました。
event_next_begins = 次のラウンド：{ $when }
event_over_played = 終了しました。ご参加ありがとうございました！
event_over_ended = 主催者が終了しました。
event_over_cancelled = 中止になりました。
event_players = { $count ->
    [0] 参加者はまだいません。
   *[other] **参加者 { $count }人**
}
event_more = … ほか{ $count }人
event_standings_heading = **順位** – 得点（得失差）
event_standings_heading_duplicate = **順位** – ラウンド平均（勝ち点）
event_no_standings = 決着したラウンドはまだありません。
event_call_check_in = **{ $name }**がまもなく始まります。いますか？
event_check_in_text = 開始までにボタンを押してください。押さなかった人は参加できません。
event_round_title = 🏆 { $name } · 第{ $round }ラウンド
event_round_call = **{ $name }**：第{ $round }ラウンドが始まります！
event_tables = テーブル：{ $links }
event_first_action = 卓へどうぞ。5分以内に最初の手を選ばない人は不戦敗です。
event_hidden_round = 全卓が同じカードです。カードと結果はラウンドが終わるまで伏せられます。誰にも話さないでください！
event_bye = 不戦勝：{ $names }
event_result_forfeit = { $name }さんが不在
event_result_ruled = 主催者の裁定
event_result_void = 無効
event_result_hidden = 終了
event_compare_title = 🏆 { $name } · 第{ $round }ラウンド · 比較
event_compare_text = 全卓が同じカードです。Aは先に書かれた人、Bは後の人です。数字は卓の番号です。
event_compare_first = 最初の違い：**{ $chapter }**
event_compare_alike = すべての卓が同じ展開でした。
event_compare_all = 全卓
event_won = 🏆 { $winners }{ $count ->
    [1] さん
   *[other] { "" }
}が**{ $name }**で優勝しました！
event_cancelled = **{ $name }**は開催されません。

event_rules_swiss = スイス式：各ラウンドで得点の近い相手と対戦し、可能なかぎり同じ相手とは当たりません。
event_rules_round_robin = 総当たり：全員と1回ずつ対戦します。
event_rules_knockout = トーナメント：負けた人は敗退します。並んだときはシード上位が進みます。
event_rules_points = 勝ち1点、引き分け½点、不戦勝1点。同点なら得失差の合計、次に直接対決で決まります。
event_rules_duplicate_points = 各ラウンドの得点は、同じ席で同じカードを持ったほかの人のうち、あなたより結果が悪かった人の割合です（同じなら半分）。不戦勝は60%。平均で順位を決め、次に勝ち点で決めます。
event_rules_knockout_points = 順位は勝ち残ったラウンド数で決まります。シードはレート順です。
event_rules_board = ラウンドの全卓が同じカードです。カードと結果はラウンドが終わるまで伏せられ、その後「比べる」で各卓の展開を見比べられます。
event_rules_live = 最初の手は5分以内に。過ぎると不戦敗、2回で失格です。一時停止はできません。
event_rules_days = 毎回、手番ごとの時間内に。一度も手を選ばないと不戦敗、2回で失格です。対戦は14日で終わります。
event_rules_leave = 辞退すると進行中の対戦は負けになり、それまでの結果は残ります。
event_rules_proof = 組み合わせと配られるカードは、この指紋を持つ秘密から決まり、秘密は最後に公開されます：{ $commitment }

event_manage_title = { $name }の運営
event_manage_help = あなたがいなくても進みます。ラウンドは自動で始まり、不戦敗が2回で失格です。裁定するとその卓の対戦は終わります。自分の対戦は裁定できません。一時停止が1週間続くと、すべて終わります。
event_not_posted = { $channel }に投稿できないため、新しい内容が表示されません。「チャンネルを見る」「メッセージを送信」の権限を与えるか、大会を終わらせてください。
event_players_text = 人を加えるか、参加者を外します。外された人は戻れません。
event_choose_added = 人を加える…
event_choose_removed = 参加者を外す…
event_rulings_text = 勝ちを与える、または結果を取り消す卓を選びます。自分の卓はほかの人が裁定します。
event_choose_table = 卓を選ぶ…
event_ruling_text = 裁定は対戦の結果に代わり、進行中なら対戦を終わらせます。理由は記録に残ります。
event_choose_ruling = 結果と理由を選ぶ…
event_award_win = { $name }さんの勝ち
event_award_draw = 引き分け
event_award_void = 対戦を取り消す：引き分け扱い
event_reason = { $reason ->
    [agreed] 両者の合意
    [absent] 参加者が不在
    [conduct] 不正な行為
   *[trouble] 技術的な問題
}
event_end_question = **{ $name }**を今終えますか？ 進行中の対戦は止まり、決着していないラウンドは数えません。
event_leave_question = **{ $name }**を辞退しますか？ 進行中の対戦は負けになります。

event_joined =
    { $name }に参加しました。
    開始：{ $when }
event_checked_in = 確認しました。また後ほど！
event_left = 大会を辞退しました。
event_opened = 大会を開きました。
event_done = 完了しました。
event_added = { $count }人を加えました。
event_none_added = 加えられませんでした。すでに参加しているか、もう参加できません。
event_no_bots = ボットは大会に参加できません。
event_not_found = その大会はありません。
event_not_organiser = 主催者と、イベントを管理できる人だけが行えます。
event_may_not_create = ここで大会を開けるのは、*イベントの管理*または*サーバー管理*の権限がある人だけです。サーバー設定で全員に許可できます。
event_refused = { $why ->
    [over] 大会は終わっています。
    [already-in] すでに参加しています。
    [not-in] この大会に参加していません。
    [removed] 主催者がこの大会からあなたを外しました。
    [sign-up-closed] 受付は締め切りました。
    [too-late] 大会は始まっているため、もう参加できません。
    [full] 満員です。
    [no-check-in] 今はチェックインの時間ではありません。
    [already-checked-in] すでにチェックイン済みです。
    [eliminated] すでに敗退しています。
    [begun] 大会は始まっています。
    [too-few-players] 参加者が3人未満です。
    [in-past] その時刻は過ぎています。
    [unchanged] すでにそうなっています。
    [no-such-table] その卓はありません。
    [own-match] あなたの卓です。ほかの人に裁定してもらってください。
    [needs-winner] どちらかが勝ち進む必要があります。
    [next-round-begun] 次のラウンドが始まったため、この結果は変えられません。
   *[not-running] この対戦はもう行われていません。
}
event_limit = このサーバーで同時に開ける大会は{ $count }つまでです。
