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
    /// Plays as well as it can in a moment. Its second name is that of a level that thought longer without playing
    /// better: stored seats and old buttons may have it.
    #[strum(to_string = "hard", serialize = "expert")]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expert_seats_of_old_matches_are_hard_ones() {
        assert_eq!("expert".parse(), Ok(Level::Hard));
        assert_eq!(Level::Hard.id(), "hard");
        assert_eq!(Level::Hard.to_string(), "hard");
    }
}
