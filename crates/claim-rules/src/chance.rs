//! Chance as an argument: how random numbers become decisions (RECORD.md, "Fair dealing"), so that
//! anyone can recompute them.

use rand::Rng;

use crate::cards::Seat;

/// The rules refuse a chance event: none is due, another one is due, or it is not possible in this
/// match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("chance cannot decide this now")]
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
