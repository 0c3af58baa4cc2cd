//! The levels of bots.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// How strong a bot is.
#[derive(
    Clone, Copy, Debug, Display, EnumString, Eq, Hash, IntoStaticStr, PartialEq, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Level {
    /// Answers at once and makes mistakes.
    Easy,
    /// Looks ahead.
    Medium,
    /// Plays as well as it can.
    Hard,
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
