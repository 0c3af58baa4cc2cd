//! Deadlines and reminders: a lobby that does not fill up in time expires; a player is reminded when little
//! time is left, and leaves the match when none is.

use std::sync::Arc;
use std::time::Duration;

use claim_table::ids::MatchId;
use claim_table::timestamp::Timestamp;
use claim_table::{Command, Refusal};
use futures::stream::{FuturesUnordered, StreamExt};
use tokio_util::task::TaskTracker;

use super::Matches;
use super::leaving::Departures;
use crate::cluster::outages::{CONTACT_INTERVAL, Contact};
use crate::cluster::supervision::catch_panic;
use crate::{BackgroundWork, CommandError};

/// How long to wait before a deadline that could not be enforced is tried again.
const RETRY_DELAY: Duration = Duration::from_mins(1);

/// How long to wait before a deadline is tried again while Discord does not answer.
const DISCORD_DOWN_RETRY_DELAY: Duration = Duration::from_secs(15);

/// How long to wait before a deadline is tried again that came after Discord's last answer: the next answer shows
/// whether there was an outage.
const UNCONFIRMED_RETRY_DELAY: Duration = Duration::from_secs(2);

/// How many deadlines are enforced at the same time. Bounded, because each may ask Discord whether the player
/// is still in the server.
const MAX_CONCURRENT: usize = 16;

/// The deadlines of matches.
#[derive(Clone, Debug)]
pub(crate) struct Timers {
    matches: Matches,
    departures: Departures,
    contact: Arc<Contact>,
    tasks: TaskTracker,
}

impl Timers {
    /// The deadlines of these matches. `tasks` are those that a stopping program waits for.
    pub(crate) const fn new(
        matches: Matches,
        departures: Departures,
        contact: Arc<Contact>,
        tasks: TaskTracker,
    ) -> Self {
        Self {
            matches,
            departures,
            contact,
            tasks,
        }
    }

    /// Enforces deadlines, and sends the reminders before them. Runs until the host is closed.
    pub(crate) async fn watch_deadlines(self) -> Result<(), CommandError> {
        let registry = self.matches.registry();
        let mut enforced = FuturesUnordered::new();
        loop {
            let next = registry.next_deadline();
            let next = next.filter(|_| enforced.len() < MAX_CONCURRENT);
            let is_due = async {
                match next {
                    Some((at, id)) => {
                        self.matches.environment().clock().sleep_until(at).await;
                        id
                    }
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                Some(()) = enforced.next() => {}
                () = registry.rescheduled.notified() => {}
                id = is_due => {
                    // Scheduled again in case of a failure; success replaces or removes this.
                    registry.schedule(id, Some(self.matches.now() + RETRY_DELAY));
                    enforced.push(self.try_to_enforce(id));
                }
            }
        }
    }

    /// As [`Self::enforce_deadline`], but logs a failure.
    async fn try_to_enforce(&self, id: MatchId) {
        let Err(error) = catch_panic(self.enforce_deadline(id)).await else {
            return;
        };
        tracing::error!(%id, %error, "could not enforce a deadline or send a reminder");
        let supervisor = self.matches.supervisor();
        supervisor.count_failure(BackgroundWork::Deadlines);
        if !matches!(error, CommandError::Conflict | CommandError::Internal(_)) {
            self.matches.registry().schedule(id, None);
        }
    }

    async fn enforce_deadline(&self, id: MatchId) -> Result<(), CommandError> {
        let _task = self.tasks.token();
        let entry = self.matches.entry(id).await?;
        if self.matches.refresh(&entry).await? != self.matches.cluster().worker() {
            self.matches.registry().schedule(id, None);
            return Ok(());
        }
        let deadline = self.matches.table(id).await?.deadline();
        let due = deadline.filter(|deadline| *deadline <= self.matches.now());
        if let Some(deadline) = due
            && let Some(delay) = self.enforcement_delay(deadline).await?
        {
            let retry_at = self.matches.now() + delay;
            self.matches.registry().schedule(id, Some(retry_at));
            return Ok(());
        }
        let command = if due.is_some() {
            self.departures.deadline_command(id).await?
        } else {
            Command::Remind
        };
        match self.matches.command(id, command).await {
            Ok(_) => self.matches.present(id),
            // At the last moment, a player acted or left, or the channel was lost: the timer is another one now.
            Err(CommandError::Refused(
                Refusal::DeadlineNotReached
                | Refusal::Paused
                | Refusal::MatchOver
                | Refusal::CannotCallOff
                | Refusal::NotYourTurn
                | Refusal::HasLeft,
            )) => {
                let timer = self.matches.table(id).await?.next_timer();
                self.matches.registry().schedule(id, timer);
            }
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// How long to wait before a deadline that is due can be enforced, because players may have been unable to act before
    /// it; `None` if it can be enforced now. If they were, the outage will be added to it.
    async fn enforcement_delay(
        &self,
        deadline: Timestamp,
    ) -> Result<Option<Duration>, CommandError> {
        if !self.is_in_contact().await? {
            return Ok(Some(DISCORD_DOWN_RETRY_DELAY));
        }
        Ok((!self.contact.was_reachable_before(deadline)).then_some(UNCONFIRMED_RETRY_DELAY))
    }

    /// Stores heartbeats. Runs until the host is closed.
    pub(crate) async fn watch_contact(self) -> Result<(), CommandError> {
        loop {
            let clock = self.matches.environment().clock();
            let due = self.contact.next_check().await;
            tokio::select! {
                biased;
                () = clock.sleep_until(due) => {}
                // In case the clock is set back.
                () = clock.sleep(CONTACT_INTERVAL) => {}
            }
            self.is_in_contact().await?;
        }
    }

    /// Whether Discord answers at present. If it answers again after an outage, the outage has been added to
    /// the deadlines when this returns.
    async fn is_in_contact(&self) -> claim_store::Result<bool> {
        let contact = &self.contact;
        contact.is_there(|| self.reread_deadlines()).await
    }

    /// Reads the deadlines again after they were moved in the store. Copies of matches in memory become stale
    /// at the same time; a change based on one of them cannot be saved. The copies and all messages are brought
    /// up to date in the background: with many matches this takes longer than heartbeats may be apart.
    async fn reread_deadlines(&self) -> claim_store::Result<()> {
        if self.matches.cluster().is_shared() {
            // Matches whose deadlines were moved are due, so that this process, or another one, picks them up.
            return Ok(());
        }
        for (id, at) in self.matches.store().timers().await? {
            self.matches.registry().schedule(id, Some(at));
        }
        for entry in self.matches.registry().entries() {
            let id = entry.id;
            self.matches
                .supervise(BackgroundWork::Recovery, id, move |matches| {
                    let entry = entry.clone();
                    async move { matches.reread(&entry).await }
                });
        }
        // Messages of matches that are not in memory show the deadline, too.
        self.matches
            .supervise(BackgroundWork::Resume, None, Matches::resume_matches);
        Ok(())
    }
}
