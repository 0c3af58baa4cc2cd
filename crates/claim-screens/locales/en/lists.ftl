# Leaderboards, profiles, and a player's own matches.

leaderboard_title = 🏆 Leaderboard
leaderboard_empty = This leaderboard is still empty. To be listed, finish a rated match against people in a server: `/claim start`
leaderboard_row = `{ $rank }.` { $name } · **{ $rating }** · { $played ->
    [one] { $played } match
   *[other] { $played } matches
}: { $won } won, { $drawn } drawn, { $lost } lost
leaderboard_own = ➤ { leaderboard_row } ← you
this_server = This server
all_servers = All servers
all_games = All games
this_month = This month
all_time = All time
month_starts_anew = Every month, these ratings start from scratch.
button_my_profile = My profile
button_leaderboard = Leaderboard
profile_own = 📈 Your profile
profile_of = 📈 { $name }’s profile
profile_unnamed = 📈 Profile
rating_record = { $played ->
    [one] { $played } match
   *[other] { $played } matches
}: { $won } won, { $drawn } drawn, { $lost } lost
rating_now = **{ $rating }** · rank { $rank } · { $record }
rating_none = You have not finished a rated match here yet. Matches between people in a server are rated: `/claim start`
rating_none_other = { $player } has not finished a rated match here yet.
rating_none_of_game = You have not finished a rated match of { $game } here yet.
rating_none_of_game_other = { $player } has not finished a rated match of { $game } here yet.
rating_provisional = ? provisional: only a few rated matches so far
profile_streaks = Wins in a row: { $streak } · longest streak: { $best }
profile_favourite = Favorite faction: { $faction } ({ $won ->
    [one] won once
   *[other] won { $won } times
})
profile_games = Ratings by game
profile_game = { $game }: **{ $rating }** · rank { $rank } · { $record }
profile_bots = Against bots (unrated; all your matches, in all servers)
profile_bot = { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
} ({ $names }): { $won } won, { $drawn } drawn, { $lost } lost
profile_forms = Your moves (analyzed matches, in all servers)
form_kept = **{ $game }:** { $percent }% of the winning chances kept in { $count ->
    [one] one match
   *[other] your last { $count } matches
}.
form_exact_only = **{ $game }:** { $count ->
    [one] one match
   *[other] your last { $count } matches
}.
form_strength = { $strength ->
    [above-hard] Better than hard bots.
    [below-easy] Weaker than easy bots.
    [above-easy] Between easy and medium bots.
   *[above-medium] Between medium and hard bots.
}
form_trend = The last { $count }: { $new }%, before that { $old }%.
form_critical = { $right } of { $count } critical { $count ->
    [one] move
   *[other] moves
} correct in phase two.
form_typical = Most frequent mistake: { $kind ->
    [lead-one] what you lead in phase one
    [follow-one] what you follow with in phase one
    [lead-two] what you lead in phase two
    [follow-two] what you follow with in phase two
    [choice] which card you take
    [roll] rolling again instead of stopping
    [stop] stopping instead of rolling again
    [space] which space you use
    [place] where you place which card
    [power] how you use powers
   *[draw] which card you draw
}.
profile_events = Tournaments
profile_event = { $event }: place **{ $place }** of { $players }
profile_opponents = Most frequent opponents
profile_opponent = { $name }: { $won } won, { $drawn } drawn, { $lost } lost
profile_against_you_heading = Head to head
profile_against_you = You: { $won } won, { $drawn } drawn, { $lost } lost
rating_history = { $count ->
    [one] The only rated match
   *[other] The last { $count } rated matches
}
page = Page { $number } of { $pages }
button_previous = Back
button_next = Next

matches_title = Your running matches
matches_empty = You have no running matches.
matches_line = Waiting for others: { $title }
matches_line_paused = ⏸️ Paused: { $title }
matches_line_your_turn = **Your turn:** { $title }
# Beside a match: whether it waits for the reader.
button_go_on = Continue
button_show = Show
matches_tables = Your open tables and invitations
link_to_hand = [Your hand]({ $url })

finished_matches_title = Your finished matches
finished_matches_empty = You have no finished matches yet.
button_finished_matches = Finished matches

which_match_title = Which match?
which_match_menu = Choose a match

tables_title = Open tables in this server
tables_empty = No table is open.
tables_line = **{ $game }** · { $players } · { $free ->
    [0] all seats taken
   *[other] { $free } of { $total } seats free
}
tables_line_reserved = **{ $game }** · { $players } · reserved for { $names }
tables_label = Open table · { $game }: { $players }

button_share = Share in the channel
button_open_shared = Open
button_refresh = Refresh
watching = You are watching: new moves appear here. If they don’t, press “{ $refresh }”.
watching_ended = This no longer follows the match. “{ $watch }” shows it again.
tables_running = Running in this channel
shared = Shared in the channel.
shared_by = Shared by { $player }
