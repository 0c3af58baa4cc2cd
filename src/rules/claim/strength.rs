//! By what the cards of a trick compare (RULES.md 1.3, 'Ranking').

use crate::cards::{Card, Faction};

use super::trick::MOST;

/// By what cards of one trick compare: class first, then value, then who played earlier. No two
/// are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Strength(u8);

/// How many cards there are to look up.
const CARDS: usize = 256;

/// Per led faction and card, the strength of the card if it is played last. Looked up, for who
/// plays what cannot be foreseen, and every branch that depends on it costs more.
static LAST: [[Strength; CARDS]; Faction::COUNT] = {
    let mut table = [[Strength::NONE; CARDS]; Faction::COUNT];
    let mut led = 0;
    while led < Faction::COUNT {
        let mut faction = 0;
        while faction < Faction::COUNT {
            let mut value = 0;
            while value < 10 {
                if let Some(card) = Card::new(Faction::ALL[faction], value) {
                    table[led][card.index()] = Strength::last(card, Faction::ALL[led]);
                }
                value += 1;
            }
            faction += 1;
        }
        led += 1;
    }
    table
};

impl Strength {
    /// Of no card; the place is the first.
    pub(super) const NONE: Self = Self(3);

    /// Of a card that is played in that place of a trick, counted from 0.
    #[inline]
    pub(super) fn of(card: Card, led: Faction, place: usize) -> Self {
        let earlier = (MOST - 1 - place) as u8;
        Self(LAST[led as usize][card.index()].0 + earlier)
    }

    /// The class is 3 for a Knight on a led Goblin, 2 for the led faction and Doppelgängers, 1 for
    /// all others.
    const fn last(card: Card, led: Faction) -> Self {
        let class = match (card.faction(), led) {
            (Faction::Knight, Faction::Goblin) => 3,
            (Faction::Doppelganger, _) => 2,
            (faction, _) if faction as u8 == led as u8 => 2,
            _ => 1,
        };
        Self(class << 6 | card.value() << 2)
    }

    /// Whether the card neither is of the led faction nor a Doppelgänger: its player holds none of
    /// the led faction.
    #[inline]
    pub(super) const fn is_void(self) -> bool {
        self.0 >> 6 != 2
    }
}
