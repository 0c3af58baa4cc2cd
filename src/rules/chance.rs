//! Chance as an argument: how numbers become decisions (RECORD.md, 'Fair dealing'), so that anybody
//! can recompute them.

use rand::Rng;

use crate::cards::Seat;

/// Chance that does not fit: not due, or not possible in this match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImpossibleChance;

/// The seat that begins, of so many players.
pub fn first_seat(rng: &mut impl Rng, players: u8) -> Option<Seat> {
    Seat::from_index(below(rng, players.into()) as usize)
}

/// A number below `n`, every one equally likely: 32-bit words are drawn until one is below the
/// greatest multiple of `n`, and the remainder of that one counts.
///
/// # Panics
///
/// If `n` is zero.
#[inline]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    loop {
        let word = rng.next_u32();
        // Every word below 2^32 - n is below that multiple too, which costs a division.
        if word < u32::MAX - n || word <= last_accepted(n) {
            return word % n;
        }
    }
}

/// The last word below the greatest multiple of `n` that is at most 2^32.
const fn last_accepted(n: u32) -> u32 {
    u32::MAX - (u32::MAX % n + 1) % n
}

/// Shuffles: from the last place down to the second, each is swapped with one at or above it.
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
