//! Spaces of the board, and their notation (RECORD.md, "Actions").

use std::fmt;
use std::str::FromStr;

use crate::NotationError;

/// A space of the board, by its position relative to the start card at `0,0`: x grows to the right,
/// y upwards. Spaces are ordered by (x, y).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space {
    x: i8,
    y: i8,
}

impl Space {
    /// The space of the start card.
    pub const START: Self = Self { x: 0, y: 0 };

    /// The distance that a card can have from the start card in either direction: each of the 48
    /// others touches an earlier one.
    pub const MAX_DISTANCE: i8 = 48;

    /// The space `x` columns to the right of the start card and `y` rows above it; `None` if no
    /// card can ever be placed there.
    #[must_use]
    pub const fn new(x: i8, y: i8) -> Option<Self> {
        if x.unsigned_abs() > Self::MAX_DISTANCE.unsigned_abs()
            || y.unsigned_abs() > Self::MAX_DISTANCE.unsigned_abs()
        {
            return None;
        }
        Some(Self { x, y })
    }

    /// The column, counted to the right from the start card.
    #[must_use]
    pub const fn x(self) -> i8 {
        self.x
    }

    /// The row, counted upwards from the start card.
    #[must_use]
    pub const fn y(self) -> i8 {
        self.y
    }

    /// The four spaces that share an edge with this one: left, right, below, above.
    pub(super) const fn neighbours(self) -> [Self; 4] {
        [
            self.offset(-1, 0),
            self.offset(1, 0),
            self.offset(0, -1),
            self.offset(0, 1),
        ]
    }

    /// The four spaces that touch this one only at a corner.
    pub(super) const fn diagonals(self) -> [Self; 4] {
        [
            self.offset(-1, -1),
            self.offset(-1, 1),
            self.offset(1, -1),
            self.offset(1, 1),
        ]
    }

    /// The space `x` columns to the right and `y` rows above.
    pub(super) const fn offset(self, x: i8, y: i8) -> Self {
        Self {
            x: self.x + x,
            y: self.y + y,
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Space {
    type Err = NotationError;

    /// Reads the notation that [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parse = || {
            let (x, y) = text.split_once(',')?;
            Self::new(number(x)?, number(y)?)
        };
        parse().ok_or(NotationError("a space of the board"))
    }
}

/// Reads a number as it is written, without a plus sign or leading zeros.
fn number(text: &str) -> Option<i8> {
    let number = text.parse::<i8>().ok()?;
    (number.to_string() == text).then_some(number)
}
