//! Claim It: its laws over random matches, and a second implementation it has to agree with.

mod laws;
mod matches;
mod naive;
