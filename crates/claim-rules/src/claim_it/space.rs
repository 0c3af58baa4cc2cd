//! The spaces of the board, their notation, and sets of them.

use std::fmt;
use std::str::FromStr;

use super::Face;
use crate::NotationError;
use crate::bits::{BitIndex, BitSet};

/// A space of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space {
    /// The row. Rows are numbered up the left side.
    pub row: Face,
    /// The column. Columns are numbered along the bottom.
    pub column: Face,
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row, self.column)
    }
}

impl FromStr for Space {
    type Err = NotationError;

    /// Reads the notation that [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parse = || {
            let (row, column) = text.split_once(',')?;
            Some(Self {
                row: row.parse().ok()?,
                column: column.parse().ok()?,
            })
        };
        parse().ok_or(NotationError("a space of the board"))
    }
}

/// Each row takes eight bits, the highest two of which are never set. Bits that are shifted by one
/// to find neighbours therefore do not wrap into another row.
impl BitIndex for Space {
    type Word = u64;

    #[inline]
    fn to_bit(self) -> u32 {
        self.row as u32 * u8::BITS + self.column as u32
    }

    #[inline]
    fn from_bit(bit: u32) -> Self {
        let (row, column) = (bit / u8::BITS, bit % u8::BITS);
        Self {
            row: Face::ALL[row as usize],
            column: Face::ALL[column as usize],
        }
    }
}

/// A set of spaces. Iteration is by row and column.
pub type Spaces = BitSet<Space>;

impl Spaces {
    /// Every space of the board.
    pub const BOARD: Self = Self::from_bits(0x3f_3f_3f_3f_3f_3f);

    /// The one or two spaces that two dice name as row and column.
    #[must_use]
    #[inline]
    pub fn named_by([one, other]: [Face; 2]) -> Self {
        let (row, column) = (one, other);
        let space = Space { row, column };
        let (row, column) = (other, one);
        let mirrored = Space { row, column };
        Self::single(space) | Self::single(mirrored)
    }

    /// The size of the largest group of spaces joined by edges (RULES.md 3.3).
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

    /// The first space and all spaces joined to it. Starting from the lowest bit, the group grows
    /// by its neighbours in all four directions at once until it stays the same.
    const fn group_of_first(self) -> Self {
        let spaces = self.bits();
        let mut group = spaces & spaces.wrapping_neg();
        loop {
            let beside = group << 1 | group >> 1;
            let above_and_below = group << u8::BITS | group >> u8::BITS;
            let grown = (group | beside | above_and_below) & spaces;
            if grown == group {
                return Self::from_bits(group);
            }
            group = grown;
        }
    }
}
