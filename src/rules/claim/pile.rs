//! The draw pile: its order, and the cards of it that nobody has taken yet.

use crate::cards::{Card, CardSet};

/// The most cards a draw pile has: 3 and 4 players.
const LARGEST: usize = 36;

/// The draw pile, and what was turned up from it and not taken yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pile {
    /// Top first; of it, `drawn` cards are gone.
    order: [Card; LARGEST],
    drawn: u8,
    /// The cards that are in no follower pile yet.
    left: CardSet,
}

impl Pile {
    /// The pile of these cards, top first, as a set too.
    pub(super) fn new(cards: &[Card], left: CardSet) -> Self {
        let mut pile = Self { left, ..Self::default() };
        for (place, &card) in pile.order.iter_mut().zip(cards) {
            *place = card;
        }
        pile
    }

    /// The top card, which phase one uses up exactly.
    #[inline]
    pub(super) fn top(&self) -> Card {
        self.order[usize::from(self.drawn)]
    }

    /// Turns up the top card, or draws it.
    #[inline]
    pub(super) fn draw(&mut self) -> Card {
        let card = self.top();
        self.drawn += 1;
        card
    }

    /// Hands out a card that was drawn.
    #[inline]
    pub(super) fn take(&mut self, card: Card) -> CardSet {
        self.left.take(card)
    }
}

impl Default for Pile {
    fn default() -> Self {
        Self {
            order: [Card::FIRST; LARGEST],
            drawn: 0,
            left: CardSet::EMPTY,
        }
    }
}
