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

    /// The name of the `nth` bot of this level at a table, counted from 0. Names are the same in every language.
    #[must_use]
    pub fn bot_name(self, nth: usize) -> &'static str {
        let names = match self {
            Self::Easy => ["Pip", "Fenno", "Olmi", "Tuni", "Bibo"],
            Self::Medium => ["Marla", "Torin", "Selka", "Ruvo", "Ivka"],
            Self::Hard => ["Zorya", "Krell", "Vantor", "Ulmar", "Draxa"],
            Self::Expert => ["Ophira", "Kassian", "Thalor", "Nereva", "Xandor"],
        };
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
    fn bot_names_are_unique_at_a_table() {
        let names = Level::ALL
            .iter()
            .flat_map(|level| (0..5).map(|nth| level.bot_name(nth)));
        assert_eq!(names.collect::<HashSet<_>>().len(), 5 * Level::ALL.len());
    }
}
