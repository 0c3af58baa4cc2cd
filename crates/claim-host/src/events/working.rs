//! What events wait for: their deadlines, the results and the tables of their matches. The process that has started first
//! does it for all events, those that other processes have changed among them.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::sync::{MutexGuard, PoisonError};
use std::time::Duration;

use claim_rules::cards::Seat;
use claim_table::event::{
    Event, EventCommand, EventMatch, EventRefusal, MatchOutcome, MatchResult, Next, RunningMatch,
    other,
};
use claim_table::ids::{EventId, MatchId};
use claim_table::timestamp::Timestamp;
use claim_table::{Command, Player, Table, TableSettings};

use super::Events;
use crate::cluster::supervision::catch_panic;
use crate::matches::limits::Quotas;
use crate::{BackgroundWork, CommandError, DeliveryError, Messenger};

/// How long to wait before an event is looked at again that could not be brought up to date.
const RETRY_DELAY: Duration = Duration::from_secs(10);

/// An event that begins later than this was not begun because the program was stopped.
const MAX_START_DELAY: Duration = Duration::from_mins(1);

/// How often the events are looked at that other processes may have changed.
const SHARED_INTERVAL: Duration = Duration::from_secs(1);

impl<M: Messenger> Events<M> {
    /// Brings events up to date when they are due. Runs until the host is closed.
    pub(super) async fn watch(self) -> Result<(), CommandError> {
        let (matches, changed) = (&self.shared.matches, &self.shared.changed);
        let clock = matches.environment().clock();
        let mut unseen = BTreeSet::new();
        loop {
            let mut next = None;
            if matches.cluster().is_first_process().await? {
                let waiting = matches.store().event_deadlines().await?;
                if self.shared.looks_again.swap(false, Ordering::AcqRel) {
                    unseen = waiting.iter().map(|&(id, _)| id).collect();
                }
                let now = matches.now();
                for (id, due) in waiting {
                    let due = if unseen.contains(&id) { Some(now) } else { due };
                    match due {
                        Some(due) if due > now => {
                            next = Some(next.map_or(due, |next: Timestamp| next.min(due)));
                        }
                        // An event that is busy is looked at again afterwards.
                        Some(_) if self.busy().insert(id) => {
                            unseen.remove(&id);
                            self.start_tending(id);
                        }
                        Some(_) | None => {}
                    }
                }
            }
            let looks_for_others = async {
                if matches.cluster().is_shared() {
                    tokio::time::sleep(SHARED_INTERVAL).await;
                } else {
                    std::future::pending::<()>().await;
                }
            };
            tokio::select! {
                biased;
                () = changed.notified() => {}
                () = clock.sleep_until_next(next) => {}
                () = looks_for_others => {}
            }
        }
    }

    /// The events that are being brought up to date.
    fn busy(&self) -> MutexGuard<'_, BTreeSet<EventId>> {
        self.shared
            .busy
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Brings an event up to date in a task of its own.
    fn start_tending(&self, id: EventId) {
        let supervisor = self.shared.matches.supervisor();
        supervisor.supervise(
            self,
            BackgroundWork::Events,
            None,
            move |events: Self| async move {
                events.tend_event(id).await;
                events.busy().remove(&id);
                events.shared.changed.notify_one();
                Ok(())
            },
        );
    }

    /// Brings an event up to date. If that fails, waits until it can be tried again: it is still due then.
    async fn tend_event(&self, id: EventId) {
        let wait = match catch_panic(self.bring_up_to_date(id)).await {
            Ok(()) => return,
            Err(DeliveryError::RateLimited(wait)) => wait,
            Err(error) if error.is_conflict() => return,
            Err(error) => {
                tracing::error!(event = %id, %error, "could not bring an event up to date, will retry");
                let supervisor = self.shared.matches.supervisor();
                supervisor.count_failure(BackgroundWork::Events);
                RETRY_DELAY
            }
        };
        tokio::time::sleep(wait).await;
    }

    async fn bring_up_to_date(&self, id: EventId) -> Result<(), DeliveryError> {
        self.take_results(id).await?;
        self.make_up_for_outage(id).await?;
        let advanced = self.command(id, EventCommand::Advance).await;
        let event = match advanced {
            Ok(event) => event,
            Err(CommandError::EventRefused(EventRefusal::Unchanged | EventRefusal::Over)) => {
                self.event(id).await?
            }
            Err(error) => return Err(error.into()),
        };
        self.stop_unwanted(&event).await?;
        self.reveal(&event).await?;
        for wanted in event.matches() {
            self.open_match(&event, wanted).await?;
        }
        self.update_messages(&event).await?;
        let store = self.shared.matches.store();
        Ok(store.settle_event(id, event.revision()).await?)
    }

    /// Lets the check-in begin again if the program was stopped at the start: players may not have been able to say that
    /// they are there.
    async fn make_up_for_outage(&self, id: EventId) -> Result<(), CommandError> {
        let event = self.event(id).await?;
        let (progress, now) = (event.progress(), self.shared.matches.now());
        let settings = progress.settings();
        let is_due = progress.next() == Next::Start && progress.paused_since().is_none();
        if is_due && settings.check_in && now > settings.start + MAX_START_DELAY {
            self.start_check_in(&event).await?;
        }
        Ok(())
    }

