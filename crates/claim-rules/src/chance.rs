//! Chance as an argument: how random numbers become decisions (RECORD.md, "Fair dealing"), so that
//! anyone can recompute them.

use rand::Rng;

use crate::cards::Seat;

/// The rules refuse a chance event: none is due, another one is due, or it is not possible in this
/// match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this chance event is not due, or not possible")]
pub struct IllegalChance;

/// The seat that begins, drawn at random.
pub fn first_seat(rng: &mut impl Rng, players: u8) -> Option<Seat> {
    Seat::from_index(below(rng, players.into()) as usize)
}

/// A uniformly random number below `n`.
///
/// Draws 32-bit words until one is below the greatest multiple of `n` that is at most 2^32, and
/// returns its remainder.
///
/// # Panics
///
/// If `n` is zero.
#[inline]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    loop {
        let word = rng.next_u32();
        // A word below 2^32 - n is always accepted. Testing that first usually saves the division
        // in `last_accepted`.
        if word < u32::MAX - n || word <= last_accepted(n) {
            return word % n;
        }
    }
}

/// The last word below the greatest multiple of `n` that is at most 2^32.
const fn last_accepted(n: u32) -> u32 {
    u32::MAX - (u32::MAX % n + 1) % n
}

/// Shuffles in place: from the last item down to the second, each is swapped with a random item at
/// or before its own position.
///
/// # Panics
///
/// If there are more than 2^32 items.
#[inline]
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        let count = u32::try_from(last + 1).expect("no list is that long");
        items.swap(last, below(rng, count) as usize);
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use rand::rand_core::TryRng;

    use super::*;

    /// Generates exactly these words.
    struct Words<'a>(&'a [u32]);

    impl TryRng for Words<'_> {
        type Error = Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            let (&word, rest) = self.0.split_first().expect("no more words are needed");
            self.0 = rest;
            Ok(word)
        }

        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            panic!("chance takes words of 32 bits")
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
            panic!("chance takes words of 32 bits")
        }
    }

    /// The number below `n` that these words give, all of which must be used.
    fn below_from(words: &[u32], n: u32) -> u32 {
        let mut rng = Words(words);
        let number = below(&mut rng, n);
        assert_eq!(rng.0, [0; 0], "unused words for {n}");
        number
    }

    #[test]
    fn words_above_the_greatest_multiple_are_rejected() {
        for n in [1, 2, 3, 5, 7, 52, 72, 1 << 16, (1 << 31) + 1, u32::MAX] {
            let multiple = (1 << 32) / u64::from(n) * u64::from(n);
            let last = u32::try_from(multiple - 1).expect("the multiple is at most 2^32");
            assert_eq!(below_from(&[0], n), 0);
            assert_eq!(below_from(&[last], n), n - 1);
            if let Some(first_rejected) = last.checked_add(1) {
                assert_eq!(below_from(&[first_rejected, u32::MAX, n - 1], n), n - 1);
            }
        }
    }

    #[test]
    fn shuffle_swaps_from_the_last_item_down() {
        let mut items = ['a', 'b', 'c', 'd'];
        // 9 is 1 below 4, 5 is 2 below 3, 2 is 0 below 2.
        shuffle(&mut Words(&[9, 5, 2]), &mut items);
        assert_eq!(items, ['d', 'a', 'c', 'b']);
    }

    #[test]
    fn first_seat_is_one_of_the_players() {
        assert_eq!(first_seat(&mut Words(&[5]), 3), Some(Seat::Third));
    }
}
