//! The laws of Claim Kingdoms, over random matches.

mod agreement;
mod hidden;
mod laws;
mod matches;
mod naive;
mod worlds;
