//! The board has no border.

use super::*;
use crate::kingdoms::{Board, Space};

/// All cards in one straight line.
fn line(x: i8, y: i8) -> Board {
    let mut board = Board::empty();
    for n in 0..49 {
        let space = Space::new(n * x, n * y).expect("within reach");
        assert!(n == 0 || board.is_open(space));
        board.place(faction("goblin"), space);
    }
    board
}

#[test]
fn all_cards_can_form_one_line() {
    for (x, y) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        let board = line(x, y);
        assert_eq!(board.cards().count(), 49);
        for n in 0..49 {
            let space = Space::new(n * x, n * y).expect("within reach");
            assert_eq!(board.card_at(space).map(|card| card.space), Some(space));
        }
        // On both sides of each card, and at both ends.
        assert_eq!(board.open_spaces().len(), 100);
    }
}

#[test]
fn spaces_with_the_same_slot_are_told_apart() {
    for (x, y) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        let board = line(x, y);
        let all = || (-48..=48).flat_map(|x| (-48..=48).map(move |y| (x, y)));
        let spaces = || all().filter_map(|(x, y)| Space::new(x, y));
        let cards = spaces().filter(|&space| board.card_at(space).is_some());
        assert_eq!(cards.count(), 49);
        // The open space beyond the last card is out of reach.
        let open = spaces().filter(|&space| board.is_open(space));
        assert_eq!(open.count(), 99);
    }
}

#[test]
fn staircase_has_distinct_open_spaces() {
    let mut board = Board::empty();
    for n in 0..49 {
        let space = Space::new((n + 1) / 2, -(n / 2)).expect("within reach");
        assert!(n == 0 || board.is_open(space));
        board.place(faction("goblin"), space);
    }
    let mut open = board.open_spaces().to_vec();
    open.sort();
    open.dedup();
    assert_eq!(open.len(), board.open_spaces().len());
    for space in open {
        assert!(board.is_open(space) && board.card_at(space).is_none());
        let neighbours = space.neighbours().into_iter();
        assert!(neighbours.filter_map(|it| board.card_at(it)).count() > 0);
    }
}
