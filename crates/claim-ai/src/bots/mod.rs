//! Bots: a view in, an action out. A bot gets what its seat may know and nothing else.

mod beginner;
mod bot;
mod claim;
mod claim_it;
mod comparison;
mod dispatch;
mod easy;
mod heuristics;
mod kingdoms;
mod perceptron;
mod search;
pub mod solver;
#[cfg(test)]
mod tests;

pub(crate) use beginner::{greedy_action, played_card};
pub use bot::{Bot, MAX_HARD_ITERATIONS, ParseBotError, TimeBudget, random_action};
pub use claim::train_phase_two;
pub use claim_it::train_claim_it;
pub(crate) use claim_it::{analysis_bytes, player_with};
pub(crate) use comparison::Comparison;
pub(crate) use dispatch::{compare_actions, hardest_to_answer, last_turn_chances, win_chances};
pub use dispatch::{estimate_actions, solve_actions};
pub use heuristics::ActionValues;
pub(crate) use heuristics::WinChances;
pub use kingdoms::train_kingdoms;
pub use search::{ActionStats, MAX_ITERATIONS, bytes_per_iteration};

/// The memory of all trained networks, in bytes: as part of the program, and once more as decoded weights.
pub const LEARNED_BYTES: usize =
    2 * (claim::PHASE_TWO_BYTES + claim_it::NETWORKS_BYTES + kingdoms::VALUE_BYTES);
