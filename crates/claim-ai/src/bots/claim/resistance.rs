//! Where phase two between 2 players is lost: the action that resists longest, because it is hardest to answer.
//!
//! The smaller the share of the opponent's answers that keep the win, the harder the action is to answer. Among equals,
//! the answer after that counts, too, and so on.

use claim_rules::cards::Seat;
use claim_rules::claim::{Action, State};
use claim_rules::{Game, Turn};

use crate::bots::solver::{Position, Solver, Value};

/// The maximum number of answers in a row that count.
const MAX_ANSWERS: u32 = 3;

/// The maximum number of positions that are solved for each number of answers in a row.
const MAX_ANSWERED_POSITIONS: u32 = 40;

/// The maximum number of nodes for each of these positions: some milliseconds.
const MAX_ANSWER_NODES: u64 = 20_000;

/// The action of the seat to act that is hardest to answer. Ties go to `played`. `None` if no seat is to act, or if that
/// takes too long to compute.
pub(super) fn hardest_to_answer(
    state: &State,
    played: Option<Action>,
    solver: &Solver,
) -> Option<Action> {
    let Turn::Seat(seat) = state.turn() else {
        return None;
    };
    let mut hardest = Game::legal_actions(state);
    for answers in 1..=MAX_ANSWERS {
        let mut resistance = Resistance {
            seat,
            solver,
            positions: MAX_ANSWERED_POSITIONS,
        };
        match resistance.hardest(state, &hardest, answers) {
            Some(still) => hardest = still,
            None if answers == 1 => return None,
            None => break,
        }
        if hardest.len() == 1 {
            break;
        }
    }
    let played = played.filter(|played| hardest.contains(played));
    played.or_else(|| hardest.first().copied())
}

/// How hard actions are to answer for the other seat.
struct Resistance<'a> {
    /// The seat that has lost with best play.
    seat: Seat,
    solver: &'a Solver,
    /// How many positions may still be solved.
    positions: u32,
}

impl Resistance<'_> {
    /// Those of the actions after which the other seat is least likely to keep its win, see [`Self::kept_win`].
    fn hardest(&mut self, state: &State, actions: &[Action], answers: u32) -> Option<Vec<Action>> {
        let (mut least, mut hardest) = (f32::INFINITY, Vec::new());
        for &action in actions {
            let kept = self.kept_win(&after(state, action)?, answers)?;
            if kept < least {
                (least, hardest) = (kept, Vec::new());
            }
            if kept <= least {
                hardest.push(action);
            }
        }
        Some(hardest)
    }

    /// The chance that the other seat keeps its win for so many answers if it takes each at random, while this seat does
    /// what is hardest to answer. `None` if that takes too long to compute.
    #[expect(clippy::cast_precision_loss, reason = "a handful of cards")]
    fn kept_win(&mut self, state: &State, answers: u32) -> Option<f32> {
        let other = match state.turn() {
            Turn::Seat(seat) if seat == self.seat => {
                let mut least = f32::INFINITY;
                for action in Game::legal_actions(state) {
                    least = least.min(self.kept_win(&after(state, action)?, answers)?);
                }
                return Some(least);
            }
            Turn::Seat(other) => other,
            Turn::Over | Turn::Chance => return Some(1.0),
        };
        self.positions = self.positions.checked_sub(1)?;
        let position = Position::new(&state.view(other))?;
        let values = self
            .solver
            .action_values_within(MAX_ANSWER_NODES, &position);
        let mut kept = 0.0;
        for &(action, value) in &values {
            if value? == Value::Win {
                kept += match answers {
                    1 => 1.0,
                    _ => self.kept_win(&after(state, action)?, answers - 1)?,
                };
            }
        }
        Some(kept / values.len().max(1) as f32)
    }
}

/// The state after an action; `None` if it is not legal.
fn after(state: &State, action: Action) -> Option<State> {
    let mut after = *state;
    after.play(action).ok()?;
    Some(after)
}

#[cfg(test)]
mod tests {
    use claim_rules::{GameKind, Options, Setup};
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;

    /// Whether a seat wins with best play of both.
    fn wins(state: &State, seat: Seat) -> bool {
        let Turn::Seat(to_act) = state.turn() else {
            let winners = state.winners();
            return winners.contains(seat) && winners.len() == 1;
        };
        let mut states = Game::legal_actions(state).into_iter();
        let after = |action| after(state, action).expect("the action is legal");
        if to_act == seat {
            states.any(|action| wins(&after(action), seat))
        } else {
            states.all(|action| wins(&after(action), seat))
        }
    }

    /// The chance that `winner`, which acts at random, still wins with best play after so many answers.
    fn chance_to_keep(state: &State, winner: Seat, answers: u32) -> f32 {
        if answers == 0 {
            return f32::from(u8::from(wins(state, winner)));
        }
        let Turn::Seat(to_act) = state.turn() else {
            return f32::from(u8::from(wins(state, winner)));
        };
        let actions = Game::legal_actions(state);
        let count = f32::from(u8::try_from(actions.len()).expect("a handful of cards"));
        let own = u32::from(to_act == winner);
        let chances = actions.into_iter().map(|action| {
            let after = after(state, action).expect("the action is legal");
            chance_to_keep(&after, winner, answers - own)
        });
        if to_act == winner {
            chances.sum::<f32>() / count
        } else {
            chances.fold(f32::INFINITY, f32::min)
        }
    }

    #[test]
    fn lost_seat_leaves_the_fewest_winning_answers() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let solver = Solver::default();
        let (mut lost, mut decided_later) = (0, 0);
        for _ in 0..60 {
            let setup = Setup::random(GameKind::Claim, 2, &Options::default(), &mut rng);
            let claim_rules::State::Claim(state) =
                claim_rules::State::new(&setup.expect("it is for two"))
            else {
                panic!("another game");
            };
            let mut state = *state;
            while state.turn() != Turn::Over {
                if let Some(chance) = state.draw_chance(&mut rng) {
                    state.apply_chance(&chance).expect("it is due");
                    continue;
                }
                let Turn::Seat(seat) = state.turn() else {
                    panic!("chance is drawn");
                };
                let actions = Game::legal_actions(&state);
                let cards = state.hand(seat).len();
                let is_late = Position::new(&state.view(seat)).is_some() && cards <= 3;
                if is_late && actions.len() > 1 && wins(&state, seat.next(2)) {
                    lost += 1;
                    let found = hardest_to_answer(&state, None, &solver).expect("it is solved");
                    let chance = |action, answers| {
                        let after = after(&state, action).expect("the action is legal");
                        chance_to_keep(&after, seat.next(2), answers)
                    };
                    let mut equal = actions;
                    for answers in 1..=MAX_ANSWERS {
                        let before = equal.len();
                        let chances = equal.iter().map(|&action| chance(action, answers));
                        let least = chances.fold(f32::INFINITY, f32::min);
                        equal.retain(|&action| chance(action, answers) <= least);
                        assert!(equal.contains(&found), "{answers} answers");
                        decided_later += usize::from(answers > 1 && equal.len() < before);
                    }
                }
                state.play_random(&mut rng);
            }
        }
        assert!(lost > 10 && decided_later > 0, "{lost}, {decided_later}");
    }
}
