//! Three dice, and the spaces that they name.

use std::fmt;
use std::str::FromStr;

use rand::Rng;

use super::{Face, Space, Spaces};
use crate::{NotationError, chance};

/// Three dice, as rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice(pub [Face; 3]);

impl Dice {
    /// Rolls three dice (RECORD.md, "Fair dealing").
    pub(super) fn random(rng: &mut impl Rng) -> Self {
        Self([(); 3].map(|()| Face::ALL[chance::below(rng, 6) as usize]))
    }

    /// The ways to choose the die for the stone: that die, and the other two.
    #[must_use]
    pub const fn assignments(self) -> [(Face, [Face; 2]); 3] {
        let [a, b, c] = self.0;
        [(a, [b, c]), (b, [a, c]), (c, [a, b])]
    }

    /// The die that is left for the stone if the other two name `space`; `None` if no two dice do.
    #[must_use]
    #[inline]
    pub fn third_die(self, space: Space) -> Option<Face> {
        let mut assignments = self.assignments().into_iter();
        let names = |(_, others): &(Face, _)| Spaces::named_by(*others).contains(space);
        assignments.find(names).map(|(third, _)| third)
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.0;
        write!(f, "{a} {b} {c}")
    }
}

impl FromStr for Dice {
    type Err = NotationError;

    /// Reads the notation that [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parse = || {
            let (first, rest) = text.split_once(' ')?;
            let (second, third) = rest.split_once(' ')?;
            let face = |text: &str| text.parse().ok();
            Some(Self([face(first)?, face(second)?, face(third)?]))
        };
        parse().ok_or(NotationError("three dice"))
    }
}
