//! Reading a line of a record, strictly: what RECORD.md does not name is an error.

use serde::Deserialize;
use serde_json::Value;

use super::json::{Strict, Text, given};
use super::{Commitment, Ending, Header, Line, Secret};
use crate::cards::Seat;
use crate::rules::{Action, Chance, GameKind, Options, Played, Setup};

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct LineError(String);

impl LineError {
    fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }
}

/// Every key that any line has.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Keys<'a> {
    #[serde(default, deserialize_with = "given")]
    seat: Option<u8>,
    #[serde(default, deserialize_with = "given", borrow, rename = "do")]
    action: Option<Text<'a>>,
    #[serde(default, deserialize_with = "given", borrow)]
    legal: Option<Vec<Text<'a>>>,
    #[serde(default, deserialize_with = "given", borrow)]
    chance: Option<Text<'a>>,
    #[serde(default, deserialize_with = "given")]
    result: Option<Strict>,
    #[serde(default, deserialize_with = "given", borrow)]
    secret: Option<Text<'a>>,
    #[serde(default, deserialize_with = "given")]
    record: Option<u64>,
    #[serde(default, deserialize_with = "given", borrow)]
    game: Option<Text<'a>>,
    #[serde(default, deserialize_with = "given")]
    players: Option<u8>,
    #[serde(default, deserialize_with = "given")]
    options: Option<Strict>,
    #[serde(default, deserialize_with = "given", rename = "match")]
    match_id: Option<String>,
    #[serde(default, deserialize_with = "given")]
    names: Option<Vec<String>>,
    #[serde(default, deserialize_with = "given", borrow)]
    commitment: Option<Text<'a>>,
    #[serde(default, deserialize_with = "given")]
    entropy: Option<Vec<String>>,
}

impl Line {
    /// Reads one line. `kind` is the game of the record's header, once that has been read: without
    /// it nothing but a header is understood.
    ///
    /// # Errors
    ///
    /// Whatever is not exactly a line as RECORD.md has them.
    pub fn parse(text: &str, kind: Option<GameKind>) -> Result<Self, LineError> {
        let text = text.trim_matches([' ', '\t', '\r', '\n']);
        if text.is_empty() {
            return Err(LineError::new("a blank line"));
        }
        if !text.starts_with('{') {
            return Err(LineError::new("not a JSON object"));
        }
        let keys: Keys<'_> = serde_json::from_str(text).map_err(|error| malformed(&error))?;
        match (keys.kind()?, kind) {
            (KeysOf::Header, _) => keys.header().map(Line::Header),
            (_, None) => Err(LineError::new("a record begins with its header")),
            (KeysOf::Chance, _) => keys.chance(),
            (KeysOf::Action, Some(kind)) => keys.action(kind),
            (KeysOf::Result, _) => keys.result(),
        }
    }
}

/// Which line some keys belong to.
#[derive(Clone, Copy)]
enum KeysOf {
    Header,
    Chance,
    Action,
    Result,
}

