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

/// The keys of a header.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderKeys<'a> {
    record: u64,
    #[serde(borrow)]
    game: Text<'a>,
    players: u8,
    options: Strict,
    #[serde(default, deserialize_with = "given", rename = "match")]
    match_id: Option<String>,
    #[serde(default, deserialize_with = "given")]
    names: Option<Vec<String>>,
    #[serde(default, deserialize_with = "given", borrow)]
    commitment: Option<Text<'a>>,
    #[serde(default, deserialize_with = "given")]
    entropy: Option<Vec<String>>,
}

/// The key of a line of chance.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChanceKeys<'a> {
    #[serde(borrow)]
    chance: Text<'a>,
}

/// The keys of an action.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActionKeys<'a> {
    seat: u8,
    #[serde(borrow, rename = "do")]
    action: Text<'a>,
    #[serde(default, deserialize_with = "given", borrow)]
    legal: Option<Vec<Text<'a>>>,
}

/// The keys of a result.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ResultKeys<'a> {
    result: Strict,
    #[serde(default, deserialize_with = "given", borrow)]
    secret: Option<Text<'a>>,
}

impl Line {
    /// Reads one line. `kind` is the game of the record's header, once that has been read: without
    /// it nothing but a header is understood.
    ///
    /// # Errors
    ///
    /// Whatever is not exactly a line as RECORD.md has them.
    pub fn parse(text: &str, kind: Option<GameKind>) -> Result<Self, LineError> {
        let text = text.trim_matches(WHITE_SPACE);
        if text.is_empty() {
            return Err(LineError::new("a blank line"));
        }
        // Reading a struct out of a list would succeed.
        let Some(inside) = text.strip_prefix('{') else {
            return Err(LineError::new("not a JSON object"));
        };
        match (first_key(inside), kind) {
            ("chance" | "seat" | "do" | "legal" | "result" | "secret", None) => {
                Err(LineError::new("a record begins with its header"))
            }
            ("seat" | "do" | "legal", Some(kind)) => read::<ActionKeys<'_>>(text)?.line(kind),
            ("chance", Some(kind)) => read::<ChanceKeys<'_>>(text)?.line(kind),
            ("result" | "secret", _) => read::<ResultKeys<'_>>(text)?.line(),
            _ => read::<HeaderKeys<'_>>(text)?.header().map(Self::Header),
        }
    }
}

/// The white space of JSON.
const WHITE_SPACE: [char; 4] = [' ', '\t', '\r', '\n'];

/// The first key of an object, of which the opening brace is read: it tells what line it is.
fn first_key(inside: &str) -> &str {
    let key = inside.trim_start_matches(WHITE_SPACE).strip_prefix('"');
    key.and_then(|key| key.split('"').next())
        .unwrap_or_default()
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, LineError> {
    serde_json::from_str(text).map_err(|error| malformed(&error))
}

impl HeaderKeys<'_> {
    fn header(self) -> Result<Header, LineError> {
        if self.record != 1 {
            return Err(LineError::new("only records of version 1 are understood"));
        }
        let Text(game) = self.game;
        let kind = GameKind::from_id(&game)
            .ok_or_else(|| LineError(format!("this version does not know the game \"{game}\"")))?;
        let Strict(options) = self.options;
        if !options.is_object() {
            return Err(LineError::new("`options` is not an object"));
        }
        let options: Options = serde_json::from_value(options)
            .map_err(|error| LineError(format!("in `options`: {error}")))?;
        let setup = Setup::new(kind, self.players, options)
            .map_err(|error| LineError(error.to_string()))?;
        let per_seat = |list: &Option<Vec<String>>, key| match list {
            Some(list) if list.len() != usize::from(setup.players()) => Err(LineError(format!(
                "`{key}` has {} entries for {} players",
                list.len(),
                setup.players()
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
}

impl ChanceKeys<'_> {
    fn line(self, kind: GameKind) -> Result<Line, LineError> {
        let Text(text) = self.chance;
        Chance::parse(kind, &text)
            .map(Line::Chance)
            .ok_or_else(|| LineError(format!("nothing chance can decide: \"{text}\"")))
    }
}

impl ActionKeys<'_> {
    fn line(self, kind: GameKind) -> Result<Line, LineError> {
        let parse = |Text(text): Text<'_>| {
            Action::parse(kind, &text)
                .ok_or_else(|| LineError(format!("no action of this game: \"{text}\"")))
        };
        let legal = self
            .legal
            .map(|list| list.into_iter().map(parse).collect::<Result<_, _>>());
        Ok(Line::Action {
            seat: seat(self.seat.into())?,
            action: parse(self.action)?,
            legal: legal.transpose()?,
        })
    }
}

impl ResultKeys<'_> {
    fn line(self) -> Result<Line, LineError> {
        let Strict(result) = self.result;
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
    let Some(seat) = map.get("seat") else {
        return Err(LineError::new("missing field `seat`"));
    };
    let seat = seat_of(seat)?;
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

/// What the JSON reader says, without its own line number: it is given one line at a time.
fn malformed(error: &serde_json::Error) -> LineError {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    let what = text.strip_suffix(&place).unwrap_or(&text);
    LineError(format!("{what} (column {})", error.column()))
}
