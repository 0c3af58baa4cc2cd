//! What somebody's answers to puzzles come to.

/// What somebody's answers to puzzles come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many puzzles they answered.
    pub answered: u32,
    /// How many of them they solved.
    pub solved: u32,
    /// How many days in a row they solved, up to today or yesterday; none after a wrong answer.
    pub streak: u32,
    /// The most days in a row they ever solved.
    pub best_streak: u32,
}
