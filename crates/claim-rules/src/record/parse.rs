//! Reading a line of a record, strictly: anything RECORD.md does not name is an error.

use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::error::excerpt;
use super::header::DEFAULT_RULES_VERSION;
use super::json::{Member, Object};
use super::{
    DailyHeader, Ending, Header, LeaveReason, Line, LineError, Outcome, RULES_VERSION, Secret,
    TimedLine,
};
use crate::cards::Seat;
use crate::{Action, Chance, GameKind, Options, Setup};

/// The maximum number of players of any game.
const MAX_PLAYERS: u8 = 5;

/// What kind of line it is, as its keys show.
enum LineKind {
    Header,
    Chance,
    Action,
    Leaves,
    Result,
}

impl TimedLine {
    /// Reads one line. `kind` is the game that the record's header names; without it only a header
    /// is understood.
    ///
    /// # Errors
    ///
    /// If the text is not exactly a line as RECORD.md has them.
    pub fn parse(text: &str, kind: Option<GameKind>) -> Result<Self, LineError> {
        let text = text.trim_matches([' ', '\t', '\r', '\n']);
        if text.is_empty() {
            return Err(LineError::new("the line is blank"));
        }
        if let Some(line) = kind.and_then(|kind| ShortAction::parse(text, kind)) {
            return Ok(line);
        }
        let mut object = Object::parse(text)?;
        let at = object.take("at").map(Member::number).transpose()?;
        let line = match (LineKind::of(&object), kind) {
            (LineKind::Header, _) if at.is_some() => {
                return Err(LineError::new("a header must not have `at`"));
            }
            (LineKind::Header, _) => Line::Header(header(&mut object)?),
            (_, None) => return Err(LineError::new("a record must begin with its header")),
            (LineKind::Chance, Some(kind)) => chance(&mut object, kind)?,
            (LineKind::Action, Some(kind)) => action(&mut object, kind)?,
            (LineKind::Leaves, Some(_)) => leaves(&mut object)?,
            (LineKind::Result, Some(_)) => result(&mut object)?,
        };
        object.expect_empty()?;
        Ok(Self { at, line })
    }
}

/// An action as running matches store it, without the legal actions. Most lines are of this kind, so
/// they are read without collecting the members; all others, and all with errors, are read in full.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShortAction<'a> {
    seat: u8,
    #[serde(rename = "do")]
    action: &'a str,
    #[serde(default, deserialize_with = "present")]
    at: Option<u64>,
}

/// Reads an optional member, which, unlike an `Option`, must not be null if it is present.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
    u64::deserialize(deserializer).map(Some)
}

impl ShortAction<'_> {
    fn parse(text: &str, kind: GameKind) -> Option<TimedLine> {
        // serde would also accept an array of the values in order.
        if !text.starts_with('{') {
            return None;
        }
        let ShortAction { seat, action, at } = serde_json::from_str(text).ok()?;
        let line = Line::Action {
            seat: Seat::from_index(seat.into())?,
            action: Action::parse(kind, action)?,
            legal: None,
        };
        Some(TimedLine { at, line })
    }
}

impl LineKind {
    /// The kind of the first key that only one kind has. Keys that do not belong to that kind are
    /// rejected later.
    fn of(object: &Object<'_>) -> Self {
        let mut has_seat = false;
        for key in object.keys() {
            match key {
                "record" => return Self::Header,
                "chance" => return Self::Chance,
                "do" | "legal" => return Self::Action,
                "leaves" => return Self::Leaves,
                "result" | "secret" => return Self::Result,
                "seat" => has_seat = true,
                _ => {}
            }
        }
        if has_seat { Self::Action } else { Self::Header }
    }
}

fn header(object: &mut Object<'_>) -> Result<Header, LineError> {
    if object.require("record")?.number()? != 1 {
        let message = "only version 1 of the record format is supported";
        return Err(LineError::new(message));
    }
    let rules = match object.take("rules") {
        Some(member) => rules_version(member)?,
        None => DEFAULT_RULES_VERSION,
    };
    let game = object.require("game")?.text()?;
    let unknown = || LineError::new(format!("unknown game \"{}\"", excerpt(&game)));
    let kind = GameKind::from_id(&game).ok_or_else(unknown)?;
    let players = object.require("players")?.number_in(&(2..=MAX_PLAYERS))?;
    let options: Options = serde_json::from_value(object.require("options")?.object()?)
        .map_err(|error| LineError::shortened(&error))?;
    let setup = Setup::new(kind, players, options).map_err(|error| LineError::shortened(&error))?;
    let match_id = object.take("match").map(Member::text).transpose()?;
    let names = per_seat(object, "names", players)?;
    let daily = daily(object)?;
    let board = object.take("board").map(Member::text).transpose()?;
    let commitment = object.take("commitment").map(Member::text).transpose()?;
    let entropy = per_seat(object, "entropy", players)?;
    if entropy.iter().flatten().any(|added| added.contains('\0')) {
        return Err(LineError::new("`entropy` must not contain a zero byte"));
    }
    let commitment = commitment.map(|digits| digits.parse());
    Ok(Header {
        setup,
        rules,
        match_id: match_id.map(Into::into),
        names,
        daily,
        board: board.map(Into::into),
        commitment: commitment
            .transpose()
            .map_err(|error| LineError::new(format!("`commitment` is {error}")))?,
        entropy,
    })
}

