# Words that many messages share.

game = { $game ->
    [claim] Claim
    [claim2] Claim 2
    [claim-mix] Claim 1 + 2
    [kingdoms] Claim Kingdoms
    [claim-it] Claim It
   *[other] Claim
}
# The same sign in every language: see BOT_SIGN.
bot = 🤖 { $name }
described_bot = { bot }（{ $level ->
    [easy] やさしい
    [medium] ふつう
   *[hard] 強い
}{ $temperament ->
    [bold] ・大胆
    [careful] ・慎重
    [playful] ・気まぐれ
   *[none] { "" }
}）
bots_of_level = { $level ->
    [easy] 初心者らしいミスをします。初めての対戦に
    [medium] ゲームが分かってきたら良い勝負です
   *[hard] ミスが少なめです
}：{ $names }
titled = { $game }：{ $what }

faction_one = { $faction ->
    [goblin] ゴブリン
    [knight] 騎士
    [undead] アンデッド
    [dwarf] ドワーフ
    [doppelganger] ドッペルゲンガー
    [gnome] ノーム
    [giant] ジャイアント
    [troll] トロール
    [dragon] ドラゴン
   *[seer] シーアー
}

faction_many = { faction_one }

# The led faction after 'follow with' and 'counts as'.
faction_led = { faction_one }

# The name of a card; its emoji is put before it by the program.
card = { faction_one }{ $value }
# As the object of a sentence; the same in Japanese.
faction_object = { faction_one }
card_object = { card }

and = { $first }と{ $last }
or = { $first }か{ $last }
comma = { $first }、{ $rest }
versus = { $first } – { $rest }

date = { $year }年{ $month }月{ $day }日
# A number with one decimal.
decimal = { $whole }.{ $tenths }
percent = { $whole }.{ $hundredths }%
seconds = { $count }秒
minutes = { $count }分
hours = { $count }時間
days = { $count }日
chapter_trick = 第{ $phase }段階・トリック{ $number }
chapter_turn = 手番{ $number }

# Time controls, as choices: no markdown.
time_unlimited = 時間制限なし
time_per_turn = 手番ごとに{ $limit }
time_reserve = 各{ $initial } + 手番ごとに{ $increment }
