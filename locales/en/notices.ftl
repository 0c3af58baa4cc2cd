# Short private answers.

your_turn_ping = { $mention }, it is your turn – press “My hand”.

not_your_turn = It is not your turn yet.
old_button = The match has moved on since that button was made. Here is where it stands now.
match_over = This match is over.
not_in_match = You are not playing in this match.
malformed_button = I do not recognise that button. Please use a newer message of mine.
unknown_action = I do not recognise that action. Please choose one from the list.
no_such_game = I know no such game. Please choose one from the list that opens while you type.
players_of_game = { $game } is for { $numbers } players.
option_not_of_game = In { $game } there { $option ->
    [factions] are no factions
   *[variant] is no variant
} to choose.
option_not_together = In { $game }, that choice of { $option ->
    [factions] factions
   *[variant] a variant
} does not go together, or not with so many players. The list that opens while you type has what does; whatever you leave out is decided for you.
not_together = These options do not go together. Please choose from the lists that open while you type; whatever you leave out is decided for you.
no_such_faction = I know no such faction. Please choose one from the list that opens while you type.
table_full = Every seat at this table is taken.
table_not_full = There are still empty seats. The match can start when all are taken.
table_closed = This table is closed. You can open another with `/claim start`.
already_started = This match has already begun.
already_seated = You are already sitting at this table.
not_seated = You are not sitting at this table.
only_seated_start = Only those who sit at the table can start the match.
only_host_cancels = Only whoever opened the table can cancel it.
opponent_is_yourself = You cannot play against yourself. Invite somebody else, or leave the opponent out and let anybody join.
opponent_is_bot = Bot accounts cannot be invited. Please pick a person.
opponent_not_here = That person is not on this server, so I cannot invite them here.
invited_other = This seat is kept for { $name }. You can open a table of your own with `/claim start`.
match_not_found = I do not know that match.
match_still_running = That match is still running; this opens when it is over.
no_ended_match = You have no finished match yet.
no_running_match = You have no running match here. `/claim start` opens one.
several_matches = You have several matches running. Please say which one in the `match` option.
missing_permissions = I am not allowed to do that in this channel. What I lack: { $permissions }. Somebody who manages the server can grant it.
servers_only = This works only in a server, not in direct messages.
internal_error = Something went wrong on my side. Please try again in a moment; nothing you were told is done has been lost.
shutting_down = I am restarting right now. Please try again in a minute; your matches are safe.
messages_closed = I cannot send you direct messages. No harm done: press “My hand” under the match for all you need, privately.

joined = You have a seat.
bot_seated = The bot has a seat.
bot_gone = The bot has left the table.
no_bot = No bot sits at this table.
left = You have left the table.
cancelled = The table is cancelled.
resigned = You have resigned.

# As Discord calls them.
permission_view_channel = View Channel
permission_send_messages = Send Messages
permission_send_messages_in_threads = Send Messages in Threads
permission_embed_links = Embed Links
permission_attach_files = Attach Files
permission_read_message_history = Read Message History

# Why the rules say no.
refused_nobody_to_act = Nobody is to act now.
refused_not_held = You do not hold { $card }.
refused_revoke = You must follow with { faction_accusative }.
refused_revoke_doppelganger = You must follow with { faction_accusative } (or a Doppelgänger).
refused_play_expected = You have to play a card now.
refused_take_expected = You have to take a card first.
refused_remove_expected = You first have to say whose Gnome the Giant removes.
refused_nothing_there = That card cannot be taken.
refused_no_victim = That player has no such Gnome to lose.
match_your_turn = { $title } – your turn
opened = Your table is open. As soon as all seats are taken, anybody who sits there can press “Start”.
opened_with_bots = Your table is open, and the bots sit at it. As soon as whoever you invited has joined, press “Start”. A match with bots changes nobody’s rating.
begun_with_bots = The match has begun. As bots play in it, it changes nobody’s rating.
begun = The match has begun.
rematch_opened = A table for the rematch is open. Whoever else was there joins it by “Join”, or by “Rematch” as you did.
