//! A player's results in the daily puzzles.

/// A player's results in the daily puzzles so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleStats {
    /// The number of puzzles answered.
    pub answered: u32,
    /// The number of puzzles solved.
    pub solved: u32,
    /// The number of successive days solved, up to today or yesterday; 0 after a wrong answer.
    pub streak: u32,
    /// The longest streak so far.
    pub best_streak: u32,
}
