//! Claim It: properties of random matches, and a comparison with a reference implementation.

mod matches;
mod properties;
mod reference;
