//! Plain minimax by the rules alone, for tests that need values without the solver.

use crate::bots::solver::Value;
use claim_rules::cards::Seat;
use claim_rules::claim::State;

/// The value of a match for a seat under perfect play.
pub(crate) fn minimax(state: &State, seat: Seat) -> Value {
    if let Some(score) = state.score() {
        return match (score.winners.len(), score.winners.contains(seat)) {
            (1, true) => Value::Win,
            (1, false) => Value::Loss,
            _ => Value::Draw,
        };
    }
    let chooses = state.to_act() == Some(seat);
    let best = if chooses { Value::Win } else { Value::Loss };
    let mut value = if chooses { Value::Loss } else { Value::Win };
    for action in state.legal_actions() {
        let mut next = *state;
        next.play(action).expect("a legal action");
        let after = minimax(&next, seat);
        value = if chooses {
            value.max(after)
        } else {
            value.min(after)
        };
        if value == best {
            break;
        }
    }
    value
}

/// The same value from the other seat's side.
pub(crate) fn reversed(value: Value) -> Value {
    match value {
        Value::Loss => Value::Win,
        Value::Draw => Value::Draw,
        Value::Win => Value::Loss,
    }
}
