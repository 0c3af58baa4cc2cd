//! Bounds hold for the lowest standing that they claim.

use super::positions::{decks, ending, position, rng};
use crate::bots::solver::Limits;
use crate::bots::solver::bound::Bound;
use crate::bots::solver::canonical_key::KeyTables;
use crate::bots::solver::endgame::Endgame;
use crate::bots::solver::lanes;
use crate::bots::solver::node::Node;
use crate::bots::solver::tiebreak_table::TiebreakTable;
use crate::bots::solver::transposition_table::TranspositionTable;
use crate::bots::solver::vote_search::Search;

/// The bound that a search with empty tables finds.
fn search(endgame: &Endgame, node: &Node, goal: i8) -> Bound {
    let mut search = Search {
        endgame,
        keys: &KeyTables::new(endgame),
        table: &mut TranspositionTable::new(1 << 16),
        tiebreak_table: &mut TiebreakTable::new(),
        remaining_nodes: Limits::default().max_nodes,
    };
    search.bound(node, goal).expect("enough nodes")
}

/// The standing, raised where needed to what a seat has that loses all cards of a faction.
fn at_least_possible(endgame: &Endgame, standing: u64) -> u64 {
    lanes::max(standing, endgame.even - endgame.lowest_standing)
}

#[test]
fn bound_holds_for_its_min_standing() {
    let mut rng = rng(1);
    let mut lower = 0;
    for setup in decks() {
        for cards in [6, 8, 8, 10, 10, 10, 12, 12, 12] {
            let state = ending(setup, None, cards, &mut rng);
            let position = position(&state);
            let endgame = Endgame::new(&position);
            let node = endgame.start.node;
            for goal in [0, 1] {
                let bound = search(&endgame, &node, goal);
                let seat = bound.seat(goal);
                let min_standing = at_least_possible(&endgame, bound.min_standing);
                let standing = endgame.seen_by(seat, min_standing);
                lower += u32::from(standing != node.standing);
                // An upper bound means that the value is not at least one more.
                let goal = bound.value + i8::from(seat == 1);
                let again = search(&endgame, &Node { standing, ..node }, goal);
                assert_eq!(again.seat(goal), seat, "{position:?}");
            }
        }
    }
    assert!(lower > 0);
}
