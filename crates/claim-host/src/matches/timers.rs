//! Deadlines and reminders: a lobby that does not fill up in time expires; a player is reminded when little
//! time is left, and leaves the match when none is.

use std::time::Duration;

use claim_table::ids::MatchId;
use claim_table::timestamp::Timestamp;
use claim_table::{Command, Refusal};
use futures::stream::{FuturesUnordered, StreamExt};

use crate::{BackgroundWork, CommandError, Host, Messenger, catch_panic};

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

impl<M: Messenger> Host<M> {
    /// Enforces deadlines, and sends the reminders before them. Runs until the host is closed.
    pub(crate) async fn watch_deadlines(self) -> Result<(), CommandError> {
        let registry = &self.shared.registry;
        let mut enforced = FuturesUnordered::new();
        loop {
            let next = registry.next_deadline();
            let next = next.filter(|_| enforced.len() < MAX_CONCURRENT);
            let is_due = async {
                match next {
                    Some((at, id)) => {
                        self.shared.environment.clock().sleep_until(at).await;
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
                    registry.schedule(id, Some(self.now() + RETRY_DELAY));
                    enforced.push(self.try_to_enforce(id));
                }
            }
        }
    }

    /// As [`Host::enforce_deadline`], but logs a failure.
    async fn try_to_enforce(&self, id: MatchId) {
        let Err(error) = catch_panic(self.enforce_deadline(id)).await else {
            return;
        };
        tracing::error!(%id, %error, "could not enforce a deadline or send a reminder");
        let supervisor = &self.shared.supervisor;
        supervisor.count_failure(BackgroundWork::Deadlines);
        if !matches!(error, CommandError::Internal(_)) {
            self.shared.registry.schedule(id, None);
        }
    }

    async fn enforce_deadline(&self, id: MatchId) -> Result<(), CommandError> {
        let _task = self.shared.tasks.token();
        let entry = self.entry(id).await?;
        if self.refresh(&entry).await? != self.worker() {
            self.shared.registry.schedule(id, None);
            return Ok(());
        }
        let deadline = self.table(id).await?.deadline();
        let due = deadline.filter(|deadline| *deadline <= self.now());
        if let Some(deadline) = due
            && let Some(delay) = self.enforcement_delay(deadline).await?
        {
            let retry_at = self.now() + delay;
            self.shared.registry.schedule(id, Some(retry_at));
            return Ok(());
        }
        let command = if due.is_some() {
            self.deadline_command(id).await?
        } else {
            Command::Remind
        };
        match self.command(id, command).await {
            Ok(_) => self.present(id),
            // At the last moment, a player acted or left, or the channel was lost: the timer is another one now.
            Err(CommandError::Refused(
                Refusal::DeadlineNotReached
                | Refusal::Paused
                | Refusal::MatchOver
                | Refusal::CannotCallOff
                | Refusal::NotYourTurn
                | Refusal::HasLeft,
            )) => {
                let timer = self.table(id).await?.next_timer();
                self.shared.registry.schedule(id, timer);
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
        Ok((!self.was_reachable_before(deadline)).then_some(UNCONFIRMED_RETRY_DELAY))
    }
}
