//! Events: their commands are decided and stored here, their matches opened, and their messages posted and edited.
//!
//! A command is decided on the stored event and saved if that is still the same; otherwise it is decided again. What follows
//! from the change, tables and messages, is done in the background by the process that has started first: see
//! `working.rs`. That is repeated until the store knows that both are as the event has them, so that nothing is lost if a
//! process is killed, and nothing is done twice: matches have their ids before they are opened, and the messages of an
//! event are stored under what they show.

mod comparing;
mod messages;
mod working;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use claim_rules::Setup;
use claim_rules::record::Secret;
use claim_store::{EventChange, Ladder};
use claim_table::Table;
use claim_table::event::{
    CHECK_IN_TIME, Deals, Event, EventCommand, EventPlace, EventRefusal, EventSettings, Format,
    MatchOutcome, Newcomer, Next, Scoring,
};
use claim_table::ids::{ChannelId, EventId, GuildId, MatchId, PersonName, UserId};
use claim_table::limits::ReachedLimit;
use claim_table::time_control::TimeControl;
use tokio::sync::{Mutex, Notify};

use crate::matches::Matches;
use crate::{BackgroundWork, CommandError, Lists, MAX_DECISIONS, Messenger};

/// The lowest number of players to which an event can be limited.
const MIN_PLAYERS: u16 = 3;

/// A request to open an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRequest {
    /// The server.
    pub guild: GuildId,
    /// The channel of its messages.
    pub channel: ChannelId,
    /// If the channel is a thread, the channel to which it belongs.
    pub parent: Option<ChannelId>,
    /// The locale of the server, as a Discord locale tag.
    pub locale: String,
    /// What it is called.
    pub name: String,
    /// The game and its options, for two players.
    pub setup: Setup,
    /// Who meets whom.
    pub format: Format,
    /// What a match counts.
    pub scoring: Scoring,
    /// Where the deals come from.
    pub deals: Deals,
    /// How long players may think.
    pub time: TimeControl,
    /// How long after now the first round begins.
    pub starts_in: Duration,
    /// The highest number of players; `None` for as many as there may be.
    pub most: Option<u16>,
    /// Whether players have to say before the start that they are there.
    pub check_in: bool,
}

/// Hosts events. Cloning is cheap: all clones share their state.
#[derive(Debug)]
pub struct Events<M> {
    shared: Arc<Shared<M>>,
}

#[derive(Debug)]
struct Shared<M> {
    matches: Matches,
    lists: Lists,
    messenger: Arc<M>,
    /// Commands of this process are decided one after another, so that they do not overtake each other again and again.
    deciding: Mutex<()>,
    /// The events that are being brought up to date.
    busy: std::sync::Mutex<BTreeSet<EventId>>,
    /// An event of this process has changed.
    changed: Notify,
    /// Whether all events have to be looked at, because results may have got lost with another process.
    looks_again: AtomicBool,
}

impl<M> Clone for Events<M> {
    fn clone(&self) -> Self {
        Self {
            shared: self.shared.clone(),
        }
    }
}

impl<M: Messenger> Events<M> {
    /// Events with these matches.
    pub(crate) fn new(matches: Matches, lists: Lists, messenger: Arc<M>) -> Self {
        let shared = Shared {
            matches,
            lists,
            messenger,
            deciding: Mutex::default(),
            busy: std::sync::Mutex::default(),
            changed: Notify::new(),
            looks_again: AtomicBool::new(true),
        };
        Self {
            shared: Arc::new(shared),
        }
    }

    /// Does what events wait for, from now on.
    pub(crate) fn resume(&self) {
        let supervisor = self.shared.matches.supervisor();
        supervisor.supervise(self, BackgroundWork::Events, None, Self::watch);
    }

    /// Looks at all events, because another process is gone and may have left results unreported.
    pub(crate) fn look_again(&self) {
        self.shared.looks_again.store(true, Ordering::Release);
        self.shared.changed.notify_one();
    }

    /// An event.
    ///
    /// # Errors
    ///
    /// [`CommandError::EventNotFound`], or if the database fails.
    pub async fn event(&self, id: EventId) -> Result<Event, CommandError> {
        let stored = self.shared.matches.store().event(id).await?;
        stored.ok_or(CommandError::EventNotFound)
    }

