# A table before its match.

invitation = { $mention }, { $host } invites you to a match of { $game }!
lobby_title = { $game }: table open
lobby_opened = { $host } has opened a table.
lobby_seat = Seat { $number }: { $player ->
    [none] free
   *[other] { $player }
}
lobby_seat_kept = Seat { $number }: kept for { $player }
lobby_team = Team { $number } – { $members }
lobby_option = { $option ->
    [factions] Factions
   *[variant] Variant
}: { $names }
lobby_time = ⏳ Each turn may take { $limit }.
lobby_wait = Press “Join” to sit down. When every seat is taken, the match can start.
lobby_wait_invited = { $player }, press “Join” to sit down. Then the match can start.
lobby_full = Everybody is here: press “Start”. What you play with comes by direct message, or with “My hand” under the table.
lobby_cancelled = The table of { $host } has been cancelled.
lobby_expired = Nobody came in time, so this table is closed.
lobby_fair = Fair chance: all that is left to chance follows from a secret that is already fixed and from who sits down. Fingerprint of the secret (SHA-256): { $commitment } – the secret itself is shown at the end.

button_join = Join
button_leave = Leave
button_add_bot = Add a bot
bot_no_room = There is no free seat for another bot.
bot_question = How well is the bot to play? A match with bots changes nobody’s rating.
button_level = { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
button_remove_bot = Remove a bot
button_start = Start
button_cancel = Cancel
