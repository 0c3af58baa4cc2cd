//! Messages that no match uses any more, and that Discord has refused to delete: their deletion is
//! tried again, with growing pauses, until they are gone. Until then, they are in the store.

use std::sync::Arc;
use std::time::Duration;

use claim_store::RefusedDeletion;
use claim_table::desk::pause_after;
use claim_table::ids::{ChannelId, MessageId, UserId};

use crate::CommandError;
use crate::matches::Matches;
use crate::messenger::{DeliveryError, Messenger};

/// How often to look for messages that are due.
const CHECK_INTERVAL: Duration = Duration::from_mins(1);

/// How many messages are read at once.
const BATCH_SIZE: u32 = 50;

/// The deletions that Discord has refused.
#[derive(Debug)]
pub(crate) struct Deletions<M> {
    matches: Matches,
    messenger: Arc<M>,
}

impl<M: Messenger> Deletions<M> {
    /// The deletions of messages of these matches.
    pub(crate) const fn new(matches: Matches, messenger: Arc<M>) -> Self {
        Self { matches, messenger }
    }

    /// Notes that Discord has refused to delete a message. `user` is the person whose direct
    /// messages the channel is.
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
            due: self.matches.now() + pause_after(0),
        };
        self.matches.store().save_refused_deletion(&deletion).await
    }

    /// Tries again to delete what Discord has refused to delete. Runs until the host is closed.
    pub(crate) async fn retry(&self) -> Result<(), CommandError> {
        loop {
            let pause = self.matches.environment().clock().sleep(CHECK_INTERVAL);
            self.retry_due_deletions().await?;
            pause.await;
        }
    }

    async fn retry_due_deletions(&self) -> claim_store::Result<()> {
        let store = self.matches.store();
        loop {
            let due = store.due_deletions(self.matches.now(), BATCH_SIZE).await?;
            if due.is_empty() {
                return Ok(());
            }
            for deletion in &due {
                let next = self.matches.now() + pause_after(deletion.attempts);
                // Before the attempt, so that several processes do not make it together.
                if !store.postpone_deletion(deletion, next).await? {
                    continue;
                }
                let RefusedDeletion {
                    channel, message, ..
                } = *deletion;
                match self.messenger.delete(channel, message).await {
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
