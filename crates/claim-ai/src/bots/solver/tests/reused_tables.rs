//! A solver that has solved other positions answers as a new one does, and searches as many nodes.

use proptest::prelude::*;

use super::positions::{decks, ending, position, rng};
use crate::bots::solver::{Limits, Position, Solver};

/// What a solver finds out about a position, and how many nodes each call takes.
fn answers(solver: &Solver, position: &Position, max_nodes: u64) -> impl PartialEq + use<> {
    let value = (solver.value(position), solver.nodes());
    let actions = solver.action_values_within(max_nodes, position);
    (value, actions, solver.nodes())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(24) })]

    #[test]
    fn used_solver_answers_as_a_new_one(
        seed: u64,
        // From few cards, which use little of the tables, to many; some searches are cut off.
        questions in prop::collection::vec((0..40_usize, 2..20_usize, 0..20_000_u64), 2..12),
        table_bits in 0..18_u32,
    ) {
        let limits = Limits { max_nodes: 20_000, table_bytes: 1 << table_bits };
        let used = Solver::new(limits);
        let mut rng = rng(seed);
        let decks = decks();
        for (deck, cards, max_nodes) in questions {
            let position = position(&ending(decks[deck], None, cards, &mut rng));
            let new = Solver::new(limits);
            prop_assert!(answers(&used, &position, max_nodes) == answers(&new, &position, max_nodes));
        }
    }
}

#[test]
fn threads_can_share_a_solver() {
    let shared = Solver::default();
    let decks = decks();
    std::thread::scope(|scope| {
        for number in 0..4 {
            let (shared, decks) = (&shared, &decks);
            scope.spawn(move || {
                let (own, mut rng) = (Solver::default(), rng(number));
                for &deck in decks {
                    let position = position(&ending(deck, None, 12, &mut rng));
                    assert_eq!(
                        shared.action_values(&position),
                        own.action_values(&position)
                    );
                }
            });
        }
    });
}
