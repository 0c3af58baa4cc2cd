# Events, which people know as tournaments.

event_button_new = New tournament
event_button_open = Open tournament
event_button_show = Show
event_button_join = Join
event_button_leave = Leave
event_button_standings = Standings
event_button_compare = Compare
event_button_first_difference = First difference
event_button_leg = Match { $leg }
event_button_rules = Rules
event_button_record = Record
event_button_manage = Manage
event_button_here = I’m here
event_button_back = Back
event_button_previous = Earlier
event_button_next = Next
event_button_check_in = { $to ->
    [on] With check-in
   *[off] Without check-in
}
event_button_start_now = Start now
event_button_postpone = { $minutes ->
    [60] Start 1 hour later
    [1440] Start 1 day later
   *[other] Start { $minutes } minutes later
}
event_button_sign_up = { $to ->
    [on] Open sign-up
   *[off] Close sign-up
}
event_button_pause = { $to ->
    [on] Pause
   *[off] Resume
}
event_button_players = Players
event_button_rulings = Decide a table
event_button_round = Round { $round }
event_button_end = End tournament
event_button_end_now = Yes, end it
event_button_leave_now = Yes, leave

event_title = 🏆 { $name }
event_default_name = { $game } tournament
event_list_title = Tournaments in this server
event_list_empty = No tournament is open at the moment.
event_form_title = 🏆 New tournament: { $name }
event_form_text = Open it as it is, or change it first. Everyone in this channel can join.
event_swiss = Swiss, { $rounds } rounds
event_round_robin = Round robin: everyone meets everyone
event_knockout = Knockout
event_knockout_best_of = Knockout, best of { $matches }
event_choose_format = Change the format
event_choose_game = Change the game
event_choose_time = Change the time to think
event_choose_deals = Change what counts
event_choose_start = Change the start
event_choose_most = Change the number of players
event_starts_in = Starts in { $duration }
event_most = { $count ->
    [0] Any number of players
   *[other] At most { $count } players
}
event_check_in_hint = { $state ->
    [on] Check-in: in the ten minutes before the start, players say that they are there
   *[off] Without check-in
}
event_deals = { $deals ->
    [own] Wins count; each table has a deal of its own
    [board] Wins count; all tables of a round have the same deal
   *[duplicate] Duplicate: all tables have the same deal, and you are compared with the others in the same seat
}
event_outline_deals = { $deals ->
    [board] same deal at all tables
   *[duplicate] duplicate
}

event_organised_by = Organized by { $person }
event_start = Start: { $when }
event_join_until = Join until then!
event_sign_up_closed = Sign-up is closed.
event_check_in_open = Check-in is open: press “I’m here” before the start.
event_paused = Paused: no round begins until it goes on.
event_round_running = Round { $round } of { $rounds }: { $left ->
    [one] one table is still playing.
   *[other] { $left } tables are still playing.
}
event_round_over = Round { $round } of { $rounds } is over.
event_next_begins = Next round: { $when }
event_over_played = It is over. Thank you for playing!
event_over_ended = The organizer has ended it.
event_over_cancelled = It was canceled.
event_players = { $count ->
    [0] No players yet.
    [one] **1 player**
   *[other] **{ $count } players**
}
event_more = … and { $count } more
event_standings_heading = **Standings** – points (margins)
event_standings_heading_duplicate = **Standings** – average per round (points for wins)
event_no_standings = No round is decided yet.
event_call_check_in = **{ $name }** begins soon. Are you there?
event_check_in_text = Press the button before the start. Players who do not are out.
event_round_title = 🏆 { $name } · Round { $round }
event_round_call = **{ $name }**: round { $round } begins!
event_tables = Tables: { $links }
event_first_action = Your table waits for you: a player who makes no move within five minutes forfeits.
event_hidden_round = All tables have the same deal, so cards and results are hidden until the round is over. Tell no one about them!
event_bye = Bye: { $names }
event_result_forfeit = { $name } was not there
event_result_ruled = the organizer’s decision
event_result_void = void
event_result_hidden = finished
event_compare_title = 🏆 { $name } · Round { $round } · Compare
event_compare_text = All tables had the same deal: A is named first, B second. Numbers are tables.
event_compare_first = First difference: **{ $chapter }**
event_compare_alike = All tables were played alike.
event_compare_all = All
event_won = { $count ->
    [one] 🏆 { $winners } has won **{ $name }**!
   *[other] 🏆 { $winners } have won **{ $name }** together!
}
event_cancelled = **{ $name }** does not take place.

