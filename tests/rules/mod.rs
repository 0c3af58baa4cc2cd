//! The laws that hold in every match of every game, over random matches.

mod claim_it;
mod contract;
mod hidden;
mod kingdoms;
mod laws;
pub(crate) mod matches;
mod naive;
mod open;
mod told;
mod trick;
