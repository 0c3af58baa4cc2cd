# A person’s settings.

settings_title = あなたの設定
settings_text = どのサーバーでも、あなただけに適用されます。みんなが見る卓は変わりません。

setting_name = { $setting ->
    [text-only] 文字だけ
    [forced-plays] 自動プレイ
    [high-contrast] ハイコントラスト
    [hand-in-channel] 手札をDMでなくチャンネルで
    [fewer-notifications] 通知を減らす
   *[no-event-mentions] 大会からのメンションなし
}
setting_state = { setting_name }：{ $state ->
    [on] オン
   *[off] オフ
}
setting_meaning = { $setting ->
    [text-only] スクリーンリーダー向け：あなただけに見えるものすべてで、絵や描いた絵文字を使わず、ボタンにカードの名前をそのまま書きます。
    [forced-plays] 選べる手が1つしかないときは、すぐに代わりにプレイします。ほかの人に気づかれるかもしれません。
    [high-contrast] あなただけに見える絵のコントラストを強くします。
    [hand-in-channel] サーバーではダイレクトメッセージを送りません。チャンネルの「手札」でカードが見られます（見えるのはあなただけ）。番が来たら、そこでメンションします。
    [fewer-notifications] 番が来ても、音もメンションもありません。「手札をDMでなくチャンネルで」もオンなら、メッセージも送りません。申し出、求め、残り時間、結果はこれまでどおり通知します。
   *[no-event-mentions] 大会のチェックインやラウンド開始でメンションしません。番が来れば手札は届きます。
}

# A button beside the name of a setting.
button_setting = { $state ->
    [on] オンにする
   *[off] オフにする
}

# This language in its own words, as in a menu of languages.
language_own_name = 日本語
# The language is the one that Discord tells.
language_auto = Discordと同じ
language_state = 言語：{ $language }
language_meaning = あなただけに見えるメッセージすべてに使います。
choose_language = 言語を選ぶ
button_server_settings = サーバーの設定
button_my_settings = 自分の設定
button_my_data = 自分のデータ

# The settings of a server.

server_title = サーバーの設定
server_text = ここにいる全員にすぐ適用されます。変えられるのは*サーバー管理*の権限がある人だけです。
server_language = みんなに見えるメッセージの言語：**{ $language }**
server_game = 標準のゲーム：**{ $game }**
server_time = 標準の時間：**{ $time }**
server_channels = 卓を立てられる場所：{ $channels }
server_all_channels = 卓を立てられる場所：**すべてのチャンネル**
server_tables = 募集中の卓：最大**{ $count }**
server_matches = 進行中の対戦：最大**{ $count }**
server_rated = レート：**{ $state ->
    [on] オン
   *[off] オフ
}**
server_threads = 人どうしの対戦ごとにスレッド：**{ $state ->
    [on] オン
   *[off] オフ
}**
server_events = 大会：**{ $who ->
    [all] 全員が開けます
   *[managers] イベントを管理できる人だけが開けます
}**
server_post = 毎日の投稿：{ $channel }
server_no_post = 毎日の投稿：**オフ**
server_extras = 毎日の投稿と実績：**{ $state ->
    [on] 許可
   *[off] オフ
}**
server_choose_language = みんなに見えるメッセージの言語を変える
server_choose_game = 標準のゲームを変える
server_choose_time = 標準の時間を変える
server_choose_limit = 上限を変える
server_limit_tables = 募集中の卓：最大{ $count }
server_limit_matches = 進行中の対戦：最大{ $count }
server_no_limit_tables = 募集中の卓：ボットの上限（{ $count }）まで
server_no_limit_matches = 進行中の対戦：ボットの上限（{ $count }）まで
button_rated = { $state ->
    [on] レートをオンにする
   *[off] レートをオフにする
}
button_threads = { $state ->
    [on] スレッドをオンにする
   *[off] スレッドをオフにする
}
button_server_events = { $who ->
    [all] 大会を全員に許可する
   *[managers] 大会を管理者だけにする
}
button_daily_post = 毎日の投稿
button_extras = { $state ->
    [on] 投稿と実績を許可する
   *[off] 投稿と実績をオフにする
}
button_tables_here = { $which ->
    [only] 卓はここだけ許可
    [too] ここでも卓を許可
   *[not] ここでは卓を禁止
}
button_tables_everywhere = どこでも卓を許可
not_manager = *サーバー管理*の権限が必要です。
no_tables_here = このサーバーで卓を立てられるのは{ $channels }だけです。

# What is stored of a person.

data_title = あなたのデータ
data_text =
    保存されているあなたのデータは、ここでダウンロードしたり削除したりできます。
    { help_privacy }
button_export_data = ダウンロード
button_ask_delete_data = データを削除…
data_file = 保存されているあなたのデータのすべてです。進行中の対戦でまだ伏せられているものは除きます。
data_file_without_records = 対戦の記録を入れるとファイルが大きくなりすぎます。記録は、それぞれの対戦の結果の下（「記録」）にあります。
delete_data_title = データを削除しますか？
delete_data_text =
    すべての卓と進行中の対戦から離れます。それらの対戦は負けになります。始まったばかりの対戦は、たいてい中止になります。
    ほかの人の結果が残るように、対戦の中のあなたの名前はランダムな仮名に変わります。ランキングにはもう載りません。設定は削除されます。
    元には戻せません。Discordの私のメッセージは残ります。ダイレクトメッセージのものは自分で削除できます。
button_delete_data = すべて今すぐ削除
data_deleted = あなたのデータを削除しました。

# About the bot.

about_title = このボットについて
about_version = バージョン：{ $version }
about_since = 稼働開始：<t:{ $time }:f>
about_matches = 進行中の対戦：{ $matches } · 募集中の卓：{ $tables }
about_latency = Discordの応答時間：{ $milliseconds } ms
about_privacy = プライバシー：`/claim データ ダウンロード`で保存されているデータを見られ、`/claim データ 削除`で削除できます。
about_docs = ルール：`/claim ルール`。このボットの使い方：`/claim ヘルプ`。
about_fan_project = 独立したファンプロジェクトです。Discordや、各ゲームの作者や出版社とは関係ありません。
