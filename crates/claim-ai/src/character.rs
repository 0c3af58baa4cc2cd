//! The bots that people meet: their names, and how those of one level differ.

use rand::Rng;
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::Level;

/// How a bot chooses among actions that it thinks about equally good.
#[derive(
    Clone, Copy, Debug, Display, EnumString, Eq, Hash, IntoStaticStr, PartialEq, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Temperament {
    /// The most daring one: a high card, another roll, a power, a space in line with figures of the opponent.
    Bold,
    /// The least daring one.
    Careful,
    /// Any of them.
    Playful,
}

impl Temperament {
    /// All temperaments.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// The id in message keys.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Chooses one of the actions, each with how daring it is, sorted from the best; `None` if there are none.
    pub(crate) fn choose<A: Copy>(self, actions: &[(A, u8)], rng: &mut impl Rng) -> Option<A> {
        let chosen = match self {
            // Of several, `max_by_key` takes the last.
            Self::Bold => actions.iter().rev().max_by_key(|(_, daring)| *daring),
            Self::Careful => actions.iter().min_by_key(|(_, daring)| *daring),
            Self::Playful => {
                let count = u32::try_from(actions.len()).ok().filter(|&it| it > 0)?;
                actions.get(claim_rules::chance::below(rng, count) as usize)
            }
        };
        chosen.map(|&(action, _)| action)
    }
}

/// A bot that people meet. Its name says how it plays: no other bot has it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Character {
    /// The name, which is the same in every language.
    pub name: &'static str,
    /// How strong the bot is.
    pub level: Level,
    /// What it takes among equally good actions; `None` if it never compares actions.
    pub temperament: Option<Temperament>,
}

impl Level {
    /// The bots of this level.
    #[must_use]
    pub fn characters(self) -> [Character; 5] {
        use Temperament::{Bold, Careful, Playful};
        let (names, temperaments) = match self {
            Self::Easy => (["Pip", "Fenno", "Olmi", "Tuni", "Bibo"], [None; 5]),
            Self::Medium => (
                ["Marla", "Torin", "Selka", "Ruvo", "Ivka"],
                [Playful, Bold, Careful, Playful, Bold].map(Some),
            ),
            Self::Hard => (
                ["Zorya", "Krell", "Vantor", "Ulmar", "Draxa"],
                [Bold, Careful, Playful, Careful, Bold].map(Some),
            ),
        };
        std::array::from_fn(|nth| Character {
            name: names[nth],
            level: self,
            temperament: temperaments[nth],
        })
    }

    /// The `nth` bot of this level at a table, counted from 0.
    #[must_use]
    pub fn character(self, nth: usize) -> Character {
        let characters = self.characters();
        characters[nth % characters.len()]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rand::SeedableRng;
    use rand::rngs::ChaCha20Rng;

    use super::*;

    #[test]
    fn names_are_unique() {
        let all = Level::ALL.iter().flat_map(|level| level.characters());
        let names: HashSet<_> = all.map(|it| it.name).collect();
        assert_eq!(names.len(), 5 * Level::ALL.len());
    }

    #[test]
    fn temperaments_choose_differently_among_equals() {
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        let actions = [("best", 3), ("daring", 7), ("too", 7), ("careful", 1)];
        assert_eq!(Temperament::Bold.choose(&actions, &mut rng), Some("daring"));
        assert_eq!(
            Temperament::Careful.choose(&actions, &mut rng),
            Some("careful")
        );
        let chosen: HashSet<_> = (0..100)
            .filter_map(|_| Temperament::Playful.choose(&actions, &mut rng))
            .collect();
        assert_eq!(chosen.len(), actions.len());
        for temperament in Temperament::ALL {
            assert_eq!(temperament.choose::<u8>(&[], &mut rng), None);
        }
    }
}
