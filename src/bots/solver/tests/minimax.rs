//! What a moment is worth by the rules themselves, played through to every end.

use crate::bots::solver::Value;
use crate::cards::Seat;
use crate::rules::claim::State;

/// What a moment is worth to a seat if both play their best.
pub(super) fn minimax(state: &State, seat: Seat) -> Value {
    if let Some(score) = state.score() {
        return match score.winners[..] {
            [winner] if winner == seat => Value::Win,
            [_] => Value::Loss,
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
