//! Dice, and values per face.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use rand::Rng;

use super::{Space, Spaces};
use crate::{NotationError, chance};

/// A face of a die; also the number of a row, a column or a claim stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Face {
    /// 1.
    One,
    /// 2.
    Two,
    /// 3.
    Three,
    /// 4.
    Four,
    /// 5.
    Five,
    /// 6.
    Six,
}

/// One value per face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByFace<T>(pub [T; Face::COUNT]);

/// Three dice, as rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice(pub [Face; 3]);

impl Face {
    /// The number of faces of a die.
    pub const COUNT: usize = 6;

    /// Every face, in order.
    pub const ALL: [Self; Self::COUNT] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
    ];

    /// The number on the face, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The index among the faces, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

impl FromStr for Face {
    type Err = NotationError;

    /// Reads the number on a face.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "1" => Ok(Self::One),
            "2" => Ok(Self::Two),
            "3" => Ok(Self::Three),
            "4" => Ok(Self::Four),
            "5" => Ok(Self::Five),
            "6" => Ok(Self::Six),
            _ => Err(NotationError("a face of a die")),
        }
    }
}

impl<T> Index<Face> for ByFace<T> {
    type Output = T;

    fn index(&self, face: Face) -> &T {
        &self.0[face.index()]
    }
}

impl<T> IndexMut<Face> for ByFace<T> {
    fn index_mut(&mut self, face: Face) -> &mut T {
        &mut self.0[face.index()]
    }
}

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
