//! Bots: a view in, an action out. A bot gets what its seat may know and nothing else.

mod bot;
mod claim;
mod claim_it;
mod dispatch;
mod heuristics;
mod kingdoms;
mod search;
pub mod solver;
#[cfg(test)]
mod tests;

pub use bot::{Bot, ParseBotError, TimeBudget, random_action};
pub use dispatch::{estimate_actions, solve_actions};
pub use heuristics::ActionValues;
pub use search::{ActionStats, MAX_ITERATIONS, bytes_per_iteration};
