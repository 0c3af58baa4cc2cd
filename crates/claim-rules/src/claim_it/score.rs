//! How the players stand, and who won (RULES.md 3.3).

use super::PublicView;
use crate::cards::{BySeat, Seat, SeatSet};

/// How a player stands. The greatest standing is ahead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Standing {
    /// The size of the largest group of spaces joined by edges.
    pub group: u8,
    /// The number of gold claims, in all groups together. It decides between equal groups.
    pub gold: u8,
    /// The number of spaces, gold claims included, in all groups together. It decides if the gold
    /// claims are equal, too.
    pub spaces: u8,
}

/// The score of a match that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The seats that won; in a draw, all that are tied.
    pub winners: SeatSet,
    /// How each seat stands. Seats that the match does not have stand at zero.
    pub standings: BySeat<Standing>,
}

impl PublicView {
    /// How a seat stands, without the stones placed this turn.
    #[must_use]
    pub fn standing(&self, seat: Seat) -> Standing {
        let own = self.stones[seat];
        Standing {
            group: own.largest_group(),
            gold: self.gold_claims(seat),
            spaces: own.len(),
        }
    }

    /// The number of gold claims of a seat.
    pub(super) fn gold_claims(&self, seat: Seat) -> u8 {
        (self.stones[seat] & self.gold).len()
    }

    /// The score as of now.
    pub(super) fn score(&self) -> Score {
        let mut standings = BySeat::default();
        for seat in self.setup.seats() {
            standings[seat] = self.standing(seat);
        }
        let best = standings.0.into_iter().max();
        let won = |seat: &Seat| Some(standings[*seat]) == best;
        let winners = self.setup.seats().filter(won).collect();
        Score { winners, standings }
    }
}
