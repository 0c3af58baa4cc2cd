//! The factions of a match (RULES.md 2.1).

use rand::Rng;

use crate::cards::{Faction, FactionSet, Seat};
use crate::{SetupError, chance};

/// The number of factions in a match.
pub const FACTIONS: usize = 7;

/// The number of players.
pub(super) const PLAYERS: u8 = 2;

/// The number of cards per faction.
const COPIES: usize = 7;

/// The number of cards in a match.
pub(super) const CARDS: usize = FACTIONS * COPIES;

/// The number of figures per seat.
pub(super) const FIGURES: u8 = 15;

/// The number of cards dealt to each hand.
pub(super) const HAND: usize = 2;

/// The seven factions of a match, all different. Setups with the same factions in another order are equal: the same is
/// played.
#[derive(Clone, Copy, Debug, Eq)]
pub struct Setup {
    factions: [Faction; FACTIONS],
}

impl PartialEq for Setup {
    fn eq(&self, other: &Self) -> bool {
        FactionSet::of(&self.factions) == FactionSet::of(&other.factions)
    }
}

impl Setup {
    /// A match with these factions.
    ///
    /// # Errors
    ///
    /// If they are not seven, or one is listed twice.
    pub fn new(factions: &[Faction]) -> Result<Self, SetupError> {
        if usize::from(FactionSet::of(factions).len()) != factions.len() {
            return Err(SetupError::new("a faction is listed twice"));
        }
        let factions = factions.try_into();
        let factions = factions.map_err(|_| SetupError::new("a match needs seven factions"))?;
        Ok(Self { factions })
    }

    /// The factions, in the order in which they were chosen.
    #[must_use]
    pub const fn factions(&self) -> &[Faction; FACTIONS] {
        &self.factions
    }

    /// The factions in an order that is the same for all matches.
    #[must_use]
    pub fn sorted_factions(&self) -> [Faction; FACTIONS] {
        let mut factions = self.factions;
        factions.sort_unstable();
        factions
    }

    /// The two seats.
    #[must_use]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::of(PLAYERS)
    }

    /// The deck before it is shuffled, ascending by faction.
    #[must_use]
    pub fn deck(&self) -> Vec<Faction> {
        let mut factions = self.factions;
        factions.sort_unstable();
        let copies = |faction| std::iter::repeat_n(faction, COPIES);
        factions.into_iter().flat_map(copies).collect()
    }
}

/// Seven random factions.
pub(super) fn random_factions(rng: &mut impl Rng) -> Vec<Faction> {
    let mut factions = Faction::ALL.to_vec();
    chance::shuffle(rng, &mut factions);
    factions.truncate(FACTIONS);
    factions
}
