//! Finding the n-th bit that is set in a word, without a loop.
//!
//! Bots choose at random a million times a second. To clear bit after bit would be a loop whose
//! end no processor foresees; this counts the bits of all eight bytes at once.

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
        let pairs = word - ((word >> 1) & (0x55 * EACH));
        let nibbles = (pairs & (0x33 * EACH)) + ((pairs >> 2) & (0x33 * EACH));
        let bytes = (nibbles + (nibbles >> 4)) & (0x0f * EACH);
        Self {
            word,
            up_to_each: bytes.wrapping_mul(EACH),
        }
    }

    /// The place of the bit of the number, counted from 0, that `number_below` names.
    #[inline]
    pub(super) fn pick(self, number_below: impl FnOnce(u32) -> u32) -> u8 {
        let n = number_below(self.count());
        assert!(n < self.count());
        self.place_of(n)
    }

    /// How many bits are set.
    pub(super) const fn count(self) -> u32 {
        (self.up_to_each >> 56) as u32
    }

    /// The place of the `n`-th bit that is set, counted from 0. Some place or other, unless `n` is
    /// below the count.
    pub(super) const fn place_of(self, n: u32) -> u8 {
        // A byte keeps its top bit if the bit sought is in it or below. It never lies above the last.
        let not_above = ((self.up_to_each | TOPS) - (n as u64 + 1) * EACH) & TOPS;
        let first = (not_above | 1 << 63).trailing_zeros() & 0x38;
        let skipped = ((self.up_to_each << 8) >> first) & 0xff;
        let byte = ((self.word >> first) & 0xff) as u8;
        first as u8 + nth_bit(byte, n.wrapping_sub(skipped as u32))
    }
}

/// The place of the `n`-th bit that is set in a byte, counted from 0; something below 8, unless `n`
/// is below the count.
#[inline]
pub(crate) const fn nth_bit(byte: u8, n: u32) -> u8 {
    BITS_OF_BYTE[(n & 7) as usize][byte as usize] & 7
}

/// Per number and byte, the place of the bit of that number among those that are set.
static BITS_OF_BYTE: [[u8; 256]; 8] = {
    let mut places = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if (byte >> bit) & 1 == 1 {
                places[n][byte] = bit;
                n += 1;
            }
            bit += 1;
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
