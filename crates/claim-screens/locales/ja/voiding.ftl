# Voiding a finished match, for those who may manage the server.

button_choose_void = 対戦を無効にする…
void_title = 対戦を無効にする
void_text = 無効にした対戦は成績に入りません。どの対戦ですか？これはこのサーバーの最近の対戦です。もっと古いものは、`/claim 投了`にIDを入れてください。
void_none = このサーバーで終わった対戦はまだありません。
void_choose = 対戦を選ぶ…
void_question = この対戦を無効にしますか？ { $title }
void_effect = レート、ランキング、プロフィール、プレイヤーどうしの成績に入らなくなります。その後のレートはすべて計算し直すので、少し時間がかかることがあります。モデレーターが無効にしたことは、プレイヤーに知らされます。
void_effect_unrated = レート対象外だったので、レートは変わりません。プロフィールにも入らなくなります。モデレーターが無効にしたことは、プレイヤーに知らされます。
void_for_good = リプレイと分析は残ります。元には戻せません。
button_void = 無効にする
void_done = 対戦を無効にし、プレイヤーに知らせました。
void_elsewhere = その対戦は、このサーバーで行われたものではありません。
not_over = 無効にできるのは、終わった対戦だけです。
already_voided = この対戦はすでに無効です。
