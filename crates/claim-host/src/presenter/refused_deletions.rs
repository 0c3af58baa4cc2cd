//! Messages that no match uses any more, and that Discord has refused to delete: their deletion is tried again, with
//! growing pauses, until they are gone. Until then, they are in the store.

use std::time::Duration;

use claim_store::RefusedDeletion;
use claim_table::ids::{ChannelId, MessageId, UserId};

use super::messenger::{DeliveryError, Messenger};
use crate::{CommandError, Host};

/// The pause after the first refusal; doubled after each further one.
const INITIAL_PAUSE: Duration = Duration::from_mins(1);

/// The maximum pause. It never ends entirely: a channel that is hidden from the bot may become visible again.
const MAX_PAUSE: Duration = Duration::from_hours(24);

/// How often to look for messages that are due.
const CHECK_INTERVAL: Duration = Duration::from_mins(1);

/// How many messages are read at once.
const BATCH_SIZE: u32 = 50;

impl<M: Messenger> Host<M> {
    /// Notes that Discord has refused to delete a message. `user` is the person whose direct messages the channel is.
    pub(crate) async fn note_refused_deletion(
        &self,
        channel: ChannelId,
        message: MessageId,
        user: Option<UserId>,
    ) -> claim_store::Result<()> {
        // The channel would identify a person whose data was deleted.
        if user.is_some_and(UserId::is_pseudonym) {
            return Ok(());
        }
        let deletion = RefusedDeletion {
            channel,
            message,
            user,
            attempts: 1,
            due: self.now() + INITIAL_PAUSE,
        };
        self.shared.store.save_refused_deletion(&deletion).await
    }

    /// Tries again to delete what Discord has refused to delete. Runs until the host is closed.
    pub(crate) async fn retry_deletions(self) -> Result<(), CommandError> {
        loop {
            let pause = self.shared.environment.clock().sleep(CHECK_INTERVAL);
            self.retry_due_deletions().await?;
            pause.await;
        }
    }

    async fn retry_due_deletions(&self) -> claim_store::Result<()> {
        let store = &self.shared.store;
        loop {
            let due = store.due_deletions(self.now(), BATCH_SIZE).await?;
            if due.is_empty() {
                return Ok(());
            }
            for deletion in &due {
                let next = self.now() + pause_after(deletion.attempts);
                // Before the attempt, so that several processes do not make it together.
                if !store.postpone_deletion(deletion, next).await? {
                    continue;
                }
                let RefusedDeletion {
                    channel, message, ..
                } = *deletion;
                match self.shared.messenger.delete(channel, message).await {
                    Ok(()) | Err(DeliveryError::MessageNotFound) => {
                        store.remove_deletion(message).await?;
                    }
                    Err(DeliveryError::RateLimited(wait)) => {
                        tokio::time::sleep(wait.min(CHECK_INTERVAL)).await;
                    }
                    Err(error) => {
                        tracing::debug!(%channel, %message, %error, "could not delete a message");
                    }
                }
            }
        }
    }
}

/// The pause after this many attempts.
fn pause_after(attempts: u32) -> Duration {
    let factor = 2_u32.saturating_pow(attempts);
    INITIAL_PAUSE.saturating_mul(factor).min(MAX_PAUSE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_a_day() {
        let minutes = [0, 1, 2, 10, 11, u32::MAX].map(|it| pause_after(it).as_secs() / 60);
        assert_eq!(minutes, [1, 2, 4, 1024, 1440, 1440]);
    }
}
