# The clock of a match: reminders, more time, pauses.

button_clock = Clock
clock_title = Clock · { $title }
clock_none = This match has no deadlines.
clock_over = This match is over.
clock_reserve = { $player }: { $left }
clock_paused = ⏸️ **Paused.** Any player can resume with “{ $button }”.
clock_is_paused = ⏸️ The match is paused. When a player resumes it, the clock goes on where it stopped.
pause_asked = ⏸️ { $player } asks for a pause: answer with “{ $button }”.
pause_is_asked = ⏸️ { $player } asks for a pause. It begins when all players agree.

button_give_time = Give { $player } { $time }
button_ask_pause = Ask for a pause
button_agree_pause = Agree to the pause
button_decline_pause = Decline
button_withdraw_pause = Take back the request
button_resume = Resume

reminder_title = Reminder · { $title }
reminder = **Your time is running out.**
reminder_mention = { $mention }, your time is running out.
