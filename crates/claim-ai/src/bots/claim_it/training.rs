//! Training of the value network by self-play: each position learns from those that followed it.

use claim_rules::cards::{BySeat, Seat};
use claim_rules::claim_it::{Action, Awaiting, PublicView, Setup, State, Variant};
use claim_rules::{Game, Turn};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::features::{INPUTS, Inputs, describe};
use super::network::{HIDDEN, LEAK, Network, WEIGHTS, softmax};
use super::turn_search::{Limits, turn_values};
use crate::bots::heuristics::Heuristics;

/// The λ of TD(λ): the weight of the later positions and the outcome, as opposed to the value of the next
/// position.
const LAMBDA: f32 = 0.8;

/// The learning rate of the first match; it falls to a tenth by the last one.
const LEARNING_RATE: f32 = 0.002;

/// The share of matches at the beginning that are played at random, so that there is something to learn from.
const RANDOM_SHARE: u32 = 50;

/// The probability that a turn's use of the dice is random: what never happens is never learned.
const EXPLORATION: f32 = 0.02;

/// The maximum value of a lost end of the match in training. Bots use a smaller one, which came later; with another
/// value here, the commands in `docs/measurements.md` would give other networks than those that were measured.
const MAX_LOST_VALUE: f32 = 1e-3;

/// The maximum number of turns. Only a player who has learned nothing yet needs more.
const MAX_TURNS: usize = 400;

/// Trains a network for Claim It with this many players and returns its weights, little-endian.
///
/// Every second match is of the variant, where that is allowed. Equal arguments give equal weights.
/// `on_match` is called after each match.
///
/// # Panics
///
/// If there are not 2 to 5 players.
#[must_use]
pub fn train_claim_it(players: u8, matches: u32, seed: u64, mut on_match: impl FnMut()) -> Vec<u8> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut trainer = Trainer::new(Network::random(&mut rng));
    let random = matches / RANDOM_SHARE;
    for number in 0..matches {
        let variants = Variant::ALL.into_iter();
        let setups: Vec<_> = variants
            .filter_map(|it| Setup::new(players, it).ok())
            .collect();
        let setup = setups[number as usize % setups.len()];
        let (positions, outcome) = trainer.play(setup, number < random, &mut rng);
        #[expect(clippy::cast_precision_loss, reason = "a share")]
        let progress = number as f32 / matches as f32;
        trainer.learn(
            &positions,
            outcome,
            players,
            LEARNING_RATE * (1.0 - 0.9 * progress),
        );
        on_match();
    }
    trainer.network.to_bytes()
}

/// A network and the running means of Adam (Kingma and Ba, 2015).
struct Trainer {
    network: Network,
    means: Vec<[f32; 2]>,
    steps: i32,
}

impl Trainer {
    fn new(network: Network) -> Self {
        Self {
            network,
            means: vec![[0.0; 2]; WEIGHTS],
            steps: 0,
        }
    }

