//! The limit on nodes, and results when it does not suffice.

use super::positions::{beginning, decks, position, rng};
use crate::bots::solver::{Limits, Solver};

fn solver(max_nodes: u64) -> Solver {
    Solver::new(Limits {
        max_nodes,
        table_bytes: 1 << 20,
    })
}

#[test]
fn too_few_nodes_give_no_value_and_never_a_wrong_one() {
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
                let with_fewer = solver(nodes).value(&position);
                assert!(with_fewer.is_none() || with_fewer == value);
            }
        }
    }
    assert!((1..40).contains(&unknown), "{unknown} of 40");
}

#[test]
fn search_stays_within_max_nodes() {
    let mut rng = rng(2);
    for setup in decks() {
        let position = position(&beginning(setup, None, &mut rng));
        let solver = solver(100);
        solver.value(&position);
        assert!(solver.nodes() <= 100);
        solver.action_values(&position);
        assert!(solver.nodes() <= 100);
    }
}
