//! Claim It, which hides nothing: the best play within a turn by expectimax, and a learned value between turns.

mod features;
mod network;
#[cfg(test)]
mod tests;
mod training;
mod turn_search;

use claim_rules::cards::SeatSet;
use claim_rules::claim_it::{Action, Awaiting, State, View};
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

/// An expert evaluates this many times as many positions.
const EXPERT_FACTOR: u32 = 4;

/// The number of positions that are evaluated for an analysis or a puzzle in place of an iteration of search. The usual
/// analysis then looks at least as deep as a hard bot.
const POSITIONS_PER_ITERATION: u32 = 40;
const _: () = assert!(POSITIONS_PER_ITERATION * DEFAULT_ITERATIONS >= MAX_POSITIONS);

/// The maximum number of positions that are evaluated for an analysis or a puzzle.
const MAX_ANALYSED_POSITIONS: u32 = 80_000;

/// The number of placed stones at which a rollout stops rolling.
const ROLLOUT_STOP_STONES: u8 = 2;

impl Heuristics for State {
    /// Every legal action; for a hard or expert bot with its chance.
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
        let max_positions = match level {
            Level::Expert => EXPERT_FACTOR * MAX_POSITIONS,
            _ => MAX_POSITIONS,
        };
        let max_bytes = max_iterations as usize * bytes_per_iteration::<Self>();
        let affordable = u32::try_from(max_bytes / BYTES_PER_POSITION).unwrap_or(u32::MAX);
        let max_positions = max_positions.min(affordable);
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

/// How many positions are evaluated in place of so many search iterations.
const fn analysed_positions(iterations: u32) -> u32 {
    let positions = POSITIONS_PER_ITERATION.saturating_mul(iterations);
    if positions < MAX_ANALYSED_POSITIONS {
        positions
    } else {
        MAX_ANALYSED_POSITIONS
    }
}

/// The maximum memory of the chances of a decision, computed in place of so many search iterations, in bytes.
pub(crate) const fn analysis_bytes(iterations: u32) -> usize {
    analysed_positions(iterations) as usize * BYTES_PER_POSITION
}

/// The chance to win after each action of the seat to act.
fn values(
    view: &View,
    contenders: Option<SeatSet>,
    max_positions: u32,
) -> Option<WinChances<Action>> {
    let network = Network::trained(view.public.setup.players());
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
