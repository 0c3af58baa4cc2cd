//! Events, which people know as tournaments, as a pure state machine: from sign-up over rounds to the final standings.
//! The lines of its record are its truth, as `docs/EVENT.md` has them.

mod apply;
mod check;
mod command;
mod deals;
mod execute;
mod line;
mod outcome;
mod pairing;
mod parse;
mod progress;
mod refusal;
mod required;
mod round;
mod settings;
mod standings;
#[cfg(test)]
mod tests;

use std::time::Duration;

use claim_rules::record::{LineError, Secret};

use crate::ids::{ChannelId, EventId, GuildId, MatchId, PersonName, UserId};

pub use check::{EventSummary, check_event};
pub use command::{EventCommand, MatchOutcome, Newcomer};
pub use deals::EventMatch;
pub use line::{
    Award, Changes, Entrant, EventEnd, EventLine, MatchResult, ParseEntrantError, Scores, Standing,
    TimedEventLine, WithdrawReason,
};
pub use progress::{Next, PlayerState, Progress};
pub use refusal::EventRefusal;
pub use required::RequiredLine;
pub use round::{Decision, Leg, Pairing, Round, other};
pub use settings::{
    CHECK_IN_TIME, Deals, EventSettings, Format, MAX_PLAYERS, MAX_ROUND_ROBIN_PLAYERS, MIN_PLAYERS,
    SWISS_ROUNDS, Scoring,
};

/// How long after a round of a live event the next one begins.
pub const ROUND_BREAK: Duration = Duration::from_mins(2);

/// How long an event can be paused before it ends: it does not wait for its organiser for ever.
pub const MAX_PAUSE: Duration = Duration::from_hours(7 * 24);

/// An event, with the people who are its players.
#[derive(Clone, Debug)]
pub struct Event {
    place: EventPlace,
    progress: Progress,
    secret: Secret,
    people: Vec<Person>,
    named: Vec<RunningMatch>,
    has_opened_check_in: bool,
    revision: u32,
}

/// Where an event takes place, and who organises it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventPlace {
    /// The id of the event, which its record has, too.
    pub id: EventId,
    /// The server.
    pub guild: GuildId,
    /// The channel of its messages.
    pub channel: ChannelId,
    /// The locale of the server, as a Discord locale tag.
    pub locale: String,
    /// The person who opened it.
    pub organiser: UserId,
}

/// A person who has joined an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their account.
    pub user: UserId,
    /// Their names when they joined.
    pub name: PersonName,
    /// The id of their press of joining; empty if the organiser has added them.
    pub entropy: String,
}

/// A match of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunningMatch {
    /// The round, from 1.
    pub round: u8,
    /// The table, from 1.
    pub table: u8,
    /// Which match of the pair, from 1.
    pub leg: u8,
    /// Its id, which it has from the beginning of the round, so that it is opened once.
    pub id: MatchId,
}

/// The stored form of an event.
#[derive(Clone, Debug)]
pub struct StoredEvent {
    /// Where it takes place.
    pub place: EventPlace,
    /// The header of its record.
    pub settings: EventSettings,
    /// Its secret.
    pub secret: Secret,
    /// The other lines of its record.
    pub lines: Vec<TimedEventLine>,
    /// The people in order of joining.
    pub people: Vec<Person>,
    /// The matches that have got an id, in that order.
    pub matches: Vec<RunningMatch>,
    /// See [`Event::has_opened_check_in`].
    pub has_opened_check_in: bool,
    /// See [`Event::revision`].
    pub revision: u32,
}

impl Event {
    /// Opens an event. Its commitment has to be that of the secret.
    #[must_use]
    pub fn open(place: EventPlace, settings: EventSettings, secret: Secret) -> Self {
        Self {
            place,
            progress: Progress::new(settings, Some(secret.clone())),
            secret,
            people: Vec::new(),
            named: Vec::new(),
            has_opened_check_in: false,
            revision: 1,
        }
    }

    /// Restores a stored event from its record.
    ///
    /// # Errors
    ///
    /// If a line is not allowed where it stands.
    pub fn restore(stored: StoredEvent) -> Result<Self, LineError> {
        let mut progress = Progress::new(stored.settings, Some(stored.secret.clone()));
        for line in &stored.lines {
            progress = progress.with(line)?;
        }
        Ok(Self {
            place: stored.place,
            named: stored.matches,
            progress,
            secret: stored.secret,
            people: stored.people,
            has_opened_check_in: stored.has_opened_check_in,
            revision: stored.revision,
        })
    }

    /// The id.
    #[must_use]
    pub const fn id(&self) -> EventId {
        self.place.id
    }

    /// Where it takes place.
    #[must_use]
    pub const fn place(&self) -> &EventPlace {
        &self.place
    }

    /// What its record says.
    #[must_use]
    pub const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// The secret, which is published at the end.
    #[must_use]
    pub const fn secret(&self) -> &Secret {
        &self.secret
    }

    /// Everyone who has joined, in order of joining.
    #[must_use]
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// The person who is a player.
    ///
    /// # Panics
    ///
    /// If the player is of another event.
    #[must_use]
    pub fn person(&self, player: Entrant) -> &Person {
        &self.people[player.index()]
    }

    /// The number of a person who has joined, also if they have left since.
    #[must_use]
    pub fn entrant(&self, user: UserId) -> Option<Entrant> {
        let mut people = (0..).map(Entrant).zip(&self.people);
        let found = people.find(|(_, person)| person.user == user);
        found.map(|(player, _)| player)
    }

    /// The matches that the event waits for, in order of tables.
    #[must_use]
    pub fn running(&self) -> Vec<RunningMatch> {
        let (round, legs) = (self.round_number(), self.progress.running_legs());
        legs.filter_map(|(table, leg)| self.named(round, table, leg))
            .collect()
    }

    /// All matches that have got an id, in that order.
    #[must_use]
    pub fn all_matches(&self) -> &[RunningMatch] {
        &self.named
    }

    /// The match of a round, a table and a leg, each from 1; `None` if it has not begun.
    #[must_use]
    pub fn named(&self, round: u8, table: u8, leg: u8) -> Option<RunningMatch> {
        let mut named = self.named.iter();
        named
            .find(|it| (it.round, it.table, it.leg) == (round, table, leg))
            .copied()
    }

    /// Whether the check-in has been opened, so that its message asks who is there.
    #[must_use]
    pub const fn has_opened_check_in(&self) -> bool {
        self.has_opened_check_in
    }

    /// The number of changes so far, from 1.
    #[must_use]
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// The number of lines of its record after the header.
    #[must_use]
    pub const fn line_count(&self) -> u32 {
        self.progress.line_count
    }

    /// Whether it can no longer change.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.progress.over().is_some()
    }

    /// The number of the last round that has begun; 0 before the first.
    #[must_use]
    pub fn round_number(&self) -> u8 {
        u8::try_from(self.progress.rounds().len()).unwrap_or(u8::MAX)
    }
}