    /// The events of a server that are not over, in order of their starts.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn open_events(&self, guild: GuildId) -> Result<Vec<Event>, CommandError> {
        let mut events = Vec::new();
        for id in self.shared.matches.store().open_events(guild).await? {
            events.push(self.event(id).await?);
        }
        events.sort_by_key(|event| event.progress().settings().start);
        Ok(events)
    }

    /// Whether the message of an event could be posted, as far as is known.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn has_message(&self, id: EventId) -> Result<bool, CommandError> {
        let messages = self.shared.matches.store().event_messages(id).await?;
        let kind = messages::Kind::Event.to_string();
        let of_event = messages.iter().find(|it| it.kind == kind);
        Ok(of_event.is_none_or(|it| it.message.is_some()))
    }

    /// The record of an event; empty if there is no such event.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn record(&self, id: EventId) -> Result<String, CommandError> {
        Ok(self.shared.matches.store().event_record(id).await?)
    }

    /// Opens an event. Its message is posted in the background.
    ///
    /// # Errors
    ///
    /// If the server wants no tables in the channel, as many events are open there as may be, or the database fails.
    pub async fn open(
        &self,
        request: EventRequest,
        organiser: UserId,
    ) -> Result<Event, CommandError> {
        let matches = &self.shared.matches;
        let people = matches.people();
        let guild = request.guild;
        let checked = people.check_channel(Some(guild), request.channel, request.parent);
        checked.await?;
        let limits = people.limits();
        for _ in 0..MAX_DECISIONS {
            let mut rng = matches.environment().rng();
            let secret = Secret::random(&mut rng);
            let id = EventId::random(&mut rng);
            let now = matches.now();
            let mut settings = EventSettings {
                id: id.to_string(),
                name: request.name.clone(),
                setup: request.setup.clone(),
                format: request.format,
                scoring: request.scoring,
                deals: request.deals,
                time: request.time,
                most: None,
                start: now + request.starts_in,
                check_in: request.check_in,
                commitment: secret.commitment(),
            };
            let may_be = u16::try_from(limits.players_per_event).unwrap_or(u16::MAX);
            let most = request.most.unwrap_or(u16::MAX).min(may_be);
            if most < settings.max_players() {
                settings.most = Some(most.max(MIN_PLAYERS));
            }
            settings.check().map_err(anyhow::Error::from)?;
            let place = EventPlace {
                id,
                guild,
                channel: request.channel,
                locale: request.locale.clone(),
                organiser,
            };
            let event = Event::open(place, settings, secret);
            match self.save(None, &event, &[]).await {
                Err(claim_store::Error::Conflict) => {}
                Err(claim_store::Error::QuotaReached(_)) => {
                    return Err(ReachedLimit::ServerEvents(limits.events_per_server).into());
                }
                saved => {
                    saved?;
                    return Ok(event);
                }
            }
        }
        Err(CommandError::Conflict)
    }

    /// Executes a command. The caller has checked that the person may give it. Returns the changed event, which is then
    /// already stored; its tables and messages follow in the background.
    ///
    /// # Errors
    ///
    /// If the event refuses it, there is no such event, or the database fails.
    pub async fn command(&self, id: EventId, command: EventCommand) -> Result<Event, CommandError> {
        let _deciding = self.shared.deciding.lock().await;
        for _ in 0..MAX_DECISIONS {
            let event = self.event(id).await?;
            let matches = &self.shared.matches;
            let mut rng = matches.environment().rng();
            let (next, lines) = event.execute(command.clone(), matches.now(), &mut rng)?;
            match self.save(Some(&event), &next, &lines).await {
                Err(claim_store::Error::Conflict) => {}
                saved => {
                    saved?;
                    return Ok(next);
                }
            }
        }
        Err(CommandError::Conflict)
    }

    /// Lets an event that is paused go on. If its start has passed meanwhile, it begins once players have had time to say
    /// that they are there.
    ///
    /// # Errors
    ///
    /// As [`Events::command`].
    pub async fn go_on(&self, id: EventId) -> Result<Event, CommandError> {
        let event = self.event(id).await?;
        let (progress, now) = (event.progress(), self.shared.matches.now());
        let settings = progress.settings();
        let is_paused = progress.paused_since().is_some() && progress.next() == Next::Start;
        if is_paused && settings.check_in && settings.start <= now {
            self.start_check_in(&event).await?;
        }
        self.command(id, EventCommand::SetPaused(false)).await
    }

    /// Postpones an event, so that players have time to say that they are there. If its start was changed meanwhile, that
    /// one counts.
    async fn start_check_in(&self, event: &Event) -> Result<(), CommandError> {
        let postpone = EventCommand::Postpone {
            from: event.progress().settings().start,
            to: self.shared.matches.now() + CHECK_IN_TIME,
        };
        match self.command(event.id(), postpone).await {
            Err(CommandError::EventRefused(EventRefusal::Unchanged)) => Ok(()),
            done => done.map(drop),
        }
    }

    async fn save(
        &self,
        before: Option<&Event>,
        after: &Event,
        lines: &[claim_table::event::TimedEventLine],
    ) -> claim_store::Result<()> {
        let matches = &self.shared.matches;
        let change = EventChange {
            before,
            after,
            lines,
            max_open: matches.people().limits().events_per_server,
            made_at: matches.now(),
        };
        let saved = matches.store().save_event(change).await;
        // Also after an error: the change may be stored.
        self.shared.changed.notify_one();
        saved
    }

    /// A person who joins an event, with the rating by which they are seeded. `entropy` is their contribution to deals.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn newcomer(
        &self,
        event: &Event,
        user: UserId,
        name: PersonName,
        entropy: String,
    ) -> Result<Newcomer, CommandError> {
        let store = self.shared.matches.store();
        let game = Some(event.progress().settings().setup.kind());
        let mut seed = None;
        for guild in [Some(event.place().guild), None] {
            let ladder = Ladder {
                month: None,
                guild,
                game,
            };
            if let Some(row) = store.rating_row(ladder, user).await? {
                seed = Some(whole(row.rating.points));
                break;
            }
        }
        Ok(Newcomer {
            user,
            name,
            seed,
            entropy,
        })
    }

    /// Reports a match of an event that has ended, in the background.
    pub(crate) fn report(&self, table: &Table) {
        let ended = table.settings().event.zip(MatchOutcome::of(table));
        let Some((event, outcome)) = ended else {
            return;
        };
        let id = table.id();
        let supervisor = self.shared.matches.supervisor();
        supervisor.supervise(
            self,
            BackgroundWork::Events,
            id,
            move |events: Self| async move { events.report_outcome(event, id, outcome).await },
        );
    }

    async fn report_outcome(
        &self,
        event: EventId,
        id: MatchId,
        outcome: MatchOutcome,
    ) -> Result<(), CommandError> {
        match self.command(event, EventCommand::Report(id, outcome)).await {
            // It was reported before, or the event has ended the match.
            Err(CommandError::EventRefused(EventRefusal::NotRunning | EventRefusal::Over)) => {
                Ok(())
            }
            done => done.map(drop),
        }
    }
}

/// A rating as a whole number.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "ratings are some thousand points; none is negative"
)]
fn whole(points: f64) -> u32 {
    points.round() as u32
}
