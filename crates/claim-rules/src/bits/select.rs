//! Finding the n-th bit that is set in a word, without a loop.
//!
//! Rollouts choose among legal actions at random a million times a second. Clearing bit after bit
//! would be a loop with an unpredictable end; [`BitSelect`] counts the bits of all eight bytes at
//! once instead.

use std::hint::select_unpredictable;
use std::num::NonZero;

/// The lowest bit of each nibble of a word.
const NIBBLE_LOWS: u64 = 0x1111_1111_1111_1111;

/// The lowest bit of each byte of a word.
const BYTE_LOWS: u64 = 0x0101_0101_0101_0101;

/// The highest bit of each byte of a word.
const BYTE_TOPS: u64 = 0x80 * BYTE_LOWS;

/// A word that is prepared for finding its n-th set bit.
///
/// ```
/// use claim_rules::bits::BitSelect;
///
/// let word = BitSelect::new(0b1010_0001);
/// assert_eq!(word.count(), 3);
/// assert_eq!(word.select(1), 5);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct BitSelect {
    word: u64,
    /// Byte `i` has the number of bits that are set in the bytes 0 to `i` of `word`.
    prefix_counts: u64,
}

impl BitSelect {
    /// Prepares a word.
    #[must_use]
    #[inline]
    pub const fn new(word: u64) -> Self {
        // Bits are counted per nibble, then per byte. Neither sum overflows its field: a nibble has
        // at most 4 bits, a byte at most 8. The multiplication adds each byte to all above it; the
        // highest byte then has at most 64.
        let (even, odd) = (word, word >> 1);
        let (low, high) = (
            (even & NIBBLE_LOWS) + (odd & NIBBLE_LOWS),
            (even >> 2 & NIBBLE_LOWS) + (odd >> 2 & NIBBLE_LOWS),
        );
        let nibbles = low + high;
        let bytes = (nibbles + (nibbles >> 4)) & (0x0f * BYTE_LOWS);
        Self {
            word,
            prefix_counts: bytes.wrapping_mul(BYTE_LOWS),
        }
    }

    /// The index of a set bit, the `n`-th from the lowest, counted from 0. `number_below` gets the number of set
    /// bits and returns `n`.
    ///
    /// # Panics
    ///
    /// If that number is not below the number of set bits.
    #[inline]
    pub fn pick(self, number_below: impl FnOnce(u32) -> u32) -> u8 {
        self.select(number_below(self.count()))
    }

    /// As [`BitSelect::pick`], for a number of 128 bits. Which half has the bit is unpredictable,
    /// so the half is selected without a branch.
    ///
    /// # Panics
    ///
    /// If the chosen number is not below the count.
    #[inline]
    pub fn pick_of_two(low: u64, high: u64, number_below: impl FnOnce(u32) -> u32) -> u8 {
        let (low, high) = (Self::new(low), Self::new(high));
        let n = number_below(low.count() + high.count());
        let is_high = n >= low.count();
        let half = Self {
            word: select_unpredictable(is_high, high.word, low.word),
            prefix_counts: select_unpredictable(is_high, high.prefix_counts, low.prefix_counts),
        };
        let first = u8::from(is_high) << 6;
        first + half.select(n - select_unpredictable(is_high, low.count(), 0))
    }

    /// How many bits are set.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u32 {
        (self.prefix_counts >> 56) as u32
    }

    /// The index of the `n`-th set bit, counted from 0.
    ///
    /// # Panics
    ///
    /// If `n` is not below the count.
    #[must_use]
    #[inline]
    pub const fn select(self, n: u32) -> u8 {
        assert!(n < self.count());
        // Each byte of `above` is 0x80 + its prefix count - (n + 1). A prefix count is at most 64,
        // so no byte borrows from the next, and the top bit stays set exactly where the prefix
        // count exceeds n. The first such byte holds the bit; its low bits then say how many set
        // bits of that byte lie above it.
        let above = (self.prefix_counts | BYTE_TOPS) - (n as u64 + 1) * BYTE_LOWS;
        let Some(tops) = NonZero::new(above & BYTE_TOPS) else {
            unreachable!()
        };
        // `first` is the index of that byte's top bit: rotating left by 7 and right by it brings
        // the byte to the bottom.
        let first = tops.trailing_zeros();
        let byte = self.word.rotate_left(7).rotate_right(first) & 0xff;
        let above = above.rotate_left(7).rotate_right(first) & 7;
        (first & 0x38) as u8 + FROM_TOP[byte as usize][above as usize]
    }
}

/// The index of the `n`-th set bit of a byte, counted from 0; an arbitrary index below 8 if fewer
/// bits are set.
#[must_use]
#[inline]
pub const fn nth_set_bit(byte: u8, n: u32) -> u8 {
    let above = byte.count_ones().wrapping_sub(n + 1);
    FROM_TOP[byte as usize][(above & 7) as usize] & 7
}

/// `FROM_TOP[byte][n]`: the index of the `n`-th set bit of `byte`, counted from the highest.
static FROM_TOP: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < table.len() {
        let (mut bit, mut n) = (8, 0);
        while bit > 0 {
            bit -= 1;
            if (byte >> bit) & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn select_finds_every_set_bit(word: u64, mask: u64) {
            for word in [0, word, word & mask, word | mask, u64::MAX] {
                let select = BitSelect::new(word);
                prop_assert_eq!(select.count(), word.count_ones());
                let set = (0..64_u8).filter(|bit| word >> bit & 1 == 1);
                for (n, bit) in (0..).zip(set) {
                    prop_assert_eq!(select.select(n), bit);
                }
            }
        }
    }
}
