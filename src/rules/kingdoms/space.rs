//! Spaces of the plane, and the notation of them (RECORD.md, 'Actions').

use std::fmt;
use std::str::FromStr;

/// A space, by its place from the start card at `0,0`: x grows rightwards, y upwards.
///
/// In the order of (x, y).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space {
    x: i8,
    y: i8,
}

impl Space {
    /// The space of the start card.
    pub const START: Self = Self { x: 0, y: 0 };

    /// How far from the start card a card can come to lie, either way: each of the 48 others
    /// touches one that lay there before.
    pub const FARTHEST: i8 = 48;

    /// The space so many columns to the right of the start card and so many rows above it; none
    /// if no card can come to lie there.
    #[must_use]
    pub const fn new(x: i8, y: i8) -> Option<Self> {
        if x.unsigned_abs() > Self::FARTHEST.unsigned_abs()
            || y.unsigned_abs() > Self::FARTHEST.unsigned_abs()
        {
            return None;
        }
        Some(Self { x, y })
    }

    /// How many columns to the right of the start card.
    #[must_use]
    pub const fn x(self) -> i8 {
        self.x
    }

    /// How many rows above the start card.
    #[must_use]
    pub const fn y(self) -> i8 {
        self.y
    }

    /// The four spaces that share an edge with this one: left, right, below, above.
    pub(super) const fn beside(self) -> [Self; 4] {
        [
            self.moved(-1, 0),
            self.moved(1, 0),
            self.moved(0, -1),
            self.moved(0, 1),
        ]
    }

    /// The four spaces that touch this one with a corner alone.
    pub(super) const fn across(self) -> [Self; 4] {
        [
            self.moved(-1, -1),
            self.moved(-1, 1),
            self.moved(1, -1),
            self.moved(1, 1),
        ]
    }

    /// The space so many columns further right and so many rows further up.
    pub(super) const fn moved(self, x: i8, y: i8) -> Self {
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
    type Err = ();

    /// Reads the notation that [`Display`](fmt::Display) writes, and nothing else.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (x, y) = text.split_once(',').ok_or(())?;
        Self::new(number(x)?, number(y)?).ok_or(())
    }
}

/// Reads a number as it is written, without a plus sign or zeros in front.
fn number(text: &str) -> Result<i8, ()> {
    let number = text.parse::<i8>().map_err(|_| ())?;
    (number.to_string() == text).then_some(number).ok_or(())
}
