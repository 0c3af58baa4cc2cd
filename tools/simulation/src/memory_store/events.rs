//! Events.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use async_trait::async_trait;
use claim_rules::record::Secret;
use claim_store::{Error, EventChange, EventMessage, EventStore, Pseudonym, Result};
use claim_table::event::{
    Event, EventPlace, EventSettings, Person, RunningMatch, StoredEvent, TimedEventLine,
};
use claim_table::ids::{EventId, GuildId, MatchId, UserId};
use claim_table::timestamp::Timestamp;
use serde_json::{Value, json};

use super::{Data, MemoryStore};

/// An event as a database would keep it, its record as text.
#[derive(Clone, Debug)]
pub(super) struct EventRow {
    place: EventPlace,
    header: String,
    secret: Secret,
    lines: Vec<String>,
    people: Vec<Person>,
    matches: Vec<RunningMatch>,
    is_over: bool,
    /// Who is first, once it is over.
    winners: Vec<UserId>,
    ended_at: Option<Timestamp>,
    revision: u32,
    deadline: Option<Timestamp>,
    has_opened_check_in: bool,
    presented_revision: u32,
    messages: BTreeMap<String, EventMessage>,
}

impl EventRow {
    fn opened(event: &Event) -> Self {
        Self {
            place: event.place().clone(),
            header: event.progress().settings().to_json(),
            secret: event.secret().clone(),
            lines: Vec::new(),
            people: Vec::new(),
            matches: Vec::new(),
            is_over: false,
            winners: Vec::new(),
            ended_at: None,
            revision: 0,
            deadline: None,
            has_opened_check_in: false,
            presented_revision: 0,
            messages: BTreeMap::new(),
        }
    }

    fn apply(&mut self, change: &EventChange<'_>) {
        let event = change.after;
        self.lines
            .extend(change.lines.iter().map(TimedEventLine::to_json));
        let people = event.people().iter().skip(change.people_before());
        self.people.extend(people.cloned());
        self.matches.extend_from_slice(change.new_matches());
        self.is_over = event.is_over();
        if event.is_over() {
            let standings = event.progress().standings().into_iter();
            let first = standings.filter(|it| it.place == 1);
            self.winners = first.map(|it| event.person(it.player).user).collect();
        }
        self.ended_at = event.is_over().then_some(change.made_at);
        self.revision = event.revision();
        self.deadline = event.deadline();
        self.has_opened_check_in = event.has_opened_check_in();
    }

    /// Whether a match belongs to the event.
    pub(super) fn has_match(&self, id: MatchId) -> bool {
        self.matches.iter().any(|it| it.id == id)
    }

    /// Whether a person has won it.
    pub(super) fn is_won_by(&self, user: UserId) -> bool {
        self.winners.contains(&user)
    }

    const fn is_behind(&self) -> bool {
        self.presented_revision < self.revision
    }

    fn restore(&self) -> Result<Event> {
        let corrupt = |error| Error::corrupt(format!("event {}", self.place.id), error);
        let lines = self.lines.iter().map(|line| TimedEventLine::parse(line));
        let stored = StoredEvent {
            place: self.place.clone(),
            settings: EventSettings::parse(&self.header).map_err(corrupt)?,
            secret: self.secret.clone(),
            lines: lines
                .collect::<std::result::Result<_, _>>()
                .map_err(corrupt)?,
            people: self.people.clone(),
            matches: self.matches.clone(),
            has_opened_check_in: self.has_opened_check_in,
            revision: self.revision,
        };
        Event::restore(stored).map_err(corrupt)
    }

    /// Replaces a person by a pseudonym.
    pub(super) fn rename(&mut self, user: UserId, pseudonym: &Pseudonym) {
        if self.place.organiser == user {
            self.place.organiser = pseudonym.user;
        }
        for winner in self.winners.iter_mut().filter(|it| **it == user) {
            *winner = pseudonym.user;
        }
        for person in self.people.iter_mut().filter(|it| it.user == user) {
            person.user = pseudonym.user;
            person.name = pseudonym.name.as_str().into();
        }
    }
}

impl Data {
    fn open_events_in(&self, guild: GuildId) -> impl Iterator<Item = EventId> {
        let events = self.events.iter();
        let open = events.filter(move |(_, it)| it.place.guild == guild && !it.is_over);
        open.map(|(id, _)| *id)
    }

