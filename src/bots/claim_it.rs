//! What bots know of Claim It: when another roll promises more than it risks.

use rand::Rng;

use super::knowledge::Knowledge;
use crate::cards::Seat;
use crate::level::Level;
use crate::rules::Game;
use crate::rules::claim_it::{Action, Awaiting, Dice, Face, PublicView, Standing, State, View};

/// How many ways three dice fall.
const ROLLS: i32 = 6 * 6 * 6;

/// How many stones somebody puts at stake who does not think much.
const BOLDNESS: u8 = 2;

impl Knowledge for State {
    /// At the hard level, where the question is whether to roll again or to stop (RULES.md 3.2):
    /// what is better on the average.
    fn worthy(view: &View, level: Level) -> Vec<Action> {
        let legal = || view.legal_actions().into_iter().collect();
        let Awaiting::Choice { seat } = view.public.awaiting else {
            return legal();
        };
        if level != Level::Hard {
            return legal();
        }
        let state = view.state();
        let (rolling, stopping) = (rolling(state, seat), ROLLS * stopping(state, seat));
        vec![if rolling > stopping {
            Action::Roll
        } else {
            Action::Stop
        }]
    }

    /// Stops with so much at stake; uses whatever can be used.
    fn play_on(&mut self, rng: &mut impl Rng) -> bool {
        if let Awaiting::Choice { .. } = self.awaiting() {
            let placed = &self.public_view().placed;
            let stake = placed.promised.len() + placed.owner_stones.len();
            let is_enough = stake >= BOLDNESS;
            self.play_legal(if is_enough {
                Action::Stop
            } else {
                Action::Roll
            });
            return true;
        }
        self.play_at_random(rng)
    }
}

/// What it is worth to a seat to stop.
fn stopping(mut state: State, seat: Seat) -> i32 {
    state.play_legal(Action::Stop);
    worth(state.public_view(), seat)
}

/// What it is worth to a seat to roll, to use the roll as well as can be, and to stop then: the sum
/// over all [`ROLLS`].
fn rolling(mut state: State, seat: Seat) -> i32 {
    state.play_legal(Action::Roll);
    let of_roll = |dice: Dice| {
        let mut state = state;
        // The dice are due.
        let _ = state.roll(dice);
        let use_and_stop = |action: Action| {
            let mut state = state;
            state.play_legal(action);
            stopping(state, seat)
        };
        let is_bust = state.to_act() != Some(seat);
        if is_bust {
            return worth(state.public_view(), seat);
        }
        let uses = state.legal_actions().into_iter();
        uses.map(use_and_stop).max().unwrap_or_default()
    };
    let faces = || Face::ALL.into_iter();
    let pairs = faces().flat_map(|one| faces().map(move |other| (one, other)));
    let rolls = pairs.flat_map(|(one, two)| faces().map(move |three| Dice([one, two, three])));
    rolls.map(of_roll).sum()
}

/// How far a seat is ahead of the others on the average, times their number.
fn worth(view: &PublicView, seat: Seat) -> i32 {
    let worth = |seat| weighed(view.standing(seat));
    let others = view.setup.seats().filter(|&other| other != seat);
    others.map(|other| worth(seat) - worth(other)).sum()
}

/// A standing as a number: what counts first at the end (RULES.md 3.3) counts most.
fn weighed(standing: Standing) -> i32 {
    let Standing {
        group,
        gold,
        spaces,
    } = standing;
    3 * i32::from(group) + 2 * i32::from(gold) + i32::from(spaces)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::ChaCha20Rng;

    use super::*;
    use crate::rules::claim_it::{Setup, Variant};

    /// A match in which the first to roll has put this many stones on the board.
    fn after_stones(count: u8, rng: &mut ChaCha20Rng) -> State {
        loop {
            let mut state = State::new(Setup::new(2, Variant::Standard).expect("two can play"));
            while state.public_view().placed.promised.len() < count {
                match state.awaiting() {
                    Awaiting::Choice { .. } => state.play_legal(Action::Roll),
                    _ if state.to_act().is_some() => {
                        state.play_at_random(rng);
                    }
                    _ => {
                        let chance = state.draw_chance(rng).expect("chance is due");
                        state.settle(&chance).expect("what was drawn is possible");
                    }
                }
            }
            if let Awaiting::Choice { .. } = state.awaiting() {
                return state;
            }
        }
    }

    fn choice(state: &State) -> Vec<Action> {
        let seat = state.to_act().expect("somebody has the choice");
        State::worthy(&state.view(seat), Level::Hard)
    }

    #[test]
    fn who_has_little_at_stake_rolls_again_and_who_has_much_stops() {
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        for _ in 0..5 {
            assert_eq!(choice(&after_stones(1, &mut rng)), [Action::Roll]);
            // With all claim stones on the board, no roll can be used but for owner stones.
            assert_eq!(choice(&after_stones(6, &mut rng)), [Action::Stop]);
        }
    }

    #[test]
    fn the_average_is_that_of_many_rolls() {
        let mut rng = ChaCha20Rng::seed_from_u64(2);
        let state = after_stones(3, &mut rng);
        let seat = state.to_act().expect("somebody has the choice");
        let exact = f64::from(rolling(state, seat)) / f64::from(ROLLS);
        let rolled = || {
            let mut state = state;
            state.play_legal(Action::Roll);
            state
                .roll(Dice([(); 3].map(|()| {
                    Face::ALL[crate::rules::chance::below(&mut rng, 6) as usize]
                })))
                .expect("dice are due");
            if state.to_act() != Some(seat) {
                return worth(state.public_view(), seat);
            }
            let mut best = i32::MIN;
            for action in state.legal_actions() {
                let mut state = state;
                state.play_legal(action);
                best = best.max(stopping(state, seat));
            }
            best
        };
        let rolls = 20_000;
        let sum: i32 = std::iter::repeat_with(rolled).take(rolls).sum();
        let mean = f64::from(sum) / 20_000.0;
        assert!(
            (mean - exact).abs() < 0.3,
            "{mean} of rolls, {exact} of all"
        );
    }
}
