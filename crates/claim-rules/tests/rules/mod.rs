//! Properties of every match of every game, tested with random matches.

mod claim;
mod claim_it;
mod contract;
mod kingdoms;
pub(crate) mod matches;
