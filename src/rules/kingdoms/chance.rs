//! What chance decides in Claim Kingdoms, and the notation of it (RECORD.md, 'Set-up by chance',
//! 'Chance during play').

use std::fmt;
use std::str::FromStr;

use crate::cards::{Faction, Seat};

/// Something chance decided.
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
    type Err = ();

    /// Reads the notation that [`Display`](fmt::Display) writes, and nothing else.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (what, rest) = text.split_once(' ').ok_or(())?;
        let cards = || rest.split(' ').map(str::parse).collect::<Result<_, _>>();
        match what {
            "first" => rest.parse().map(Self::First),
            "deck" => cards().map(Self::Deck),
            "shuffle" => cards().map(Self::Shuffle),
            _ => Err(()),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, cards) = match self {
            Self::First(seat) => return write!(f, "first {seat}"),
            Self::Deck(cards) => ("deck", cards),
            Self::Shuffle(cards) => ("shuffle", cards),
        };
        f.write_str(what)?;
        cards.iter().try_for_each(|card| write!(f, " {card}"))
    }
}
