//! Chance as an argument: what it decided, and how numbers become decisions (RECORD.md, 'Fair
//! dealing'), so that anybody can recompute them.

use std::fmt;

use rand::Rng;

use crate::cards::{Card, Seat};

/// Something chance decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The seat that begins.
    First(Seat),
    /// The shuffled deck, top first.
    Deck(Vec<Card>),
}

impl Chance {
    /// Reads the notation that [`Display`](fmt::Display) writes; `None` for any other text.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text.split_once(' ')? {
            ("first", seat) => Seat::ALL
                .into_iter()
                .find(|known| known.to_string() == seat)
                .map(Self::First),
            ("deck", cards) => cards
                .split(' ')
                .map(str::parse)
                .collect::<Result<_, _>>()
                .ok()
                .map(Self::Deck),
            _ => None,
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Deck(cards) => {
                f.write_str("deck")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
        }
    }
}

/// A number below `n`, every one equally likely: 32-bit words are drawn until one is below the
/// greatest multiple of `n`, and the remainder of that one counts.
///
/// # Panics
///
/// If `n` is zero.
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
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        let count = u32::try_from(last + 1).expect("no list is that long");
        items.swap(last, below(rng, count) as usize);
    }
}
