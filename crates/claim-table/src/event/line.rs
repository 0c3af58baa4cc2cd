//! The lines of an event record after its header, and how they are written.

use std::fmt;
use std::str::FromStr;

use claim_rules::cards::Seat;
use claim_rules::record::Secret;
use serde_json::{Map, Value, json};

use crate::timestamp::Timestamp;

/// A player of an event: the number in order of joining, from 0. The record writes `p1` for the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entrant(pub u16);

/// Why a player is out of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WithdrawReason {
    /// They have left.
    Left,
    /// They have not said before the start that they are there.
    NoShow,
    /// The organiser has removed them.
    Removed,
    /// They have forfeited two matches.
    Forfeits,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchResult {
    /// A seat won.
    Won(Seat),
    /// By the rules, or by agreement.
    Draw,
    /// The player of a seat was not there, so that the other one won.
    Forfeit(Seat),
    /// The match was broken off, and counts as drawn.
    Void,
}

/// What a match that ended by the rules was worth to its seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scores {
    /// The scores, whose difference is the margin: votes, points, or the largest group.
    pub score: [u32; 2],
    /// What decides between equal results: cards taken, figures in supply, or gold claims.
    pub extra: [u32; 2],
}

/// What an organiser has ruled for a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Award {
    /// The player of this seat in the round's pairing wins.
    Win(Seat),
    /// The match counts as drawn.
    Draw,
    /// The match is cancelled, and counts as drawn.
    Void,
}

/// How an event ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventEnd {
    /// All rounds were played, or too few players were left.
    Played,
    /// By hand, after a round or more.
    Ended,
    /// Before a round was decided.
    Cancelled,
}

/// What an organiser has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// When the first round begins.
    pub start: Option<Timestamp>,
    /// Whether players have to say before the start that they are there.
    pub check_in: Option<bool>,
    /// Whether people can join.
    pub sign_up: Option<bool>,
    /// Whether no round begins.
    pub paused: Option<bool>,
}

/// A player's place in the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player.
    pub player: Entrant,
    /// The place, from 1. Players who are tied share one.
    pub place: u16,
    /// Half points; in duplicate scoring hundredths of a per cent; in a knockout the rounds that the player survived.
    pub points: i64,
    /// What decides between equal points: the sum of margins, in duplicate scoring half points; in a knockout 0.
    pub second: i64,
}

/// A line of an event record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventLine {
    /// A player joins.
    Joins {
        /// The next number.
        player: Entrant,
        /// Their rating.
        seed: Option<u32>,
    },
    /// A player says that they are there.
    Checks(Entrant),
    /// The organiser has changed something.
    Sets(Changes),
    /// A player is out.
    Withdraws {
        /// The player.
        player: Entrant,
        /// Why.
        why: WithdrawReason,
    },
    /// A player who was out is in again.
    Returns(Entrant),
    /// A round begins.
    Round {
        /// The number, from 1.
        number: u8,
        /// Who meets whom at each table; seat 0 first.
        pairs: Vec<[Entrant; 2]>,
        /// Who has a bye.
        byes: Vec<Entrant>,
    },
    /// A match has ended.
    Match {
        /// The id of the match.
        id: String,
        /// Its round.
        round: u8,
        /// Its table, from 1.
        table: u8,
        /// Which match of a tie it is, from 1. Seats change with each.
        leg: u8,
        /// How it ended, by its own seats.
        result: MatchResult,
        /// What it was worth, if it ended by the rules.
        scores: Option<Scores>,
    },
    /// The organiser has decided about a table.
    Ruling {
        /// The round.
        round: u8,
        /// The table, from 1.
        table: u8,
        /// What counts instead of what was played.
        award: Award,
        /// The reason, as the organiser wrote it.
        why: String,
    },
    /// The event is over.
    Over {
        /// How it ended.
        how: EventEnd,
        /// The final standings.
        standings: Vec<Standing>,
        /// The secret, so that pairings and deals can be computed again.
        secret: Secret,
    },
}

/// A line with the time at which it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimedEventLine {
    /// When it was written; never before an earlier line.
    pub at: Timestamp,
    /// The line.
    pub line: EventLine,
}

/// The text is not a player of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a player (expected p1, p2 …)")]
pub struct ParseEntrantError;

impl Entrant {
    /// The number from 0, for lists in order of joining.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", u32::from(self.0) + 1)
    }
}

impl FromStr for Entrant {
    type Err = ParseEntrantError;

