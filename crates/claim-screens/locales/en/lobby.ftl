# A table before its match.

invitation = { $mentions }, { $host } invites you { $count ->
    [one] to a match
   *[other] all to a match
} of { $game }!
opened = { $host } would like to play { $game }. Who’s in?
call_full = { $mentions }, everyone is here: press “Start” to begin.
call_host_left = { $mentions }, the host has left, so this is your table now.
series_next = { $mentions }, the next match of the series is ready: press “Start”.
lobby_title = { $game }: open table
lobby_host = { $host } hosts this table.
lobby_seat = Seat { $number }: { $player ->
    [none] free
   *[other] { $player }
}
lobby_seat_reserved = Seat { $number }: reserved for { $player }
lobby_declined = ✉️ { $players } { $count ->
    [one] has declined
   *[other] have declined
}.
lobby_team = Team { $number } – { $members }
series_first = Best of { $matches }
series_match = Best of { $matches }, match { $number }. Series so far: { $score }
series_continues = Best of { $matches }: { $score }. The next match opens in the same channel.
series_ended = The series ends here: { $score }
series_won = { $count ->
    [one] 🏆 { $players } wins the series
   *[other] 🏆 { $players } win the series
}: { $score }
series_drawn = 🤝 The series is a draw: { $score }
lobby_option = { $option ->
    [factions] Factions
   *[variant] Variant
}: { $names }
lobby_time = ⏳ Time per turn: { $limit }
lobby_time_reserve = ⏳ Time per player: { $initial }, plus { $increment } per turn
lobby_time_unlimited = ⏳ No time limit
lobby_unrated = ⚖️ This match won’t be rated: { $players ->
    [2] these two
   *[other] two of these players
} have finished { $matches } rated matches together in the last 24 hours.
# What happens at a deadline.
out_of_time = { $players ->
    [2] A player who runs out of time loses. If you haven’t both played yet, the match is usually called off instead.
   *[other] A player who runs out of time loses. If the others can play on, a bot takes over the seat; otherwise the match ends.
}
lobby_wait = Press “Join” to take a seat. The match can start when every seat is taken.
lobby_wait_invited = { $players }, press “Join” to take your { $count ->
    [one] seat
   *[other] seats
}. When everyone is here, the match can start.
lobby_starts_with_invited = { $player }, press “Join” and the match starts at once.
lobby_full = Everyone is here: press “Start”. Your hand then arrives by direct message. The button “My hand” shows it, too.
lobby_full_without_hands = Everyone is here: press “Start”. The match is played right here.
lobby_cancelled = { $host }’s table was canceled.
lobby_expired = The match was not started in time. This table is closed.
lobby_fingerprint = Fairness fingerprint (SHA-256): { $commitment }
fingerprint_message = Fairness fingerprint: `{ $commitment }`

fairness_title = Provably fair
fairness_title_unproven = Fairness
fairness_text = I don’t decide the cards and dice alone, and you can check that afterwards.
    1. When a table opens, I generate a random secret. I post its fingerprint in a separate message before anyone can join. This message never changes; if it did, Discord would mark it as edited.
    2. Every deal and every roll follows from the secret and from your clicks on “Join” and “Start”. You only have to trust that I use every click exactly as Discord reports it.
    3. After the match, I reveal the secret. If it matches the fingerprint, it was not replaced.
fairness_unproven = This match started at once: no fingerprint was shown first, and no clicks went into it, so it can’t be proved fair. For proof, open a table in a server, add bots with “{ button_options }”, and press “{ button_start }”.
fairness_fingerprint_heading = Fingerprint (SHA-256 of the secret)
fairness_fingerprint = `{ $commitment }`
fairness_secret_heading = Secret
fairness_secret = `{ $secret }`
    Fingerprint and secret are in the record as well (“Record”, below the result). `claim-bot check` uses it to verify every card and every roll.
fairness_secret_later = It is revealed when the match is over.

button_join = Join
button_leave = Leave
button_decline = Decline
button_options = Table options
button_start = Start
button_cancel = Cancel table

# What can be changed at the table, privately.
options_title = Table options
options_host = You are the host of this table. Matches with bots are not rated.
options_host_alone = You are the host of this table. Until someone joins, you can still change the game. Matches with bots are not rated.
options_guest = { $host } hosts this table. { $can_change ->
    [true] You can change your seat and add bots. Matches with bots are not rated.
   *[false] No seat is free.
}
options_game = **{ $game }** for { $players } players
menu_bots = Add or remove bots
menu_seat = Change seats
menu_invite = Invite people
menu_players = Remove players or change the host
menu_game = Change the game
menu_count = Change the number of players
menu_variant = Change the variant
menu_time = Change the time
option_fill_with_bots = Fill the free seats: { $level ->
    [easy] easy bots
    [medium] medium bots
   *[hard] hard bots
}
option_add_bot = Add one bot: { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
option_remove_bot = Remove a bot
option_seat = Take seat { $number }
option_seat_with = Take seat { $number }, in a team with { $player }
option_swap_seat = Swap seats with { $player } (seat { $number })
option_partner = Play in a team with { $player }
option_hand_over = Make { $player } the host
option_remove = Remove { $player } from the table
option_withdraw = Withdraw { $player }’s invitation
option_players_count = { $count } players
button_change_game = Change game or time
button_other_factions = Draw new factions
button_table_options = Back

# Where the bot is not a member.
bot_match_offer = I’m not a member here, so I can’t open a table. You can play against bots in our direct messages. To play against people, use a server that I am in.
button_bot_match = Play against bots