impl Keys<'_> {
    fn kind(&self) -> Result<KeysOf, LineError> {
        let header = self.record.is_some()
            || self.game.is_some()
            || self.players.is_some()
            || self.options.is_some()
            || self.match_id.is_some()
            || self.names.is_some()
            || self.commitment.is_some()
            || self.entropy.is_some();
        let action = self.seat.is_some() || self.action.is_some() || self.legal.is_some();
        let result = self.result.is_some() || self.secret.is_some();
        match (header, self.chance.is_some(), action, result) {
            (true, false, false, false) => Ok(KeysOf::Header),
            (false, true, false, false) => Ok(KeysOf::Chance),
            (false, false, true, false) => Ok(KeysOf::Action),
            (false, false, false, true) => Ok(KeysOf::Result),
            (false, false, false, false) => Err(LineError::new("an object without keys")),
            _ => Err(LineError::new("keys of different lines in one")),
        }
    }

    fn header(self) -> Result<Header, LineError> {
        if needed(self.record, "record")? != 1 {
            return Err(LineError::new("only records of version 1 are understood"));
        }
        let game = needed(self.game, "game")?.0;
        let kind = GameKind::from_id(&game)
            .ok_or_else(|| LineError(format!("this version does not know the game \"{game}\"")))?;
        let players = needed(self.players, "players")?;
        let Strict(options) = needed(self.options, "options")?;
        // Reading a struct out of a list would succeed.
        if !options.is_object() {
            return Err(LineError::new("`options` is not an object"));
        }
        let options: Options = serde_json::from_value(options)
            .map_err(|error| LineError(format!("in `options`: {error}")))?;
        let setup =
            Setup::new(kind, players, options).map_err(|error| LineError(error.to_string()))?;
        let per_seat = |list: &Option<Vec<String>>, key| match list {
            Some(list) if list.len() != usize::from(players) => Err(LineError(format!(
                "`{key}` has {} entries for {players} players",
                list.len()
            ))),
            _ => Ok(()),
        };
        per_seat(&self.names, "names")?;
        per_seat(&self.entropy, "entropy")?;
        if self
            .entropy
            .iter()
            .flatten()
            .any(|added| added.contains('\0'))
        {
            return Err(LineError::new("`entropy` contains a zero byte"));
        }
        let commitment = self.commitment.map(|Text(text)| {
            text.parse::<Commitment>()
                .map_err(|error| LineError(format!("`commitment` is {error}")))
        });
        Ok(Header {
            setup,
            match_id: self.match_id,
            names: self.names,
            commitment: commitment.transpose()?,
            entropy: self.entropy,
        })
    }

    fn chance(self) -> Result<Line, LineError> {
        let Text(text) = needed(self.chance, "chance")?;
        Chance::parse(&text)
            .map(Line::Chance)
            .ok_or_else(|| LineError(format!("nothing chance can decide: \"{text}\"")))
    }

    fn action(self, kind: GameKind) -> Result<Line, LineError> {
        let parse = |Text(text): Text<'_>| {
            Action::parse(kind, &text)
                .ok_or_else(|| LineError(format!("no action of this game: \"{text}\"")))
        };
        let legal = self
            .legal
            .map(|list| list.into_iter().map(parse).collect::<Result<_, _>>());
        Ok(Line::Action {
            seat: seat(needed(self.seat, "seat")?.into())?,
            action: parse(needed(self.action, "do")?)?,
            legal: legal.transpose()?,
        })
    }

    fn result(self) -> Result<Line, LineError> {
        let Strict(result) = needed(self.result, "result")?;
        let secret = self.secret.map(|Text(text)| {
            Secret::from_hex(&text).map_err(|error| LineError(format!("`secret` is {error}")))
        });
        Ok(Line::Result {
            ending: ending(result)?,
            secret: secret.transpose()?,
        })
    }
}

/// Reads the `result` object. Whether it is the right one is for the replay to say.
fn ending(result: Value) -> Result<Ending, LineError> {
    let map = result
        .as_object()
        .ok_or_else(|| LineError::new("`result` is not an object"))?;
    let winners = map
        .get("winners")
        .and_then(Value::as_array)
        .ok_or_else(|| LineError::new("`result` has no list of `winners`"))?
        .iter()
        .map(seat_of)
        .collect::<Result<Vec<_>, _>>()?;
    let Some(ended) = map.get("ended") else {
        return Ok(Ending::Played(Played { winners, result }));
    };
    let ended = ended.as_str().unwrap_or_default();
    let keys: &[&str] = match ended {
        "resigned" | "timeout" => &["ended", "seat", "winners"],
        "aborted" => &["ended", "winners"],
        _ => return Err(LineError::new("no match ends like that: `ended`")),
    };
    if let Some(key) = map.keys().find(|key| !keys.contains(&key.as_str())) {
        return Err(LineError(format!("unknown field `{key}` in `result`")));
    }
    if ended == "aborted" {
        return match winners.as_slice() {
            [] => Ok(Ending::Aborted),
            _ => Err(LineError::new("an aborted match has no winners")),
        };
    }
    let seat = seat_of(needed(map.get("seat"), "seat")?)?;
    Ok(match ended {
        "resigned" => Ending::Resigned { seat, winners },
        _ => Ending::Timeout { seat, winners },
    })
}

fn seat_of(value: &Value) -> Result<Seat, LineError> {
    let number = value.as_u64();
    seat(number.ok_or_else(|| LineError(format!("{value} is not a seat")))?)
}

fn seat(number: u64) -> Result<Seat, LineError> {
    let index = usize::try_from(number).ok();
    index
        .and_then(Seat::from_index)
        .ok_or_else(|| LineError(format!("there is no seat {number}")))
}

fn needed<T>(value: Option<T>, key: &str) -> Result<T, LineError> {
    value.ok_or_else(|| LineError(format!("`{key}` is missing")))
}

/// What the JSON reader says, without its own line number: it is given one line at a time.
fn malformed(error: &serde_json::Error) -> LineError {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    let what = text.strip_suffix(&place).unwrap_or(&text);
    LineError(format!("{what} (column {})", error.column()))
}
