//! The ways in which players end a running match early: for themselves by leaving it, or for all by
//! agreement.

use strum::{EnumString, IntoStaticStr};

/// What happens if a player leaves a running match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// A bot takes over the seat, and the others play on. The player has lost.
    TakenOver,
    /// The match is called off and not rated. In a match between two people, the number is how many more
    /// matches the player can call off after this one before one counts as lost.
    CalledOff(Option<u32>),
    /// The match would be called off, but the player has called off too many before, so it counts as lost.
    LostForCallingOff,
    /// The match ends, and the player has lost.
    Lost,
}

/// What players can agree on.
#[derive(Clone, Copy, Debug, EnumString, Eq, Hash, IntoStaticStr, PartialEq)]
#[strum(serialize_all = "kebab-case")]
pub enum Agreement {
    /// The match ends in a draw.
    Draw,
    /// The match is called off and not rated.
    CallOff,
}

impl Agreement {
    /// The id, in buttons and in the store.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}
