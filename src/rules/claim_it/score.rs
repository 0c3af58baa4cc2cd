//! Who stands how, and who won (RULES.md 3.3).

use super::PublicView;
use crate::cards::{BySeat, Seat};

/// How a player stands. Whoever's is the greatest is ahead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Standing {
    /// How many spaces the largest group has, joined by edges.
    pub group: u8,
    /// How many gold claims there are.
    pub gold: u8,
    /// How many spaces there are, gold claims among them.
    pub spaces: u8,
}

/// The score of a match that was played out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The seats that won; all who are tied in a draw.
    pub winners: Vec<Seat>,
    /// How each seat stands.
    pub standings: BySeat<Standing>,
}

impl PublicView {
    /// How a seat stands, without what this turn has put on the board.
    #[must_use]
    pub fn standing(&self, seat: Seat) -> Standing {
        let own = self.stones[seat];
        Standing {
            group: own.largest_group(),
            gold: self.gold_claims(seat),
            spaces: own.len(),
        }
    }

    /// How many gold claims a seat has.
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

/// The `result` object of a record (RECORD.md, 'Results').
#[must_use]
pub fn result(players: u8, score: &Score) -> serde_json::Value {
    let winners: Vec<_> = score.winners.iter().map(|seat| seat.index()).collect();
    let each = |part: fn(Standing) -> u8| -> Vec<_> {
        let seats = Seat::of(players);
        seats.map(|seat| part(score.standings[seat])).collect()
    };
    serde_json::json!({
        "winners": winners,
        "groups": each(|standing| standing.group),
        "gold": each(|standing| standing.gold),
        "spaces": each(|standing| standing.spaces),
    })
}
