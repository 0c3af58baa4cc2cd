# A table before its match.

invitation = { $mentions }さん、{ $host }さんが{ $game }に誘っています！
opened = { $host }さんが{ $game }で遊びたいそうです。参加する人は？
call_full = { $mentions }さん、全員そろいました。「開始」を押すと始まります。
call_host_left = { $mentions }さん、ホストが席を離れたので、この卓はあなたの卓になりました。
series_next = { $mentions }さん、シリーズの次の対戦の準備ができました。「開始」を押してください。
lobby_title = { $game }：募集中の卓
lobby_host = { $host }さんの卓です。
lobby_seat = 席{ $number }：{ $player ->
    [none] 空き
   *[other] { $player }
}
lobby_seat_reserved = 席{ $number }：{ $player }さんの予約席
lobby_declined = ✉️ { $players }さんが辞退しました。
lobby_team = チーム{ $number } – { $members }
series_first = { $matches }戦シリーズ
series_match = { $matches }戦シリーズ、第{ $number }戦。ここまで：{ $score }
series_continues = { $matches }戦シリーズ：{ $score }。次の対戦も同じチャンネルで始まります。
series_ended = シリーズはここで終わりです：{ $score }
series_won = 🏆 { $players }{ $count ->
    [1] さん
   *[other] { "" }
}がシリーズに勝ちました：{ $score }
series_drawn = 🤝 シリーズは引き分けです：{ $score }
lobby_option = { $option ->
    [factions] 派閥
   *[variant] バリアント
}：{ $names }
lobby_time = ⏳ 手番ごとの時間：{ $limit }
lobby_time_reserve = ⏳ 持ち時間：{ $initial }、手番ごとに{ $increment }追加
lobby_time_unlimited = ⏳ 時間制限なし
lobby_unrated = ⚖️ この対戦はレート対象外です：{ $players ->
    [2] この二人は
   *[other] このうちの二人は
}、この24時間にレート戦をもう{ $matches }回終えています。
# What happens at a deadline.
out_of_time = { $players ->
    [2] 時間切れになると負けです。まだ二人ともプレイしていなければ、たいてい中止になります。
   *[other] 時間切れになると負けです。ほかの人が続けられるなら、席にはボットが入ります。続けられなければ対戦は終わります。
}
lobby_wait = 「参加」を押すと席に着けます。席がすべて埋まると始められます。
lobby_wait_invited = { $players }さん、「参加」を押して席に着いてください。全員そろうと始められます。
lobby_starts_with_invited = { $player }さん、「参加」を押すとすぐに始まります。
lobby_full = 全員そろいました。「開始」を押してください。手札はダイレクトメッセージで届きます。「手札」ボタンでも見られます。
lobby_full_without_hands = 全員そろいました。「開始」を押してください。対戦はこの場で行います。
lobby_cancelled = { $host }さんの卓は取り消されました。
lobby_expired = 対戦が時間内に始まらなかったので、この卓は閉じました。
lobby_fingerprint = 公平さの指紋（SHA-256）：{ $commitment }
fingerprint_message = 公平さの指紋：`{ $commitment }`

fairness_title = 公平さの証明
fairness_title_unproven = 公平さ
fairness_text = カードとダイスは、私だけで決めるのではありません。あとから誰でも確かめられます。
    1. 卓が立つと、ランダムな秘密を作ります。その指紋を、誰かが参加する前に別のメッセージで公開します。このメッセージは変わりません。変わればDiscordに「編集済み」と出ます。
    2. 配られるカードとダイスの目はすべて、この秘密と、皆さんが「参加」「開始」を押したクリックから決まります。信じていただくのは、Discordが伝えたクリックをそのまま使うことだけです。
    3. 対戦が終わると秘密を公開します。指紋と合えば、すり替えはなかったと分かります。
fairness_unproven = この対戦はすぐに始まりました。先に指紋を公開しておらず、クリックも使っていないので、公平さを証明できません。証明が必要なら、サーバーで卓を立て、「{ button_options }」でボットを加えて、「{ button_start }」を押してください。
fairness_fingerprint_heading = 指紋（秘密のSHA-256）
fairness_fingerprint = `{ $commitment }`
fairness_secret_heading = 秘密
fairness_secret = `{ $secret }`
    指紋と秘密は記録にもあります（結果の下の「記録」）。`claim-bot check`で、すべてのカードとダイスの目を確かめられます。
fairness_secret_later = 対戦が終わると公開されます。

button_join = 参加
button_leave = 席を離れる
button_decline = 断る
button_options = 卓の設定
button_start = 開始
button_cancel = 卓を取り消す

# What can be changed at the table, privately.
options_title = 卓の設定
options_host = あなたがこの卓のホストです。ボットのいる対戦はレート対象外です。
options_host_alone = あなたがこの卓のホストです。誰かが参加するまでは、ゲームを変えられます。ボットのいる対戦はレート対象外です。
options_guest = { $host }さんの卓です。{ $can_change ->
    [true] 席を変えたり、ボットを加えたりできます。ボットのいる対戦はレート対象外です。
   *[false] 空いている席はありません。
}
options_game = **{ $game }**、{ $players }人
menu_bots = ボットを加える・外す
menu_seat = 席を変える
menu_invite = 人を誘う
menu_players = 人を外す・ホストを変える
menu_game = ゲームを変える
menu_count = 人数を変える
menu_variant = バリアントを変える
menu_time = 時間を変える
option_fill_with_bots = 空席をボットで埋める：{ $level ->
    [easy] やさしい
    [medium] ふつう
   *[hard] 強い
}
option_add_bot = ボットを1体加える：{ $level ->
    [easy] やさしい
    [medium] ふつう
   *[hard] 強い
}
option_remove_bot = ボットを1体外す
option_seat = 席{ $number }に座る
option_seat_with = 席{ $number }に座る（{ $player }とチーム）
option_swap_seat = { $player }と席を交換（席{ $number }）
option_partner = { $player }とチームを組む
option_hand_over = { $player }をホストにする
option_remove = { $player }を卓から外す
option_withdraw = { $player }への招待を取り消す
option_players_count = { $count }人
button_change_game = ゲームや時間を変える
button_other_factions = 派閥を引き直す
button_table_options = 戻る

# Where the bot is not a member.
bot_match_offer = 私はここのメンバーではないので、卓を立てられません。私とのダイレクトメッセージでボットと遊べます。人と遊ぶには、私のいるサーバーを使ってください。
button_bot_match = ボットと遊ぶ
