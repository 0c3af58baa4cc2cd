# Short private answers.

turn_mention = { $mention }, it’s your turn – press “{ $button }”.
asked_mention = { $mention }, your answer is needed:
turn_mention_link = { $mention }, it’s your turn: { $link }
# The direct message in games that are played at the table.
turn_notice = **It’s your turn.**
# On a phone’s lock screen.
told_turn = It’s your turn: { $title }
turn_notice_other = The match is played at the table. You’ll get a message when it’s your turn.

not_your_turn = It’s not your turn.
outdated_button = This button is out of date. Please use a newer message.
outdated_button_of_match = This button is out of date. Here is the match now:
match_over = This match is over.
match_paused = This match is paused. Any player can resume it with “Clock”.
match_not_paused = This match is not paused.
no_pause_in_event = Tournaments have no pauses: the next round waits for all.
no_clock = No clock is running in this match.
own_clock = Only an opponent can give you more time.
enough_time = This player has plenty of time left. You can give more once some of it is used up.
pause_already_asked = You have already asked for a pause. It begins when everyone agrees.
no_pause_asked = That pause request is no longer open.
not_in_match = You are not playing in this match. Start your own with `/claim start`.
has_left = You left this match. A bot plays on in your seat.
cannot_call_off = The match can no longer be called off.
unknown_button = I don’t know that button. Please use a newer message.
unreadable_command = I couldn’t read that command. Please enter it again, and choose from the lists that open as you type.
unknown_action = I don’t know that move. Please choose one from the list that opens as you type.
unknown_game = I don’t know that game. Please choose one from the list that opens as you type.
wrong_player_count = { $game } is for { $numbers } players. Choose another number, or another game.
option_unavailable = { $game } has no { $option ->
    [factions] factions
   *[variant] variants
} to choose from. Leave this option out.
option_conflict = { $option ->
    [factions] { $misfits } can’t be combined with the other factions in { $game }
   *[variant] “{ $misfits }” is not available in { $game }
}{ $players ->
    [these] { " " }with this number of players
   *[any] { "" }
}. Choose from the list that opens as you type, or leave the option empty.
faction_missing = In { $game }, at least one of the factions must be { $factions }. Choose from the list that opens as you type, or leave the option empty.
several_variants = Choose only one variant.
options_conflict = These options can’t be combined. Choose from the lists that open as you type, or leave options empty.
unknown_choice = I don’t know “{ $typed }”. Choose from the list that opens as you type, or leave the option empty.
unknown_faction = I don’t know that faction. Please choose one from the list that opens as you type.
table_full = All seats at this table are taken. Open your own with `/claim start`.
table_not_full = There are free seats left. The match can start when every seat is taken.
table_closed = This table is closed.
already_started = This match has already started. Open a new table with `/claim start`.
already_seated = You already have a seat at this table.
not_seated = You have no seat at this table. Press “Join” to take a free one.
other_not_seated = That player is no longer at this table.
other_not_invited = That invitation is no longer open.
only_seated_start = Only players at this table can start the match.
only_host_cancels = Only the host of this table can cancel it.
opponent_is_yourself = You can’t play against yourself. Please pick someone else.
opponent_is_bot = Other bots can’t be invited. Please pick a person.
opponent_is_this_bot = I don’t need an invitation. To play against bots, use the menu “{ menu_bots }”.
already_invited = Everyone you picked already has a seat or an invitation.
seats_reserved = { $count ->
    [one] The free seat is
   *[other] The free seats are
} reserved for { $names }.
no_longer_in_server = You are no longer in the server where this match was played.
opponent_not_here = That person is not in this server, so I can’t invite them.
removed_from_table = The host removed you from this table. You can open your own with `/claim start`.
rated_changed = Whether this match is rated has just changed: look at the table again, and press once more if you still want to play.
terms_changed = The host has just changed the game or the time. Look at the table again, and press “Join” if you still want to play.
no_invitation = You have no open invitation to this table.
seat_taken = Someone else has that seat.
host_only = Only the host of this table can do that.
others_joined = Others have joined, so the game can no longer be changed. Cancel the table and open a new one instead.
too_few_seats = You invited more people than there are seats. Choose a higher number of players, or invite fewer.
no_seats_for_bots = No seats are left for bots. Leave `bots` out, or choose a game for more players.
invited_other = { $count ->
    [one] This seat is reserved for { $names }
   *[other] The free seats are reserved for { $names }
}. Open your own table with `/claim start`.
match_not_found = I can’t find that match. `/claim matches` lists your running matches.
match_unreadable = I can’t read the saved data of this match, so it can’t continue until that is fixed. Nothing was deleted, and all clocks are stopped. Please tell the people who run this bot.
own_match_unreadable = I can’t read the saved data of one of your matches, so that match can’t continue until that is fixed. Nothing was deleted, and all clocks are stopped. Please tell the people who run this bot.
match_still_running = That match is still running. Try again when it is over.
match_hidden = Others are still playing this deal. You can look at the match when the round is over.
no_finished_match = You have no finished matches yet.
nothing_to_analyse = That match ended before anyone played, so there is nothing to analyze.
no_running_match = You have no running matches.
missing_permissions = In this channel I lack: { $permissions }. A server admin can grant that.
missing_thread_permissions = I can’t open threads in this channel yet. Missing permissions: { $permissions }. Give them to my role; until then, matches are played in the channel itself.
thread_refused = I couldn’t open a thread for a match in <#{ $channel }>. My role needs these permissions there: { $permissions }. Without them, matches are played in the channel itself. If you don’t want threads, turn them off with `/claim settings`.
limit_own_tables = You already have { $count ->
    [one] an open table
   *[other] { $count } open tables
}. Start a match or cancel a table before you open another one.
limit_player_tables = { $player } already has { $count ->
    [one] an open table. You can hand this one over when that table’s match has started, or the table is canceled.
   *[other] { $count } open tables. You can hand this one over when a match has started at one of them, or one is canceled.
}
limit_server_tables = This server already has { $count ->
    [one] an open table
   *[other] { $count } open tables
}. Join one with `/claim tables`, or try again later.
limit_own_matches = { $count ->
    [one] You are already playing a match. Finish it first.
   *[other] You are already playing { $count } matches at once. Finish one of them first.
}
limit_player_matches = { $player } is already playing { $count ->
    [one] a match. This match can start when that one is over.
   *[other] { $count } matches at once. This match can start when one of them is over.
}
limit_server_matches = { $count ->
    [one] A match is already running in this server. Try again when it is over.
   *[other] { $count } matches are already running in this server. Try again when one of them is over.
}
limit_vacation_days = You don’t have enough vacation days left ({ $count } a year). Choose fewer days.
limit_analyses = { $count ->
    [one] I’m still working on your last request. Please wait until it is ready.
   *[other] I’m still working on { $count } requests of yours. Please wait until one of them is ready.
}
limit_all_analyses = { $count ->
    [one] I’m still analyzing another match.
   *[other] { $count } other matches are waiting for their analyses.
} Please try again in a minute.
servers_only = This only works in a server that I am in.
cannot_write_here = You can’t share this here, because you can’t write in this channel. Try another channel.
not_shared = I couldn’t post that here just now. Please try again.
watch_elsewhere = You can watch this match in { $channel }.
stop_elsewhere = You can stop this match only in { $channel }.
only_bots_here = Here you can only play against bots. To play against people, use `/claim start` in a server that I am in.
no_series_here = You can only play a series in a server. Here you can play single matches: use `/claim start` without `series`.
match_started_in_direct_messages = Your match has started in our direct messages. `/claim hand` shows it here, too. At the table: { $bots }.
match_started_against_bots = Your match has started. At the table: { $bots }.
internal_error = Something went wrong on my side. Please try again in a moment. Everything I confirmed is saved.
shutting_down = I am restarting. Please try again in a minute. Your matches are safe.

