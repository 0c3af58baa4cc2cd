//! Analysis of finished matches: how good each decision was, exactly where that can be solved (see
//! [`solve_actions`](crate::bots::solve_actions)), elsewhere estimated by search with a margin of
//! error.

mod decision;
mod json;
mod match_analysis;
#[cfg(test)]
mod tests;
mod win_probability;

pub use crate::bots::MAX_ITERATIONS;
pub use crate::bots::solver::Value;
pub use decision::{Decision, Estimate, Evaluation, Exact, value_id};
pub use match_analysis::{Accuracy, Analysis, AnalysisError, DEFAULT_ITERATIONS};
pub use win_probability::WinProbability;
