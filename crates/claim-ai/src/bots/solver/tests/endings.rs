//! The solver compared with plain minimax and with itself.

use super::minimax::{minimax, reversed};
use super::positions::{close_ending, decks, ending, play_one, position, rng, to_act};
use crate::bots::solver::{Limits, Solver, Value};
use claim_rules::cards::Faction;
use claim_rules::claim::{Action, CLAIM, Setup, State};

fn solver() -> Solver {
    Solver::new(Limits {
        table_bytes: 1 << 20,
        ..Limits::default()
    })
}

#[track_caller]
fn check(solver: &Solver, state: &State) -> Value {
    let expected = minimax(state, to_act(state));
    let position = position(state);
    assert_eq!(solver.value(&position), Some(expected), "{position:?}");
    expected
}

#[test]
fn values_equal_minimax_in_endings_of_every_deck() {
    let (solver, mut rng) = (solver(), rng(1));
    for setup in decks() {
        for (cards, count) in [4, 4, 8, 8, 12, 12, 12, 12, 2, 2].into_iter().enumerate() {
            for _ in 0..count {
                check(&solver, &ending(setup, None, cards + 1, &mut rng));
            }
        }
    }
}

/// With a vacant faction there are four votes, which are often tied.
#[test]
fn tiebreak_equals_minimax_with_a_vacant_faction() {
    let (solver, mut rng) = (solver(), rng(2));
    for setup in decks() {
        for absent in setup.factions().iter().filter(|&it| it != Faction::Undead) {
            for cards in [4, 5, 6, 7, 8, 9, 10] {
                check(&solver, &close_ending(setup, Some(absent), cards, &mut rng));
            }
        }
    }
}

#[test]
fn some_positions_are_draws() {
    let (solver, mut rng) = (solver(), rng(3));
    let setup = Setup::new(CLAIM, 2).expect("a deck for two");
    let is_draw = |_| {
        let state = ending(setup, Some(Faction::Knight), 1, &mut rng);
        check(&solver, &state) == Value::Draw
    };
    assert!((0..5_000).any(is_draw));
}

#[test]
fn position_value_is_its_best_action_value() {
    let (solver, mut rng) = (solver(), rng(4));
    for setup in decks() {
        for cards in [13, 14] {
            let state = ending(setup, None, cards, &mut rng);
            let value = solver.value(&position(&state));
            let values = solver.action_values(&position(&state));
            let actions: Vec<_> = values.iter().map(|(action, _)| *action).collect();
            let legal: Vec<Action> = state.legal_actions().into_iter().collect();
            assert_eq!(actions, legal);
            assert_eq!(values.iter().map(|(_, value)| *value).max(), Some(value));
            for (action, value) in values {
                let mut next = state;
                next.play(action).expect("a legal action");
                let after = solver.value(&position(&next));
                let same_seat = next.to_act() == state.to_act();
                assert_eq!(
                    value,
                    after.map(|it| if same_seat { it } else { reversed(it) })
                );
            }
        }
    }
}

/// With a table of one bucket hardly anything is found in it, and some searches run out of nodes.
#[test]
fn transposition_table_does_not_change_values() {
    let without_table = Solver::new(Limits {
        max_nodes: 3_000,
        table_bytes: 0,
    });
    let (solver, mut rng) = (solver(), rng(5));
    let mut answers = 0;
    for setup in decks() {
        for cards in [14, 15, 16, 17, 18, 19, 20, 21] {
            let state = ending(setup, None, cards, &mut rng);
            let position = position(&state);
            let value = without_table.value(&position);
            if value.is_some() {
                assert_eq!(solver.value(&position), value, "{position:?}");
                answers += 1;
            }
        }
    }
    assert!(answers > 280, "{answers} of 320");
}

#[test]
fn playing_by_the_values_achieves_at_least_the_first_value() {
    let (solver, mut rng) = (solver(), rng(6));
    for setup in decks() {
        let mut state = ending(setup, None, 16, &mut rng);
        let seat = to_act(&state);
        let expected = solver.value(&position(&state)).expect("enough nodes");
        while state.to_act().is_some() {
            if state.to_act() == Some(seat) {
                let values = solver.action_values(&position(&state));
                let best = values.into_iter().max_by_key(|(_, value)| *value);
                state.play_unchecked(best.expect("a legal action").0);
            } else {
                play_one(&mut state, &mut rng);
            }
        }
        assert!(minimax(&state, seat) >= expected, "{setup:?}");
    }
}
