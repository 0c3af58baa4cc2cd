# Ways to begin.

button_learn = 遊び方
button_play_bots = ボットと遊ぶ
# Ask a native speaker: is 卓 for the table, and 卓を立てる for opening one, clear to all players?
button_open_table = 卓を立てる
# Where no table can be opened.
no_tables_in_direct_messages = 卓はサーバーで`/claim 開始`と入力して立てます。ここではボットと遊べます。
# In the menu of a person, under “Apps”.
challenge = Claimに誘う
profile_of_person = Claimプロフィール
# To a person who writes to the bot.
greeting = メッセージは読めません。`/claim`と入力すると、できることが分かります。ここからすぐに始めることもできます：
# To a person whom the host has removed from a table.
removed = { $host }さんが、あなたを{ $game }の卓から外しました。
