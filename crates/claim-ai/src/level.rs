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

    /// The names of the bots of this level, which are the same in every language. No other level has them, so that
    /// a name says how a bot plays.
    #[must_use]
    pub fn bot_names(self) -> [&'static str; 5] {
        match self {
            Self::Easy => ["Pip", "Fenno", "Olmi", "Tuni", "Bibo"],
            Self::Medium => ["Marla", "Torin", "Selka", "Ruvo", "Ivka"],
            Self::Hard => ["Zorya", "Krell", "Vantor", "Ulmar", "Draxa"],
            Self::Expert => ["Ophira", "Kassian", "Thalor", "Nereva", "Xandor"],
        }
    }

    /// The name of the `nth` bot of this level at a table, counted from 0.
    #[must_use]
    pub fn bot_name(self, nth: usize) -> &'static str {
        let names = self.bot_names();
        names[nth % names.len()]
    }

    /// The id in the database, in component ids and in message keys.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn bot_names_are_unique() {
        let names = Level::ALL.iter().flat_map(|level| level.bot_names());
        assert_eq!(names.collect::<HashSet<_>>().len(), 5 * Level::ALL.len());
    }
}
