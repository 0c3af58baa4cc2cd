//! The daily puzzle.

pub(crate) mod earlier_puzzles;
pub(crate) mod puzzle;
pub(crate) mod puzzle_ranking;
pub(crate) mod rated_puzzle;