/// The day of a daily deal, with its bots.
fn daily(object: &mut Object<'_>) -> Result<Option<DailyHeader>, LineError> {
    match (object.take("daily"), object.take("bots")) {
        (None, None) => Ok(None),
        (Some(day), Some(bots)) => {
            let day = day.text()?.parse();
            let day = day.map_err(|error| LineError::new(format!("`daily` is {error}")))?;
            let bots = bots.numbers()?;
            if bots.is_empty() || !bots.is_sorted_by(|one, next| one < next) {
                return Err(LineError::new(
                    "`bots` must be ascending numbers, at least one",
                ));
            }
            Ok(Some(DailyHeader { day, bots }))
        }
        _ => Err(LineError::new("`daily` and `bots` must stand together")),
    }
}

/// The version of the rules, which must be one that can be replayed.
fn rules_version(member: Member<'_>) -> Result<u32, LineError> {
    match member.value() {
        Value::Number(version) if version.as_u64() == Some(RULES_VERSION.into()) => {
            Ok(RULES_VERSION)
        }
        Value::Number(version) if !version.is_f64() => Err(LineError::new(format!(
            "the match was played by version {version} of the rules; only version \
             {RULES_VERSION} is supported"
        ))),
        _ => Err(LineError::new("`rules` must be a whole number")),
    }
}

/// A list that has a text for each seat.
fn per_seat(
    object: &mut Object<'_>,
    key: &'static str,
    players: u8,
) -> Result<Option<Vec<String>>, LineError> {
    let Some(member) = object.take(key) else {
        return Ok(None);
    };
    let texts = member.texts()?;
    let count = texts.len();
    if count != usize::from(players) {
        let entries = if count == 1 { "entry" } else { "entries" };
        return Err(LineError::new(format!(
            "`{key}` has {count} {entries} for {players} players"
        )));
    }
    Ok(Some(texts.into_iter().map(Into::into).collect()))
}

fn chance(object: &mut Object<'_>, kind: GameKind) -> Result<Line, LineError> {
    let text = object.require("chance")?.text()?;
    Chance::parse(kind, &text).map(Line::Chance).ok_or_else(|| {
        LineError::new(format!(
            "\"{}\" is not a chance event of this game",
            excerpt(&text)
        ))
    })
}

fn action(object: &mut Object<'_>, kind: GameKind) -> Result<Line, LineError> {
    let parse = |text: &str| {
        Action::parse(kind, text).ok_or_else(|| {
            let text = excerpt(text);
            LineError::new(format!("\"{text}\" is not an action of this game"))
        })
    };
    let legal = object.take("legal").map(Member::texts).transpose()?;
    let legal = legal.map(|list| list.iter().map(|text| parse(text)).collect());
    Ok(Line::Action {
        seat: seat(object.require("seat")?)?,
        action: parse(&object.require("do")?.text()?)?,
        legal: legal.transpose()?,
    })
}

fn leaves(object: &mut Object<'_>) -> Result<Line, LineError> {
    let reason = object.require("leaves")?.text()?;
    let reason = LeaveReason::from_id(&reason);
    let unknown = "`leaves` must be \"resigned\", \"timeout\" or \"left\"";
    Ok(Line::Leaves {
        seat: seat(object.require("seat")?)?,
        reason: reason.ok_or_else(|| LineError::new(unknown))?,
    })
}

fn result(object: &mut Object<'_>) -> Result<Line, LineError> {
    let result = object.require("result")?.object()?;
    let secret = object.take("secret").map(Member::text).transpose()?;
    let secret = secret.map(|digits| Secret::from_hex(&digits));
    Ok(Line::Result {
        ending: ending(result)?,
        secret: secret
            .transpose()
            .map_err(|error| LineError::new(format!("`secret` is {error}")))?,
    })
}

/// Reads the `result` object. The replay checks whether it is the right one.
fn ending(result: Value) -> Result<Ending, LineError> {
    let list = result.get("winners").and_then(Value::as_array);
    let winners = list.and_then(|list| list.iter().map(seat_from).collect::<Option<Vec<_>>>());
    let no_winners = || LineError::new("`winners` must be a list of seats");
    let winners = winners.ok_or_else(no_winners)?;
    let Some(ended) = result.get("ended") else {
        return Ok(Ending::Played(Outcome { winners, result }));
    };
    let ending = match ended.as_str() {
        Some("resigned") => Ending::Resigned {
            seat: seat_in(&result)?,
            winners,
        },
        Some("timeout") => Ending::Timeout {
            seat: seat_in(&result)?,
            winners,
        },
        Some("drawn") => Ending::Drawn { winners },
        Some("aborted") if winners.is_empty() => Ending::Aborted,
        Some("aborted") => return Err(LineError::new("an aborted match has no winners")),
        _ => {
            let message = "`ended` must be \"resigned\", \"timeout\", \"drawn\" or \"aborted\"";
            return Err(LineError::new(message));
        }
    };
    let keys: &[_] = match ending {
        Ending::Resigned { .. } | Ending::Timeout { .. } => &["ended", "seat", "winners"],
        _ => &["ended", "winners"],
    };
    let unknown = |key: &&String| !keys.contains(&key.as_str());
    if let Some(key) = result.as_object().and_then(|it| it.keys().find(unknown)) {
        let key = excerpt(key);
        return Err(LineError::new(format!("unknown key `{key}` in `result`")));
    }
    Ok(ending)
}

fn seat_in(result: &Value) -> Result<Seat, LineError> {
    let seat = result.get("seat").and_then(seat_from);
    seat.ok_or_else(|| LineError::new("`seat` in `result` must be a seat"))
}

fn seat(member: Member<'_>) -> Result<Seat, LineError> {
    let index = member.number_in(&(0..=MAX_PLAYERS - 1))?;
    Ok(Seat::ALL[usize::from(index)])
}

fn seat_from(value: &Value) -> Option<Seat> {
    let index = usize::try_from(value.as_u64()?).ok()?;
    Seat::from_index(index)
}
