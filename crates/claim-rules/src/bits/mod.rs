//! Small sets as the bits of one machine word: factions, seats, spaces of a board.
//!
//! [`BitSet`] is a set of anything that can be numbered, [`Bits`] iterates over the bits that are
//! set in a plain integer, and [`BitSelect`] finds the n-th of them without a loop.

mod select;
mod set;
mod word;

pub use select::{BitSelect, nth_set_bit};
pub use set::{BitIndex, BitSet, Iter};
pub use word::{Bits, Word};
