//! What is fixed when an event is opened: the first line of its record.

use std::time::Duration;

use claim_rules::record::{Commitment, LineError, Member, Object, excerpt};
use claim_rules::{GameKind, Options, Setup};
use serde_json::{Map, Value, json};

use crate::time_control::TimeControl;
use crate::timestamp::Timestamp;

/// The lowest number of players with which an event takes place.
pub const MIN_PLAYERS: usize = 3;

/// The highest number of players of an event.
pub const MAX_PLAYERS: u16 = 128;

/// The highest number of players of a round robin, in which everyone meets everyone else.
pub const MAX_ROUND_ROBIN_PLAYERS: u16 = 12;

/// The numbers of rounds that a Swiss event can have.
pub const SWISS_ROUNDS: std::ops::RangeInclusive<u8> = 3..=9;

/// How long before the start players can say that they are there.
pub const CHECK_IN_TIME: Duration = Duration::from_mins(10);

/// The version of the event record, by whose rules an event is played from its beginning to its end.
const VERSION: u64 = 1;

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// In each round, players meet others with as many points.
    Swiss {
        /// The number of rounds, if there are enough players.
        rounds: u8,
    },
    /// Everyone meets everyone else once.
    RoundRobin,
    /// The loser of a pair is out.
    Knockout {
        /// The number of matches of a pair, unless they are decided before: 1 or 3.
        best_of: u8,
    },
}

/// What a match counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// Wins and draws.
    Wins,
    /// What others have made of the same seat with the same deal.
    Duplicate,
}

/// Where the deals of the matches come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deals {
    /// Each match has a deal of its own.
    Own,
    /// All matches of a round have the same deal, the board.
    Board,
}

/// What an event is: the header of its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventSettings {
    /// The id of the event.
    pub id: String,
    /// What its organiser calls it.
    pub name: String,
    /// The game and its options, for two players.
    pub setup: Setup,
    /// Who meets whom.
    pub format: Format,
    /// What a match counts.
    pub scoring: Scoring,
    /// Where the deals come from.
    pub deals: Deals,
    /// How long players may think: a reserve of whole minutes, or whole days per turn.
    pub time: TimeControl,
    /// The highest number of players, if it is limited.
    pub most: Option<u16>,
    /// When the first round begins.
    pub start: Timestamp,
    /// Whether players have to say before the start that they are there.
    pub check_in: bool,
    /// The hash that binds the event to its secret, from which deals and the chance of pairings follow.
    pub commitment: Commitment,
}

impl Format {
    const fn id(self) -> &'static str {
        match self {
            Self::Swiss { .. } => "swiss",
            Self::RoundRobin => "round-robin",
            Self::Knockout { .. } => "knockout",
        }
    }

    const fn max_players(self) -> u16 {
        match self {
            Self::RoundRobin => MAX_ROUND_ROBIN_PLAYERS,
            Self::Swiss { .. } | Self::Knockout { .. } => MAX_PLAYERS,
        }
    }
}

impl EventSettings {
    /// The highest number of players.
    #[must_use]
    pub fn max_players(&self) -> u16 {
        self.most.unwrap_or(self.format.max_players())
    }

