# Short private answers.

turn_mention = { $mention }さん、あなたの番です。「{ $button }」を押してください。
asked_mention = { $mention }さん、答えてください：
turn_mention_link = { $mention }さん、あなたの番です：{ $link }
# The direct message in games that are played at the table.
turn_notice = **あなたの番です。**
# On a phone’s lock screen.
told_turn = あなたの番です：{ $title }
turn_notice_other = この対戦は卓で行います。番が来たらメッセージでお知らせします。

not_your_turn = あなたの番ではありません。
outdated_button = このボタンは古くなっています。新しいメッセージを使ってください。
outdated_button_of_match = このボタンは古くなっています。今の対戦はこちら：
match_over = この対戦は終わりました。
match_paused = この対戦は一時停止中です。プレイヤーなら誰でも「時計」で再開できます。
match_not_paused = この対戦は一時停止していません。
no_pause_in_event = 大会では一時停止できません。全員が終わるまで次のラウンドは始まりません。
no_clock = この対戦では時計が動いていません。
own_clock = あなたに時間をあげられるのは相手だけです。
enough_time = この人の時間はまだ十分あります。少し減ってから、またどうぞ。
pause_already_asked = 一時停止はもう求めています。全員が同意すると止まります。
no_pause_asked = 一時停止の求めは、もうありません。
not_in_match = あなたはこの対戦に参加していません。自分の対戦は`/claim 開始`で始められます。
has_left = あなたはこの対戦を離れました。席ではボットが続けています。
cannot_call_off = この対戦はもう中止できません。
unknown_button = 知らないボタンです。新しいメッセージを使ってください。
unreadable_command = コマンドを読み取れませんでした。もう一度入力し、入力中に出る一覧から選んでください。
unknown_action = 知らない手です。入力中に出る一覧から選んでください。
unknown_game = 知らないゲームです。入力中に出る一覧から選んでください。
wrong_player_count = { $game }は{ $numbers }人用です。人数かゲームを変えてください。
option_unavailable = { $game }には、選べる{ $option ->
    [factions] 派閥
   *[variant] バリアント
}がありません。このオプションは外してください。
option_conflict = { $players ->
    [these] この人数では、
   *[any] { "" }
}{ $option ->
    [factions] { $game }で{ $misfits }をほかの派閥と組み合わせられません
   *[variant] { $game }で「{ $misfits }」は使えません
}。入力中に出る一覧から選ぶか、空欄にしてください。
faction_missing = { $game }には、次の派閥が少なくとも1つ必要です：{ $factions }。入力中に出る一覧から選ぶか、空欄にしてください。
several_variants = バリアントは1つだけ選んでください。
options_conflict = これらのオプションは組み合わせられません。入力中に出る一覧から選ぶか、空欄にしてください。
unknown_choice = 「{ $typed }」は分かりません。入力中に出る一覧から選ぶか、空欄にしてください。
unknown_faction = 知らない派閥です。入力中に出る一覧から選んでください。
table_full = この卓は満席です。自分の卓は`/claim 開始`で立てられます。
table_not_full = まだ空席があります。席がすべて埋まると始められます。
table_closed = この卓は閉じられました。
already_started = この対戦はもう始まっています。新しい卓は`/claim 開始`で立てられます。
already_seated = もうこの卓に着いています。
not_seated = あなたはこの卓に着いていません。「参加」を押すと空席に着けます。
other_not_seated = その人はもうこの卓にいません。
other_not_invited = その招待はもうありません。
only_seated_start = 対戦を始められるのは、この卓のプレイヤーだけです。
only_host_cancels = この卓を取り消せるのはホストだけです。
opponent_is_yourself = 自分とは対戦できません。ほかの人を選んでください。
opponent_is_bot = ほかのボットは誘えません。人を選んでください。
opponent_is_this_bot = 私に招待はいりません。ボットと遊ぶには、メニュー「{ menu_bots }」を使ってください。
already_invited = 選んだ人は全員、もう席に着いているか、招待されています。
seats_reserved = 空席は{ $names }さんの予約席です。
no_longer_in_server = あなたは、この対戦が行われたサーバーのメンバーではなくなっています。
opponent_not_here = その人はこのサーバーにいないので、誘えません。
removed_from_table = ホストがあなたをこの卓から外しました。自分の卓は`/claim 開始`で立てられます。
rated_changed = この対戦がレート戦かどうかが、今変わりました。卓をもう一度見て、それでよければもう一度押してください。
terms_changed = ホストがゲームか時間を変えたところです。卓をもう一度見て、それでよければ「参加」を押してください。
no_invitation = この卓への招待はありません。
seat_taken = その席にはほかの人がいます。
host_only = それができるのは、この卓のホストだけです。
others_joined = もう参加した人がいるので、ゲームは変えられません。卓を取り消して、新しく立ててください。
too_few_seats = 誘った人数が席より多いです。人数を増やすか、誘う人を減らしてください。
no_seats_for_bots = ボットの席が残っていません。`ボット`を外すか、もっと大人数のゲームを選んでください。
invited_other = 空席は{ $names }さんの予約席です。自分の卓は`/claim 開始`で立てられます。
match_not_found = その対戦が見つかりません。進行中の対戦は`/claim 対戦一覧`で見られます。
match_unreadable = この対戦の保存データを読めないので、直るまで続けられません。何も削除されておらず、時計はすべて止まっています。このボットの運営者に知らせてください。
own_match_unreadable = あなたの対戦の1つで、保存データを読めません。その対戦は、直るまで続けられません。何も削除されておらず、時計はすべて止まっています。このボットの運営者に知らせてください。
match_still_running = その対戦はまだ続いています。終わってから試してください。
match_hidden = ほかの人がまだ同じカードで対戦中です。ラウンドが終わると見られます。
no_finished_match = 終わった対戦はまだありません。
nothing_to_analyse = その対戦は誰もプレイしないうちに終わったので、分析するものがありません。
no_running_match = 進行中の対戦はありません。
missing_permissions = このチャンネルで必要な権限がありません：{ $permissions }。サーバーの管理者に許可してもらってください。
missing_thread_permissions = このチャンネルではまだスレッドを作れません。足りない権限：{ $permissions }。私のロールに与えてください。それまでは、チャンネルで対戦します。
thread_refused = <#{ $channel }>に対戦のスレッドを作れませんでした。そこで必要なロールの権限：{ $permissions }。権限がなければ、チャンネルで対戦します。スレッドが不要なら、`/claim 設定`でオフにしてください。
limit_own_tables = もう卓を{ $count }つ立てています。新しく立てる前に、対戦を始めるか、卓を取り消してください。
limit_player_tables = { $player }さんは、もう卓を{ $count }つ立てています。{ $count ->
    [1] その対戦が始まるか、卓が取り消されると、この卓を譲れます。
   *[other] どれかの対戦が始まるか、卓が取り消されると、この卓を譲れます。
}
limit_server_tables = このサーバーには、もう募集中の卓が{ $count }つあります。`/claim 卓一覧`で参加するか、あとでまた試してください。
limit_own_matches = { $count ->
    [1] もう対戦中です。先に終わらせてください。
   *[other] もう{ $count }つの対戦をしています。先にどれかを終わらせてください。
}
limit_player_matches = { $player }さんは、もう{ $count ->
    [1] 対戦中です。その対戦が終われば始められます。
   *[other] { $count }つの対戦をしています。どれかが終われば始められます。
}
limit_server_matches = このサーバーでは、もう{ $count ->
    [1] 対戦が1つ進行中です。それが終わったら試してください。
   *[other] 対戦が{ $count }つ進行中です。どれかが終わったら試してください。
}
limit_vacation_days = 休暇の日数が足りません（1年に{ $count }日）。もっと短くしてください。
limit_analyses = { $count ->
    [1] 前の依頼をまだ処理しています。終わるまでお待ちください。
   *[other] { $count }つの依頼をまだ処理しています。どれかが終わるまでお待ちください。
}
limit_all_analyses = { $count ->
    [1] 今、ほかの対戦を分析しています。
   *[other] ほかに{ $count }つの対戦が分析を待っています。
}1分ほどしてから、もう一度試してください。
servers_only = これは、私のいるサーバーでしか使えません。
cannot_write_here = このチャンネルに書き込めないので、ここでは共有できません。ほかのチャンネルで試してください。
not_shared = 今は投稿できませんでした。もう一度試してください。
watch_elsewhere = この対戦は{ $channel }で観戦できます。
stop_elsewhere = この対戦を止められるのは{ $channel }だけです。
only_bots_here = ここで遊べるのはボットとだけです。人と遊ぶには、私のいるサーバーで`/claim 開始`を使ってください。
no_series_here = シリーズはサーバーでしかできません。ここでは1回ずつ遊べます。`シリーズ`を付けずに`/claim 開始`を使ってください。
match_started_in_direct_messages = 私とのダイレクトメッセージで対戦が始まりました。`/claim 手札`でここにも表示できます。参加者：{ $bots }。
match_started_against_bots = 対戦が始まりました。参加者：{ $bots }。
internal_error = こちらで問題が起きました。少ししてからもう一度試してください。確認済みのものはすべて保存されています。
shutting_down = 再起動しています。1分ほどしてからもう一度試してください。対戦は無事です。

