# Leaderboards, profiles, and a player's own matches.

leaderboard_title = 🏆 ランキング
leaderboard_empty = このランキングにはまだ誰もいません。載るには、サーバーで人とのレート戦を終えてください：`/claim 開始`
leaderboard_row = `{ $rank }.` { $name } · **{ $rating }** · { $played }戦{ $won }勝{ $lost }敗{ $drawn }分
leaderboard_own = ➤ { leaderboard_row } ← あなた
this_server = このサーバー
all_servers = 全サーバー
all_games = すべてのゲーム
this_month = 今月
all_time = 全期間
month_starts_anew = このレートは毎月ゼロから始まります。
button_my_profile = プロフィール
button_leaderboard = ランキング
profile_own = 📈 あなたのプロフィール
profile_of = 📈 { $name }さんのプロフィール
profile_unnamed = 📈 プロフィール
rating_record = { $played }戦{ $won }勝{ $lost }敗{ $drawn }分
rating_now = **{ $rating }** · { $rank }位 · { $record }
rating_none = ここではまだレート戦を終えていません。サーバーで人と対戦するとレート戦になります：`/claim 開始`
rating_none_other = { $player }さんは、ここではまだレート戦を終えていません。
rating_none_of_game = ここではまだ{ $game }のレート戦を終えていません。
rating_none_of_game_other = { $player }さんは、ここではまだ{ $game }のレート戦を終えていません。
rating_provisional = ? 暫定：レート戦がまだ少ない
profile_streaks = 連勝中：{ $streak } · 最長連勝：{ $best }
profile_favourite = 好きな派閥：{ $faction }（{ $won }回獲得）
profile_games = ゲーム別のレート
profile_game = { $game }：**{ $rating }** · { $rank }位 · { $record }
profile_bots = 対ボット（レート対象外。全サーバーの全対戦）
profile_bot = { $level ->
    [easy] やさしい
    [medium] ふつう
   *[hard] 強い
}（{ $names }）：{ $won }勝{ $lost }敗{ $drawn }分
profile_forms = あなたの手（分析した対戦、全サーバー）
form_kept = **{ $game }：** { $count ->
    [1] 1回の対戦
   *[other] 最近の{ $count }回の対戦
}で勝率の{ $percent }%を維持。
form_exact_only = **{ $game }：** { $count ->
    [1] 1回の対戦
   *[other] 最近の{ $count }回の対戦
}。
form_strength = { $strength ->
    [above-hard] 強いボットより上。
    [below-easy] やさしいボットより下。
    [above-easy] やさしいボットとふつうのボットの間。
   *[above-medium] ふつうのボットと強いボットの間。
}
form_trend = 最近の{ $count }回：{ $new }%、その前：{ $old }%。
form_critical = 第2段階の勝負どころ{ $count }手のうち{ $right }手が正解。
form_typical = 一番多いミス：{ $kind ->
    [lead-one] 第1段階のリード
    [follow-one] 第1段階のフォロー
    [lead-two] 第2段階のリード
    [follow-two] 第2段階のフォロー
    [choice] どのカードを取るか
    [roll] ストップせずにもう一度振ること
    [stop] もう一度振らずにストップすること
    [space] どのマスを使うか
    [place] どのカードをどこに置くか
    [power] 能力の使い方
   *[draw] どのカードを引くか
}。
profile_events = 大会
profile_event = { $event }：{ $players }人中 **{ $place }位**
profile_opponents = よく対戦する相手
profile_opponent = { $name }：{ $won }勝{ $lost }敗{ $drawn }分
profile_against_you_heading = 直接対決
profile_against_you = あなた：{ $won }勝{ $lost }敗{ $drawn }分
rating_history = { $count ->
    [1] ただ1つのレート戦
   *[other] 最近のレート戦{ $count }回
}
page = { $number }/{ $pages }ページ
button_previous = 前へ
button_next = 次へ

matches_title = 進行中の対戦
matches_empty = 進行中の対戦はありません。
matches_line = ほかの人の番：{ $title }
matches_line_paused = ⏸️ 一時停止中：{ $title }
matches_line_your_turn = **あなたの番：** { $title }
# Beside a match: whether it waits for the reader.
button_go_on = 続ける
button_show = 見る
matches_tables = あなたの卓と招待
link_to_hand = [あなたの手札]({ $url })

finished_matches_title = 終わった対戦
finished_matches_empty = 終わった対戦はまだありません。
button_finished_matches = 終わった対戦

which_match_title = どの対戦？
which_match_menu = 対戦を選ぶ

tables_title = このサーバーで募集中の卓
tables_empty = 募集中の卓はありません。
tables_line = **{ $game }** · { $players } · { $free ->
    [0] 満席
   *[other] 空席{ $free }/{ $total }
}
tables_line_reserved = **{ $game }** · { $players } · { $names }さんの予約席
tables_label = 募集中の卓 · { $game }：{ $players }

button_share = チャンネルで共有
button_open_shared = 開く
button_refresh = 更新
watching = 観戦中：新しい手がここに出ます。出ないときは「{ $refresh }」を押してください。
watching_ended = この表示はもう更新されません。「{ $watch }」でまた見られます。
tables_running = このチャンネルで進行中
shared = チャンネルで共有しました。
shared_by = { $player }さんが共有
