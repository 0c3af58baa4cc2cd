//! Sets of cards that lie on the board, as bits.

#![expect(
    clippy::cast_possible_truncation,
    reason = "counts and places of 64 bits fit into a byte"
)]

use std::ops::{BitAnd, Sub};

/// A set of cards on the board, each by its number: they are numbered from 0, the start card, in
/// the order in which they were laid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardSet(u64);

impl BoardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The set of that one card.
    pub(super) const fn one(number: u8) -> Self {
        Self(1 << number)
    }

    /// Whether the card of that number is in the set.
    #[must_use]
    pub const fn contains(self, number: u8) -> bool {
        self.0 & (1 << number) != 0
    }

    /// How many cards are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set has no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The numbers of the cards, ascending.
    #[must_use]
    pub const fn iter(self) -> BoardSetIter {
        BoardSetIter(self)
    }

    /// Puts a card into the set.
    pub(super) const fn insert(&mut self, number: u8) {
        self.0 |= 1 << number;
    }

    /// Takes a card out of the set.
    pub(super) const fn remove(&mut self, number: u8) {
        self.0 &= !(1 << number);
    }
}

/// The cards that are in both sets.
impl BitAnd for BoardSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// The cards of one set that are not in another.
impl Sub for BoardSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl IntoIterator for BoardSet {
    type Item = u8;
    type IntoIter = BoardSetIter;

    fn into_iter(self) -> BoardSetIter {
        self.iter()
    }
}

/// Iterates over a [`BoardSet`].
#[derive(Clone, Debug)]
pub struct BoardSetIter(BoardSet);

impl Iterator for BoardSetIter {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let Self(BoardSet(left)) = self;
        if *left == 0 {
            return None;
        }
        let number = left.trailing_zeros() as u8;
        *left &= *left - 1;
        Some(number)
    }
}
