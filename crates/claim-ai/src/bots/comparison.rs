//! Comparing two actions on the same sampled worlds, which tells their difference much more exactly than two
//! separate estimates.

use claim_rules::cards::SeatSet;
use claim_rules::{Game, GameView};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::heuristics::Heuristics;
use super::search::Tree;
use crate::STANDARD_ERRORS;

/// The number of worlds between two checks whether the difference is clear.
const BATCH: u32 = 50;

/// A difference is clear when the margin of error is below this, or below a third of it.
const CLEAR_MARGIN: f32 = 0.02;

/// By how much two outcomes of a game with outcomes of its own may typically differ: luck is taken out of them.
const OUTCOME_DIFFERENCE: f32 = 0.2;

/// By how much one action is better than another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Comparison {
    /// The mean difference of their rewards, from −1 to 1.
    pub(crate) difference: f32,
    /// The margin of its statistical error at a confidence of 95 %.
    pub(crate) margin: f32,
}

/// Plays on after each of two legal actions in up to `worlds` sampled worlds, with a search tree for each action,
/// and stops early when the difference is clear. As in a search, a position with a learned value is not played on,
/// unless trees look ahead. Where the game has outcomes of its own, these take the place of trees. `contenders` are the seats that can win, if not all can.
pub(super) fn compare<V: GameView<State: Heuristics>>(
    view: &V,
    [better, worse]: [<V::State as Game>::Action; 2],
    contenders: Option<SeatSet>,
    worlds: u32,
    rng: &mut impl Rng,
) -> Comparison {
    let seat = view.seat();
    let mut rng = Xoshiro256PlusPlus::from_rng(rng);
    let mut seeds = rng.clone();
    let mut sample = view.sampler();
    // Otherwise, an action would be judged as if the opponents did not answer it.
    let new_tree = |action| Tree::new(action, worlds, contenders).looking_ahead::<V::State>();
    let mut branches = [better, worse].map(|action| (action, new_tree(action)));
    let mut differences = Differences::of(1.0);
    for world in 1..=worlds {
        let state = sample(&mut rng);
        let seed = seeds.next_u64();
        let [better, worse] = branches.each_mut().map(|(action, tree)| {
            if let Some(outcome) = state.outcome(*action, contenders, seed) {
                differences.typical = OUTCOME_DIFFERENCE;
                return outcome;
            }
            let mut state = state.clone();
            if state.play(*action).is_err() {
                return 0.0;
            }
            let learned = state.learned_chances();
            let learned = learned.filter(|_| !<V::State as Heuristics>::CAN_LOOK_AHEAD);
            learned.unwrap_or_else(|| tree.iterate(state, &mut rng))[seat]
        });
        differences.add(better - worse);
        if world % BATCH == 0 && differences.are_clear() {
            break;
        }
    }
    let (difference, margin) = differences.mean_and_margin();
    Comparison { difference, margin }
}

struct Differences {
    count: f32,
    sum: f32,
    squares: f32,
    /// The difference between a win and a loss, or what is typical of differences that are less extreme.
    typical: f32,
}

impl Differences {
    const fn of(typical: f32) -> Self {
        Self {
            count: 0.0,
            sum: 0.0,
            squares: 0.0,
            typical,
        }
    }

    fn add(&mut self, difference: f32) {
        self.count += 1.0;
        self.sum += difference;
        self.squares += difference * difference;
    }

    fn are_clear(&self) -> bool {
        let (difference, margin) = self.mean_and_margin();
        margin < CLEAR_MARGIN.max(difference.abs() / 3.0)
    }

    /// As if there were a typical difference more in either direction, so that a few equal worlds are not certain.
    fn mean_and_margin(&self) -> (f32, f32) {
        let count = self.count + 2.0;
        let mean = self.sum / self.count.max(1.0);
        let variance = (self.squares + 2.0 * self.typical.powi(2)) / count - mean * mean;
        let margin = STANDARD_ERRORS * (variance.max(0.0) / count).sqrt();
        (mean, margin)
    }
}