    fn from_str(text: &str) -> Result<Self, ParseEntrantError> {
        let number = text.strip_prefix('p').and_then(|it| it.parse::<u16>().ok());
        let player = number.and_then(|it| it.checked_sub(1)).map(Self);
        // There is one notation: no leading zeros or signs.
        player
            .filter(|it| it.to_string() == text)
            .ok_or(ParseEntrantError)
    }
}

impl WithdrawReason {
    const ALL: [Self; 4] = [Self::Left, Self::NoShow, Self::Removed, Self::Forfeits];

    const fn id(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::NoShow => "no-show",
            Self::Removed => "removed",
            Self::Forfeits => "forfeits",
        }
    }

    pub(super) fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.id() == id)
    }
}

impl EventEnd {
    const ALL: [Self; 3] = [Self::Played, Self::Ended, Self::Cancelled];

    const fn id(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Ended => "ended",
            Self::Cancelled => "cancelled",
        }
    }

    pub(super) fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|end| end.id() == id)
    }
}

impl MatchResult {
    fn id(self) -> String {
        match self {
            Self::Won(seat) => seat.to_string(),
            Self::Draw => "draw".to_owned(),
            Self::Forfeit(seat) => format!("forfeit-{seat}"),
            Self::Void => "void".to_owned(),
        }
    }

    pub(super) fn from_id(id: &str) -> Option<Self> {
        let seats = [Seat::First, Seat::Second];
        let decided = seats.map(|seat| [Self::Won(seat), Self::Forfeit(seat)]);
        let mut all = decided
            .into_iter()
            .flatten()
            .chain([Self::Draw, Self::Void]);
        all.find(|result| result.id() == id)
    }
}

impl Award {
    /// How the record writes it.
    #[must_use]
    pub fn id(self) -> String {
        match self {
            Self::Win(seat) => seat.to_string(),
            Self::Draw => "draw".to_owned(),
            Self::Void => "void".to_owned(),
        }
    }

    /// The award that the record writes so.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let wins = [Seat::First, Seat::Second].map(Self::Win);
        let mut all = wins.into_iter().chain([Self::Draw, Self::Void]);
        all.find(|award| award.id() == id)
    }
}

impl Changes {
    fn to_value(self) -> Value {
        let mut map = Map::new();
        if let Some(start) = self.start {
            map.insert("start".to_owned(), start.0.into());
        }
        for (key, value) in [
            ("check_in", self.check_in),
            ("sign_up", self.sign_up),
            ("paused", self.paused),
        ] {
            if let Some(value) = value {
                map.insert(key.to_owned(), value.into());
            }
        }
        map.into()
    }
}

impl EventLine {
    fn to_value(&self) -> Value {
        let names = |players: &[Entrant]| -> Vec<String> {
            players.iter().map(ToString::to_string).collect()
        };
        match self {
            Self::Joins { player, seed } => json!({ "joins": player.to_string(), "seed": seed }),
            Self::Checks(player) => json!({ "checks": player.to_string() }),
            Self::Sets(changes) => json!({ "sets": changes.to_value() }),
            Self::Withdraws { player, why } => {
                json!({ "withdraws": player.to_string(), "why": why.id() })
            }
            Self::Returns(player) => json!({ "returns": player.to_string() }),
            Self::Round {
                number,
                pairs,
                byes,
            } => {
                let pairs: Vec<_> = pairs.iter().map(|pair| names(pair)).collect();
                json!({ "round": number, "pairs": pairs, "byes": names(byes) })
            }
            Self::Match {
                id,
                round,
                table,
                leg,
                result,
                scores,
            } => {
                let mut value = json!({ "match": id, "round": round, "table": table });
                if *leg > 1 {
                    value["leg"] = json!(leg);
                }
                value["result"] = json!(result.id());
                if let Some(scores) = scores {
                    value["score"] = json!(scores.score);
                    value["extra"] = json!(scores.extra);
                }
                value
            }
            Self::Ruling {
                round,
                table,
                award,
                why,
            } => {
                let ruling = json!({ "round": round, "table": table, "result": award.id() });
                json!({ "ruling": ruling, "why": why })
            }
            Self::Over {
                how,
                standings,
                secret,
            } => {
                let standings: Vec<_> = standings.iter().copied().map(Standing::to_value).collect();
                json!({ "over": how.id(), "standings": standings, "secret": secret.to_hex() })
            }
        }
    }
}

impl Standing {
    fn to_value(self) -> Value {
        let player = self.player.to_string();
        json!([player, self.place, self.points, self.second])
    }
}

impl TimedEventLine {
    /// The line as it is stored and exported, without the line break.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut value = self.line.to_value();
        value["at"] = self.at.0.into();
        value.to_string()
    }
}