# Choices that /claim play offers when there is nothing to play: no markdown, at most 100 characters.
play_no_match = No match is waiting for you. Start one with /claim start
play_not_your_turn = It’s not your turn: waiting for { $player }

# A choice that /claim play offers when there are more moves than fit.
play_more = { $count } more – type to see them

joined_table = You joined the table.
table_elsewhere = The table is in { $channel }.
table_not_posted = I can’t post the table in { $channel } at the moment. I’ll keep trying. If it doesn’t appear, ask a moderator to give me “View Channel” and “Send Messages” there.
bots_joined = { $bots } joined the table.
invitation_declined = You declined. The others see that at the table.
people_invited = Everyone you picked is invited.
seats_changed = The seats were changed.
player_removed = Done. The seat is free.
invitation_withdrawn = The invitation was withdrawn.
table_handed_over = The table was handed over.
bot_removed = The bot left the table.
no_bot = There is no bot at this table.
left_table = You left the table.
table_cancelled = The table was canceled.
resigned = You resigned.
resigned_to_bot = You resigned. A bot plays on in your seat.
called_off = You called the match off. It does not count.

# As Discord calls them.
permission_view_channel = View Channel
permission_connect = Connect
permission_send_messages = Send Messages
permission_create_public_threads = Create Public Threads
permission_send_messages_in_threads = Send Messages in Threads
permission_attach_files = Attach Files
permission_read_message_history = Read Message History

