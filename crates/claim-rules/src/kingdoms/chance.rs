//! What chance decides in Claim Kingdoms, and its notation (RECORD.md, "Set-up by chance" and
//! "Chance during play").

use std::fmt;
use std::str::FromStr;

use crate::NotationError;
use crate::cards::{Faction, Seat};

/// A decision of chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The seat that begins.
    First(Seat),
    /// The shuffled deck, top first.
    Deck(Vec<Faction>),
    /// The draw pile after cards were shuffled into it, top first.
    Shuffle(Vec<Faction>),
}

impl FromStr for Chance {
    type Err = NotationError;

    /// Reads the notation that [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parse = || {
            let (decision, rest) = text.split_once(' ')?;
            let cards = || {
                rest.split(' ')
                    .map(|card| card.parse().ok())
                    .collect::<Option<_>>()
            };
            match decision {
                "first" => rest.parse().map(Self::First).ok(),
                "deck" => cards().map(Self::Deck),
                "shuffle" => cards().map(Self::Shuffle),
                _ => None,
            }
        };
        parse().ok_or(NotationError("chance of Claim Kingdoms"))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (decision, cards) = match self {
            Self::First(seat) => return write!(f, "first {seat}"),
            Self::Deck(cards) => ("deck", cards),
            Self::Shuffle(cards) => ("shuffle", cards),
        };
        f.write_str(decision)?;
        cards.iter().try_for_each(|card| write!(f, " {card}"))
    }
}
