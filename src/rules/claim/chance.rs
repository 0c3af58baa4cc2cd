//! What chance decides in the trick games, and the notation of it (RECORD.md, 'Set-up by chance').

use std::fmt;
use std::str::FromStr;

use crate::cards::{Card, Seat};

/// Something chance decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The seat that leads first.
    First(Seat),
    /// The shuffled deck, top first.
    Deck(Vec<Card>),
}

impl FromStr for Chance {
    type Err = ();

    /// Reads the notation that [`Display`](fmt::Display) writes, and nothing else.
    fn from_str(text: &str) -> Result<Self, ()> {
        match text.split_once(' ').ok_or(())? {
            ("first", seat) => seat.parse().map(Self::First),
            ("deck", cards) => {
                let cards = cards.split(' ').map(str::parse);
                let cards = cards.collect::<Result<_, _>>().map_err(|_| ())?;
                Ok(Self::Deck(cards))
            }
            _ => Err(()),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Deck(cards) => {
                f.write_str("deck")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
        }
    }
}
