//! Proofs: that they hold for the least standing they need.

use super::positions::{decks, ending, rng};
use crate::bots::solver::deal::Deal;
use crate::bots::solver::judge::Proof;
use crate::bots::solver::keys::Keys;
use crate::bots::solver::lanes;
use crate::bots::solver::memo::Memo;
use crate::bots::solver::node::Node;
use crate::bots::solver::search::Search;
use crate::bots::solver::table::Table;
use crate::bots::solver::{Limits, Position};

/// What a search that knows nothing yet finds out of a node.
fn search(deal: &Deal, node: &Node, goal: i8) -> Proof {
    let mut search = Search {
        deal,
        keys: &Keys::new(deal),
        table: &mut Table::new(1 << 16),
        memo: &mut Memo::new(),
        budget: Limits::default().nodes,
    };
    search.lead(node, goal).expect("enough nodes")
}

/// A standing in which nobody has less than by losing all cards of a faction.
fn possible(deal: &Deal, standing: u64) -> u64 {
    lanes::max(standing, deal.even - deal.lowest)
}

#[test]
fn a_proof_holds_for_the_least_standing_it_needs() {
    let mut rng = rng(1);
    let mut lower = 0;
    for setup in decks() {
        for cards in [6, 8, 8, 10, 10, 10, 12, 12, 12] {
            let state = ending(setup, None, cards, &mut rng);
            let position = Position::of_state(&state).expect("a card is awaited in phase two");
            let deal = Deal::new(&position);
            let node = deal.start.node;
            for goal in [0, 1] {
                let proof = search(&deal, &node, goal);
                let seat = proof.seat(goal);
                let needs = possible(&deal, proof.needs);
                let standing = deal.seen_by(seat, needs);
                lower += u32::from(standing != node.standing);
                // That the value is at most so much is said by its not being at least one more.
                let goal = proof.value + i8::from(seat == 1);
                let again = search(&deal, &Node { standing, ..node }, goal);
                assert_eq!(again.seat(goal), seat, "{position:?}");
            }
        }
    }
    assert!(lower > 0);
}
