//! The faces of a die, and values per face.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use crate::NotationError;

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
    #[inline]
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
