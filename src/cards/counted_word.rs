//! Finding the n-th bit that is set in a word, without a loop.
//!
//! Bots choose at random a million times a second. To clear bit after bit would be a loop whose
//! end no processor foresees; this counts the bits of all eight bytes at once.

use std::hint::select_unpredictable;
use std::num::NonZero;

/// The lowest bit of each nibble of a word.
const NIBBLES: u64 = 0x1111_1111_1111_1111;

/// The lowest bit of each byte of a word.
const EACH: u64 = 0x0101_0101_0101_0101;

/// The highest bit of each byte of a word.
const TOPS: u64 = 0x80 * EACH;

/// A word, and per byte of it how many bits are set in that and those below.
#[derive(Clone, Copy)]
pub(super) struct CountedWord {
    word: u64,
    up_to_each: u64,
}

impl CountedWord {
    pub(super) const fn new(word: u64) -> Self {
        let (even, odd) = (word, word >> 1);
        let (low, high) = (
            (even & NIBBLES) + (odd & NIBBLES),
            (even >> 2 & NIBBLES) + (odd >> 2 & NIBBLES),
        );
        let nibbles = low + high;
        let bytes = (nibbles + (nibbles >> 4)) & (0x0f * EACH);
        Self {
            word,
            up_to_each: bytes.wrapping_mul(EACH),
        }
    }

    /// The place of the bit of the number, counted from 0, that `number_below` names.
    #[inline]
    pub(super) fn pick(self, number_below: impl FnOnce(u32) -> u32) -> u8 {
        self.place_of(number_below(self.count()))
    }

    /// The place of the bit of the number, counted from 0, that `number_below` names, in two words:
    /// in which of them it is, nobody can foresee.
    #[inline]
    pub(super) fn pick_of_two(low: u64, high: u64, number_below: impl FnOnce(u32) -> u32) -> u8 {
        let (low, high) = (Self::new(low), Self::new(high));
        let n = number_below(low.count() + high.count());
        let is_high = n >= low.count();
        let counted = Self {
            word: select_unpredictable(is_high, high.word, low.word),
            up_to_each: select_unpredictable(is_high, high.up_to_each, low.up_to_each),
        };
        let first = u8::from(is_high) << 6;
        first + counted.place_of(n - select_unpredictable(is_high, low.count(), 0))
    }

    /// How many bits are set.
    pub(super) const fn count(self) -> u32 {
        (self.up_to_each >> 56) as u32
    }

    /// The place of the `n`-th bit that is set, counted from 0.
    ///
    /// # Panics
    ///
    /// If `n` is not below the count.
    pub(super) const fn place_of(self, n: u32) -> u8 {
        assert!(n < self.count());
        // Per byte, how many bits are set in it and those below but not up to the bit sought; the
        // top bit stays where that is not less than none.
        let above = (self.up_to_each | TOPS) - (n as u64 + 1) * EACH;
        let Some(tops) = NonZero::new(above & TOPS) else {
            unreachable!()
        };
        // Rotated by as much as the first such byte's top bit is from the word's.
        let first = tops.trailing_zeros();
        let byte = self.word.rotate_left(7).rotate_right(first) & 0xff;
        let above = above.rotate_left(7).rotate_right(first) & 7;
        (first & 0x38) as u8 + FROM_TOP[byte as usize][above as usize]
    }
}

/// The place of the `n`-th bit that is set in a byte, counted from 0; something below 8, unless `n`
/// is below the count.
#[inline]
pub(crate) const fn nth_bit(byte: u8, n: u32) -> u8 {
    let above = byte.count_ones().wrapping_sub(n + 1);
    FROM_TOP[byte as usize][(above & 7) as usize] & 7
}

/// Per byte and number, the place of the bit of that number, counted from the highest, among those
/// that are set.
static FROM_TOP: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < places.len() {
        let (mut bit, mut n) = (8, 0);
        while bit > 0 {
            bit -= 1;
            if (byte >> bit) & 1 == 1 {
                places[byte][n] = bit;
                n += 1;
            }
        }
        byte += 1;
    }
    places
};

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn every_bit_is_found_where_it_is(word: u64, mask: u64) {
            for word in [0, word, word & mask, word | mask, u64::MAX] {
                let counted = CountedWord::new(word);
                prop_assert_eq!(counted.count(), word.count_ones());
                let places = (0..64_u8).filter(|place| word >> place & 1 == 1);
                for (n, place) in (0..).zip(places) {
                    prop_assert_eq!(counted.place_of(n), place);
                }
            }
        }
    }
}
