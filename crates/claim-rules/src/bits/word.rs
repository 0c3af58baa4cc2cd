//! Unsigned integers, seen as sequences of bits.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not};

/// An unsigned integer whose bits are numbered from the lowest, 0.
pub trait Word:
    Copy + Debug + Eq + Hash + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// No bit is set.
    const ZERO: Self;

    /// Only the bit of this index is set. The index must be below the number of bits.
    fn bit(index: u32) -> Self;

    /// How many bits are set.
    fn count_ones(self) -> u32;

    /// The index of the lowest bit that is set; the number of bits if none is.
    fn trailing_zeros(self) -> u32;

    /// This word with its lowest set bit cleared; zero stays zero.
    #[must_use]
    fn without_lowest(self) -> Self;
}

macro_rules! words {
    ($($word:ty),+) => {
        $(impl Word for $word {
            const ZERO: Self = 0;

            #[inline]
            fn bit(index: u32) -> Self {
                1 << index
            }

            #[inline]
            fn count_ones(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn trailing_zeros(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        })+
    };
}

words!(u8, u16, u32, u64, u128);

/// Iterates over the indices of the bits that are set in a word, ascending.
///
/// ```
/// use claim_rules::bits::Bits;
///
/// assert!(Bits::new(0b1010_0001_u8).eq([0, 5, 7]));
/// ```
#[derive(Clone, Debug)]
pub struct Bits<W>(W);

impl<W: Word> Bits<W> {
    /// Iterates over the bits of `word`.
    #[inline]
    pub const fn new(word: W) -> Self {
        Self(word)
    }
}

impl<W: Word> Iterator for Bits<W> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0 == W::ZERO {
            return None;
        }
        let index = self.0.trailing_zeros();
        self.0 = self.0.without_lowest();
        Some(index)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl<W: Word> ExactSizeIterator for Bits<W> {}
