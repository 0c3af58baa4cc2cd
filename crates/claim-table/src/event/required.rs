//! Lines of an event record that have to follow another one at once.

use claim_rules::cards::Seat;

use super::line::{Entrant, EventLine, MatchResult, WithdrawReason};
use super::round::{Leg, other};

/// A line that has to follow at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequiredLine {
    /// The match that a player who withdrew has lost.
    LostMatch {
        /// Its table, from 1.
        table: usize,
        /// Which match of the pair.
        leg: u8,
        /// The player's seat in the first match of the pair.
        seat: Seat,
    },
    /// The withdrawal of a player who has forfeited twice.
    Withdrawal(Entrant),
}

impl RequiredLine {
    /// Whether a line is the one that has to follow.
    pub(super) fn is_met_by(self, line: &EventLine) -> bool {
        match (self, line) {
            (
                Self::LostMatch { table, leg, seat },
                EventLine::Match {
                    table: its_table,
                    leg: its_leg,
                    result,
                    scores: None,
                    ..
                },
            ) => {
                (table, leg) == (usize::from(*its_table), *its_leg)
                    && lost_by(seat).seen_from_leg(leg).result == *result
            }
            (
                Self::Withdrawal(player),
                EventLine::Withdraws {
                    player: theirs,
                    why,
                },
            ) => player == *theirs && *why == WithdrawReason::Forfeits,
            _ => false,
        }
    }
}

/// A match that the player of a seat has lost by leaving it.
pub(super) const fn lost_by(seat: Seat) -> Leg {
    Leg {
        result: MatchResult::Won(other(seat)),
        scores: None,
    }
}
