//! The daily puzzle: for each day a position in which exactly one play wins; in games that cannot
//! be solved, one in which one choice is best by a clear margin.
//!
//! All chance of a day's puzzle follows from its date (UTC) and a secret, so that future puzzles
//! cannot be computed from the source. Matches are played by a scripted beginner until one reaches
//! a position in which the solver finds exactly one winning play, which is neither the script's
//! choice nor the highest card. Puzzles of Claim Kingdoms and Claim It, one of each per week, are
//! positions in which one choice is best by a clear margin. At most 1,000 matches are searched; if
//! none has such a position, the day has a puzzle of Claim.

mod generate;
mod of_day;
mod position;
mod rated;
mod rating;
mod stats;
#[cfg(test)]
mod tests;

pub use crate::bots::solver::Value;
pub use claim_rules::Day;
pub use claim_rules::claim::Action as Play;
pub use generate::game_of;
pub use of_day::PuzzleOfDay;
pub use position::{Explanation, Puzzle, PuzzleError};
pub use rated::{RatedChoice, RatedPuzzle};
pub use rating::MAX_BYTES;
pub use stats::PuzzleStats;
