//! Deadlines and reminders: a lobby that is not full in time closes; a player is reminded when little
//! time is left, and leaves the match when none is.

use std::time::Duration;

use super::{BackgroundWork, CommandError, Host, Messenger, caught};
use crate::ids::MatchId;
use crate::table::{Command, Refusal};

/// When to try again if a match whose deadline has passed could not be ended.
const RETRY_DELAY: Duration = Duration::from_mins(1);

/// When to try again if Discord does not answer.
const CONTACT_RETRY_DELAY: Duration = Duration::from_secs(15);

impl<M: Messenger> Host<M> {
    /// Ends every match whose deadline has passed, and reminds players before, for as long as the program
    /// runs.
    pub(super) async fn watch_deadlines(self) -> Result<(), CommandError> {
        let registry = &self.shared.registry;
        loop {
            let Some((deadline, id)) = registry.next_deadline() else {
                registry.rescheduled.notified().await;
                continue;
            };
            tokio::select! {
                biased;
                () = registry.rescheduled.notified() => continue,
                () = self.shared.environment.clock().sleep_until(deadline) => {}
            }
            // A match that fails does not hold up the others.
            if let Err(error) = caught(self.enforce_deadline(id)).await {
                tracing::error!(%id, %error, "could not end a match whose deadline has passed");
                self.shared
                    .supervisor
                    .count_failure(BackgroundWork::Deadlines);
                let is_internal = matches!(error, CommandError::Internal(_));
                let retry_at = is_internal.then(|| self.now() + RETRY_DELAY);
                registry.schedule(id, retry_at);
            }
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
