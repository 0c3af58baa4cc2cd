# The leaderboard and a player's own matches.

leaderboard_title = 🏆 Leaderboard of this server
leaderboard_empty = No rated match has been finished here yet. Start the first one: `/claim start`
leaderboard_row = `{ $rank }.` { $name } · **{ $rating }** · { $played ->
    [one] { $played } match
   *[other] { $played } matches
}: { $won } won, { $drawn } drawn, { $lost } lost
leaderboard_own = ➤ { leaderboard_row } ← you
page = Page { $number } of { $pages }
button_previous = Back
button_next = Next

matches_title = Your running matches
matches_empty = You have no running matches. Start one with `/claim start`.
matches_line = Waiting for others: { $title }
matches_line_your_turn = **Your turn:** { $title }
