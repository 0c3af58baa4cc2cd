# A table before its match.

invitation = { $mention }, { $host } invites you to a match of { $game }!
lobby_title = { $game }: open table
lobby_opened = { $host } opened a table.
lobby_seat = Seat { $number }: { $player ->
    [none] free
   *[other] { $player }
}
lobby_seat_reserved = Seat { $number }: reserved for { $player }
lobby_team = Team { $number } – { $members }
lobby_option = { $option ->
    [factions] Factions
   *[variant] Variant
}: { $names }
lobby_time = ⏳ Time per turn: { $limit }
lobby_wait = Press “Join” to take a seat. The match can start when every seat is taken.
lobby_wait_invited = { $player }, press “Join” to take your seat. Then the match can start.
lobby_full = Everyone is here: press “Start”. Your hand then arrives by direct message; the button “My hand” shows it as well.
lobby_full_without_hands = Everyone is here: press “Start”. The match is played right here.
lobby_cancelled = { $host }’s table was cancelled.
lobby_expired = The match was not started in time. This table is closed.
lobby_fair = Provably fair: every deal and every roll follows from a secret fixed in advance, combined with your clicks on “Join” and “Start”. Fingerprint of the secret (SHA-256): { $commitment } – the secret is revealed at the end.

button_join = Join
button_leave = Leave
button_add_bot = Add a bot
no_seat_for_bot = There is no free seat left for another bot.
bot_question = How strong should the bot be? Matches with bots are not rated.
button_level = { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
button_remove_bot = Remove a bot
button_start = Start
button_cancel = Cancel
