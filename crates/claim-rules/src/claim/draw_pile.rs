//! The draw pile: its order, and which of its cards are still to be taken.

use crate::cards::{Card, CardSet};

/// The size of the largest draw pile, with 3 and 4 players.
const MAX_SIZE: usize = 36;

/// The draw pile, together with the cards that were turned up from it but not taken yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DrawPile {
    /// The cards, top first. The first `drawn` of `size` have left the pile.
    order: [Card; MAX_SIZE],
    size: usize,
    drawn: usize,
    /// The cards that are in no follower pile yet, with the bits they have in the deck.
    left: CardSet,
}

impl DrawPile {
    /// The pile before the deal.
    pub(super) const EMPTY: Self = Self {
        order: [Card::FIRST; MAX_SIZE],
        size: 0,
        drawn: 0,
        left: CardSet::EMPTY,
    };

    /// Puts cards, top first, below those that are there. `left` has the same cards as a set.
    pub(super) fn put_below(&mut self, cards: &[Card], left: CardSet) {
        let size = self.size + cards.len();
        self.order[self.size..size].copy_from_slice(cards);
        self.size = size;
        self.left.insert_disjoint(left);
    }

    /// The number of cards in the pile.
    #[expect(clippy::cast_possible_truncation, reason = "at most 36")]
    pub(super) const fn size(&self) -> u8 {
        (self.size - self.drawn) as u8
    }

    /// The top card. There always is one when the rules ask for it: phase one uses the pile up
    /// exactly.
    #[inline]
    pub(super) fn top(&self) -> Card {
        self.order[self.drawn]
    }

    /// Turns up or draws the top card.
    #[inline]
    pub(super) fn draw(&mut self) -> Card {
        let card = self.top();
        self.drawn += 1;
        card
    }

    /// Removes a card that a seat takes; returns it as a set.
    #[inline]
    pub(super) fn take(&mut self, card: Card) -> CardSet {
        self.left.take(card)
    }
}
