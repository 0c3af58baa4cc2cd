# A match as everyone sees it. A person is a name in bold, or 'you' for the reader.

button_my_hand = 手札
# In games without a hand of cards.
button_play_privately = 手元でプレイ
button_details = 詳細
button_board = { $game ->
    [kingdoms] 王国
   *[other] ボード
}
button_rules = ルール
button_fairness = 公平さ
button_watch = 観戦
button_more = その他
button_resign = 投了
bot_restarts = 🔧 再起動しています。すぐに戻ります。長くかかった場合は、その分の時間を皆さんに戻します。
hidden_deal = 🙈 ほかの卓も同じカードです。カードと結果はラウンドが終わると表示されます。
hidden_finished = 終了しました。結果はラウンドが終わると表示されます。
hidden_hand = 🙈 ほかの卓も同じカードです。ラウンドが終わるまで誰にも話さないでください。
hidden_end = 🙈 ほかの人がまだ同じカードで対戦中です。ラウンドが終わるまで結果を誰にも話さないでください。

# Above the buttons that a match’s other screens leave out.
more = この対戦で見られるもの、できること：
board_title = { $game ->
    [kingdoms] 王国
   *[other] ボード
} · { $title }
details_title = 詳細 · { $title }

phase_dealing = カードを配っています…
# Short enough to stay on one line.
phase_recruit = トリック{ $number }/{ $tricks } · 第1段階
phase_gather = トリック{ $number }/{ $tricks } · 第2段階
phase_over = すべてのトリックが終わりました。
# What each side has so far.
votes_now = 現在の票：{ $counts }
undead_now = 得点したアンデッド：{ $counts }

factions_in_play = 派閥：{ $factions }

middle = 中央：{ $cards }
# Ask a native speaker: is さん after players’ names right, also for bots?
trick_led = { $player ->
    [you] あなた
   *[other] { $player }さん
}が{ $card }をリード
trick_played = { $player ->
    [you] あなた
   *[other] { $player }さん
}が{ $card }をプレイ

# Headlines: no full stop.
turn_lead = { $player ->
    [you] あなたの番：好きなカードでリード
   *[other] { $player }さんがリード
}
turn_play = { $player ->
    [you] あなたの番：カードを出す
   *[other] { $player }さんの番
}
turn_take = { $player ->
    [you] あなたの番：取るカードを選ぶ
   *[other] { $player }さんが取るカードを選択
}
turn_remove = { $player ->
    [you] あなたの番：ジャイアントが誰の{ $gnome }を取り除くか選ぶ
   *[other] { $player }さんが、ジャイアントで誰の{ $gnome }を取り除くか選択
}
bot_thinks = { $player }さんが考え中
turn_deadline = ⏳ 期限：{ $when }

face_down = 裏向き
draw_pile = 山札：{ $count }
# Ask a native speaker: 部下 for the cards collected in phase one.
follower_count = { $player ->
    [you] あなたの部下
   *[other] { $player }さんの部下
}：{ $count }

this_trick = このトリック
last_trick = 前のトリック

trick_play = { $player ->
    [you] あなた
   *[other] { $player }
}：{ $card }
trick_story = { $plays }。{ $story }
trick_winner = { $winner ->
    [you] あなた
   *[other] { $winner }さん
}の勝ち
won_beats = { trick_winner }：{ $card }が{ $beaten }に勝ちました。
won_doppelganger = { trick_winner }：{ $card }が{ faction_led }として{ $beaten }に勝ちました。
won_first = { trick_winner }：{ $card }と{ $equal }は同じ数字。先に出したほうが勝ちです。
won_unfollowed = { trick_winner }（{ $card }）：ほかの人はフォローできませんでした。
won_not_followed_by = { trick_winner }（{ $card }）：{ $other }はフォローしていません。

takes = { $player ->
    [you] あなた
   *[other] { $player }さん
}が{ $cards }を取りました。
takes_top = { $player ->
    [you] あなたは、シーアーが見た一番上のカードを取りました。
   *[other] { $player }さんは、シーアーが見た一番上のカードを取りました。
}
draws = { $player ->
    [you] あなたは裏向きで引きました。
   *[other] { $player }さんは裏向きで引きました。
}
you_draw = { $card }を引きました（見えるのはあなただけ）。
you_take_top = { $card }を取りました（見えるのはあなただけ）。
scores = { $player ->
    [you] あなた
   *[other] { $player }さん
}が{ $cards }を得点しました。
scores_lowest = { $player ->
    [you] あなた
   *[other] { $player }さん
}が一番小さい数字を出し、{ $cards }を得点しました。
adds_gnomes = { $player ->
    [you] あなたは{ $cards }を自分のノームの列に加えました。
   *[other] { $player }さんは{ $cards }をノームの列に加えました。
}
loses_gnome = { $player ->
    [you] ジャイアントがあなたの{ $gnome }を取り除きました。
   *[other] ジャイアントが{ $player }さんの{ $gnome }を取り除きました。
}
leads_by_dragon = { $player ->
    [you] 最後のドラゴンを出したあなたがリードします。
   *[other] 最後のドラゴンを出した{ $player }さんがリードします。
}

score_piles = { $rows ->
    [with] 得点札とノームの列
   *[none] 得点札
}
score_line = { $faction }：{ $counts }
nothing_scored = まだありません。
pile_cards = { $count ->
    [0] 0
   *[other] { $count }（{ $values }）
}
on_the_table = 場のカード
gnome_row = { $player }：{ $cards }
waiting_trolls = 中央で待機中：{ $cards }
removed_gnomes = ゲームから除外：{ $cards }

# In the thread of a match: its tricks or turns, line by line.
moves_title = ここまでの対戦
no_moves_yet = トリックや手番が終わるたびに、ここに記録されます。
