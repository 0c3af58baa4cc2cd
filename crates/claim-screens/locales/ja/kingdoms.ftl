# Claim Kingdoms. A person is a name in bold, or 'you' for the reader. Spaces have names such as N12:
# a letter for the column, a number for the row.

# The kingdom in sentences, one row each.
kingdoms_coordinates = 文字は列（左から右）、数字は行（下から上）です。
kingdoms_row = { $row }行目：{ $cards }
kingdoms_face_down = { $column } 裏向き
kingdoms_start_card = 開始カード
kingdoms_last_placed = 最後に配置
kingdoms_standing = { $player }：**{ $points }点** · コマ残り{ $supply } · カード{ $hand }枚
kingdoms_open_hand = 公開：{ $cards }
kingdoms_display = 場札：{ $cards } · 山札{ $pile }
kingdoms_display_empty = 場札なし · 山札{ $pile }

# Headlines: no full stop.
kingdoms_turn_place = { $player ->
    [you] あなたの番：カードを選ぶ
   *[other] { $player }さんの番：カードを置く
}
kingdoms_turn_power = { $player ->
    [you] あなたの番：{ faction_one }の能力を使うか選ぶ
   *[other] { $player }さんの番：{ faction_one }の能力を使うか選ぶ
}
kingdoms_why_power = { faction_one }：{ kingdoms_power }
kingdoms_turn_keep = { $player ->
    [you] あなたの番：残すカードを2枚選ぶ
   *[other] { $player }さんの番：残すカードを2枚選ぶ
}
kingdoms_turn_draw = { $player ->
    [you] あなたの番：カードを引く
   *[other] { $player }さんの番：カードを引く
}
kingdoms_ended_figures = **対戦終了：** コマがなくなった人がいます。
kingdoms_ended_cards = **対戦終了：** すべてのカードが置かれました。
kingdoms_ended_spaces = **対戦終了：** もうカードを置ける場所がありません。

# The points with those for control, if the match ended now.
kingdoms_now = 現在の得点：{ $points }
kingdoms_control = 支配：コマの数（最後の点）
kingdoms_control_line = { $faction }（{ $value }）：{ $counts }

kingdoms_this_turn = この手番
kingdoms_last_turn = 前の手番
kingdoms_placed = { $player ->
    [you] あなた
   *[other] { $player }さん
}が{ $card }を{ $space }に置きました。
kingdoms_copied = { $space }の{ $card }の能力をまねました。
kingdoms_no_effect = { faction_one }の能力は効果がありませんでした。
kingdoms_skipped = { faction_one }の能力は使いませんでした。
kingdoms_scored = { $points }点：{ $faction ->
    [goblin] { $player ->
        [you] 自分
       *[other] 自分
    }のコマがあるゴブリン
    [dwarf] 同じ行と列のドワーフ
   *[dragon] まわりの表向きのカード
}。
kingdoms_scored_line = { $points }点：{ $line ->
    [row] 行
   *[column] 列
}にある派閥。
kingdoms_gnome = ノームで1点。
kingdoms_gnome_figure = ノームで1点、さらに{ $space }に2つ目のコマを置きました。
kingdoms_swapped = アンデッドのコマを、{ $space }にある相手のコマと入れ替えました。
kingdoms_removed = 騎士が、{ $spaces }にある相手のコマを戻しました。
kingdoms_flipped = ジャイアントが{ $space }のカードを裏返しました。
kingdoms_flipped_back = コマは持ち主に戻りました：{ $players }。
kingdoms_looked = 山札を{ $count }枚見ました。
kingdoms_drew = 場札から引いたカード：{ $card }。
kingdoms_drew_unseen = 山札から裏向きで引きました。
kingdoms_drew_nothing = 引くカードがありませんでした。
kingdoms_kept = { $returned ->
    [0] 2枚とも残しました。
   *[other] 2枚を残し、{ $returned }枚を山札に戻して混ぜました。
}
kingdoms_reshuffled = 場札が3枚とも{ faction_many }だったので、2枚を山札に混ぜて補充しました。
kingdoms_drawn = シーアーが見せたカード：{ $cards }

# Button labels: no markdown, short.
kingdoms_label_place = { $card }を{ $space }に
# The free spaces with their numbers, and what lies beside each.
kingdoms_spaces = 選べる場所：{ $spaces }
# Where a space lies: relative to one adjacent card, or between three or more.
kingdoms_beside = { $card }の{ $side ->
    [right] 右
    [left] 左
    [above] 上
   *[below] 下
}
kingdoms_between = { $cards }の間
kingdoms_label_skip = 使わない
kingdoms_label_use = { $faction ->
    [seer] シーアーを使う（カードを見る）
   *[other] { faction_one }を使う
}
kingdoms_label_points = { $label }（{ $points }点）
kingdoms_label_line = { $line ->
    [row] 行で得点
   *[column] 列で得点
}
kingdoms_label_figure = 2つ目のコマ：{ $space }の{ $card }
kingdoms_label_swap = 入れ替え：{ $space }の{ $card }
kingdoms_label_remove = コマを戻す：{ $space }の{ $card }
kingdoms_label_remove_both = 戻す：{ $card } { $space } + { $other } { $second }
kingdoms_label_flip = 裏返す：{ $space }の{ $card }
kingdoms_label_copy = まねる：{ $space }の{ $card }
kingdoms_label_keep = { $first }と{ $second }を残す
kingdoms_label_draw = { $card }を引く
kingdoms_label_draw_top = 裏向きで引く

