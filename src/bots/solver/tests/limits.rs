//! What the solver may spend, and what it says when that does not suffice.

use super::positions::{beginning, decks, position, rng};
use crate::bots::solver::{Limits, Solver};

fn solver(nodes: u64) -> Solver {
    Solver::new(Limits {
        nodes,
        table: 1 << 20,
    })
}

#[test]
fn too_few_nodes_make_unknown_values_and_never_wrong_ones() {
    let mut rng = rng(1);
    let mut unknown = 0;
    for setup in decks() {
        let state = beginning(setup, None, &mut rng);
        let position = position(&state);
        assert_eq!(solver(0).value(&position), None);
        let value = solver(2_000).value(&position);
        unknown += usize::from(value.is_none());
        if value.is_some() {
            for nodes in [10, 100, 1_000] {
                let with_less = solver(nodes).value(&position);
                assert!(with_less.is_none() || with_less == value);
            }
        }
    }
    assert!((1..40).contains(&unknown), "{unknown} of 40");
}

#[test]
fn no_more_nodes_are_looked_into_than_allowed() {
    let mut rng = rng(2);
    for setup in decks() {
        let position = position(&beginning(setup, None, &mut rng));
        let mut solver = solver(100);
        solver.value(&position);
        assert!(solver.nodes() <= 100);
        solver.values(&position);
        assert!(solver.nodes() <= 100);
    }
}
