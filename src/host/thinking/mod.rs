//! Computations that take long: bots, analyses and puzzles.

pub(in crate::host) mod analysis;
pub(in crate::host) mod bots;
pub(in crate::host) mod puzzles;