event_rules_swiss = Swiss: each round you meet a player with about as many points, and no one twice while that can be avoided.
event_rules_round_robin = Round robin: everyone meets everyone once.
event_rules_knockout = Knockout: the loser of a pair is out. After an equal pair, the better seed goes on.
event_rules_points = A win is 1 point, a draw ½, a bye 1. Equal points: the sum of margins decides, then the match between the players.
event_rules_duplicate_points = For each round you get the share of the others in the same seat whom you did better than with the same cards, a tie counting half. A bye is 60%. The average decides, then the points for wins.
event_rules_knockout_points = You are ranked by the rounds that you survive. Seeds follow the ratings.
event_rules_board = All tables of a round have the same deal. Cards and results are hidden until the round is over; then *Compare* shows what each table made of it.
event_rules_live = Make your first move within five minutes, or you forfeit the match. Two forfeits, and you are out. There are no pauses.
event_rules_days = Make each move in your time per turn; without any move you forfeit the match. Two forfeits, and you are out. A match ends after 14 days.
event_rules_leave = If you leave, you lose the match that you are playing, and your earlier results stand.
event_rules_proof = Pairings and deals follow from a secret with this fingerprint; it is published at the end: { $commitment }

event_manage_title = Manage { $name }
event_manage_help = It goes on without you: rounds begin by themselves, and who forfeits twice is out. A decision ends the match at its table; you cannot decide your own. A pause ends everything after a week.
event_not_posted = I can’t post in { $channel }, so players see nothing new there. Give me “View Channel” and “Send Messages”, or end the tournament.
event_players_text = Add people, or remove a player. Players who were removed cannot return.
event_choose_added = Add people …
event_choose_removed = Remove a player …
event_rulings_text = Choose a table to award a win or to cancel its result. Your own table is for others to decide.
event_choose_table = Choose a table …
event_ruling_text = Your decision replaces what was played, and ends a match that is running. The reason is in the record.
event_choose_ruling = Choose a result and a reason …
event_award_win = { $name } wins
event_award_draw = Draw
event_award_void = Cancel the match: counts as a draw
event_reason = { $reason ->
    [agreed] The players agree
    [absent] A player was not there
    [conduct] Unfair play
   *[trouble] Technical trouble
}
event_end_question = End **{ $name }** now? Matches that are running are stopped, and the round that is not decided counts for no one.
event_leave_question = Leave **{ $name }**? You lose the match that you are playing.

event_joined =
    You take part in { $name }.
    Start: { $when }
event_checked_in = You are in. See you at the start!
event_left = You have left the tournament.
event_opened = The tournament is open.
event_done = Done.
event_added = { $count ->
    [one] 1 player was added.
   *[other] { $count } players were added.
}
event_none_added = No one could be added: they take part already, or cannot join any more.
event_no_bots = Bots cannot take part in tournaments.
event_not_found = There is no such tournament.
event_not_organiser = Only the organizer, and people who may manage events, can do this.
event_may_not_create = Only people with the permission *Manage Events* or *Manage Server* can open tournaments here. A manager can open it to everyone in the server settings.
event_refused = { $why ->
    [over] The tournament is over.
    [already-in] You take part already.
    [not-in] You do not take part in this tournament.
    [removed] The organizer has removed you from this tournament.
    [sign-up-closed] Sign-up is closed.
    [too-late] It is too late to join: the tournament has begun.
    [full] All places are taken.
    [no-check-in] There is no check-in at the moment.
    [already-checked-in] You have checked in already.
    [eliminated] You are out of the knockout already.
    [begun] The tournament has begun.
    [too-few-players] Fewer than three players have joined.
    [in-past] That time has passed.
    [unchanged] That is how it is already.
    [no-such-table] There is no such table.
    [own-match] You play at this table. Let another manager decide.
    [needs-winner] One of the two has to go on.
    [next-round-begun] The next round has begun, so this result stays.
   *[not-running] This match is not running any more.
}
event_limit = { $count ->
    [one] This server can have only one tournament at a time.
   *[other] This server can have at most { $count } tournaments at a time.
}
