//! A play that was confirmed to a person.

use claim_rules::cards::Seat;
use claim_table::ids::MatchId;

/// A play that was confirmed to a person.
#[derive(Clone, Debug)]
pub(super) struct Play {
    pub(super) id: MatchId,
    /// The line in the id of the button; `None` if the play was typed.
    pub(super) line: Option<u32>,
    pub(super) seat: Seat,
    pub(super) action: String,
}
