//! The levels of bots.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// How strong a bot is.
#[derive(
    Clone,
    Copy,
    Debug,
    Display,
    EnumString,
    Eq,
    Hash,
    IntoStaticStr,
    Ord,
    PartialEq,
    PartialOrd,
    VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Level {
    /// Answers at once and makes mistakes.
    Easy,
    /// Searches with a small number of iterations, however much time there is.
    Medium,
    /// Plays as well as it can in a moment.
    Hard,
    /// Plays as well as it can, and may think longer.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// The id in the database, in component ids and in message keys.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}
