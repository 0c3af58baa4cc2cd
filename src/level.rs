//! How well a bot plays: what tables, screens and bots mean by its level.

use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Quick, sensible, and wrong now and then.
    Easy,
    /// Thinks ahead.
    Medium,
    /// As well as it can.
    Hard,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// Its id: in the database, in the ids of controls, and as a key of words.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Level {
    type Err = ();

    /// Reads a level's id.
    fn from_str(id: &str) -> Result<Self, ()> {
        Self::ALL
            .into_iter()
            .find(|level| level.id() == id)
            .ok_or(())
    }
}
