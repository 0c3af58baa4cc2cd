//! The spaces of the board, their notation, and sets of them as bits.

#![expect(
    clippy::cast_possible_truncation,
    reason = "there are 36 spaces, which a byte counts"
)]

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

use super::Face;

/// A space of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space {
    /// Its row; the rows are numbered up the left side.
    pub row: Face,
    /// Its column; the columns are numbered along the bottom.
    pub column: Face,
}

impl Space {
    /// Its bit in a set. A row is a byte, of which two bits are of no space: nothing that is
    /// shifted by one comes into another row.
    const fn bit(self) -> u32 {
        self.row as u32 * u8::BITS + self.column as u32
    }

    fn at_bit(bit: u32) -> Self {
        let (row, column) = (bit / u8::BITS, bit % u8::BITS);
        Self {
            row: Face::ALL[row as usize],
            column: Face::ALL[column as usize],
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row, self.column)
    }
}

impl FromStr for Space {
    type Err = ();

    /// Reads the notation that [`Display`](fmt::Display) writes, and nothing else.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (row, column) = text.split_once(',').ok_or(())?;
        Ok(Self {
            row: row.parse()?,
            column: column.parse()?,
        })
    }
}

/// A set of spaces.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Spaces(u64);

impl Spaces {
    /// No space.
    pub const EMPTY: Self = Self(0);

    /// Every space of the board.
    pub const BOARD: Self = Self(0x3f_3f_3f_3f_3f_3f);

    /// The one or two spaces that two dice name as row and column.
    #[must_use]
    #[inline]
    pub const fn named_by([one, other]: [Face; 2]) -> Self {
        let (row, column) = (one, other);
        let space = Space { row, column };
        let (row, column) = (other, one);
        let mirrored = Space { row, column };
        Self(1 << space.bit() | 1 << mirrored.bit())
    }

    /// Whether `space` is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.bit() & 1 == 1
    }

    /// Adds a space.
    #[inline]
    pub const fn insert(&mut self, space: Space) {
        self.0 |= 1 << space.bit();
    }

    /// Takes the first space out, by row and column.
    #[inline]
    pub(super) fn pop_first(&mut self) -> Option<Space> {
        if self.is_empty() {
            return None;
        }
        let first = Space::at_bit(self.0.trailing_zeros());
        self.0 &= self.0 - 1;
        Some(first)
    }

    /// How many spaces are in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no space is in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spaces, one by one.
    #[must_use]
    pub const fn iter(self) -> SpacesIter {
        SpacesIter(self)
    }

    /// How many spaces the largest group of them has that are joined by edges (RULES.md 3.3).
    #[must_use]
    pub fn largest_group(self) -> u8 {
        let (mut rest, mut largest) = (self, 0);
        while !rest.is_empty() {
            let group = rest.group_of_first();
            largest = largest.max(group.len());
            rest = rest - group;
        }
        largest
    }

    /// The first space and all that are joined to it.
    const fn group_of_first(self) -> Self {
        let mut group = self.0 & self.0.wrapping_neg();
        loop {
            let beside = group << 1 | group >> 1;
            let above_and_below = group << u8::BITS | group >> u8::BITS;
            let grown = (group | beside | above_and_below) & self.0;
            if grown == group {
                return Self(group);
            }
            group = grown;
        }
    }
}

impl BitAnd for Spaces {
    type Output = Self;

    /// The spaces that are in both sets.
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Spaces {
    type Output = Self;

    /// The spaces that are in either set.
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for Spaces {
    type Output = Self;

    /// The spaces that are not in the other set.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = Self::EMPTY;
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

impl IntoIterator for Spaces {
    type Item = Space;
    type IntoIter = SpacesIter;

    fn into_iter(self) -> SpacesIter {
        self.iter()
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spaces = self.iter().map(|space| space.to_string());
        f.debug_set().entries(spaces).finish()
    }
}

/// Iterates over [`Spaces`], by row and column.
#[derive(Clone, Debug)]
pub struct SpacesIter(Spaces);

impl Iterator for SpacesIter {
    type Item = Space;

    fn next(&mut self) -> Option<Space> {
        self.0.pop_first()
    }
}