# Why the rules refuse a move.
refused_no_turn = It’s no one’s turn right now.
refused_not_held = You don’t have { $card }.
refused_revoke = You must follow with { faction_led }.
refused_revoke_doppelganger = You must follow with { faction_led } (or a Doppelgänger).
refused_play_expected = Play a card now.
refused_take_expected = Take a card first.
refused_remove_expected = Choose whose Gnome the Giant removes first.
refused_nothing_there = You can’t take that card.
refused_no_victim = That player has no such Gnome.

# Matches in lists.
match_your_turn = Your turn · { $title }
match_ended_ago = { $unit ->
    [minute] { $count } min
    [hour] { $count } h
   *[day] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
} ago · { $title }
match_ended_exactly_ago = { $days ->
    [0] {""}
    [one] 1 day{" "}
   *[other] { $days } days{" "}
}{ $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min ago · { $title }

# Tables that were opened, and matches that have begun.
table_opened = Your table is open. When every seat is taken, anyone at the table can start the match.
table_opened_for_guest = Your table is open. The match starts as soon as the player you invited joins.
table_opened_with_bots = Your table is open and the bots are seated. When everyone you invited is here, you can start the match. Matches with bots are not rated.
table_opened_with_bots_for_guest = Your table is open and the bots are seated. The match starts when the player you invited joins. Matches with bots are not rated.
match_started_with_bots = The match has started. At the table: { $bots }. It is not rated and not provably fair (see “Fairness”).
match_started = The match has started.
rematch_opened = The table for the rematch is open. The other players can join with “Join” or “Rematch”.
rematch_missed = The rematch has begun without you. To play again, open a table with `/claim start`.
other_table_open = You have another open table: [Go to the table]({ $url }). You can cancel it with “Table options”.
hand_elsewhere = Play on in your direct messages: [Your hand]({ $url })
hand_moved = Your hand is in a newer message.
hand_not_delivered = Your cards are here because Discord did not deliver them by direct message. To get them there, allow direct messages in the server’s privacy settings.
series_running = The series has begun, so players and seats can’t change.

# To the person who runs the bot, by direct message.
operator_notice = **The bot needs you.** { $kind ->
    [backup] The last backup of the database failed.
    [disk] The disk of the database is nearly full.
    [quarantine] Matches can’t be read and are set aside.
   *[clock] The clock of its machine is wrong.
} `{ $details }`
