//! Events: their players, their records, and the matches that they wait for.

use async_trait::async_trait;
use claim_table::event::{Event, RunningMatch, TimedEventLine};
use claim_table::ids::{EventId, GuildId, MatchId, MessageId, UserId};
use claim_table::timestamp::Timestamp;

use super::error::{Error, Result};

/// A change of an event, which is saved atomically.
#[derive(Clone, Copy, Debug)]
pub struct EventChange<'a> {
    /// The event before the change; `None` if it has just been opened.
    pub before: Option<&'a Event>,
    /// The event after the change.
    pub after: &'a Event,
    /// The new lines of its record, which follow the lines of `before`.
    pub lines: &'a [TimedEventLine],
    /// The highest number of events of the server that are not over, if this is a new one.
    pub max_open: u32,
    /// The time of the change, by the clock of the process that makes it.
    pub made_at: Timestamp,
}

impl EventChange<'_> {
    /// The number of the first new line, from 0.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`] if the new lines do not lead from `before` to `after`.
    pub fn first_line(&self) -> Result<u32> {
        let first = self.before.map_or(0, Event::line_count);
        let count = u32::try_from(self.lines.len()).unwrap_or(u32::MAX);
        if first.checked_add(count) == Some(self.after.line_count()) {
            Ok(first)
        } else {
            Err(Error::Conflict)
        }
    }

    /// The matches that have got their ids by the change.
    #[must_use]
    pub fn new_matches(&self) -> &[RunningMatch] {
        let known = self.before.map_or(0, |before| before.all_matches().len());
        self.after.all_matches().get(known..).unwrap_or_default()
    }

    /// How many people had joined before the change.
    #[must_use]
    pub fn people_before(&self) -> usize {
        self.before.map_or(0, |before| before.people().len())
    }
}

/// A message of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventMessage {
    /// What it shows, as the host names it.
    pub kind: String,
    /// The message; `None` if it cannot be posted.
    pub message: Option<MessageId>,
    /// The revision of the event that it shows; 0 if it has just been posted.
    pub revision: u32,
}

/// Stores events.
#[async_trait]
pub trait EventStore: Send + Sync {
    /// Saves a change atomically. When this returns, it is on disk.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`] if the stored event does not have the revision of `before`, has one of the lines
    /// already, or exists although `before` is `None`. [`Error::QuotaReached`] if it is new, and the server has
    /// as many open events as it may have. In these cases, nothing is saved.
    async fn save_event(&self, change: EventChange<'_>) -> Result<()>;

    /// An event; `None` if there is none with this id.
    ///
    /// # Errors
    ///
    /// [`Error::Corrupt`] if it cannot be read.
    async fn event(&self, id: EventId) -> Result<Option<Event>>;

    /// The record of an event, with a line break after each line. Empty if there is no such event.
    async fn event_record(&self, id: EventId) -> Result<String>;

    /// The deadlines of the events for which there is something to do: see [`Event::deadline`]. `None` for those that
    /// wait for results, and the time 0 for those whose tables or messages are behind: see
    /// [`EventStore::settle_event`].
    async fn event_deadlines(&self) -> Result<Vec<(EventId, Option<Timestamp>)>>;

    /// Notes that tables and messages of an event are as its revision has them.
    async fn settle_event(&self, id: EventId, revision: u32) -> Result<()>;

    /// The messages of an event, in order of their kinds.
    async fn event_messages(&self, id: EventId) -> Result<Vec<EventMessage>>;

    /// Notes a message that was posted or edited, or cannot be.
    async fn save_event_message(&self, id: EventId, message: &EventMessage) -> Result<()>;

    /// The events of a server that are not over, in order of ids.
    async fn open_events(&self, guild: GuildId) -> Result<Vec<EventId>>;

    /// The events that are not over and that a person has joined, even if they have left.
    async fn open_events_of(&self, user: UserId) -> Result<Vec<EventId>>;

    /// The last events that are over and that a person has joined, the latest first: in one server, or in all.
    async fn last_events_of(
        &self,
        user: UserId,
        guild: Option<GuildId>,
        limit: u32,
    ) -> Result<Vec<EventId>>;

    /// The event that a match belongs to.
    async fn event_of_match(&self, id: MatchId) -> Result<Option<EventId>>;
}
