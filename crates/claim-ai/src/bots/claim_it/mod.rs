//! Claim It, which hides nothing: the best play within a turn by expectimax, and a learned value between turns. An
//! analysis judges actions by what comes of them after some rounds.

mod features;
mod last_turn;
mod network;
mod rollout;
#[cfg(test)]
mod tests;
mod training;
mod turn_search;

use claim_rules::cards::SeatSet;
use claim_rules::claim_it::{Action, Awaiting, PublicView, State, View};
use claim_rules::{Game, GameView};
use rand::Rng;

use super::heuristics::{Candidates, Heuristics, WinChances};
use super::search::bytes_per_iteration;
use super::solver::Solver;
use crate::Level;
use crate::analysis::DEFAULT_ITERATIONS;
pub(super) use network::NETWORKS_BYTES;
use network::Network;
pub use training::train_claim_it;
use turn_search::{BYTES_PER_POSITION, Limits, MAX_LOST_VALUE, turn_values};

/// The maximum number of positions that a decision evaluates: about 14 ms on average.
const MAX_POSITIONS: u32 = 30_000;

/// The number of iterations whose tree takes as much memory as [`MAX_POSITIONS`] positions.
#[expect(clippy::cast_possible_truncation, reason = "some hundred thousand")]
pub(super) const HARD_ITERATIONS: u32 =
    (MAX_POSITIONS as usize * BYTES_PER_POSITION / bytes_per_iteration::<State>()) as u32;

/// The number of positions that are evaluated for an analysis or a puzzle in place of an iteration of search. The usual
/// analysis then looks at least as deep as a hard bot.
const POSITIONS_PER_ITERATION: u32 = 40;
const _: () = assert!(POSITIONS_PER_ITERATION * DEFAULT_ITERATIONS >= MAX_POSITIONS);

/// The maximum number of positions that are evaluated for an analysis or a puzzle.
const MAX_ANALYSED_POSITIONS: u32 = 80_000;

/// The number of placed stones at which a rollout stops rolling.
const ROLLOUT_STOP_STONES: u8 = 2;

impl Heuristics for State {
    /// Every legal action; for a hard bot with its chance.
    fn candidates(
        view: &View,
        level: Level,
        max_iterations: u32,
        contenders: Option<SeatSet>,
        _solver: &Solver,
    ) -> Candidates<Action> {
        let legal = GameView::legal_actions(view);
        if level < Level::Hard || legal.len() < 2 {
            return Candidates::Searched(legal);
        }
        let max_bytes = max_iterations as usize * bytes_per_iteration::<Self>();
        let affordable = u32::try_from(max_bytes / BYTES_PER_POSITION).unwrap_or(u32::MAX);
        let max_positions = MAX_POSITIONS.min(affordable);
        let chances = values(view, contenders, max_positions);
        chances.map_or(Candidates::Searched(legal), |it| {
            Candidates::Known(it.actions)
        })
    }

    /// Rolling is more daring than stopping.
    fn daring(_view: &View, action: Action) -> u8 {
        u8::from(action == Action::Roll)
    }

    fn win_chances(
        view: &View,
        contenders: Option<SeatSet>,
        iterations: u32,
    ) -> Option<WinChances<Action>> {
        let mut chances = values(view, contenders, analysed_positions(iterations))?;
        if chances.is_exact {
            for (_, chance) in &mut chances.actions {
                // How close a lost end is to a win matters only to the bot.
                if *chance <= MAX_LOST_VALUE {
                    *chance = 0.0;
                }
            }
        }
        Some(chances)
    }

    fn last_turn_chances(
        view: &View,
        chosen: Action,
        contenders: Option<SeatSet>,
    ) -> Option<WinChances<Action>> {
        if view.public.last_round != Some(view.seat) {
            return None;
        }
        last_turn::last_turn_chances(&view.state(), chosen, contenders)
    }

    fn outcome(&self, action: Action, contenders: Option<SeatSet>, seed: u64) -> Option<f32> {
        rollout::outcome(self, action, contenders, seed)
    }

    /// Stops at [`ROLLOUT_STOP_STONES`] and otherwise plays at random.
    fn rollout_step(&mut self, rng: &mut impl Rng) -> bool {
        if let Awaiting::Choice { .. } = self.awaiting() {
            let stones = placed_stones(self.public_view());
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

/// The number of stones placed in the turn.
pub(super) fn placed_stones(view: &PublicView) -> u8 {
    view.placed.claimed.len() + view.placed.owner_stones.len()
}

/// How many positions are evaluated in place of so many search iterations.
const fn analysed_positions(iterations: u32) -> u32 {
    let positions = POSITIONS_PER_ITERATION.saturating_mul(iterations);
    if positions < MAX_ANALYSED_POSITIONS {
        positions
    } else {
        MAX_ANALYSED_POSITIONS
    }
}

/// The maximum memory of the chances of a decision, computed in place of so many search iterations, in bytes. Where they
/// are truncated, the exact search that follows takes no more in an analysis.
pub(crate) const fn analysis_bytes(iterations: u32) -> usize {
    analysed_positions(iterations) as usize * BYTES_PER_POSITION
}
const _: () = assert!(last_turn::BYTES <= analysis_bytes(DEFAULT_ITERATIONS));

/// A hard bot with these weights in place of the trained ones, to compare them.
pub(crate) fn player_with(weights: &[u8]) -> impl Fn(&View) -> Option<Action> + use<> {
    let network = Network::from_bytes(weights);
    move |view| {
        let legal = GameView::legal_actions(view);
        if let [only] = legal[..] {
            return Some(only);
        }
        let chances = values_by(&network, view, None, MAX_POSITIONS)?;
        let best = chances
            .actions
            .into_iter()
            .max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.map(|(action, _)| action)
    }
}

/// The chance to win after each action of the seat to act.
fn values(
    view: &View,
    contenders: Option<SeatSet>,
    max_positions: u32,
) -> Option<WinChances<Action>> {
    let network = Network::trained(view.public.setup.players());
    values_by(network, view, contenders, max_positions)
}

/// The chance to win after each action of the seat to act, as this network sees it.
fn values_by(
    network: &Network,
    view: &View,
    contenders: Option<SeatSet>,
    max_positions: u32,
) -> Option<WinChances<Action>> {
    let state = view.state();
    if state.to_act() != Some(view.seat) {
        return None;
    }
    let limits = Limits {
        positions: max_positions,
        depth: u8::MAX,
        lost_value: MAX_LOST_VALUE,
    };
    turn_values(network, &state, contenders, limits)
}
