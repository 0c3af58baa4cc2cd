//! Deadlines and reminders: a lobby that is not full in time closes; a player is reminded when little
//! time is left, and leaves the match when none is.

use std::time::Duration;

use futures::stream::{FuturesUnordered, StreamExt};

use super::{BackgroundWork, CommandError, Host, Messenger, caught};
use crate::ids::MatchId;
use crate::table::{Command, Refusal};

/// When to try again if a match whose deadline has passed could not be ended.
const RETRY_DELAY: Duration = Duration::from_mins(1);

/// When to try again if Discord does not answer.
const CONTACT_RETRY_DELAY: Duration = Duration::from_secs(15);

/// How many deadlines are enforced at once: for each, Discord may be asked whether the player is still there.
const MAX_CONCURRENT: usize = 16;

impl<M: Messenger> Host<M> {
    /// Ends every match whose deadline has passed, and reminds players before, for as long as the program
    /// runs.
    pub(super) async fn watch_deadlines(self) -> Result<(), CommandError> {
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
                    // Unless it is scheduled otherwise by then, it has failed.
                    registry.schedule(id, Some(self.now() + RETRY_DELAY));
                    enforced.push(self.try_to_enforce(id));
                }
            }
        }
    }

    /// As [`Host::enforce_deadline`]; a failure is logged.
    async fn try_to_enforce(&self, id: MatchId) {
        let Err(error) = caught(self.enforce_deadline(id)).await else {
            return;
        };
        tracing::error!(%id, %error, "could not end a match whose deadline has passed");
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
        let is_due = deadline.is_some_and(|deadline| deadline <= self.now());
        // While Discord does not answer, players cannot act. The deadline will be moved.
        if is_due && !self.is_in_contact().await? {
            let retry_at = self.now() + CONTACT_RETRY_DELAY;
            self.shared.registry.schedule(id, Some(retry_at));
            return Ok(());
        }
        let command = if is_due {
            self.deadline_command(id).await?
        } else {
            Command::Remind
        };
        match self.command(id, command).await {
            Ok(_) => self.present(id),
            // A player acted at the last moment, and the deadline was moved.
            Err(CommandError::Refused(
                Refusal::DeadlineNotReached | Refusal::CannotCallOff | Refusal::NotYourTurn,
            )) => {
                let timer = self.table(id).await?.next_timer();
                self.shared.registry.schedule(id, timer);
            }
            Err(error) => return Err(error),
        }
        Ok(())
    }
}
