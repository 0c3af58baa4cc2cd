//! Dealing a set of cards, of which each copy keeps its bit.

#![expect(
    clippy::cast_possible_truncation,
    reason = "there are 128 places, which a byte holds"
)]

use super::card::PLACES;
use super::{Card, CardSet};

/// Cards that are still to be dealt, and which bit each copy of them has.
///
/// To take card after card out of a [`CardSet`] is the same, but takes longer: each waits for the
/// one before it.
#[derive(Clone)]
pub(crate) struct Copies {
    /// Per card, the place of the copy that is dealt next.
    next: [u8; PLACES],
    /// Per place of a copy, that of the one that is dealt after it.
    after: [u8; PLACES],
}

/// The place of copies that there are not: the last, which no card has.
const NOWHERE: u8 = PLACES as u8 - 1;

impl Copies {
    /// All copies of all cards.
    pub(crate) const WHOLE: Self = Self::of(CardSet::WHOLE);

    /// The cards of a set.
    pub(crate) const fn of(cards: CardSet) -> Self {
        let mut copies = Self {
            next: [NOWHERE; PLACES],
            after: [NOWHERE; PLACES],
        };
        let mut bits = cards.bits();
        while bits != 0 {
            let place = bits.trailing_zeros() as u8;
            let card = Card::at_place(place).index();
            copies.after[place as usize] = copies.next[card];
            copies.next[card] = place;
            bits &= bits - 1;
        }
        copies
    }

    /// Deals these cards: a set of them, without those of which no copy is left.
    #[inline]
    pub(crate) fn deal(&mut self, cards: &[Card]) -> CardSet {
        let places = cards.iter().map(|card| {
            let next = &mut self.next[card.index()];
            let place = *next;
            *next = self.after[usize::from(place) % PLACES];
            place
        });
        CardSet::at_places(places)
    }
}