    /// Whether players are expected to be there while it takes place.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.time.is_live()
    }

    /// The highest margin by which a match of the game is won.
    #[must_use]
    pub const fn max_margin(&self) -> i64 {
        match self.setup.kind() {
            GameKind::Claim | GameKind::Claim2 | GameKind::ClaimMix => 5,
            GameKind::Kingdoms => 20,
            GameKind::ClaimIt => 10,
        }
    }

    /// Makes sure that the settings fit together.
    ///
    /// # Errors
    ///
    /// If they do not, with what is wrong.
    pub fn check(&self) -> Result<(), LineError> {
        let ensure = |holds, message: &str| {
            if holds {
                Ok(())
            } else {
                Err(LineError::new(message))
            }
        };
        match self.format {
            Format::Swiss { rounds } => {
                ensure(
                    SWISS_ROUNDS.contains(&rounds),
                    "`rounds` must be from 3 to 9",
                )?;
            }
            Format::Knockout { best_of } => {
                ensure(matches!(best_of, 1 | 3), "`best_of` must be 1 or 3")?;
                ensure(
                    self.scoring == Scoring::Wins,
                    "a knockout is scored by wins",
                )?;
            }
            Format::RoundRobin => {}
        }
        if self.scoring == Scoring::Duplicate {
            let message = "duplicate scoring needs the same deal at all tables";
            ensure(self.deals == Deals::Board, message)?;
            ensure(self.is_live(), "duplicate scoring needs live clocks")?;
        }
        ensure(self.setup.players() == 2, "matches are for two players")?;
        ensure(
            event_time(self.time).is_some(),
            "`time` must be live, or days",
        )?;
        ensure(
            !self.check_in || self.is_live(),
            "only live events have a check-in",
        )?;
        let players = MIN_PLAYERS..=usize::from(self.format.max_players());
        ensure(
            self.most.is_none_or(|most| players.contains(&most.into())),
            "`most` is out of range",
        )
    }

    /// The header as it is stored and exported, without the line break.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut map = Map::new();
        let mut set = |key: &str, value: Value| map.insert(key.to_owned(), value);
        set("event", VERSION.into());
        set("id", self.id.as_str().into());
        set("name", self.name.as_str().into());
        set("game", self.setup.kind().id().into());
        set("players", self.setup.players().into());
        set("options", json!(self.setup.options()));
        set("format", self.format.id().into());
        match self.format {
            Format::Swiss { rounds } => set("rounds", rounds.into()),
            Format::Knockout { best_of } => set("best_of", best_of.into()),
            Format::RoundRobin => None,
        };
        let scoring = match self.scoring {
            Scoring::Wins => "wins",
            Scoring::Duplicate => "duplicate",
        };
        set("scoring", scoring.into());
        let deals = match self.deals {
            Deals::Own => "own",
            Deals::Board => "board",
        };
        set("deals", deals.into());
        set("time", event_time(self.time).into());
        if let Some(most) = self.most {
            set("most", most.into());
        }
        set("start", self.start.0.into());
        set("check_in", self.check_in.into());
        set("commitment", self.commitment.to_string().into());
        Value::from(map).to_string()
    }

    /// Reads a header.
    ///
    /// # Errors
    ///
    /// If it is not exactly one as EVENT.md has it.
    pub fn parse(text: &str) -> Result<Self, LineError> {
        let mut object = Object::parse(text)?;
        if object.require("event")?.number()? != VERSION {
            let message = "only version 1 of the event record is supported";
            return Err(LineError::new(message));
        }
        let game = object.require("game")?.text()?;
        let unknown = || LineError::new(format!("unknown game \"{}\"", excerpt(&game)));
        let kind = GameKind::from_id(&game).ok_or_else(unknown)?;
        let players = object.require("players")?.number_in(&(2..=2))?;
        let options: Options = serde_json::from_value(object.require("options")?.object()?)
            .map_err(|error| LineError::shortened(&error))?;
        let setup =
            Setup::new(kind, players, options).map_err(|error| LineError::shortened(&error))?;
        let rounds = object.take("rounds").map(small).transpose()?;
        let best_of = object.take("best_of").map(small).transpose()?;
        let format = match (&*object.require("format")?.text()?, rounds, best_of) {
            ("swiss", Some(rounds), None) => Format::Swiss { rounds },
            ("round-robin", None, None) => Format::RoundRobin,
            ("knockout", None, Some(best_of)) => Format::Knockout { best_of },
            _ => {
                let message = "`format` must be \"swiss\" with `rounds`, \"round-robin\", or \
                               \"knockout\" with `best_of`";
                return Err(LineError::new(message));
            }
        };
        let scoring = match &*object.require("scoring")?.text()? {
            "wins" => Scoring::Wins,
            "duplicate" => Scoring::Duplicate,
            _ => {
                return Err(LineError::new(
                    "`scoring` must be \"wins\" or \"duplicate\"",
                ));
            }
        };
        let deals = match &*object.require("deals")?.text()? {
            "own" => Deals::Own,
            "board" => Deals::Board,
            _ => return Err(LineError::new("`deals` must be \"own\" or \"board\"")),
        };
        let time = object.require("time")?.text()?;
        let wrong_time = || LineError::new("`time` must be such as \"live 5+10\" or \"days 3\"");
        let commitment = object.require("commitment")?.text()?.parse();
        let settings = Self {
            id: object.require("id")?.text()?.into(),
            name: object.require("name")?.text()?.into(),
            setup,
            format,
            scoring,
            deals,
            time: parse_event_time(&time).ok_or_else(wrong_time)?,
            most: object.take("most").map(most).transpose()?,
            start: time_of(object.require("start")?)?,
            check_in: object.require("check_in")?.flag()?,
            commitment: commitment
                .map_err(|error| LineError::new(format!("`commitment` is {error}")))?,
        };
        object.expect_empty()?;
        settings.check()?;
        Ok(settings)
    }
}

fn small(member: Member<'_>) -> Result<u8, LineError> {
    member.number_in(&(1..=u8::MAX))
}

fn most(member: Member<'_>) -> Result<u16, LineError> {
    let wrong = member.must_be("a number of players");
    u16::try_from(member.number()?).map_err(|_| wrong)
}

/// A time in milliseconds since 1970.
pub(super) fn time_of(member: Member<'_>) -> Result<Timestamp, LineError> {
    let wrong = member.must_be("a time in milliseconds");
    let time = i64::try_from(member.number()?);
    time.map(Timestamp).map_err(|_| wrong)
}

const SECONDS_PER_DAY: u64 = 24 * 60 * 60;

/// How the record writes a time control; `None` if no event has it.
fn event_time(time: TimeControl) -> Option<String> {
    match time {
        TimeControl::Reserve { initial, increment } => {
            let (seconds, added) = (initial.as_secs(), increment.as_secs());
            let minutes = seconds / 60;
            let is_whole = seconds.is_multiple_of(60) && minutes > 0;
            is_whole.then(|| format!("live {minutes}+{added}"))
        }
        TimeControl::PerTurn(limit) => {
            let (days, rest) = (
                limit.as_secs() / SECONDS_PER_DAY,
                limit.as_secs() % SECONDS_PER_DAY,
            );
            (days > 0 && rest == 0).then(|| format!("days {days}"))
        }
        TimeControl::Unlimited => None,
    }
}

fn parse_event_time(text: &str) -> Option<TimeControl> {
    let time = match text.split_once(' ')? {
        ("live", reserve) => {
            let (minutes, seconds) = reserve.split_once('+')?;
            TimeControl::Reserve {
                initial: Duration::from_secs(u64::from(minutes.parse::<u16>().ok()?) * 60),
                increment: Duration::from_secs(seconds.parse::<u16>().ok()?.into()),
            }
        }
        ("days", days) => {
            let days = u64::from(days.parse::<u16>().ok()?);
            TimeControl::PerTurn(Duration::from_secs(days * SECONDS_PER_DAY))
        }
        _ => return None,
    };
    // Each time has one notation: no leading zeros or signs.
    (event_time(time)? == text).then_some(time)
}
