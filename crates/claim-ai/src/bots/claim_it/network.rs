//! The learned value of a position between two turns: each seat's chance to win.
//!
//! One hidden layer turns a seat's description into a number; the softmax of all seats' numbers are their
//! chances. So one network serves any number of seats, and the chances always add up to one.

use std::sync::LazyLock;

use claim_rules::cards::{BySeat, Seat, SeatSet};
use claim_rules::claim_it::PublicView;
use rand::{Rng, RngExt};

use super::features::{INPUTS, Inputs, describe};

/// The size of the hidden layer.
pub(super) const HIDDEN: usize = 24;

/// The number of weights: those into and out of the hidden layer. (The first input is always 1, so the hidden units
/// need no biases; one for the output would be the same for every seat.)
pub(super) const WEIGHTS: usize = INPUTS * HIDDEN + HIDDEN;

/// The trained networks by the number of players, from 2 on, each as [`WEIGHTS`] little-endian numbers. They are
/// written by the example `train_claim_it`.
const TRAINED: [&[u8]; 4] = [
    include_bytes!("weights/2.bin"),
    include_bytes!("weights/3.bin"),
    include_bytes!("weights/4.bin"),
    include_bytes!("weights/5.bin"),
];

/// The size of what was trained, in bytes.
pub(in crate::bots) const NETWORKS_BYTES: usize = 4 * size_of::<f32>() * WEIGHTS;

/// A value network.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Network {
    /// For each input, the weights to the hidden units.
    pub(super) input: [[f32; HIDDEN]; INPUTS],
    /// The weights from the hidden units.
    pub(super) output: [f32; HIDDEN],
}

impl Network {
    /// The trained network for this number of players.
    pub(super) fn trained(players: u8) -> &'static Self {
        static NETWORKS: LazyLock<Vec<Network>> =
            LazyLock::new(|| TRAINED.into_iter().map(Network::from_bytes).collect());
        &NETWORKS[usize::from(players.clamp(2, 5) - 2)]
    }

    /// A network with small random weights.
    pub(super) fn random(rng: &mut impl Rng) -> Self {
        let mut weight = |scale: f32| scale * (2.0 * rng.random::<f32>() - 1.0);
        let mut network = Self {
            input: [[0.0; HIDDEN]; INPUTS],
            output: [0.0; HIDDEN],
        };
        for row in &mut network.input {
            row.fill_with(|| weight(0.3));
        }
        network.output.fill_with(|| weight(0.3));
        network
    }

    /// Reads what [`Network::to_bytes`] wrote; missing weights are 0.
    pub(super) fn from_bytes(bytes: &[u8]) -> Self {
        let (chunks, _) = bytes.as_chunks::<4>();
        let mut numbers = chunks.iter().map(|&chunk| f32::from_le_bytes(chunk));
        let mut next = || numbers.next().unwrap_or_default();
        let mut network = Self {
            input: [[0.0; HIDDEN]; INPUTS],
            output: [0.0; HIDDEN],
        };
        for row in &mut network.input {
            row.fill_with(&mut next);
        }
        network.output.fill_with(&mut next);
        network
    }

    /// All weights, as little-endian numbers.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let weights = self.input.iter().flatten().chain(&self.output);
        weights.flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// Each seat's chance to win, in a position in which a turn is about to begin.
    pub(super) fn chances(&self, view: &PublicView) -> BySeat<f32> {
        let described = describe(view);
        let mut scores = BySeat::default();
        for seat in view.setup.seats() {
            scores[seat] = self.score(&described[seat]).0;
        }
        softmax(&scores, view.setup.players())
    }

    /// A seat's chance to win, where only some seats can: the chances of the others are divided among those.
    pub(super) fn chance_among(
        &self,
        view: &PublicView,
        seat: Seat,
        contenders: Option<SeatSet>,
    ) -> f32 {
        let chances = self.chances(view);
        let chance = chances[seat];
        contenders.map_or(chance, |contenders| {
            let sum: f32 = contenders.iter().map(|seat| chances[seat]).sum();
            chance / sum.max(f32::MIN_POSITIVE)
        })
    }

    /// A seat's number and the hidden units that led to it.
    pub(super) fn score(&self, inputs: &Inputs) -> (f32, [f32; HIDDEN]) {
        let mut hidden = [0.0; HIDDEN];
        for (value, weights) in inputs.iter().zip(&self.input) {
            for (unit, weight) in hidden.iter_mut().zip(weights) {
                *unit += value * weight;
            }
        }
        let mut score = 0.0;
        for (unit, weight) in hidden.iter_mut().zip(&self.output) {
            // A leaky ReLU: a unit that is always below zero still learns.
            *unit = unit.max(LEAK * *unit);
            score += *unit * weight;
        }
        (score, hidden)
    }
}

/// The slope of a leaky hidden unit below zero.
pub(super) const LEAK: f32 = 0.05;

/// The seats' shares; they add up to 1.
pub(super) fn softmax(scores: &BySeat<f32>, players: u8) -> BySeat<f32> {
    let seats = || Seat::of(players);
    let largest = seats().map(|seat| scores[seat]).fold(f32::MIN, f32::max);
    let mut shares = BySeat::default();
    for seat in seats() {
        shares[seat] = libm::expf(scores[seat] - largest);
    }
    let sum: f32 = seats().map(|seat| shares[seat]).sum();
    shares.map(|share| share / sum)
}

#[cfg(test)]
mod tests {
    use claim_rules::claim_it::{Setup, State, Variant};
    use rand::SeedableRng;
    use rand::rngs::ChaCha20Rng;

    use super::*;

    #[test]
    fn weights_read_back() {
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        let network = Network::random(&mut rng);
        assert_eq!(network.to_bytes().len(), 4 * WEIGHTS);
        assert_eq!(Network::from_bytes(&network.to_bytes()), network);
    }

    #[test]
    fn trained_networks_are_complete_and_chances_add_up_to_one() {
        for players in 2..=5 {
            assert_eq!(TRAINED[usize::from(players - 2)].len(), 4 * WEIGHTS);
            let setup = Setup::new(players, Variant::Standard).expect("2 to 5 can play");
            let mut state = State::new(setup);
            state.choose_first(Seat::First).expect("it is due");
            let chances = Network::trained(players).chances(state.public_view());
            let sum: f32 = chances.0.iter().sum();
            assert!((sum - 1.0).abs() < 1e-4, "{chances:?}");
        }
    }
}