    /// Plays a match and returns the positions between its turns, and each seat's share of the win.
    fn play(
        &self,
        setup: Setup,
        is_random: bool,
        rng: &mut Xoshiro256PlusPlus,
    ) -> (Vec<PublicView>, BySeat<f32>) {
        let mut state = State::new(setup);
        let mut positions = Vec::new();
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = state.draw_chance(rng);
                    if chance.is_none_or(|chance| state.apply_chance(&chance).is_err()) {
                        break;
                    }
                }
                Turn::Seat(_) => {
                    if let Awaiting::Roll { .. } = state.awaiting() {
                        if positions.len() == MAX_TURNS {
                            break;
                        }
                        positions.push(*state.public_view());
                    }
                    let is_use = matches!(state.awaiting(), Awaiting::Use { .. });
                    if is_random || (is_use && rng.random::<f32>() < EXPLORATION) {
                        state.rollout_step(rng);
                    } else {
                        state.play_unchecked(self.best(&state));
                    }
                }
            }
        }
        let mut outcome = BySeat::default();
        let winners = state.winners();
        for seat in winners {
            outcome[seat] = 1.0 / f32::from(winners.len());
        }
        if winners.is_empty() {
            // The match was cut off, so the network's own estimate takes the place of the outcome.
            outcome = self.network.chances(state.public_view());
        }
        (positions, outcome)
    }

    fn best(&self, state: &State) -> Action {
        if let Awaiting::Roll { .. } = state.awaiting() {
            return Action::Roll;
        }
        let limits = Limits {
            positions: u32::MAX,
            depth: 1,
            lost_value: MAX_LOST_VALUE,
        };
        let values = turn_values(&self.network, state, None, limits);
        let values = values.map(|it| it.actions).unwrap_or_default();
        let best = values
            .into_iter()
            .max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.map_or(Action::Roll, |(action, _)| action)
    }

    /// Moves the network's chances in these positions towards what followed.
    fn learn(&mut self, positions: &[PublicView], outcome: BySeat<f32>, players: u8, rate: f32) {
        let mut gradient = vec![0.0; WEIGHTS];
        let mut target = outcome;
        for view in positions.iter().rev() {
            let described = describe(view);
            let mut scores = BySeat::default();
            let mut hidden = BySeat([[0.0; HIDDEN]; Seat::ALL.len()]);
            for seat in Seat::of(players) {
                (scores[seat], hidden[seat]) = self.network.score(&described[seat]);
            }
            let chances = softmax(&scores, players);
            for seat in Seat::of(players) {
                let error = chances[seat] - target[seat];
                self.add_gradient(&mut gradient, error, &described[seat], &hidden[seat]);
            }
            for seat in Seat::of(players) {
                target[seat] = LAMBDA * target[seat] + (1.0 - LAMBDA) * chances[seat];
            }
        }
        self.step(&gradient, rate);
    }

    /// The gradient of the cross entropy, whose derivative by a seat's score is `error`.
    fn add_gradient(
        &self,
        gradient: &mut [f32],
        error: f32,
        inputs: &Inputs,
        hidden: &[f32; HIDDEN],
    ) {
        let (into, out) = gradient.split_at_mut(INPUTS * HIDDEN);
        for (unit, &value) in hidden.iter().enumerate() {
            out[unit] += error * value;
        }
        for (input, &value) in inputs.iter().enumerate() {
            for (unit, &active) in hidden.iter().enumerate() {
                let slope = if active > 0.0 { 1.0 } else { LEAK };
                into[HIDDEN * input + unit] += error * self.network.output[unit] * slope * value;
            }
        }
    }

    fn step(&mut self, gradient: &[f32], rate: f32) {
        const DECAY: [f32; 2] = [0.9, 0.999];
        self.steps += 1;
        let correction = DECAY.map(|decay| 1.0 - decay.powi(self.steps));
        let weights = self.network.input.as_flattened_mut().iter_mut();
        let weights = weights.chain(&mut self.network.output);
        for ((weight, mean), &slope) in weights.zip(&mut self.means).zip(gradient) {
            mean[0] = DECAY[0] * mean[0] + (1.0 - DECAY[0]) * slope;
            mean[1] = DECAY[1] * mean[1] + (1.0 - DECAY[1]) * slope * slope;
            let direction = (mean[0] / correction[0]) / ((mean[1] / correction[1]).sqrt() + 1e-8);
            *weight -= rate * direction;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seeds_train_equal_networks() {
        let train = |seed| train_claim_it(2, 3, seed, || ());
        assert_eq!(train(1), train(1));
        assert_ne!(train(1), train(2));
    }

    #[test]
    fn network_learns_an_outcome() {
        let setup = Setup::new(2, Variant::Standard).expect("two can play");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut trainer = Trainer::new(Network::random(&mut rng));
        let (positions, _) = trainer.play(setup, true, &mut rng);
        let last = positions.last().expect("there were turns");
        let mut outcome = BySeat::default();
        outcome[Seat::Second] = 1.0;
        for _ in 0..200 {
            trainer.learn(&positions[positions.len() - 1..], outcome, 2, 0.01);
        }
        assert!(trainer.network.chances(last)[Seat::Second] > 0.9);
    }
}
