//! Multisets of cards without values.

use crate::cards::{ByFaction, Faction, FactionSet};

/// A number of cards per faction: a hand, the draw pile. Cards of Claim Kingdoms have no values, so
/// cards of one faction are all equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardCounts(ByFaction<u8>);

impl CardCounts {
    /// The number of cards of a faction.
    #[must_use]
    pub fn count(&self, faction: Faction) -> u8 {
        self.0[faction]
    }

    /// Whether there is a card of a faction.
    #[must_use]
    pub fn contains(&self, faction: Faction) -> bool {
        self.count(faction) > 0
    }

    /// The number of all cards.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.0.iter().sum()
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The factions of the cards.
    #[must_use]
    pub fn factions(&self) -> FactionSet {
        let factions = Faction::ALL.into_iter();
        factions.filter(|&faction| self.contains(faction)).collect()
    }

    /// Iterates over all cards, in the order of the factions.
    pub fn iter(&self) -> impl Iterator<Item = Faction> {
        let times = |faction| std::iter::repeat_n(faction, self.count(faction).into());
        Faction::ALL.into_iter().flat_map(times)
    }

    /// Adds a card.
    pub(super) fn add(&mut self, faction: Faction) {
        self.0[faction] += 1;
    }

    /// Removes a card; returns whether there was one.
    pub(super) fn remove(&mut self, faction: Faction) -> bool {
        let was_there = self.contains(faction);
        self.0[faction] -= u8::from(was_there);
        was_there
    }

    pub(super) fn add_all(&mut self, cards: Self) {
        for faction in Faction::ALL {
            self.0[faction] += cards.0[faction];
        }
    }

    /// Removes cards, as many as there are.
    pub(super) fn remove_all(&mut self, cards: Self) {
        for faction in Faction::ALL {
            self.0[faction] = self.0[faction].saturating_sub(cards.0[faction]);
        }
    }
}

impl FromIterator<Faction> for CardCounts {
    fn from_iter<I: IntoIterator<Item = Faction>>(factions: I) -> Self {
        let mut cards = Self::default();
        for faction in factions {
            cards.add(faction);
        }
        cards
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_until_none_is_left() {
        let mut cards = CardCounts::from_iter([Faction::Seer, Faction::Seer]);
        assert_eq!((cards.len(), cards.is_empty()), (2, false));
        cards.remove_all(cards);
        assert!(cards.is_empty());
    }
}
