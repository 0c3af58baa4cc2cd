//! Multisets of cards of which only the factions count.

use crate::cards::{ByFaction, Faction, FactionSet};

/// So many cards of each faction. Cards of Claim Kingdoms have no values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards(ByFaction<u8>);

impl Cards {
    /// How many cards of that faction.
    #[must_use]
    pub fn count(&self, faction: Faction) -> u8 {
        self.0[faction]
    }

    /// Whether there is a card of that faction.
    #[must_use]
    pub fn contains(&self, faction: Faction) -> bool {
        self.count(faction) > 0
    }

    /// How many cards.
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
        let mut factions = FactionSet::default();
        for faction in Faction::ALL {
            if self.contains(faction) {
                factions.insert(faction);
            }
        }
        factions
    }

    /// The cards, each as often as it is there, in the order of the factions.
    pub fn iter(&self) -> impl Iterator<Item = Faction> {
        let times = |faction| std::iter::repeat_n(faction, self.count(faction).into());
        Faction::ALL.into_iter().flat_map(times)
    }

    /// Adds a card.
    pub(super) fn add(&mut self, faction: Faction) {
        self.0[faction] += 1;
    }

    /// Takes a card away; whether there was one.
    pub(super) fn remove(&mut self, faction: Faction) -> bool {
        let there = self.contains(faction);
        self.0[faction] -= u8::from(there);
        there
    }

    /// Adds cards.
    pub(super) fn add_all(&mut self, cards: Self) {
        for faction in Faction::ALL {
            self.0[faction] += cards.0[faction];
        }
    }

    /// Takes cards away, as many as there are.
    pub(super) fn remove_all(&mut self, cards: Self) {
        for faction in Faction::ALL {
            self.0[faction] = self.0[faction].saturating_sub(cards.0[faction]);
        }
    }
}

impl FromIterator<Faction> for Cards {
    fn from_iter<I: IntoIterator<Item = Faction>>(factions: I) -> Self {
        let mut cards = Self::default();
        for faction in factions {
            cards.add(faction);
        }
        cards
    }
}
