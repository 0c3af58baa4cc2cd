//! The lines of a record and how they are written: the text that is stored and exported.

use std::fmt;

use serde_json::{Map, Value, json};

use super::{Commitment, Secret};
use crate::cards::Seat;
use crate::rules::{Action, Chance, Played, Setup};

/// One line of a record (RECORD.md, 'Lines').
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// The first line: what is played.
    Header(Header),
    /// What chance decided.
    Chance(Chance),
    /// What a seat did.
    Action {
        /// Who did it.
        seat: Seat,
        /// What it was.
        action: Action,
        /// All that was legal, sorted by the bytes of the notation, where the writer was asked
        /// for it.
        legal: Option<Vec<Action>>,
    },
    /// The last line: how it ended.
    Result {
        /// How the match ended.
        ending: Ending,
        /// The secret of fair dealing, published.
        secret: Option<Secret>,
    },
}

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game, its options and the number of players.
    pub setup: Setup,
    /// The match's id.
    pub match_id: Option<String>,
    /// The players' names, one per seat.
    pub names: Option<Vec<String>>,
    /// What binds the host to its secret.
    pub commitment: Option<Commitment>,
    /// What each seat added to chance.
    pub entropy: Option<Vec<String>>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules.
    Played(Played),
    /// A seat gave up.
    Resigned {
        /// Who gave up.
        seat: Seat,
        /// Every seat that is not on its side.
        winners: Vec<Seat>,
    },
    /// The seat to act ran out of time.
    Timeout {
        /// Who was to act.
        seat: Seat,
        /// Every seat that is not on its side.
        winners: Vec<Seat>,
    },
    /// Nobody wins or loses.
    Aborted,
}

impl Header {
    /// A header that says no more than what is played.
    #[must_use]
    pub const fn new(setup: Setup) -> Self {
        Self {
            setup,
            match_id: None,
            names: None,
            commitment: None,
            entropy: None,
        }
    }

    fn to_value(&self) -> Value {
        let mut map = Map::new();
        let mut set = |key: &str, value: Value| map.insert(key.to_owned(), value);
        set("record", 1.into());
        set("game", self.setup.kind().id().into());
        set("players", self.setup.players().into());
        set("options", json!(self.setup.options()));
        if let Some(id) = &self.match_id {
            set("match", id.as_str().into());
        }
        if let Some(names) = &self.names {
            set("names", json!(names));
        }
        if let Some(commitment) = &self.commitment {
            set("commitment", commitment.to_string().into());
        }
        if let Some(entropy) = &self.entropy {
            set("entropy", json!(entropy));
        }
        map.into()
    }
}

impl Ending {
    /// The seats that won; all who are tied in a draw, none of an aborted match.
    #[must_use]
    pub fn winners(&self) -> &[Seat] {
        match self {
            Self::Played(played) => &played.winners,
            Self::Resigned { winners, .. } | Self::Timeout { winners, .. } => winners,
            Self::Aborted => &[],
        }
    }

    /// The `result` object of a record.
    pub(super) fn to_value(&self) -> Value {
        let given_up = |ended: &str, seat: &Seat| {
            let winners: Vec<_> = self.winners().iter().map(|seat| seat.index()).collect();
            json!({ "ended": ended, "seat": seat.index(), "winners": winners })
        };
        match self {
            Self::Played(played) => played.result.clone(),
            Self::Resigned { seat, .. } => given_up("resigned", seat),
            Self::Timeout { seat, .. } => given_up("timeout", seat),
            Self::Aborted => json!({ "ended": "aborted", "winners": [] }),
        }
    }
}

impl Line {
    /// The line as it is stored and exported, without the line break.
    #[must_use]
    pub fn to_json(&self) -> String {
        self.to_string()
    }
}

impl fmt::Display for Line {
    /// Writes the line as JSON. Notation has no character that JSON would have to escape.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header(header) => fmt::Display::fmt(&header.to_value(), f),
            Self::Chance(chance) => write!(f, r#"{{"chance":"{chance}"}}"#),
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
                f.write_str("}")
            }
            Self::Result { ending, secret } => {
                write!(f, r#"{{"result":{}"#, ending.to_value())?;
                if let Some(secret) = secret {
                    write!(f, r#","secret":"{}""#, secret.to_hex())?;
                }
                f.write_str("}")
            }
        }
    }
}
