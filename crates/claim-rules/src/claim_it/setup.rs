//! The variant and the number of players (RULES.md 3.2, 3.3).

use crate::cards::Seat;

/// The variant of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// A claim stone stays on the board until the turn ends.
    Standard,
    /// A claim stone comes off the board when an owner stone is put on it.
    Recycle,
}

/// A variant and a number of players that fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    players: u8,
    variant: Variant,
}

/// Why a variant and a number of players do not fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Not 2 to 5 players.
    #[error("Claim It is for 2 to 5 players")]
    Players,
    /// The variant is not offered for 5 players.
    #[error("the variant recycle is for 2 to 4 players")]
    Variant,
}

impl Variant {
    /// Both variants, the standard one first.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Recycle];

    /// The id in options and message keys.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Recycle => "recycle",
        }
    }

    /// The variant with that id, if there is one.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.id() == id)
    }
}

impl Setup {
    /// Checks that the variant is offered for this number of players.
    ///
    /// # Errors
    ///
    /// See [`SetupError`].
    pub fn new(players: u8, variant: Variant) -> Result<Self, SetupError> {
        match (players, variant) {
            (2..=4, _) | (5, Variant::Standard) => Ok(Self { players, variant }),
            (5, Variant::Recycle) => Err(SetupError::Variant),
            _ => Err(SetupError::Players),
        }
    }

    /// The number of players, 2 to 5.
    #[must_use]
    pub const fn players(self) -> u8 {
        self.players
    }

    /// The variant of the rules.
    #[must_use]
    pub const fn variant(self) -> Variant {
        self.variant
    }

    /// The seats, in order.
    #[must_use]
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::of(self.players)
    }

    /// The number of gold claims with which a player begins the last round.
    #[must_use]
    pub const fn gold_for_last_round(self) -> u8 {
        match self.players {
            2 => 13,
            3 => 9,
            4 => 7,
            _ => 6,
        }
    }
}
