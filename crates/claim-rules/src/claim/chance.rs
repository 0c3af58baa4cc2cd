//! What chance decides in the trick-taking games, and its notation (RECORD.md, "Set-up by chance").

use std::fmt;
use std::str::FromStr;

use crate::NotationError;
use crate::cards::{Card, Seat};

/// A decision of chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The seat that leads the first trick. It is drawn before the deck.
    First(Seat),
    /// The shuffled deck, top first: the hands in blocks, in the order of the seats, and then the
    /// draw pile.
    Deck(Vec<Card>),
}

impl FromStr for Chance {
    type Err = NotationError;

    /// Reads the notation that [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parse = || match text.split_once(' ')? {
            ("first", seat) => seat.parse().map(Self::First).ok(),
            ("deck", cards) => {
                let cards = cards.split(' ').map(str::parse);
                cards.collect::<Result<_, _>>().map(Self::Deck).ok()
            }
            _ => None,
        };
        parse().ok_or(NotationError("chance of the trick-taking games"))
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
