//! What a person agrees to when they take a seat at a table.

use claim_rules::{GameKind, Options, Setup};

use crate::time_control::TimeControl;

/// What the host of a table can change until others have joined: the game and the time. Factions are not part of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Which game.
    pub kind: GameKind,
    /// The number of players.
    pub players: u8,
    /// The id of the variant, in games that have some.
    pub variant: Option<String>,
    /// How long the players may think.
    pub time_control: TimeControl,
}

impl Terms {
    /// The terms of a match with this set-up.
    #[must_use]
    pub fn new(setup: &Setup, time_control: TimeControl) -> Self {
        let variants = setup.options().ids(Options::VARIANT);
        Self {
            kind: setup.kind(),
            players: setup.players(),
            variant: variants.first().map(|&id| id.to_owned()),
            time_control,
        }
    }
}
