# The leaderboard and a player's own matches.

leaderboard_title = 🏆 Leaderboard of this server
leaderboard_empty = No rated match has been finished here yet. Start the first one: `/claim start`
leaderboard_row = `{ $rank }.` { $name } · **{ $rating }** · { $played ->
    [one] { $played } match
   *[other] { $played } matches
}: { $won } won, { $drawn } drawn, { $lost } lost
leaderboard_own = ➤ { leaderboard_row } ← you
button_my_rating = My rating
button_leaderboard = Leaderboard
rating_title = 📈 Your rating in this server
rating_now = **{ $rating }** · rank { $rank } · { $played ->
    [one] { $played } match
   *[other] { $played } matches
}: { $won } won, { $drawn } drawn, { $lost } lost
rating_none = You have not finished a rated match here yet. Start one with `/claim start`.
rating_history = { $count ->
    [one] Your only rated match
   *[other] Your last { $count } rated matches
}
page = Page { $number } of { $pages }
button_previous = Back
button_next = Next

matches_title = Your running matches
matches_empty = You have no running matches. Start one with `/claim start`.
matches_line = Waiting for others: { $title }
matches_line_your_turn = **Your turn:** { $title }
