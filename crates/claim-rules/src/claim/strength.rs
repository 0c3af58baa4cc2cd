//! The strength of a card in a trick (RULES.md 1.3, "Ranking").

use crate::cards::{Card, Faction};

/// How strong a card is in a trick: its class, then its value. Of two equally strong cards, the one
/// played earlier is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Strength(u32);

/// Per led faction and card, the strength of the card. A table lookup is faster than branches that
/// depend on the unpredictable cards.
static STRENGTHS: [[u8; Card::INDEX_COUNT]; Faction::COUNT] = {
    let mut strengths = [[0; Card::INDEX_COUNT]; Faction::COUNT];
    let mut led = 0;
    while led < Faction::COUNT {
        let mut n = 0;
        while n < Card::ALL.len() {
            let card = Card::ALL[n];
            strengths[led][card.index()] = strength(card, Faction::ALL[led]);
            n += 1;
        }
        led += 1;
    }
    strengths
};

impl Strength {
    /// Weaker than any card.
    pub(super) const NONE: Self = Self(0);

    /// The strength of a card in a trick to which `led` was led.
    #[inline]
    pub(super) fn of(card: Card, led: Faction) -> Self {
        Self(STRENGTHS[led as usize][card.index()].into())
    }

    /// A sort key: higher for stronger cards and, of equally strong ones, for the one played
    /// earlier. `position` is the card's position in the order of play, 0 to 3; it is kept in the
    /// lowest two bits.
    #[inline]
    pub(super) const fn sort_key(self, position: u32) -> u32 {
        self.0 << 2 | (3 - position)
    }

    /// The position that a sort key was made with.
    #[inline]
    pub(super) const fn position(sort_key: u32) -> u32 {
        3 - (sort_key & 3)
    }
}

/// Class 3 is a Knight on a led Goblin, 2 the led faction and Doppelgängers, 1 all others.
const fn strength(card: Card, led: Faction) -> u8 {
    let class = match (card.faction(), led) {
        (Faction::Knight, Faction::Goblin) => 3,
        (Faction::Doppelganger, _) => 2,
        (faction, _) if faction as u8 == led as u8 => 2,
        _ => 1,
    };
    class << 4 | card.value()
}
