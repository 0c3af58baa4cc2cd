//! Which cards, how many players, how many cards a hand: the decks of RULES.md 1.1 and 1.2.

use rand::Rng;

use crate::cards::{Card, CardSet, Faction, FactionSet, Seat};
use crate::rules::chance;

/// The deck of the game Claim.
pub const CLAIM: FactionSet = FactionSet::of(&[
    Faction::Goblin,
    Faction::Knight,
    Faction::Undead,
    Faction::Dwarf,
    Faction::Doppelganger,
]);

/// The deck of the game Claim 2.
pub const CLAIM_2: FactionSet = FactionSet::of(&[
    Faction::Gnome,
    Faction::Giant,
    Faction::Troll,
    Faction::Dragon,
    Faction::Seer,
]);

/// The base pairs, of which a combined deck holds exactly one.
pub const BASE_PAIRS: [FactionSet; 2] = [
    FactionSet::of(&[Faction::Goblin, Faction::Knight]),
    FactionSet::of(&[Faction::Gnome, Faction::Giant]),
];

/// A deck and a number of players that go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    factions: FactionSet,
    players: u8,
    hand_size: u8,
}

/// Why a deck and a number of players do not go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Not 2 to 4 players.
    #[error("the trick games are for 2 to 4 players")]
    Players,
    /// Both base pairs, a broken one, or none.
    #[error("a deck has exactly one base pair: goblin and knight, or gnome and giant")]
    BasePair,
    /// Too many or too few factions beside the base pair.
    #[error("beside the base pair a deck has three factions for 2 players, five for 3 and 4")]
    Count,
}

impl Setup {
    /// Checks that the deck suits the number of players (RULES.md 1.1).
    ///
    /// # Errors
    ///
    /// As [`SetupError`] lists.
    pub fn new(factions: FactionSet, players: u8) -> Result<Self, SetupError> {
        if !(2..=4).contains(&players) {
            return Err(SetupError::Players);
        }
        let of_pair = |pair: FactionSet| pair.iter().filter(|&f| factions.contains(f)).count();
        let mut counts = BASE_PAIRS.map(of_pair);
        counts.sort_unstable();
        if counts != [0, 2] {
            return Err(SetupError::BasePair);
        }
        if factions.len() != 2 + beside_the_pair(players) {
            return Err(SetupError::Count);
        }
        let hand_size = match players {
            2 => 13,
            3 => 12,
            _ => 9,
        };
        Ok(Self {
            factions,
            players,
            hand_size,
        })
    }

    /// The factions of the deck.
    #[must_use]
    pub const fn factions(self) -> FactionSet {
        self.factions
    }

    /// How many play, 2 to 4.
    #[must_use]
    pub const fn players(self) -> u8 {
        self.players
    }

    /// The seats, in order.
    #[must_use]
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::of(self.players)
    }

    /// How many cards each hand is dealt, which is also how many tricks a phase has.
    #[must_use]
    pub const fn hand_size(self) -> u8 {
        self.hand_size
    }

    /// How many cards are left undealt: phase one uses them up exactly.
    #[must_use]
    pub const fn pile_size(self) -> u8 {
        if self.players == 2 { 26 } else { 36 }
    }

    /// How many cards are turned up for each trick of phase one.
    #[must_use]
    pub const fn revealed(self) -> u8 {
        if self.players == 2 { 1 } else { 2 }
    }

    /// The side a seat plays for: with 4 players its team, else itself (RULES.md 1.2).
    #[must_use]
    pub const fn side(self, seat: Seat) -> Seat {
        match (self.players, seat) {
            (4, Seat::First | Seat::Third) => Seat::First,
            (4, _) => Seat::Second,
            _ => seat,
        }
    }

    /// How many sides there are.
    #[must_use]
    pub const fn sides(self) -> u8 {
        if self.players == 4 { 2 } else { self.players }
    }

    /// The deck before it is shuffled: ascending by faction and value.
    #[must_use]
    pub fn deck(self) -> Vec<Card> {
        self.factions.iter().flat_map(CardSet::all_of).collect()
    }
}

/// A combined deck for so many players, by lot: the base pair as the first two.
pub(super) fn factions_by_lot(players: u8, rng: &mut impl Rng) -> Vec<Faction> {
    let mut further: Vec<_> = Faction::ALL
        .into_iter()
        .filter(|f| !of_a_pair(*f))
        .collect();
    chance::shuffle(rng, &mut further);
    further.truncate(beside_the_pair(players));
    let pair = BASE_PAIRS[chance::below(rng, 2) as usize];
    pair.iter().chain(further).collect()
}

/// Whether a faction belongs to a base pair.
pub(super) fn of_a_pair(faction: Faction) -> bool {
    BASE_PAIRS.iter().any(|pair| pair.contains(faction))
}

/// How many factions a deck has beside its base pair.
pub(super) const fn beside_the_pair(players: u8) -> usize {
    if players == 2 { 3 } else { 5 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every set of factions that is a deck for so many players.
    fn decks(players: u8) -> usize {
        (0_u16..1 << Faction::COUNT)
            .filter(|bits| {
                let chosen: Vec<_> = Faction::ALL
                    .into_iter()
                    .filter(|&f| bits & (1 << f as u16) != 0)
                    .collect();
                Setup::new(FactionSet::of(&chosen), players).is_ok_and(|setup| {
                    assert_eq!(setup.deck().len(), if players == 2 { 52 } else { 72 });
                    true
                })
            })
            .count()
    }

    #[test]
    fn there_are_forty_decks_for_two_and_twelve_for_more() {
        assert_eq!([2, 3, 4].map(decks), [40, 12, 12]);
    }
}
