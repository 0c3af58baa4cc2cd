//! Deadlines: a lobby that is not full in time closes, and a player who takes too long loses.

use std::time::Duration;

use super::{CommandError, Host, Messenger};
use crate::table::{Command, Refusal};

/// When to try again if a match whose deadline has passed could not be ended.
const RETRY_DELAY: Duration = Duration::from_mins(1);

impl<M: Messenger> Host<M> {
    /// Ends every match whose deadline has passed, for as long as the program runs.
    pub(super) async fn watch_deadlines(self) {
        let registry = &self.shared.registry;
        loop {
            let Some((deadline, id)) = registry.next_deadline() else {
                registry.rescheduled.notified().await;
                continue;
            };
            tokio::select! {
                () = registry.rescheduled.notified() => continue,
                () = self.shared.clock.sleep_until(deadline) => {}
            }
            match self.command(id, Command::Flag).await {
                Ok(_) => self.present(id),
                // A player acted at the last moment, and the deadline was moved.
                Err(CommandError::Refused(Refusal::DeadlineNotReached)) => {}
                Err(error) => {
                    tracing::error!(%id, ?error, "could not end a match whose deadline has passed");
                    let is_internal = matches!(error, CommandError::Internal(_));
                    let retry_at = is_internal.then(|| self.now() + RETRY_DELAY);
                    registry.schedule(id, retry_at);
                }
            }
        }
    }
}
