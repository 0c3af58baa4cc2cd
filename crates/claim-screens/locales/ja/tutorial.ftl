# Tutorials: short sentences for people who know nothing yet. A lesson has at most 300 characters.

tutorial_heading = 🎓 チュートリアル
tutorial_lesson = 🎓 **チュートリアル：** { $text }
tutorial_next = これでゲームが分かりました。本番の対戦では助言はなく、{ $with ->
    [hand] カード
   *[board] ボード
}はダイレクトメッセージで届きます。ボットや友だちと対戦してみましょう：`/claim 開始`
tutorial_ended = チュートリアルは終わりました。
tutorial_offer = これでゲームが分かりました。このまま続けるか、本番の対戦を始めましょう。
tutorial_button_real_match = 本番の対戦を始める
tutorial_running = チュートリアルの途中です：{ $game }。
tutorial_button_continue = 続ける
tutorial_button_again = 最初から
tutorial_button_other = { $game }に切り替え
tutorial_fairness = これはチュートリアルです。よくある場面を見せるために、カードやダイスを用意してあります。募集中の卓から始まる対戦では、カードもダイスもすべて確かめられます。そこの「公平さ」をご覧ください。

# Claim. Facts, one per trick.
tutorial_claim_recruit = 第1段階では、第2段階の手札を集めます。このトリックに勝った人は{ $middle }を取り、負けた人は裏向きで1枚引きます。
tutorial_claim_followers = 取ったカードは部下（「詳細」で見られます）、つまり第2段階の手札です。出したカードはなくなります。
tutorial_claim_undead = 特別：アンデッドを出すと、すぐにトリックの勝者の得点札になります。
tutorial_claim_votes = 最後に、5つの派閥がそれぞれ、その派閥のカードを多く持つ人に票を入れます。3票取れば勝ちです。
tutorial_claim_knights = ゴブリンがリードされると、数字に関係なく、どの騎士もゴブリンに勝ちます。
tutorial_claim_doppelgangers = トリックの中では、ドッペルゲンガーはリードされた派閥として扱います。フォローできるときでも出せます。
tutorial_claim_last_recruit = 第1段階の最後のトリックです。終わると、部下が手札になります。
tutorial_claim_gather = 第2段階：部下が手札になり、トリックが得点になります。勝った人が2枚とも取り、派閥のカードを一番多く持つ人がその票を得ます。
tutorial_claim_dwarves = ドワーフだけは別です。トリックに負けた人のものになります。
tutorial_claim_standing = 現在の票：あなた{ $own }、相手{ $other }。

# Claim. What to play, and why.
tutorial_claim_only = 出せるのは{ $card }だけです。
tutorial_claim_lead_high = あなたのリードです。{ $middle }は欲しいカードなので、強いカードを出しましょう：{ $card }
tutorial_claim_lead_low = あなたのリードです。{ $middle }は弱いので、良いカードは取っておきましょう：{ $card }
tutorial_claim_lead = あなたのリードです。{ $card }のような強いカードなら勝てそうです。
tutorial_claim_lead_best = あなたのリードです。得点になるカードで一番強いのは{ $card }です。
tutorial_claim_lead_dwarf = 手札はドワーフだけ。負けた人のものになるので、弱いカードを出しましょう：{ $card }
tutorial_claim_follow = { faction_many }があるのでフォローします。{ $card }で{ $lead }に勝てます。
tutorial_claim_follow_low = { faction_many }があるのでフォローします。どれも{ $lead }に勝てないので、一番弱い{ $card }を出しましょう。
tutorial_claim_duck = { faction_many }があるのでフォローします。{ $middle }は弱いので、良いカードは取っておき、{ $card }を出しましょう。
tutorial_claim_duck_stand_in = { $middle }は弱いので、良いカードは取っておきましょう。フォローの代わりにドッペルゲンガーも出せます：{ $card }
tutorial_claim_lose_stand_in = { $lead }には勝てません。フォローの代わりに、一番弱いカード、ドッペルゲンガーを出せます：{ $card }
tutorial_claim_low_stand_in = フォローもできますが、弱いドッペルゲンガーで十分です。{ $card }が{ $lead }に勝ちます。
tutorial_claim_win_dwarf = どのカードでも勝つので、ドワーフは相手のものになります。一番弱いカードを出しましょう：{ $card }
tutorial_claim_stand_in = { faction_many }では勝てませんが、ドッペルゲンガーが代わりになります。{ $card }が{ $lead }に勝ちます。
tutorial_claim_free_knight = ゴブリンがないので、何を出してもかまいません。騎士はどのゴブリンにも勝ちます：{ $card }
tutorial_claim_free_stand_in = { faction_many }がないので、何を出してもかまいません。ドッペルゲンガーが代わりになり、{ $card }が{ $lead }に勝ちます。
tutorial_claim_free_low = { faction_many }がないので、何を出してもかまいませんが、どれも勝てません。{ $card }を捨てましょう。
tutorial_claim_free_duck = { faction_many }がないので、何を出してもかまいません。良いカードを使うほどではないので、{ $card }を出しましょう。
tutorial_claim_free_dwarf = { faction_many }がないので、何を出してもかまいません。ドワーフで負ければ、自分の得点札になります：{ $card }
tutorial_claim_lose_dwarf = このトリックのドワーフは、負けた人のものです。わざと負けましょう：{ $card }
tutorial_claim_end = 勝ち取った派閥：{ $votes }。派閥は、その派閥のカードを多く持つ人に票を入れます。同じ枚数なら、一番大きいカードを持つ人です。
tutorial_claim_end_tied = 票は同数（{ $votes }）なので、勝ち取った派閥のカードの数字の合計で決まります。