# Choices that /claim play offers when there is nothing to play: no markdown, at most 100 characters.
play_no_match = あなたの番の対戦はありません。/claim 開始 で始められます
play_not_your_turn = あなたの番ではありません。待っている相手：{ $player }

# A choice that /claim play offers when there are more moves than fit.
play_more = ほかに{ $count }個。入力すると出ます

joined_table = 卓に着きました。
table_elsewhere = 卓は{ $channel }にあります。
table_not_posted = 今は{ $channel }に卓を出せません。何度か試します。出てこなければ、そこでの「チャンネルを見る」「メッセージを送信」の権限をモデレーターに頼んでください。
bots_joined = { $bots }が卓に着きました。
invitation_declined = 断りました。ほかの人には卓で分かります。
people_invited = 選んだ人を全員誘いました。
seats_changed = 席を変えました。
player_removed = できました。席が空きました。
invitation_withdrawn = 招待を取り消しました。
table_handed_over = 卓を譲りました。
bot_removed = ボットが卓を離れました。
no_bot = この卓にボットはいません。
left_table = 卓を離れました。
table_cancelled = 卓は取り消されました。
resigned = 投了しました。
resigned_to_bot = 投了しました。席ではボットが続けます。
called_off = 対戦を中止しました。成績に入りません。

