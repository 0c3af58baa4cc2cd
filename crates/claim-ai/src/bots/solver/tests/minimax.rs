//! Plain minimax by the rules alone.

use crate::bots::solver::Value;
use claim_rules::cards::Seat;
use claim_rules::claim::State;

/// The value of a match for a seat under perfect play.
pub(super) fn minimax(state: &State, seat: Seat) -> Value {
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
