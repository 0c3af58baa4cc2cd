//! Why a match ended before it was played out. The record says how the match counts; this adds who called it
//! off, or that a player left the server.

use std::fmt;
use std::str::FromStr;

use claim_rules::cards::Seat;
use claim_rules::record::LeaveReason;

/// Why a match ended before it was played out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EarlyEnd {
    /// The player of this seat has left it, for this reason.
    Left(Seat, LeaveReason),
    /// All people who still played have agreed to it.
    Agreed,
    /// A moderator of the server has stopped it.
    Stopped,
}

/// The text is not an [`EarlyEnd`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("does not say why a match ended")]
pub struct ParseEarlyEndError;

/// The stored form: `agreed`, `stopped`, or the reason and the seat, for example `timeout 1`.
impl fmt::Display for EarlyEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Left(seat, reason) => write!(f, "{} {seat}", reason.id()),
            Self::Agreed => f.write_str("agreed"),
            Self::Stopped => f.write_str("stopped"),
        }
    }
}

impl FromStr for EarlyEnd {
    type Err = ParseEarlyEndError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "agreed" => return Ok(Self::Agreed),
            "stopped" => return Ok(Self::Stopped),
            _ => {}
        }
        let (reason, seat) = text.split_once(' ').ok_or(ParseEarlyEndError)?;
        let reason = LeaveReason::from_id(reason).ok_or(ParseEarlyEndError)?;
        let seat = seat.parse().map_err(|_| ParseEarlyEndError)?;
        Ok(Self::Left(seat, reason))
    }
}
