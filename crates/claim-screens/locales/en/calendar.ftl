# The daily post of a server, and its settings.

post_title = 🃏 Today’s deal: { $game }
post_day = { date } · the same cards for everyone
post_deal = { $count ->
    [one] Yesterday’s deal · { $count } result
   *[other] Yesterday’s deal · { $count } results
}
post_deal_row = { $medal } { $name } · { daily_score }
post_puzzle = Yesterday’s puzzle
post_solved = { $solved } of { $answered } solved it.
post_solvers = First: { $names }
post_longest_streaks = Longest streaks
post_streaks = 🔥 { $of ->
    [deals] Daily deal:
   *[puzzles] Puzzle:
} { $streaks }
post_streak = { $name } { $days } days
post_event = 🏆 { $name }: { $when }
post_tables = 🪑 { $count ->
    [one] **{ $count }** table waits for players.
   *[other] **{ $count }** tables wait for players.
}
post_month = 🏆 Best of last month
post_most_played = Most matches: { $name } ({ $count })
post_newcomer = Best newcomer: { $name } ({ $rating })
button_post_deal = Play today’s deal
button_post_tables = Open tables

post_settings_title = 📅 Daily post
post_settings_text = One silent message a day: today’s deal and puzzle, yesterday’s best, open tables and tournaments, and once a month the podium. It is left out if there is nothing to tell and no one has played for a week.
post_is_on = It comes in { $channel }.
post_is_off = It is **off**. Choose hour and time zone, and turn it on in the channel where it is to appear.
post_time = Time: **{ $hour }** ({ $zone })
post_next = Next post: { $when }
choose_post_hour = Change the hour
button_post_here = { $which ->
    [move] Post here instead
   *[start] Turn on here
}
button_post_off = Turn off
button_post_zone = Time zone
post_failed = ⚠️ { $why ->
    [channel-lost] The last daily post did not come: its channel is gone. Turn it on in another one.
    [forbidden] The last daily post did not come: I may not write in its channel. I need *View Channel* and *Send Messages* there.
   *[refused] The last daily post did not come: Discord did not accept it.
}
zones_title = 🕘 Time zone of the daily post
zones_text = Chosen: **{ $zone }**. Beside each zone stands how far its clocks are ahead of UTC today.
choose_zone_region = Choose a region
zone_region = { $region ->
    [africa] Africa
    [america] America
    [antarctica] Antarctica
    [asia] Asia
    [atlantic] Atlantic
    [australia] Australia
    [europe] Europe
    [indian] Indian Ocean
   *[pacific] Pacific
}
