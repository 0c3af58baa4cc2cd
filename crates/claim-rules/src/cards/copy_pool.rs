//! Dealing the cards of a set so that each copy of a card keeps its bit.

#![expect(
    clippy::cast_possible_truncation,
    reason = "there are 128 bits, whose indices fit into a byte"
)]

use super::card::BITS;
use super::{Card, CardSet};
use crate::bits::Bits;

/// Cards that are still to be dealt: per card, a linked list of the bits of its copies.
///
/// Taking one card after another out of a [`CardSet`] would give the same result, but each step
/// would have to wait for the one before it.
#[derive(Clone)]
pub(crate) struct CopyPool {
    /// Per card, the bit of the copy that is dealt next.
    next: [u8; BITS],
    /// Per bit of a copy, the bit of the copy that is dealt after it.
    after: [u8; BITS],
}

/// The end of a list: the last bit, which no card has.
const NO_COPY: u8 = BITS as u8 - 1;

/// A pool without cards.
const EMPTY: CopyPool = CopyPool {
    next: [NO_COPY; BITS],
    after: [NO_COPY; BITS],
};

impl CopyPool {
    /// All copies of all cards.
    pub(crate) const ALL: Self = {
        let mut pool = EMPTY;
        let mut bit = 0;
        while bit < NO_COPY {
            if CardSet::ALL.bits() >> bit & 1 == 1 {
                pool.add(bit);
            }
            bit += 1;
        }
        pool
    };

    pub(crate) fn of(cards: CardSet) -> Self {
        let mut pool = EMPTY;
        for bit in Bits::new(cards.bits()) {
            pool.add(bit as u8);
        }
        pool
    }

    const fn add(&mut self, bit: u8) {
        let card = Card::at_bit(bit).index();
        self.after[bit as usize] = self.next[card];
        self.next[card] = bit;
    }

    /// Deals these cards and returns them as a set, without those that have no copy left.
    #[inline]
    pub(crate) fn deal(&mut self, cards: &[Card]) -> CardSet {
        let bits = cards.iter().map(|card| {
            let next = &mut self.next[card.index()];
            let bit = *next;
            *next = self.after[usize::from(bit) % BITS];
            bit
        });
        CardSet::from_bit_indices(bits)
    }
}
