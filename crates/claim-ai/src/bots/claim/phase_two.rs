//! The learned value of the beginning of phase two between 2 players: who wins with perfect play.
//!
//! It was learned from the exact solver's answers, and takes far less time than a solution or a rollout.

use std::sync::LazyLock;

use claim_rules::cards::{BySeat, Card, CardSet, Seat};
use claim_rules::claim::{Awaiting, Phase, State};
use claim_rules::{Game, GameKind, Options, Turn};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::bots::beginner::greedy_action;
use crate::bots::perceptron::{Example, Perceptron};
use crate::bots::solver::{Position, Solver, Value};

/// The inputs of one set of cards: each kind of card.
const KINDS: usize = Card::INDEX_COUNT;

/// The inputs: the leader's hand, the other hand, and what both have scored.
const INPUTS: usize = 4 * KINDS;

/// The trained weights, as the example `train_value` writes them.
const TRAINED: &[u8] = include_bytes!("phase_two.bin");

/// The size of what was trained, in bytes.
pub(in crate::bots) const PHASE_TWO_BYTES: usize = TRAINED.len();

/// Each seat's chance to win; `None` unless phase two between 2 players is about to begin.
pub(super) fn chances(state: &State) -> Option<BySeat<f32>> {
    static NETWORK: LazyLock<Perceptron> =
        LazyLock::new(|| Perceptron::from_bytes(INPUTS, TRAINED));
    let leader = leader(state)?;
    let chance = NETWORK.chance(inputs(state, leader));
    let mut chances = BySeat::default();
    chances[leader] = chance;
    chances[leader.next(2)] = 1.0 - chance;
    Some(chances)
}

/// The seat that leads the first trick of phase two; `None` unless that is due, between 2 players.
fn leader(state: &State) -> Option<Seat> {
    match state.awaiting() {
        Awaiting::Play(seat) if state.phase() == Phase::Gather && state.setup().players() == 2 => {
            state.is_first_lead().then_some(seat)
        }
        _ => None,
    }
}

/// The inputs that are not 0.
fn inputs(state: &State, leader: Seat) -> impl Iterator<Item = (usize, f32)> {
    let other = leader.next(2);
    let sets: [CardSet; 4] = [
        state.hand(leader),
        state.hand(other),
        state.score_pile(leader),
        state.score_pile(other),
    ];
    sets.into_iter().enumerate().flat_map(|(number, set)| {
        set.into_iter()
            .map(move |card| (number * KINDS + card.index(), 1.0))
    })
}

/// Trains the network on this many positions, a third each of Claim, Claim 2 and both combined, and returns its
/// weights, little-endian. Equal arguments give equal weights. `on_progress` gets a line from time to time.
///
/// In half of the positions, phase one was played at random, in the others by the scripted beginner, with a
/// random play now and then. The solver says who wins.
#[must_use]
pub fn train_phase_two(
    positions: u32,
    epochs: u32,
    seed: u64,
    mut on_progress: impl FnMut(&str),
) -> Vec<u8> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let solver = Solver::default();
    let mut examples = Vec::new();
    for number in 0..positions {
        let kind = [GameKind::Claim, GameKind::Claim2, GameKind::ClaimMix][number as usize % 3];
        examples.extend(example(kind, number / 3 % 2 == 0, &solver, &mut rng));
        if number % 10_000 == 0 {
            on_progress(&format!("{number} positions"));
        }
    }
    Perceptron::train(INPUTS, &examples, epochs, &mut rng, on_progress).to_bytes()
}

/// A position at the beginning of phase two, and what the solver says; `None` if it cannot tell.
fn example(
    kind: GameKind,
    is_random: bool,
    solver: &Solver,
    rng: &mut Xoshiro256PlusPlus,
) -> Option<Example> {
    let setup = claim_rules::Setup::random(kind, 2, &Options::default(), rng).ok()?;
    let claim_rules::State::Claim(state) = claim_rules::State::new(&setup) else {
        return None;
    };
    let mut state = *state;
    loop {
        if let Some(leader) = leader(&state) {
            let value = solver.value(&Position::new(&state.view(leader))?)?;
            let inputs = inputs(&state, leader).collect();
            let outcome = match value {
                Value::Loss => 0.0,
                Value::Draw => 0.5,
                Value::Win => 1.0,
            };
            return Some(Example { inputs, outcome });
        }
        match state.turn() {
            Turn::Over => return None,
            Turn::Chance => {
                let chance = state.draw_chance(rng)?;
                state.apply_chance(&chance).ok()?;
            }
            Turn::Seat(_) if is_random || rng.random::<f32>() < 0.15 => {
                state.play_random(rng);
            }
            Turn::Seat(seat) => state.play(greedy_action(&state.view(seat))?).ok()?,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::perceptron::HIDDEN;

    #[test]
    fn equal_seeds_train_equal_networks() {
        let train = |seed| train_phase_two(6, 1, seed, |_| ());
        assert_eq!(train(1), train(1));
        assert_ne!(train(1), train(2));
    }

    #[test]
    fn trained_network_is_complete_and_mostly_agrees_with_the_solver() {
        assert_eq!(TRAINED.len(), 4 * ((INPUTS + 2) * HIDDEN + 1));
        let network = Perceptron::from_bytes(INPUTS, TRAINED);
        let solver = Solver::default();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(77);
        for kind in [GameKind::Claim, GameKind::Claim2] {
            let mut right = 0;
            for number in 0..40 {
                let example = example(kind, number % 2 == 0, &solver, &mut rng);
                let example = example.expect("the position can be solved");
                let chance = network.chance(example.inputs.iter().copied());
                right += u32::from((chance > 0.5) == (example.outcome > 0.5));
            }
            // Guesses would be right in 28 of 40 positions once in a hundred runs.
            assert!(right >= 28, "{}: {right}", kind.id());
        }
    }
}
