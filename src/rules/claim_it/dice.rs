//! Dice, and what is numbered as a die is.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use rand::Rng;

use super::{Space, Spaces};
use crate::rules::chance;

/// A face of a die, which is also the number of a row, of a column or of a claim stone.
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
    /// How many faces a die has.
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

    /// The number on it, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Its place among the faces, from 0.
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
    type Err = ();

    /// Reads the number on a face, as records have it.
    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "1" => Ok(Self::One),
            "2" => Ok(Self::Two),
            "3" => Ok(Self::Three),
            "4" => Ok(Self::Four),
            "5" => Ok(Self::Five),
            "6" => Ok(Self::Six),
            _ => Err(()),
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
    /// Rolls them (RECORD.md, 'Fair dealing').
    pub(super) fn rolled(rng: &mut impl Rng) -> Self {
        Self([(); 3].map(|()| Face::ALL[chance::below(rng, 6) as usize]))
    }

    /// The ways to set one die aside for the stone: that die, and the other two.
    #[must_use]
    pub const fn assignments(self) -> [(Face, [Face; 2]); 3] {
        let [a, b, c] = self.0;
        [(a, [b, c]), (b, [a, c]), (c, [a, b])]
    }

    /// The die that is left for the stone when the other two name that space; none if no two do.
    #[must_use]
    #[inline]
    pub fn third(self, space: Space) -> Option<Face> {
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
    type Err = ();

    /// Reads the notation that [`Display`](fmt::Display) writes, and nothing else.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (first, rest) = text.split_once(' ').ok_or(())?;
        let (second, third) = rest.split_once(' ').ok_or(())?;
        Ok(Self([first.parse()?, second.parse()?, third.parse()?]))
    }
}
