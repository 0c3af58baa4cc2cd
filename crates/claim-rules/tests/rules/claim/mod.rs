//! The trick-taking games: properties of random matches, and a comparison with a reference
//! implementation.

mod hidden_information;
mod matches;
mod properties;
mod public_reference;
mod reference;
mod reference_trick;
mod view_reconstruction;
