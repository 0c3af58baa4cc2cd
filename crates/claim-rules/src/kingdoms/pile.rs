//! The draw pile.

use super::CardCounts;
use super::setup::CARDS;
use crate::cards::Faction;

/// The draw pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pile {
    /// The cards of the pile are at the indices from `top` to `end`, top first.
    cards: [Faction; CARDS],
    top: u8,
    end: u8,
    /// The same cards without their order.
    counts: CardCounts,
}

impl Pile {
    pub(super) const fn len(&self) -> u8 {
        self.end - self.top
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards, top first.
    pub(super) fn cards(&self) -> &[Faction] {
        &self.cards[usize::from(self.top)..usize::from(self.end)]
    }

    /// The cards, without their order.
    pub(super) const fn counts(&self) -> &CardCounts {
        &self.counts
    }

    /// Whether the pile has a card of another faction.
    pub(super) fn has_other_than(&self, faction: Faction) -> bool {
        self.counts.count(faction) < self.len()
    }

    /// Removes the top card and returns it.
    pub(super) fn draw(&mut self) -> Option<Faction> {
        let &card = self.cards().first()?;
        self.top += 1;
        self.counts.remove(card);
        Some(card)
    }

    /// Puts a card below all others. There is always room: at most two cards are returned before a
    /// shuffle rebuilds the pile, which never has more than 43 of the 49 cards.
    pub(super) fn put_below(&mut self, card: Faction) {
        self.cards[usize::from(self.end)] = card;
        self.end += 1;
        self.counts.add(card);
    }
}

impl Default for Pile {
    fn default() -> Self {
        Self {
            cards: [Faction::Goblin; CARDS],
            top: 0,
            end: 0,
            counts: CardCounts::default(),
        }
    }
}

impl FromIterator<Faction> for Pile {
    /// The pile of these cards, top first. There are at most 49.
    fn from_iter<I: IntoIterator<Item = Faction>>(cards: I) -> Self {
        let mut pile = Self::default();
        for card in cards {
            pile.put_below(card);
        }
        pile
    }
}