    /// The tables of events with the rows of a user.
    pub(super) fn export_events(&self, user: UserId) -> [(&'static str, Vec<Value>); 2] {
        let organised = self.events.values().filter(|it| it.place.organiser == user);
        let organised = organised.map(|it| {
            json!({
                "id": it.place.id.to_string(),
                "organiser_id": user.to_string(),
                "header": it.header,
            })
        });
        let joined = self.events.values().flat_map(|it| {
            let own = it.people.iter().filter(|person| person.user == user);
            own.map(|person| {
                json!({
                    "event_id": it.place.id.to_string(),
                    "user_id": user.to_string(),
                    "name": person.name.display,
                    "user_name": person.name.user_name,
                })
            })
        });
        [
            ("events", organised.collect()),
            ("event_players", joined.collect()),
        ]
    }
}

#[async_trait]
impl EventStore for MemoryStore {
    async fn save_event(&self, change: EventChange<'_>) -> Result<()> {
        let first_line = change.first_line()? as usize;
        self.change("save_event", |data| {
            let event = change.after;
            let place = event.place();
            let row = match change.before {
                None if data.events.contains_key(&place.id) => return Err(Error::Conflict),
                None => {
                    let open = data.open_events_in(place.guild).count();
                    if open >= change.max_open as usize {
                        return Err(Error::QuotaReached(0));
                    }
                    data.events
                        .entry(place.id)
                        .or_insert_with(|| EventRow::opened(event))
                }
                Some(before) => {
                    let row = data.events.get_mut(&place.id);
                    let row = row.filter(|row| row.revision == before.revision());
                    row.ok_or(Error::Conflict)?
                }
            };
            if row.lines.len() != first_line {
                return Err(Error::Conflict);
            }
            row.apply(&change);
            Ok(())
        })
        .await
    }

    async fn event(&self, id: EventId) -> Result<Option<Event>> {
        self.read("event", |data| {
            data.events.get(&id).map(EventRow::restore).transpose()
        })
        .await
    }

    async fn event_record(&self, id: EventId) -> Result<String> {
        self.read("event_record", |data| {
            let row = data.events.get(&id);
            let lines = row.into_iter().flat_map(|row| {
                std::iter::once(&row.header)
                    .chain(&row.lines)
                    .map(|line| format!("{line}\n"))
            });
            Ok(lines.collect())
        })
        .await
    }

    async fn event_deadlines(&self) -> Result<Vec<(EventId, Option<Timestamp>)>> {
        self.read("event_deadlines", |data| {
            let events = data.events.iter();
            let waiting = events.filter(|(_, it)| !it.is_over || it.is_behind());
            let due = |it: &EventRow| {
                if it.is_behind() {
                    Some(Timestamp(0))
                } else {
                    it.deadline
                }
            };
            Ok(waiting.map(|(id, it)| (*id, due(it))).collect())
        })
        .await
    }

    async fn settle_event(&self, id: EventId, revision: u32) -> Result<()> {
        self.change("settle_event", |data| {
            if let Some(row) = data.events.get_mut(&id) {
                row.presented_revision = row.presented_revision.max(revision);
            }
            Ok(())
        })
        .await
    }

    async fn event_messages(&self, id: EventId) -> Result<Vec<EventMessage>> {
        self.read("event_messages", |data| {
            let row = data.events.get(&id).into_iter();
            Ok(row.flat_map(|it| it.messages.values().cloned()).collect())
        })
        .await
    }

    async fn save_event_message(&self, id: EventId, message: &EventMessage) -> Result<()> {
        self.change("save_event_message", |data| {
            if let Some(row) = data.events.get_mut(&id) {
                row.messages.insert(message.kind.clone(), message.clone());
            }
            Ok(())
        })
        .await
    }

    async fn open_events(&self, guild: GuildId) -> Result<Vec<EventId>> {
        self.read("open_events", |data| {
            Ok(data.open_events_in(guild).collect())
        })
        .await
    }

    async fn open_events_of(&self, user: UserId) -> Result<Vec<EventId>> {
        self.read("open_events_of", |data| {
            let is_listed = |it: &EventRow| it.people.iter().any(|person| person.user == user);
            let events = data.events.iter();
            let open = events.filter(|(_, it)| !it.is_over && is_listed(it));
            Ok(open.map(|(id, _)| *id).collect())
        })
        .await
    }

    async fn last_events_of(
        &self,
        user: UserId,
        guild: Option<GuildId>,
        limit: u32,
    ) -> Result<Vec<EventId>> {
        self.read("last_events_of", |data| {
            let is_listed = |it: &EventRow| it.people.iter().any(|person| person.user == user);
            let is_here = |it: &EventRow| guild.is_none_or(|guild| it.place.guild == guild);
            let events = data.events.iter();
            let over = events.filter(|(_, it)| it.is_over && is_listed(it) && is_here(it));
            let mut over: Vec<_> = over.map(|(id, it)| (Reverse(it.ended_at), *id)).collect();
            over.sort_unstable();
            over.truncate(limit as usize);
            Ok(over.into_iter().map(|(_, id)| id).collect())
        })
        .await
    }

    async fn event_of_match(&self, id: MatchId) -> Result<Option<EventId>> {
        self.read("event_of_match", |data| {
            let is_of = |it: &EventRow| it.matches.iter().any(|found| found.id == id);
            let found = data.events.iter().find(|(_, it)| is_of(it));
            Ok(found.map(|(id, _)| *id))
        })
        .await
    }
}