# How close it was.
kingdoms_close_figure = { $faction }にコマがもう1つあれば、{ $player ->
    [you] あなた
   *[other] { $player }さん
}の勝ちでした。
kingdoms_close_points = { $player ->
    [you] あなた
   *[other] { $player }さん
}は、あと{ $count }点でした。
kingdoms_result_heading = **派閥の支配**（コマの数）
kingdoms_result = **支配を含む得点：{ $points }**
kingdoms_result_line = { $faction }（{ $value }）：{ $player ->
    [none] 支配なし
   *[other] { $player }
}（{ $counts }）
kingdoms_result_tie = 得点は同じです。残りのコマで決まります：**{ $supply }**

kingdoms_refused_no_turn = 今は誰の番でもありません。
kingdoms_refused_place_expected = 先にカードを置いてください。
kingdoms_refused_power_expected = 先に、{ faction_one }の能力を使うかどうか決めてください。
kingdoms_refused_keep_expected = 先に、残すカードを2枚選んでください。
kingdoms_refused_draw_expected = 先にカードを引いてください。
kingdoms_refused_not_held = { faction_one }は手札にありません。
kingdoms_refused_taken = { $space }にはもうカードがあります。
kingdoms_refused_touches_nothing = { $space }は、表向きのカードと辺で接していません。
kingdoms_refused_another_power = { faction_one }の能力ではできません。
kingdoms_refused_line = { $line ->
    [row] その行にはトロールが2枚以上あります。
   *[column] その列にはトロールが2枚以上あります。
}
kingdoms_refused_not_adjacent = { $space }は、置いたカードの隣ではありません。
kingdoms_refused_face_down = { $space }のカードは裏向きです。
kingdoms_refused_own_figure = { $space }にはもう自分のコマがあります。
kingdoms_refused_no_figure = { $space }に相手のコマはありません。
kingdoms_refused_supply = コマがもうありません。
kingdoms_refused_copy = { $space }のカードの能力は、ここでは効果がありません。
kingdoms_refused_keep = この2枚は選べません。
kingdoms_refused_draw = そこに引けるカードはありません。

kingdoms_rules_goal = 二人で1つの王国にカードをつなげ、その上に自分のコマを置きます。カードの能力はその場で、支配した派閥は最後に得点になります。**得点の多い人の勝ちです。**
kingdoms_rules_turn_heading = 手番
kingdoms_rules_turn = 1. 手札は2枚、コマは15個です。表向きのカードと辺で接するようにカードを1枚置き、自分のコマを1つ乗せます。マスの名前は列と行で表し、M13が開始カードです。
    2. 能力を使うか、使わないか決めます。得点だけの能力は、選ぶものがなければ自動で使われます。
    3. カードを1枚引きます。場札3枚から選ぶか、山札の一番上を裏向きで引きます。場札が3枚とも同じなら、2枚を山札に混ぜて補充します。
kingdoms_rules_powers_heading = 能力
kingdoms_rules_more_powers_heading = ほかの能力
kingdoms_rules_end_heading = 対戦の終わり
kingdoms_rules_end = 二人の手番の数が同じで、どちらかのコマがなくなったとき、カードがすべて置かれたとき、またはもう置けなくなったときに終わります。派閥の上のコマが多い人が、その派閥を支配し、かっこの中の点をもらいます。得点の多い人の勝ちで、同じなら残りのコマの多い人の勝ちです。
kingdoms_faction = 7枚。支配すると、最後に{ $value }点。

    { $power }
kingdoms_power = { $faction ->
    [goblin] 自分のコマがあるゴブリン1枚につき1点。
    [knight] 隣のカードにある相手のコマを1つか2つ戻します。
    [undead] 今置いたコマを、自分のコマがないカードにある相手のコマと入れ替えます。
    [dwarf] 同じ行と列にあるドワーフ1枚につき1点。すき間や裏向きのカードで途切れます。
    [doppelganger] 隣のカードの能力を使います（ほかのドッペルゲンガーは不可）。その派閥としては数えません。
    [gnome] 1点。さらに、自分のコマがない隣のカードに、コマをもう1つ置けます。
    [giant] 隣のカードを裏返します。そのカードはゲームから外れ、コマは持ち主に戻ります。
    [troll] 行か列を選び、そこにある派閥1つにつき1点。トロールが2枚以上あると選べません。すき間や裏向きのカードで途切れます。
    [dragon] まわりの8マスにある表向きのカード1枚につき1点。
   *[seer] カードを引く代わりに、山札から3枚まで見ます。それらと手札の1枚から、好きな2枚を残します。
}

# Descriptions of the kingdom’s picture: no markdown. The first player is A.
kingdoms_alt_title = 王国。{ kingdoms_coordinates }A：{ $first }、B：{ $second }
kingdoms_alt_control = コマ A – B：{ $item }
kingdoms_alt_figures = { $faction } { $counts }
kingdoms_alt_free = 空き：{ $space }
