//! Heuristics for Claim It: whether another roll gains more than it risks.

use claim_rules::Game;
use claim_rules::cards::Seat;
use claim_rules::claim_it::{Action, Awaiting, Dice, Face, PublicView, Standing, State, View};
use rand::Rng;

use super::heuristics::Heuristics;
use super::solver::Solver;
use crate::Level;

/// The number of outcomes of a roll of three dice.
const ROLLS: i32 = 6 * 6 * 6;

/// How many placed stones make a rollout stop rolling.
const ROLLOUT_STOP_STONES: u8 = 2;

impl Heuristics for State {
    /// Every legal action, except that a hard bot decides whether to roll again (RULES.md 3.2) by
    /// the expected value one roll ahead.
    fn candidates(view: &View, level: Level, _solver: &Solver) -> Vec<Action> {
        let legal = || view.legal_actions().into_iter().collect();
        let Awaiting::Choice { seat } = view.public.awaiting else {
            return legal();
        };
        if level != Level::Hard {
            return legal();
        }
        let state = view.state();
        let (roll, stop) = (roll_value(state, seat), ROLLS * stop_value(state, seat));
        vec![if roll > stop {
            Action::Roll
        } else {
            Action::Stop
        }]
    }

    /// Stops at [`ROLLOUT_STOP_STONES`] and otherwise plays at random.
    fn rollout_step(&mut self, rng: &mut impl Rng) -> bool {
        if let Awaiting::Choice { .. } = self.awaiting() {
            let placed = &self.public_view().placed;
            let stones = placed.claimed.len() + placed.owner_stones.len();
            self.play_unchecked(if stones >= ROLLOUT_STOP_STONES {
                Action::Stop
            } else {
                Action::Roll
            });
            return true;
        }
        self.play_random(rng)
    }
}

/// The position's value for a seat that stops now.
fn stop_value(mut state: State, seat: Seat) -> i32 {
    state.play_unchecked(Action::Stop);
    position_value(state.public_view(), seat)
}

/// The position's value for a seat that rolls once more, uses the dice in the best way and then
/// stops: the sum over all [`ROLLS`].
fn roll_value(mut state: State, seat: Seat) -> i32 {
    state.play_unchecked(Action::Roll);
    let after_roll = |dice: Dice| {
        let mut state = state;
        // A roll is due after `Action::Roll`, and every roll is possible.
        let _ = state.roll(dice);
        let use_and_stop = |action: Action| {
            let mut state = state;
            state.play_unchecked(action);
            stop_value(state, seat)
        };
        let is_bust = state.to_act() != Some(seat);
        if is_bust {
            return position_value(state.public_view(), seat);
        }
        let uses = state.legal_actions().into_iter();
        uses.map(use_and_stop).max().unwrap_or_default()
    };
    let faces = || Face::ALL.into_iter();
    let pairs = faces().flat_map(|one| faces().map(move |two| (one, two)));
    let rolls = pairs.flat_map(|(one, two)| faces().map(move |three| Dice([one, two, three])));
    rolls.map(after_roll).sum()
}

/// The sum of a seat's leads over each of the others.
fn position_value(view: &PublicView, seat: Seat) -> i32 {
    let value = |seat| standing_value(view.standing(seat));
    let others = view.setup.seats().filter(|&other| other != seat);
    others.map(|other| value(seat) - value(other)).sum()
}

/// A standing as a number. What decides first at the end of a match (RULES.md 3.3) has the greatest
/// weight.
fn standing_value(standing: Standing) -> i32 {
    let Standing {
        group,
        gold,
        spaces,
    } = standing;
    3 * i32::from(group) + 2 * i32::from(gold) + i32::from(spaces)
}

#[cfg(test)]
mod tests {
    use claim_rules::claim_it::{Setup, Variant};
    use rand::SeedableRng;
    use rand::rngs::ChaCha20Rng;

    use super::*;

    /// A match in which the first seat has placed this many stones and may roll or stop.
    fn with_placed_stones(count: u8, rng: &mut ChaCha20Rng) -> State {
        loop {
            let mut state = State::new(Setup::new(2, Variant::Standard).expect("two can play"));
            while state.public_view().placed.claimed.len() < count {
                match state.awaiting() {
                    Awaiting::Choice { .. } => state.play_unchecked(Action::Roll),
                    _ if state.to_act().is_some() => {
                        state.play_random(rng);
                    }
                    _ => {
                        let chance = state.draw_chance(rng).expect("chance is due");
                        state
                            .apply_chance(&chance)
                            .expect("drawn chance is possible");
                    }
                }
            }
            if let Awaiting::Choice { .. } = state.awaiting() {
                return state;
            }
        }
    }

    fn hard_candidates(state: &State) -> Vec<Action> {
        let seat = state.to_act().expect("a seat may roll or stop");
        State::candidates(&state.view(seat), Level::Hard, &Solver::default())
    }

    #[test]
    fn hard_bot_rolls_with_one_stone_and_stops_with_six() {
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        for _ in 0..5 {
            let state = with_placed_stones(1, &mut rng);
            assert_eq!(hard_candidates(&state), [Action::Roll]);
            // With all claim stones on the board, a roll can only add owner stones.
            let state = with_placed_stones(6, &mut rng);
            assert_eq!(hard_candidates(&state), [Action::Stop]);
        }
    }

    #[test]
    fn roll_value_is_the_mean_of_sampled_rolls() {
        let mut rng = ChaCha20Rng::seed_from_u64(2);
        let state = with_placed_stones(3, &mut rng);
        let seat = state.to_act().expect("a seat may roll or stop");
        let exact = f64::from(roll_value(state, seat)) / f64::from(ROLLS);
        let sample = || {
            let mut state = state;
            state.play_unchecked(Action::Roll);
            state
                .roll(Dice([(); 3].map(|()| {
                    Face::ALL[claim_rules::chance::below(&mut rng, 6) as usize]
                })))
                .expect("a roll is due");
            if state.to_act() != Some(seat) {
                return position_value(state.public_view(), seat);
            }
            let mut best = i32::MIN;
            for action in state.legal_actions() {
                let mut state = state;
                state.play_unchecked(action);
                best = best.max(stop_value(state, seat));
            }
            best
        };
        let samples = 20_000;
        let sum: i32 = std::iter::repeat_with(sample).take(samples).sum();
        let mean = f64::from(sum) / 20_000.0;
        assert!(
            (mean - exact).abs() < 0.3,
            "mean of samples {mean}, exact {exact}"
        );
    }
}
