//! The leaderboard and a player's own matches.

keys! {
    leaderboard_title();
    leaderboard_empty();
    leaderboard_row(rank, name, rating, played, won, drawn, lost);
    leaderboard_own(rank, name, rating, played, won, drawn, lost);
    button_my_rating();
    button_leaderboard();
    rating_title();
    rating_now(rating, rank, played, won, drawn, lost);
    rating_none();
    rating_history(count);
    page(number, pages);
    button_previous();
    button_next();
    matches_title();
    matches_empty();
    matches_line(title);
    matches_line_your_turn(title);
}
