//! Computations that take long: bots, analyses and puzzles.

pub(crate) mod analysis;
pub(crate) mod bots;
pub(crate) mod puzzles;
