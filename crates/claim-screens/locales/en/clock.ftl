# The clock of a match: reminders, more time, pauses, vacations.

button_clock = Clock
clock_title = Clock · { $title }
clock_none = This match has no deadlines.
out_of_time_loses = A player who runs out of time loses.
clock_over = This match is over.
clock_reserves = Time left when this turn began:
clock_reserve = { $player }: { $left }
clock_paused = ⏸️ **Paused.** Any player can resume the match with “{ $button }”.
clock_is_paused = ⏸️ The match is paused. When a player resumes it, the clock continues where it stopped.
channel_lost = 📵 I can’t reach this match’s channel anymore. As soon as it is back, the match continues there. Until then, you can play here.
channel_lost_and_paused = 📵 I can’t reach this match’s channel anymore. You can play here as soon as the match is resumed.
on_hold = 💤 **On hold:** no one has played here for 30 days. Play, or press “{ $button }”.
on_hold_and_paused = 💤 **On hold and paused:** no one has played here for 30 days. Press “{ $continue_button }”, then “{ $resume_button }”.
pause_asked = ⏸️ { $player ->
    [you] You asked for a pause. It begins when all players agree. To withdraw, press “{ $button }”.
   *[other] { $player } asks for a pause. To answer, press “{ $button }”.
}
pause_is_asked = ⏸️ { $player ->
    [you] You asked
   *[other] { $player } asks
} for a pause. It begins when all players agree.
# On a phone’s lock screen.
told_pause = { $player } asks for a pause: agree or decline?
pause_agreed_by = Agreed so far: { $players }.
# Stands among names.
pause_agreed_you = you
pause_declined = { $player ->
    [you] You declined the pause.
   *[other] { $player } declined the pause.
}

button_give_time = Give { $player } { $time }
button_ask_pause = Ask for a pause
button_pause = Pause
button_agree_pause = Agree to the pause
button_decline_pause = Decline
button_withdraw_pause = Withdraw the request
button_continue = Continue
button_resume = Resume

reminder_title = Reminder · { $title }
reminder = **Your time is running out.**
# On a phone’s lock screen.
told_reminder = Your time is running out – play on: { $title }
reminder_mention = { $mention }, your time is running out.

on_vacation = 🏖️ { $player } is on vacation. Back: { $time }
vacation_title = Vacation
vacation_text = While you are on vacation, your clock stops in all matches with at least 1 day per turn. The other players see that you are away. You can still play.
vacation_until = 🏖️ You are on vacation. Back: { $time }
vacation_days_left = { $left } of { $total } vacation days left this year. A day (UTC) is used up once it has begun.
choose_vacation = How long, starting today?
button_end_vacation = End vacation
