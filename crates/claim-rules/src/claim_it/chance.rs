//! What chance decides in Claim It, and its notation (RECORD.md, "Set-up by chance" and "Chance
//! during play").

use std::fmt;
use std::str::FromStr;

use super::Dice;
use crate::NotationError;
use crate::cards::Seat;

/// A decision of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The seat that begins.
    First(Seat),
    /// What the dice show.
    Roll(Dice),
}

impl FromStr for Chance {
    type Err = NotationError;

    /// Reads the notation that [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parse = || match text.split_once(' ')? {
            ("first", seat) => seat.parse().map(Self::First).ok(),
            ("roll", dice) => dice.parse().map(Self::Roll).ok(),
            _ => None,
        };
        parse().ok_or(NotationError("chance of Claim It"))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Roll(dice) => write!(f, "roll {dice}"),
        }
    }
}
