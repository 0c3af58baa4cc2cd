//! The draw pile: its order, and the cards of it that nobody has taken yet.

use crate::cards::{Card, CardSet};

/// The most cards a draw pile has: 3 and 4 players.
const LARGEST: usize = 36;

/// The draw pile, and what was turned up from it and not taken yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DrawPile {
    /// Top first; of its `size` cards, `drawn` are gone.
    order: [Card; LARGEST],
    size: usize,
    drawn: usize,
    /// The cards that are in no follower pile yet.
    left: CardSet,
}

impl DrawPile {
    /// Before the deal.
    pub(super) const EMPTY: Self = Self {
        order: [Card::FIRST; LARGEST],
        size: 0,
        drawn: 0,
        left: CardSet::EMPTY,
    };

    /// Puts these cards, top first, with the bits of `left`, under those that are there.
    pub(super) fn put_below(&mut self, cards: &[Card], left: CardSet) {
        let size = self.size + cards.len();
        self.order[self.size..size].copy_from_slice(cards);
        self.size = size;
        self.left.join(left);
    }

    /// How many cards lie there.
    #[expect(clippy::cast_possible_truncation, reason = "36 at most")]
    pub(super) const fn size(&self) -> u8 {
        (self.size - self.drawn) as u8
    }

    /// The top card. Phase one uses the pile up exactly.
    #[inline]
    pub(super) fn top(&self) -> Card {
        self.order[self.drawn]
    }

    /// The top card is turned up or drawn.
    #[inline]
    pub(super) fn draw(&mut self) -> Card {
        let card = self.top();
        self.drawn += 1;
        card
    }

    /// A card that was turned up or drawn goes to somebody.
    #[inline]
    pub(super) fn take(&mut self, card: Card) -> CardSet {
        self.left.take(card)
    }
}
