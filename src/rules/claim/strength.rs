//! By what the cards of a trick compare (RULES.md 1.3, 'Ranking').

use crate::cards::{Card, Faction};

/// By what cards of one trick compare: class first, then value. Of equal ones, the card that was
/// played earlier is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Strength(u32);

/// Per led faction and card, the strength of the card. Looked up, for who plays what cannot be
/// foreseen, and every branch that depends on it costs more.
static STRENGTHS: [[u8; Card::INDEXES]; Faction::COUNT] = {
    let mut strengths = [[0; Card::INDEXES]; Faction::COUNT];
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
    /// Of no card.
    pub(super) const NONE: Self = Self(0);

    /// Of a card in a trick whose lead is of the faction `led`.
    #[inline]
    pub(super) fn of(card: Card, led: Faction) -> Self {
        Self(STRENGTHS[led as usize][card.index()].into())
    }

    /// A number for sorting: the higher, the better is a card of this strength that was played in
    /// that place, from 0, of four at most.
    #[inline]
    pub(super) const fn rank(self, place: u32) -> u32 {
        self.0 << 2 | (3 - place)
    }

    /// The place of which that is the rank.
    #[inline]
    pub(super) const fn place(rank: u32) -> u32 {
        3 - (rank & 3)
    }
}

/// The class is 3 for a Knight on a led Goblin, 2 for the led faction and Doppelgängers, 1 for all
/// others.
const fn strength(card: Card, led: Faction) -> u8 {
    let class = match (card.faction(), led) {
        (Faction::Knight, Faction::Goblin) => 3,
        (Faction::Doppelganger, _) => 2,
        (faction, _) if faction as u8 == led as u8 => 2,
        _ => 1,
    };
    class << 4 | card.value()
}
