# The clock of a match: reminders, more time, pauses, vacations.

button_clock = 時計
clock_title = 時計 · { $title }
clock_none = この対戦に期限はありません。
out_of_time_loses = 時間切れになると負けです。
clock_over = この対戦は終わりました。
clock_reserves = この手番の開始時の残り時間：
clock_reserve = { $player }：{ $left }
clock_paused = ⏸️ **一時停止中。** プレイヤーなら誰でも「{ $button }」で再開できます。
clock_is_paused = ⏸️ 対戦は一時停止中です。誰かが再開すると、時計は止まったところから動きます。
channel_lost = 📵 この対戦のチャンネルに入れなくなりました。入れるようになったら、そこで続きます。それまではここでプレイできます。
channel_lost_and_paused = 📵 この対戦のチャンネルに入れなくなりました。対戦が再開されたら、ここでプレイできます。
on_hold = 💤 **お休み中：** 30日間、誰もプレイしていません。プレイするか、「{ $button }」を押してください。
on_hold_and_paused = 💤 **お休み中・一時停止中：** 30日間、誰もプレイしていません。「{ $continue_button }」、続けて「{ $resume_button }」を押してください。
pause_asked = ⏸️ { $player ->
    [you] 一時停止を求めました。全員が同意すると止まります。取り下げるには「{ $button }」を押してください。
   *[other] { $player }さんが一時停止を求めています。答えるには「{ $button }」を押してください。
}
pause_is_asked = ⏸️ { $player ->
    [you] 一時停止を求めました
   *[other] { $player }さんが一時停止を求めています
}。全員が同意すると止まります。
# On a phone’s lock screen.
told_pause = { $player }さんが一時停止を求めています。同意しますか？
pause_agreed_by = 同意した人：{ $players }。
# Stands among names.
pause_agreed_you = あなた
pause_declined = { $player ->
    [you] 一時停止を断りました。
   *[other] { $player }さんが一時停止を断りました。
}

button_give_time = { $player }に{ $time }あげる
button_ask_pause = 一時停止を求める
button_pause = 一時停止
button_agree_pause = 一時停止に同意
button_decline_pause = 断る
button_withdraw_pause = 取り下げる
button_continue = 続ける
button_resume = 再開

reminder_title = お知らせ · { $title }
reminder = **残り時間がわずかです。**
# On a phone’s lock screen.
told_reminder = 残り時間がわずかです。プレイしてください：{ $title }
reminder_mention = { $mention }さん、残り時間がわずかです。

on_vacation = 🏖️ { $player }さんは休暇中です。戻り：{ $time }
vacation_title = 休暇
vacation_text = 休暇中は、手番ごとに1日以上ある対戦で、あなたの時計が止まります。留守であることはほかの人にも分かります。休暇中でもプレイできます。
vacation_until = 🏖️ 休暇中です。戻り：{ $time }
vacation_days_left = 今年の休暇の残り：{ $total }日のうち{ $left }日。始まった日（UTC）は1日と数えます。
choose_vacation = 今日から何日？
button_end_vacation = 休暇を終える
