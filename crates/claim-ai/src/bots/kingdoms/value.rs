//! The learned value of a position between two turns: the chance to win of the seat whose turn begins.

use std::sync::LazyLock;

use claim_rules::cards::{BySeat, Faction, Seat};
use claim_rules::kingdoms::{Awaiting, PublicView, control_value};
use claim_rules::{Game, GameKind, Options, Turn};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::{greedy_action, point_margin};
use crate::bots::perceptron::{Example, Perceptron};

/// The inputs that do not belong to a faction.
const GENERAL: usize = 6;

/// The inputs of each faction.
const PER_FACTION: usize = 4;

/// The number of inputs.
const INPUTS: usize = GENERAL + PER_FACTION * Faction::COUNT;

/// How often an action in training is random: what never happens is never learned.
const EXPLORATION: f32 = 0.15;

/// The trained weights, as the example `train_value` writes them.
const TRAINED: &[u8] = include_bytes!("value.bin");

/// The size of what was trained, in bytes.
pub(in crate::bots) const VALUE_BYTES: usize = TRAINED.len();

/// Each seat's chance to win; `None` unless a turn is about to begin.
pub(super) fn chances(public: &PublicView) -> Option<BySeat<f32>> {
    static NETWORK: LazyLock<Perceptron> =
        LazyLock::new(|| Perceptron::from_bytes(INPUTS, TRAINED));
    let Awaiting::Place(seat) = public.awaiting else {
        return None;
    };
    let chance = NETWORK.chance(inputs(public, seat).into_iter().enumerate());
    let mut chances = BySeat::default();
    chances[seat] = chance;
    chances[seat.next(2)] = 1.0 - chance;
    Some(chances)
}

/// The position as the seat whose turn begins sees it.
fn inputs(public: &PublicView, seat: Seat) -> [f32; INPUTS] {
    let other = seat.next(2);
    let mut inputs = [0.0; INPUTS];
    let (general, by_faction) = inputs.split_at_mut(GENERAL);
    general[0] = f32::from(public.turn_number) / 30.0;
    general[1] = (f32::from(public.points[seat]) - f32::from(public.points[other])) / 10.0;
    general[3] = f32::from(public.supply[seat]) / 15.0;
    general[4] = f32::from(public.supply[other]) / 15.0;
    general[5] = f32::from(u8::from(public.first == seat));
    for &faction in public.setup.factions() {
        let figures = public.board.figures_on(faction);
        let ahead = f32::from(figures[seat]) - f32::from(figures[other]);
        let value = f32::from(control_value(faction));
        let controls = if ahead == 0.0 { 0.0 } else { ahead.signum() };
        general[2] += controls * value / 10.0;
        let start = PER_FACTION * faction as usize;
        by_faction[start..start + PER_FACTION].copy_from_slice(&[
            controls,
            ahead / 3.0,
            public.open_hand[seat].count(faction).into(),
            public.open_hand[other].count(faction).into(),
        ]);
    }
    inputs
}

/// Trains the network on this many matches between scripted players, and returns its weights, little-endian. Equal
/// arguments give equal weights. `on_progress` gets a line from time to time.
#[must_use]
pub fn train_kingdoms(
    matches: u32,
    epochs: u32,
    seed: u64,
    mut on_progress: impl FnMut(&str),
) -> Vec<u8> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut examples = Vec::new();
    for number in 0..matches {
        examples.extend(play(&mut rng).unwrap_or_default());
        if number % 1_000 == 0 {
            on_progress(&format!("{number} matches"));
        }
    }
    Perceptron::train(INPUTS, &examples, epochs, &mut rng, on_progress).to_bytes()
}

/// The positions of a match between players who take what puts them ahead at once, with its result.
fn play(rng: &mut Xoshiro256PlusPlus) -> Option<Vec<Example>> {
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
                    positions.push((seat, inputs(state.public_view(), seat).into_iter()));
                }
                if rng.random::<f32>() < EXPLORATION {
                    state.play_random(rng);
                } else {
                    let action = greedy_action(&state.view(seat), point_margin, rng)?;
                    state.play(action).ok()?;
                }
            }
        }
    }
    let winners = state.winners();
    let examples = positions.into_iter().map(|(seat, inputs)| Example {
        inputs: inputs
            .enumerate()
            .filter(|&(_, value)| value != 0.0)
            .collect(),
        outcome: match (winners.contains(seat), winners.len()) {
            (true, 1) => 1.0,
            (true, _) => 0.5,
            (false, _) => 0.0,
        },
    });
    Some(examples.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::perceptron::HIDDEN;

    #[test]
    fn equal_seeds_train_equal_networks() {
        let train = |seed| train_kingdoms(3, 1, seed, |_| ());
        assert_eq!(train(1), train(1));
        assert_ne!(train(1), train(2));
    }

    #[test]
    fn trained_network_is_complete_and_mostly_knows_the_winner() {
        assert_eq!(TRAINED.len(), 4 * ((INPUTS + 2) * HIDDEN + 1));
        let network = Perceptron::from_bytes(INPUTS, TRAINED);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(77);
        let (mut right, mut decided) = (0, 0);
        for _ in 0..100 {
            let examples = play(&mut rng).expect("a match can be played");
            for example in examples.iter().filter(|it| (it.outcome - 0.5).abs() > 0.1) {
                let chance = network.chance(example.inputs.iter().copied());
                right += u32::from((chance > 0.5) == (example.outcome > 0.5));
                decided += 1;
            }
        }
        assert!(10 * right > 6 * decided, "{right} of {decided}");
    }
}