# Claim Kingdoms.
tutorial_kingdoms_goal = 得点の方法は2つ。置いたカードの能力と、最後の派閥の支配です。
tutorial_kingdoms_control = カードを置くたびに、自分のコマが1つ乗ります。最後に、派閥の上のコマが多い人が、その点をもらいます。たとえば騎士は9点です。
tutorial_kingdoms_figures = コマはあと{ $supply }個。誰かが最後のコマを置くと、対戦はまもなく終わります。
tutorial_kingdoms_standing = 支配を含む現在の得点：あなた{ $own }、相手{ $other }。
tutorial_kingdoms_place = おすすめ：{ $card }を{ $space }に。
tutorial_kingdoms_why_points = 能力：{ $faction ->
    [goblin] 自分のコマが乗ったゴブリン1枚
    [dwarf] 同じ行と列のドワーフ1枚
    [troll] 行か列の派閥1つ
   *[dragon] まわりのカード1枚
}につき1点。ここでは{ $points }。
tutorial_kingdoms_why_gnome = 能力：1点。さらに、隣のカードにコマをもう1つ置けます。
tutorial_kingdoms_why_knight = 能力：隣のカードにある相手のコマを戻します。
tutorial_kingdoms_why_control = { $factions }を支配すると、最後に{ $value }点になります。
tutorial_kingdoms_line = { $line ->
    [row] 行で得点しましょう。列と同じか、それ以上になります。
   *[column] 列で得点しましょう。行と同じか、それ以上になります。
}
tutorial_kingdoms_second_figure = どちらでも1点です。2つ目のコマは{ $card }（{ $space }）に置きましょう。その派閥を支配しやすくなります。
tutorial_kingdoms_swap = 自分のコマを{ $card }（{ $space }）のコマと入れ替えましょう。アンデッドより、その派閥の支配のほうが得です。
tutorial_kingdoms_remove = コマを戻しましょう。相手のコマが減るほど、支配が弱まります。
tutorial_kingdoms_use = 能力を使いましょう。損はありません。
tutorial_kingdoms_skip = 能力は使わずにおきましょう。ここでは得になりません。
tutorial_kingdoms_drawing = 手番の最後にカードを1枚引きます。場札から選ぶか、山札から裏向きで引きます。
tutorial_kingdoms_draw = { $card }を引きましょう。次に置けば、能力で{ $points }点取れるかもしれません。
tutorial_kingdoms_draw_control = { $card }を引きましょう。{ $factions }を支配すると、最後に{ $value }点になります。
tutorial_kingdoms_draw_top = 場札がないので、山札から裏向きで引きましょう。
tutorial_kingdoms_end = 能力で{ $power }点、派閥の支配で{ $control }点でした。

# Claim It.
tutorial_claim_it_goal = 目標は、つながったマスの一番大きいグループを作ること。
tutorial_claim_it_roll = ダイスを3個振りましょう。何もないボードなら失敗はありません。
tutorial_claim_it_gold = 自分のマスにオーナー石を置くこともできます。ストップすると、そのマスはゴールドになり、相手に取られなくなります。
tutorial_claim_it_last_round = 最終ラウンドです。一番大きいグループの勝ち、同じならゴールドの多いほうの勝ち。負けているなら、思いきって攻めましょう。
tutorial_claim_it_end_nears = 誰かのゴールドが{ $goal }か所になると、最終ラウンドが始まります。そのあと、一番大きいグループの勝ちです。
tutorial_claim_it_dice = 出た目は{ $one }、{ $two }、{ $three }。2つが行と列、残りが石の番号になります。
tutorial_claim_it_put_owner = { $space }を選びましょう。{ $state ->
    [own] 自分のマス
   *[claimed] この手番で取ったマス
}なので、オーナー石を置きます。ストップするとゴールドになります。
tutorial_claim_it_put_taken = { $space }を選びましょう。今は相手のマスですが、ストップすれば自分のものになります。
tutorial_claim_it_put_beside = { $space }を選びましょう。自分のほかのマスとつながります。
tutorial_claim_it_put_free = { $space }を選びましょう。空きマスに新しいグループを作れます。
tutorial_claim_it_bust = ストップするまでは安心できません。どのマスにも置けない目が出るとバースト。この手番の石をすべて失います。
tutorial_claim_it_roll_again = バーストの危険は{ $risk }%。もう一度振りましょう。
tutorial_claim_it_stop = バーストの危険は{ $risk }%。{ $stones }マスを失うかもしれません。ストップして確保しましょう。
tutorial_claim_it_end = 一番大きいグループで決まりました：{ $groups }。
tutorial_claim_it_end_tied = 一番大きいグループは同じ大きさ（{ $groups }）なので、ゴールド、次にマスの数で決まります。
