//! The deck, the number of players and the size of hands (RULES.md 1.1, 1.2).

use rand::Rng;

use crate::cards::{BySeat, Card, CardSet, Faction, FactionSet, Seat};
use crate::chance;

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

/// The base pairs. A deck has exactly one of them.
pub const BASE_PAIRS: [FactionSet; 2] = [
    FactionSet::of(&[Faction::Goblin, Faction::Knight]),
    FactionSet::of(&[Faction::Gnome, Faction::Giant]),
];

/// A deck and a number of players that fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    factions: FactionSet,
    players: u8,
    hand_size: u8,
}

/// Why a deck and a number of players do not fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Not 2 to 4 players.
    #[error("the trick-taking games are for 2 to 4 players")]
    Players,
    /// Not exactly one complete base pair.
    #[error("a deck needs exactly one base pair: goblin and knight, or gnome and giant")]
    BasePair,
    /// Too many or too few factions besides the base pair.
    #[error("besides the base pair a deck has 3 factions for 2 players and 5 for 3 or 4")]
    FactionCount,
}

impl Setup {
    /// Checks that the deck fits the number of players (RULES.md 1.1).
    ///
    /// # Errors
    ///
    /// See [`SetupError`].
    pub fn new(factions: FactionSet, players: u8) -> Result<Self, SetupError> {
        if !(2..=4).contains(&players) {
            return Err(SetupError::Players);
        }
        let mut counts = BASE_PAIRS.map(|pair| (factions & pair).len());
        counts.sort_unstable();
        if counts != [0, 2] {
            return Err(SetupError::BasePair);
        }
        if usize::from(factions.len()) != 2 + extra_factions(players) {
            return Err(SetupError::FactionCount);
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

    /// The number of players, 2 to 4.
    #[must_use]
    pub const fn players(self) -> u8 {
        self.players
    }

    /// The seats, in order.
    #[must_use]
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::of(self.players)
    }

    /// The number of cards dealt to each hand, which is also the number of tricks in a phase.
    #[must_use]
    pub const fn hand_size(self) -> u8 {
        self.hand_size
    }

    /// The size of the draw pile after the deal. Phase one uses it up exactly.
    #[must_use]
    pub const fn pile_size(self) -> u8 {
        if self.players == 2 { 26 } else { 36 }
    }

    /// The number of cards turned up for each trick of phase one.
    #[must_use]
    pub const fn revealed(self) -> u8 {
        if self.players == 2 { 1 } else { 2 }
    }

    /// The cards of each side, from those of its seats (RULES.md 1.2).
    #[must_use]
    pub fn pooled(self, cards: &BySeat<CardSet>) -> BySeat<CardSet> {
        let mut pooled = BySeat::<CardSet>::default();
        for seat in self.seats() {
            pooled[self.side(seat)].insert_all(cards[seat]);
        }
        pooled
    }

    /// The side a seat plays for, named by its lowest seat: with 4 players its team, otherwise
    /// itself (RULES.md 1.2).
    #[must_use]
    pub const fn side(self, seat: Seat) -> Seat {
        match (self.players, seat) {
            (4, Seat::First | Seat::Third) => Seat::First,
            (4, _) => Seat::Second,
            _ => seat,
        }
    }

    /// The number of sides.
    #[must_use]
    pub const fn sides(self) -> u8 {
        if self.players == 4 { 2 } else { self.players }
    }

    /// The deck before it is shuffled, ascending by faction and value.
    #[must_use]
    pub fn deck(self) -> Vec<Card> {
        self.factions.iter().flat_map(CardSet::all_of).collect()
    }
}

/// The factions of a random combined deck, the base pair first.
pub(super) fn random_factions(players: u8, rng: &mut impl Rng) -> Vec<Faction> {
    let mut extra: Vec<_> = Faction::ALL
        .into_iter()
        .filter(|&faction| !is_in_base_pair(faction))
        .collect();
    chance::shuffle(rng, &mut extra);
    extra.truncate(extra_factions(players));
    let pair = BASE_PAIRS[chance::below(rng, 2) as usize];
    pair.iter().chain(extra).collect()
}

/// Whether a faction belongs to a base pair.
pub(super) fn is_in_base_pair(faction: Faction) -> bool {
    BASE_PAIRS.iter().any(|pair| pair.contains(faction))
}

/// The number of factions in a deck besides the base pair.
pub(super) const fn extra_factions(players: u8) -> usize {
    if players == 2 { 3 } else { 5 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of decks for this number of players.
    fn count_decks(players: u8) -> usize {
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
    fn two_players_have_40_decks_and_more_players_12() {
        assert_eq!([2, 3, 4].map(count_decks), [40, 12, 12]);
    }
}
