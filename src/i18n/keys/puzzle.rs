//! The daily puzzle and the board of those who solve it.

keys! {
    puzzle_title(year, month, day, game);
    puzzle_question();
    puzzle_you();
    puzzle_opponent();
    puzzle_opposite_hand(count);
    puzzle_piles();
    puzzle_pile(faction, own, opposite);
    puzzle_side(count, values);
    puzzle_open_hands(tricks);
    puzzle_right(card);
    puzzle_wrong(value, card, solution);
    puzzle_tally(streak, best, solved, answered);
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
    puzzle_no_play();
}
