//! Which seven factions are played with (RULES.md 2.1).

use rand::Rng;

use crate::cards::{Faction, FactionSet, Seat};
use crate::rules::{SetupError, chance};

/// With how many factions a match is played.
pub const FACTIONS: usize = 7;

/// How many players there are.
pub(super) const PLAYERS: u8 = 2;

/// How many cards each faction has.
const COPIES: usize = 7;

/// How many cards there are in a match.
pub(super) const CARDS: usize = FACTIONS * COPIES;

/// How many figures each seat has.
pub(super) const FIGURES: u8 = 15;

/// How many cards each hand is dealt.
pub(super) const HAND: usize = 2;

/// Seven different factions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    factions: [Faction; FACTIONS],
}

impl Setup {
    /// A match with these factions.
    ///
    /// # Errors
    ///
    /// If they are not seven, or one is listed twice.
    pub fn new(factions: &[Faction]) -> Result<Self, SetupError> {
        if FactionSet::of(factions).len() != factions.len() {
            return Err(SetupError::new("a faction is listed twice"));
        }
        let factions = factions.try_into();
        let factions = factions.map_err(|_| SetupError::new("seven factions are played with"))?;
        Ok(Self { factions })
    }

    /// The factions, in the order in which they were chosen.
    #[must_use]
    pub const fn factions(&self) -> &[Faction; FACTIONS] {
        &self.factions
    }

    /// The two seats.
    #[must_use]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::of(PLAYERS)
    }

    /// The deck before it is shuffled: ascending by faction.
    #[must_use]
    pub fn deck(&self) -> Vec<Faction> {
        let mut factions = self.factions;
        factions.sort_unstable();
        let copies = |faction| std::iter::repeat_n(faction, COPIES);
        factions.into_iter().flat_map(copies).collect()
    }
}

/// Seven factions, by lot.
pub(super) fn factions_by_lot(rng: &mut impl Rng) -> Vec<Faction> {
    let mut factions = Faction::ALL.to_vec();
    chance::shuffle(rng, &mut factions);
    factions.truncate(FACTIONS);
    factions
}