    /// Takes the results of matches that have ended without being reported: the process was killed in between.
    async fn take_results(&self, id: EventId) -> Result<(), CommandError> {
        for running in self.event(id).await?.running() {
            let outcome = match self.shared.matches.table(running.id).await {
                Ok(table) => MatchOutcome::of(&table),
                Err(CommandError::MatchNotFound) => None,
                Err(CommandError::MatchUnreadable) => Some(MatchOutcome::Void),
                Err(error) => return Err(error),
            };
            if let Some(outcome) = outcome {
                self.report_outcome(id, running.id, outcome).await?;
            }
        }
        Ok(())
    }

    /// Opens and starts a match, if that was not done before.
    async fn open_match(&self, event: &Event, wanted: EventMatch) -> Result<(), CommandError> {
        let matches = &self.shared.matches;
        match matches.table(wanted.id).await {
            Err(CommandError::MatchNotFound) => {}
            Err(CommandError::MatchUnreadable) => return Ok(()),
            opened => return opened.map(drop),
        }
        let (place, settings) = (event.place(), event.progress().settings());
        let players = wanted.seats.into_iter().zip(wanted.entropy);
        let players = players.map(|(user, entropy)| {
            let person = event.people().iter().find(|person| person.user == user);
            Player {
                user,
                name: person.map(|it| it.name.clone()).unwrap_or_default(),
                locale: place.locale.clone(),
                entropy,
            }
        });
        let now = matches.now();
        let settings = TableSettings {
            id: wanted.id,
            guild: Some(place.guild),
            channel: place.channel,
            locale: place.locale.clone(),
            setup: settings.setup.clone(),
            host: wanted.seats[0],
            invitations: Vec::new(),
            time_control: settings.time,
            opened_at: now,
            rematch_of: None,
            series: None,
            last_first: None,
            is_tutorial: false,
            daily: None,
            event: Some(event.id()),
            board: wanted.board,
            has_frequent_pair: false,
            secret: wanted.secret,
        };
        let (table, lines) = Table::open_event_match(settings, players.collect(), now)?;
        let opened = matches.store_new_table(table, lines, Quotas::default(), now);
        if let Some(table) = opened.await? {
            matches.present(table.id());
        }
        Ok(())
    }

    /// Ends the matches for which the event does not wait any more: a player has withdrawn, the organiser has ruled, or the
    /// event is over.
    async fn stop_unwanted(&self, event: &Event) -> Result<(), CommandError> {
        let running = event.running();
        let ended = recent_matches(event).filter(|it| !running.contains(it));
        for ended in ended {
            let Some(table) = self.opened(ended.id).await? else {
                continue;
            };
            if table.has_ended() {
                continue;
            }
            let command = lost_by(event, ended).map_or(Command::Stop, |seat| {
                let loser = table.seating().player(seat);
                loser.map_or(Command::Stop, |it| Command::Resign(it.user))
            });
            self.change_match(ended.id, command).await?;
        }
        Ok(())
    }

    /// Makes the results of matches public whose board is not played any more. That rates them. A match that is revealed
    /// changes no more, so that this happens once, also if it is repeated after a kill.
    async fn reveal(&self, event: &Event) -> Result<(), CommandError> {
        for played in recent_matches(event).filter(|it| !event.is_hidden(it.round)) {
            let table = self.opened(played.id).await?;
            if table.is_some_and(|table| table.hidden_end().is_some()) {
                self.change_match(played.id, Command::Reveal).await?;
            }
        }
        Ok(())
    }

    /// The table of a match; `None` if it was not opened, or cannot be read.
    pub(super) async fn opened(&self, id: MatchId) -> Result<Option<Table>, CommandError> {
        match self.shared.matches.table(id).await {
            Err(error) if error.is_match_gone() => Ok(None),
            table => table.map(Some),
        }
    }

    /// Executes a command and brings the messages of the match up to date.
    async fn change_match(&self, id: MatchId, command: Command) -> Result<(), CommandError> {
        let matches = &self.shared.matches;
        match matches.command(id, command).await {
            // It has changed meanwhile.
            Ok(_) | Err(CommandError::Refused(_)) => {
                matches.present(id);
                Ok(())
            }
            Err(error) => Err(error),
        }
    }
}

/// The matches of the last two rounds. All of a round are ended and revealed before one of the next is opened, and the round
/// after that begins when those are decided.
fn recent_matches(event: &Event) -> impl Iterator<Item = &RunningMatch> {
    let last = event.round_number();
    let named = event.all_matches().iter();
    named.filter(move |it| it.round + 1 >= last)
}

/// The seat, in a match, of the player who has lost it by withdrawing.
fn lost_by(event: &Event, ended: &RunningMatch) -> Option<Seat> {
    let round = usize::from(ended.round).checked_sub(1)?;
    let table = usize::from(ended.table).checked_sub(1)?;
    let pairing = event.progress().rounds().get(round)?.tables.get(table)?;
    let leg = pairing.legs.get(usize::from(ended.leg).checked_sub(1)?)?;
    match leg.seen_from_leg(ended.leg).result {
        MatchResult::Won(winner) => Some(other(winner)),
        MatchResult::Forfeit(_) | MatchResult::Draw | MatchResult::Void => None,
    }
}
