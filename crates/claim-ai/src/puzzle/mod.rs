//! The daily puzzle: for each day a position in which exactly one play wins; in games that cannot be solved, one in
//! which one choice is best by a clear margin.

mod day;
mod generate;
mod of_day;
mod position;
mod rated;
mod rating;
mod stats;
#[cfg(test)]
mod tests;

pub use crate::bots::solver::Value;
pub use claim_rules::claim::Action as Play;
pub use day::Day;
pub use of_day::PuzzleOfDay;
pub use position::{Explanation, Puzzle, PuzzleError};
pub use rated::{RatedChoice, RatedPuzzle};
pub use rating::MAX_BYTES;
pub use stats::PuzzleStats;
