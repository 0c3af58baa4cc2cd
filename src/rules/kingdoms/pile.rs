//! The draw pile.

use crate::cards::Faction;

use super::Cards;
use super::setup::CARDS;

/// The draw pile, and how many of each faction are in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pile {
    /// From `top` to `end` the cards of the pile, top first.
    cards: [Faction; CARDS],
    top: u8,
    end: u8,
    counts: Cards,
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
    pub(super) const fn counts(&self) -> &Cards {
        &self.counts
    }

    /// Whether it has a card that is not of that faction.
    pub(super) fn has_other_than(&self, faction: Faction) -> bool {
        self.counts.count(faction) < self.len()
    }

    /// Takes the top card.
    pub(super) fn draw(&mut self) -> Option<Faction> {
        let &card = self.cards().first()?;
        self.top += 1;
        self.counts.remove(card);
        Some(card)
    }

    /// Puts a card below all others. Before the next one the pile is shuffled, at the latest after
    /// the second, so that there is always room for it.
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
            counts: Cards::default(),
        }
    }
}

impl FromIterator<Faction> for Pile {
    /// The pile of these cards, top first: at most 49.
    fn from_iter<I: IntoIterator<Item = Faction>>(cards: I) -> Self {
        let mut pile = Self::default();
        for card in cards {
            pile.put_below(card);
        }
        pile
    }
}
