//! The daily puzzle: for each day a position in which exactly one play wins.

mod day;
mod generate;
mod position;
mod stats;
#[cfg(test)]
mod tests;

pub use crate::bots::solver::Value;
pub use claim_rules::claim::Action as Play;
pub use day::Day;
pub use position::{Explanation, Puzzle, PuzzleError};
pub use stats::PuzzleStats;
