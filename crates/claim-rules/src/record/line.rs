//! The lines of a record and how they are written: the text that is stored and exported.

use std::fmt;

use serde_json::{Value, json};

use super::{Header, Outcome, Secret};
use crate::cards::Seat;
use crate::{Action, Chance};

/// One line of a record (RECORD.md, 'Lines').
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// The first line: what is played.
    Header(Header),
    /// What chance decided.
    Chance(Chance),
    /// What a seat did: its player or, once that player has left, a bot.
    Action {
        /// The seat that acted.
        seat: Seat,
        /// What it did.
        action: Action,
        /// All actions that were legal, sorted by the bytes of their notation, if the writer was
        /// asked for them.
        legal: Option<Vec<Action>>,
    },
    /// A player left a match of three or more; from here on a bot plays for that seat.
    Leaves {
        /// The seat whose player left.
        seat: Seat,
        /// Why it left.
        reason: LeaveReason,
    },
    /// The last line: how the match ended.
    Result {
        /// How the match ended.
        ending: Ending,
        /// The secret of fair dealing, if it is published. It has to match the commitment of the
        /// header, if there is one.
        secret: Option<Secret>,
    },
}

/// A line with the time at which it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimedLine {
    /// Milliseconds since 1970; `None` if the line does not say. A header never has a time.
    pub at: Option<u64>,
    /// The line itself.
    pub line: Line,
}

/// Why a player left a match that the others continue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaveReason {
    /// The player resigned.
    Resigned,
    /// The player was to act and ran out of time.
    Timeout,
    /// The player left the server.
    Left,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules.
    Played(Outcome),
    /// A player resigned, or left the server, which ended the match.
    Resigned {
        /// The seat of that player.
        seat: Seat,
        /// Every seat that is not on its side and has not left.
        winners: Vec<Seat>,
    },
    /// The seat to act ran out of time.
    Timeout {
        /// The seat that was to act.
        seat: Seat,
        /// Every seat that is not on its side and has not left.
        winners: Vec<Seat>,
    },
    /// All players agreed on a draw.
    Drawn {
        /// Every seat, also those of bots and of players who have left.
        winners: Vec<Seat>,
    },
    /// Broken off without winners or losers.
    Aborted,
}

impl LeaveReason {
    const ALL: [Self; 3] = [Self::Resigned, Self::Timeout, Self::Left];

    /// The reason with that word.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.id() == id)
    }

    /// The word for it in a record.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Resigned => "resigned",
            Self::Timeout => "timeout",
            Self::Left => "left",
        }
    }
}

impl Ending {
    /// The seats that won: in a draw all who are tied, none if the match was aborted.
    #[must_use]
    pub fn winners(&self) -> &[Seat] {
        match self {
            Self::Played(outcome) => &outcome.winners,
            Self::Resigned { winners, .. }
            | Self::Timeout { winners, .. }
            | Self::Drawn { winners } => winners,
            Self::Aborted => &[],
        }
    }

    /// The `result` object of a record.
    fn to_value(&self) -> Value {
        let winners: Vec<_> = self.winners().iter().map(|seat| seat.index()).collect();
        match self {
            Self::Played(outcome) => outcome.result.clone(),
            Self::Resigned { seat, .. } => {
                json!({ "ended": "resigned", "seat": seat.index(), "winners": winners })
            }
            Self::Timeout { seat, .. } => {
                json!({ "ended": "timeout", "seat": seat.index(), "winners": winners })
            }
            Self::Drawn { .. } => json!({ "ended": "drawn", "winners": winners }),
            Self::Aborted => json!({ "ended": "aborted", "winners": winners }),
        }
    }
}

impl Line {
    /// The line as it is stored and exported, without the line break.
    #[must_use]
    pub fn to_json(&self) -> String {
        self.to_string()
    }

    /// Writes the line as JSON. Notation has no character that JSON would have to escape.
    fn write(&self, at: Option<u64>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header(header) => return fmt::Display::fmt(&header.to_value(), f),
            Self::Chance(chance) => write!(f, r#"{{"chance":"{chance}""#)?,
            Self::Action {
                seat,
                action,
                legal,
            } => {
                write!(f, r#"{{"seat":{seat},"do":"{action}""#)?;
                if let Some(legal) = legal {
                    f.write_str(r#","legal":["#)?;
                    for (number, action) in legal.iter().enumerate() {
                        let comma = if number == 0 { "" } else { "," };
                        write!(f, r#"{comma}"{action}""#)?;
                    }
                    f.write_str("]")?;
                }
            }
            Self::Leaves { seat, reason } => {
                write!(f, r#"{{"seat":{seat},"leaves":"{}""#, reason.id())?;
            }
            Self::Result { ending, secret } => {
                write!(f, r#"{{"result":{}"#, ending.to_value())?;
                if let Some(secret) = secret {
                    write!(f, r#","secret":"{}""#, secret.to_hex())?;
                }
            }
        }
        if let Some(at) = at {
            write!(f, r#","at":{at}"#)?;
        }
        f.write_str("}")
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(None, f)
    }
}

impl TimedLine {
    /// The line as it is stored and exported, without the line break.
    #[must_use]
    pub fn to_json(&self) -> String {
        self.to_string()
    }
}

impl From<Line> for TimedLine {
    /// A line that does not say when it was written.
    fn from(line: Line) -> Self {
        Self { at: None, line }
    }
}

impl fmt::Display for TimedLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.line.write(self.at, f)
    }
}
