//! The daily puzzle and its ranking.

keys! {
    puzzle_title(year, month, day, game);
    puzzle_question();
    puzzle_you();
    puzzle_opponent();
    puzzle_opponent_hand(count);
    puzzle_piles(rows);
    puzzle_pile_line(faction, own, opponent);
    puzzle_pile_cards(count, values);
    puzzle_open_hands(tricks);
    puzzle_right(card);
    puzzle_wrong(value, card, solution);
    puzzle_stats(streak, best, solved, answered);
    puzzle_best(best);
    puzzle_next(when);
    puzzle_counts();
    puzzle_practice();
    puzzle_why();
    puzzle_why_line(value, card, plays);
    puzzle_end(decided_by, votes, sums, count, factions);
    puzzle_play(who, card);
    rated_question();
    rated_placeholder();
    rated_right(choice, chance);
    rated_wrong(choice, chance, solution, best);
    rated_why(choice, chance);
    rated_why_then(choice, chance, plays);
    rated_play(who, action);
    puzzle_more(count);
    rated_margin(margin);
    rated_exact();
    button_earlier_puzzle();
    button_later_puzzle();
    button_puzzle_again();
    button_puzzle();
    button_puzzle_ranking();
    puzzle_ranking_title();
    puzzle_ranking_empty();
    puzzle_ranking_row(rank, today, name, streak, best, solved, answered);
    puzzle_ranking_own(rank, today, name, streak, best, solved, answered);
    puzzle_ranking_symbols();
    puzzle_over();
    puzzle_unknown_play();
    puzzle_is_answered();
    puzzle_too_old();
}
