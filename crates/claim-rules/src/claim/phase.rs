//! The phases of a match, and what it waits for.

use crate::cards::{Card, Seat};

/// The phase of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Phase {
    /// Before the deal: chance has to draw the first leader, and then the deck.
    #[default]
    Dealing,
    /// Phase one: recruit followers (RULES.md 1.4).
    Recruit,
    /// Phase two: gather supporters (RULES.md 1.5). The follower piles have become the hands.
    Gather,
    /// All tricks have been played, and the gnome rows have joined the score piles.
    Over,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaiting {
    /// Chance has to decide which seat leads the first trick.
    FirstLeader,
    /// Chance has to shuffle the deck. The first leader has been drawn before.
    Deck,
    /// This seat has to play a card to the trick.
    Play(Seat),
    /// A card has to be chosen for the follower pile.
    Take {
        /// The seat that chooses: the winner of the trick or, with 3 and 4 players, the
        /// second-placed, after the winner has taken the top card.
        seat: Seat,
        /// Whether the top card can be taken, because a Seer won.
        top: bool,
    },
    /// It has to be chosen whose Gnome a Giant removes.
    Remove {
        /// The seat that chooses: the trick's winner.
        seat: Seat,
        /// The Gnome that would be removed: the one with the value of the Giant.
        gnome: Card,
        /// The Giant's position in the order of play, from 0.
        position: u8,
    },
    /// The match is over.
    Over,
}

impl Awaiting {
    /// The seat to act, if any.
    #[must_use]
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Play(seat) | Self::Take { seat, .. } | Self::Remove { seat, .. } => Some(seat),
            Self::FirstLeader | Self::Deck | Self::Over => None,
        }
    }
}
