//! Claim Kingdoms: properties of random matches, and a comparison with a reference implementation.

mod against_reference;
mod hidden_information;
mod matches;
mod possible_worlds;
mod properties;
mod reference;
