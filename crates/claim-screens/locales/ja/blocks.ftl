# Blocking invitations by a person.

button_block = 招待をブロック
person_blocked = 🔕 { $player }さんは、もうあなたを招待できません。
person_unblocked = { $player }さんは、またあなたを招待できます。
blocked_in_settings = `/claim 設定`でいつでも変えられます。
button_undo_block = 元に戻す
button_blocked = ブロックした人
blocked_title = ブロックした人
blocked_text = { $count ->
    [0] ブロックした人はいません。ブロックは、招待の下の「{ button_block }」でできます。
    [1] この人はあなたを招待できません。選ぶと、また招待できるようになります。
   *[other] この{ $count }人はあなたを招待できません。選ぶと、また招待できるようになります。
}
choose_to_unblock = 招待を許可する人…
only_invited_block = ホストからの招待をブロックできるのは、この卓に招待された人だけです。
too_many_blocked = ブロックは{ $max }人までで、もういっぱいです。先に誰かのブロックを外してください：`/claim 設定`
takes_no_invitations = { $player }さんは今、あなたからの招待を受け付けていません。
