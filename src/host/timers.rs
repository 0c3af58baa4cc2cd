//! Deadlines: a lobby that nobody joins closes, a player who takes too long loses.

use std::time::Duration;

use super::{Denied, Front, Host};
use crate::table::{Command, Refusal};

/// When the program failed to end a match whose time is up, it tries again after so long.
const AGAIN_AFTER: Duration = Duration::from_mins(1);

impl<F: Front> Host<F> {
    /// Watches the deadlines for as long as the program runs.
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
                // Somebody acted at the last moment; the deadline has moved.
                Err(Denied::Refused(Refusal::TimeLeft)) => {}
                Err(denied) => {
                    tracing::error!(%id, ?denied, "a match's time is up, but it could not be ended");
                    let again = matches!(denied, Denied::Failed(_));
                    let again = again.then(|| self.now().after(AGAIN_AFTER));
                    registry.schedule(id, again);
                }
            }
        }
    }
}
