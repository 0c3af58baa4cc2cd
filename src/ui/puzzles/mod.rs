//! The daily puzzle.

pub(in crate::ui) mod puzzle;
pub(in crate::ui) mod puzzle_ranking;
pub(in crate::ui) mod rated_puzzle;
