//! A player's results in the daily puzzles.

/// A player's results in the daily puzzles so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleStats {
    /// The number of puzzles answered on their day, whether the answer was right or wrong.
    pub answered: u32,
    /// The number of these puzzles whose answer was right.
    pub solved: u32,
    /// The number of successive days solved, up to today or yesterday; 0 after a wrong answer.
    pub streak: u32,
    /// The longest streak so far, which may be the current one.
    pub best_streak: u32,
}
