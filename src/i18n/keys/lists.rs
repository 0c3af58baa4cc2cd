//! The leaderboard and a player's own matches.

keys! {
    leaderboard_title();
    leaderboard_empty();
    leaderboard_row(rank, name, rating, played, won, drawn, lost);
    leaderboard_own(rank, name, rating, played, won, drawn, lost);
    this_server();
    all_servers();
    all_games();
    this_month();
    all_time();
    month_starts_anew();
    button_my_profile();
    button_leaderboard();
    profile_own();
    profile_of(name);
    rating_record(played, won, drawn, lost);
    rating_now(rating, rank, record);
    rating_none();
    rating_none_other();
    rating_provisional();
    profile_streaks(streak, best);
    profile_favourite(icon, faction, won);
    profile_games();
    profile_game(game, rating, rank, record);
    profile_opponents();
    profile_opponent(name, won, drawn, lost);
    profile_against_you_heading();
    profile_against_you(won, drawn, lost);
    rating_history(count);
    page(number, pages);
    button_previous();
    button_next();
    matches_title();
    matches_empty();
    matches_line(title);
    matches_line_your_turn(title);
    matches_tables();
    link_to_hand(url);
    which_match_title();
    which_match_menu();
    tables_title();
    tables_empty();
    tables_line(game, players, free, total);
    tables_menu();
    tables_join(game, players);
}
