//! What chance decides in Claim It, and the notation of it (RECORD.md, 'Set-up by chance', 'Chance
//! during play').

use std::fmt;
use std::str::FromStr;

use super::Dice;
use crate::cards::Seat;

/// Something chance decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The seat that begins.
    First(Seat),
    /// What the dice show.
    Roll(Dice),
}

impl FromStr for Chance {
    type Err = ();

    /// Reads the notation that [`Display`](fmt::Display) writes, and nothing else.
    fn from_str(text: &str) -> Result<Self, ()> {
        match text.split_once(' ').ok_or(())? {
            ("first", seat) => seat.parse().map(Self::First),
            ("roll", dice) => dice.parse().map(Self::Roll),
            _ => Err(()),
        }
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