# As Discord calls them.
# Ask a native speaker: are these the names of the permissions in Discord’s Japanese settings?
permission_view_channel = チャンネルを見る
permission_connect = 接続
permission_send_messages = メッセージを送信
permission_create_public_threads = 公開スレッドの作成
permission_send_messages_in_threads = スレッドでメッセージを送信
permission_attach_files = ファイルを添付
permission_read_message_history = メッセージ履歴を読む

# Why the rules refuse a move.
refused_no_turn = 今は誰の番でもありません。
refused_not_held = { $card }は手札にありません。
refused_revoke = { faction_led }でフォローしなければなりません。
refused_revoke_doppelganger = { faction_led }（またはドッペルゲンガー）でフォローしなければなりません。
refused_play_expected = カードを出してください。
refused_take_expected = 先にカードを取ってください。
refused_remove_expected = 先に、ジャイアントが誰のノームを取り除くか選んでください。
refused_nothing_there = そのカードは取れません。
refused_no_victim = その人のところに、そのノームはありません。

# Matches in lists.
match_your_turn = あなたの番 · { $title }
match_ended_ago = { $count }{ $unit ->
    [minute] 分
    [hour] 時間
   *[day] 日
}前 · { $title }
match_ended_exactly_ago = { $days ->
    [0] { "" }
   *[other] { $days }日
}{ $hours ->
    [0] { "" }
   *[other] { $hours }時間
}{ $minutes }分前 · { $title }

# Tables that were opened, and matches that have begun.
table_opened = 卓を立てました。席がすべて埋まると、卓の誰でも対戦を始められます。
table_opened_for_guest = 卓を立てました。誘った人が参加すると始まります。
table_opened_with_bots = 卓を立てて、ボットが席に着きました。誘った人が全員そろうと始められます。ボットのいる対戦はレート対象外です。
table_opened_with_bots_for_guest = 卓を立てて、ボットが席に着きました。誘った人が参加すると始まります。ボットのいる対戦はレート対象外です。
match_started_with_bots = 対戦が始まりました。参加者：{ $bots }。レート対象外で、公平さの証明もありません（「公平さ」をご覧ください）。
match_started = 対戦が始まりました。
rematch_opened = 再戦の卓を立てました。ほかの人は「参加」か「再戦」で参加できます。
rematch_missed = 再戦はあなた抜きで始まりました。また遊ぶには、`/claim 開始`で卓を立ててください。
other_table_open = ほかにも募集中の卓があります：[卓を見る]({ $url })。「卓の設定」で取り消せます。
hand_elsewhere = 続きはダイレクトメッセージで：[あなたの手札]({ $url })
hand_moved = 手札は新しいメッセージにあります。
hand_not_delivered = ダイレクトメッセージが届かなかったので、カードはここにあります。届くようにするには、サーバーのプライバシー設定でダイレクトメッセージを許可してください。
series_running = シリーズが始まっているので、プレイヤーと席は変えられません。

# To the person who runs the bot, by direct message.
operator_notice = **ボットが助けを求めています。** { $kind ->
    [backup] データベースの前回のバックアップが失敗しました。
    [disk] データベースのディスクがほぼいっぱいです。
    [quarantine] 読めない対戦があり、隔離しました。
   *[clock] マシンの時計が間違っています。
} `{ $details }`
