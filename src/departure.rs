//! How players can end a running match for themselves, by leaving it, or for all, by agreement.

/// What happens if a player leaves a running match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// A bot takes the seat over, and the others play on. The player has lost.
    TakenOver,
    /// The match is called off and not rated. Between two people, it counts how many matches each of
    /// them calls off: this is how many the player can still call off after this one until one counts
    /// as lost.
    CalledOff(Option<u32>),
    /// The match would be called off, but the player has called off too many, so it counts as lost.
    LostForCallingOff,
    /// The match ends, and the player has lost.
    Lost,
}

/// What players can agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Agreement {
    /// The match ends in a draw.
    Draw,
    /// The match is called off and not rated.
    CallOff,
}

impl Agreement {
    /// Its name in ids and in the store.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::CallOff => "call-off",
        }
    }

    /// What has that name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        [Self::Draw, Self::CallOff]
            .into_iter()
            .find(|it| it.id() == id)
    }
}
