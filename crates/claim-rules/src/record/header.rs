//! The first line of a record: what is played, by which version of the rules, and what fair dealing
//! needs.

use serde_json::{Map, Value, json};

use super::Commitment;
use crate::{Day, Setup};

/// The version of the rules that this crate plays by, and the only one it can replay.
pub const RULES_VERSION: u32 = 1;

/// The version of the rules if a header states none.
pub(super) const DEFAULT_RULES_VERSION: u32 = 1;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game, its options and the number of players.
    pub setup: Setup,
    /// The version of the rules the match is played by. Version 1 is not written: a header without
    /// a version means that one.
    pub rules: u32,
    /// The id that the host has given the match. Any text is valid, and it has no effect on the
    /// replay.
    pub match_id: Option<String>,
    /// The players' names, one per seat. Players choose them: they may contain any character.
    pub names: Option<Vec<String>>,
    /// The day whose deal is played, and the bots that reply.
    pub daily: Option<DailyHeader>,
    /// The name of the deal, if other matches of an event have the same one: `e7k2/3`.
    pub board: Option<String>,
    /// The hash that binds the host to its secret.
    pub commitment: Option<Commitment>,
    /// What each seat added to the secret; without zero bytes.
    pub entropy: Option<Vec<String>>,
}

/// What the header of a daily deal says besides its setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyHeader {
    /// The day whose deal it is.
    pub day: Day,
    /// The numbers of the bots that have replied, at least one, ascending: several if the bot was updated
    /// during the match.
    pub bots: Vec<u32>,
}

impl Header {
    /// The header of a match by the current rules, without anything optional.
    #[must_use]
    pub const fn new(setup: Setup) -> Self {
        Self {
            setup,
            rules: RULES_VERSION,
            match_id: None,
            names: None,
            daily: None,
            board: None,
            commitment: None,
            entropy: None,
        }
    }

    pub(super) fn to_value(&self) -> Value {
        let mut map = Map::new();
        let mut set = |key: &str, value: Value| map.insert(key.to_owned(), value);
        set("record", 1.into());
        set("game", self.setup.kind().id().into());
        set("players", self.setup.players().into());
        set("options", json!(self.setup.options()));
        if self.rules != DEFAULT_RULES_VERSION {
            set("rules", self.rules.into());
        }
        if let Some(id) = &self.match_id {
            set("match", id.as_str().into());
        }
        if let Some(names) = &self.names {
            set("names", json!(names));
        }
        if let Some(daily) = &self.daily {
            set("daily", daily.day.to_string().into());
            set("bots", json!(daily.bots));
        }
        if let Some(board) = &self.board {
            set("board", board.as_str().into());
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
