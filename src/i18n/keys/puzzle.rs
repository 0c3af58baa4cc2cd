//! The daily puzzle and its ranking.

keys! {
    puzzle_title(year, month, day, game);
    puzzle_question();
    puzzle_you();
    puzzle_opponent();
    puzzle_opponent_hand(count);
    puzzle_piles();
    puzzle_pile_line(faction, own, opposite);
    puzzle_pile_cards(count, values);
    puzzle_open_hands(tricks);
    puzzle_right(card);
    puzzle_wrong(value, card, solution);
    puzzle_stats(streak, best, solved, answered);
    puzzle_best(best);
    puzzle_next(when);
    button_puzzle();
    button_puzzle_board();
    puzzle_board_title();
    puzzle_board_empty();
    puzzle_board_row(rank, today, name, streak, best, solved, answered);
    puzzle_board_own(rank, today, name, streak, best, solved, answered);
    puzzle_board_signs();
    puzzle_over();
    puzzle_unknown_play();
}
