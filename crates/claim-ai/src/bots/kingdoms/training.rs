//! Training of the learned value, in rounds: each network learns from matches that the one before played against
//! itself.

use claim_rules::cards::Seat;
use claim_rules::kingdoms::{Action, Awaiting, State, View};
use claim_rules::{Game, GameKind, Options, Turn};
use rand::rngs::{ChaCha8Rng, Xoshiro256PlusPlus};
use rand::{Rng, RngExt, SeedableRng};
use rayon::prelude::*;

use super::value::{INPUTS, inputs};
use super::{greedy_action, point_margin};
use crate::bots::perceptron::{Example, Perceptron};

/// The number of rounds in which networks play. The first network learns from scripted players.
const ROUNDS: u32 = 6;

/// The maximum number of rounds whose matches a network learns from.
const MAX_LEARNED_ROUNDS: usize = 4;

/// How often an action in training is random: what never happens is never learned.
const EXPLORATION: f32 = 0.1;

/// Trains the network with this many matches in each round, and returns its weights, little-endian. Equal arguments give
/// equal weights. `on_progress` gets a line from time to time.
#[must_use]
pub fn train_kingdoms(
    matches: u32,
    epochs: u32,
    seed: u64,
    mut on_progress: impl FnMut(&str),
) -> Vec<u8> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let scripted = play_matches(matches, seed, 0, None);
    let mut network = Perceptron::train(INPUTS, &scripted, epochs, &mut rng, &mut on_progress);
    let mut rounds = Vec::new();
    for round in 1..=ROUNDS {
        on_progress(&format!("round {round} of {ROUNDS}"));
        // The newest first: a twentieth of all, which validates the network, is held back from the newest.
        rounds.insert(0, play_matches(matches, seed, round, Some(&network)));
        rounds.truncate(MAX_LEARNED_ROUNDS);
        network = Perceptron::train(INPUTS, &rounds.concat(), epochs, &mut rng, &mut on_progress);
    }
    network.to_bytes()
}

/// The positions of the matches of a round, on all processors.
fn play_matches(matches: u32, seed: u64, round: u32, network: Option<&Perceptron>) -> Vec<Example> {
    let numbers = (0..matches).into_par_iter();
    let examples = numbers.flat_map_iter(|number| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(u64::from(round) << u32::BITS | u64::from(number));
        play_match(network, &mut rng).unwrap_or_default()
    });
    examples.collect()
}

/// The positions of a match with its result. Without a network, players take what puts them ahead at once.
fn play_match(network: Option<&Perceptron>, rng: &mut impl Rng) -> Option<Vec<Example>> {
    let setup = claim_rules::Setup::random(GameKind::Kingdoms, 2, &Options::default(), rng).ok()?;
    let claim_rules::State::Kingdoms(mut state) = claim_rules::State::new(&setup) else {
        return None;
    };
    let mut positions = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = state.draw_chance(rng)?;
                state.apply_chance(&chance).ok()?;
            }
            Turn::Seat(seat) => {
                if let Awaiting::Place(_) = state.awaiting() {
                    positions.push((seat, inputs(&state, seat)));
                }
                if rng.random::<f32>() < EXPLORATION {
                    state.play_random(rng);
                } else {
                    let view = state.view(seat);
                    let action = match network {
                        Some(network) => most_promising_action(&view, network, rng)?,
                        None => greedy_action(&view, point_margin, rng)?,
                    };
                    state.play(action).ok()?;
                }
            }
        }
    }
    let examples = positions.into_iter().map(|(seat, inputs)| Example {
        inputs: inputs.collect(),
        outcome: outcome(&state, seat),
    });
    Some(examples.collect())
}

/// The action after which the network sees the best chance at the end of the turn, in one sampled world.
fn most_promising_action(view: &View, network: &Perceptron, rng: &mut impl Rng) -> Option<Action> {
    let world = view.sample(rng);
    let mut chance_after = |&action: &Action| {
        let after = after(&world, action)?;
        best_chance(&after, view.seat, network, rng)
    };
    let actions = view.legal_actions().into_iter();
    let chances = actions.map(|action| (chance_after(&action).unwrap_or(0.0), action));
    let best = chances.max_by(|(one, _), (other, _)| one.total_cmp(other));
    best.map(|(_, action)| action)
}

/// The seat's chance to win if it plays its turn to the end as well as the network knows.
fn best_chance(state: &State, seat: Seat, network: &Perceptron, rng: &mut impl Rng) -> Option<f32> {
    match state.turn() {
        Turn::Over => Some(outcome(state, seat)),
        Turn::Chance => {
            let mut after = *state;
            after.apply_chance(&state.draw_chance(rng)?).ok()?;
            best_chance(&after, seat, network, rng)
        }
        Turn::Seat(next) if matches!(state.awaiting(), Awaiting::Place(_)) => {
            let chance = network.chance(inputs(state, next));
            Some(if next == seat { chance } else { 1.0 - chance })
        }
        Turn::Seat(_) => {
            let actions = state.legal_actions().into_iter();
            let chances = actions
                .filter_map(|action| best_chance(&after(state, action)?, seat, network, rng));
            chances.max_by(f32::total_cmp)
        }
    }
}

fn after(state: &State, action: Action) -> Option<State> {
    let mut after = *state;
    after.play(action).ok()?;
    Some(after)
}

/// The seat's share of the win of a finished match.
fn outcome(state: &State, seat: Seat) -> f32 {
    let winners = state.winners();
    match (winners.contains(seat), winners.len()) {
        (true, 1) => 1.0,
        (true, _) => 0.5,
        (false, _) => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::kingdoms::value::TRAINED;

    #[test]
    fn equal_seeds_train_equal_networks() {
        let train = |seed| train_kingdoms(1, 1, seed, |_| ());
        assert_eq!(train(1), train(1));
        assert_ne!(train(1), train(2));
    }

    #[test]
    fn trained_network_mostly_knows_the_winner() {
        let network = Perceptron::from_bytes(INPUTS, TRAINED);
        let examples = play_matches(100, 77, 0, None);
        let (mut right, mut decided) = (0, 0);
        for example in examples.iter().filter(|it| (it.outcome - 0.5).abs() > 0.1) {
            let chance = network.chance(example.inputs.iter().copied());
            right += u32::from((chance > 0.5) == (example.outcome > 0.5));
            decided += 1;
        }
        assert!(decided > 0);
        assert!(10 * right > 6 * decided, "{right} of {decided}");
    }
}
