//! What a seat can do in the trick-taking games, and its notation (RECORD.md, "Actions").

use std::fmt;
use std::str::FromStr;

use crate::NotationError;
use crate::cards::{Card, Seat};

/// An action of a trick-taking game.
///
/// ```
/// use claim_rules::cards::Seat;
/// use claim_rules::claim::Action;
///
/// assert_eq!("remove 1".parse(), Ok(Action::Remove(Some(Seat::Second))));
/// assert_eq!(Action::Remove(None).to_string(), "remove none");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Plays a card to the trick.
    Play(Card),
    /// Phase one: takes a card for the follower pile, where there is a choice (RULES.md 1.4).
    Take(Source),
    /// Phase two, 3 players: a Giant removes a Gnome of that seat, or none (RULES.md 1.5).
    Remove(Option<Seat>),
}

/// Where a card is taken from in phase one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum Source {
    /// The revealed card that was turned up first.
    Middle1,
    /// The revealed card that was turned up second.
    Middle2,
    /// The top card of the draw pile, which a winning Seer lets its owner look at.
    Top,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Take(Source::Middle1) => f.write_str("take middle-1"),
            Self::Take(Source::Middle2) => f.write_str("take middle-2"),
            Self::Take(Source::Top) => f.write_str("take top"),
            Self::Remove(Some(seat)) => write!(f, "remove {seat}"),
            Self::Remove(None) => f.write_str("remove none"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    /// Reads the notation that [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let parse = || match text.split_once(' ')? {
            ("play", card) => card.parse().map(Self::Play).ok(),
            ("take", "middle-1") => Some(Self::Take(Source::Middle1)),
            ("take", "middle-2") => Some(Self::Take(Source::Middle2)),
            ("take", "top") => Some(Self::Take(Source::Top)),
            ("remove", "none") => Some(Self::Remove(None)),
            ("remove", seat) => seat.parse().map(|seat| Self::Remove(Some(seat))).ok(),
            _ => None,
        };
        parse().ok_or(NotationError("an action of the trick-taking games"))
    }
}
