//! Messages that are no longer used, and that Discord has refused to delete: they are tried again until they are gone.

use async_trait::async_trait;
use claim_table::ids::{ChannelId, MessageId, UserId};
use claim_table::timestamp::Timestamp;

use super::error::Result;

/// A message that Discord has refused to delete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefusedDeletion {
    /// The channel of the message.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// The person whose direct messages the channel is; `None` in a channel of a server.
    pub user: Option<UserId>,
    /// How often deleting it was tried.
    pub attempts: u32,
    /// When it is tried again.
    pub due: Timestamp,
}

/// Stores the messages that Discord has refused to delete.
#[async_trait]
pub trait DeletionStore: Send + Sync {
    /// Notes a message that Discord has refused to delete. Does nothing if it is noted already.
    async fn save_refused_deletion(&self, deletion: &RefusedDeletion) -> Result<()>;

    /// Up to `limit` messages that are due, those that have been due for longest first.
    async fn due_deletions(&self, now: Timestamp, limit: u32) -> Result<Vec<RefusedDeletion>>;

    /// Counts an attempt to delete a message, and notes when the next one is due. Returns `false` if another process
    /// has done so since the message was read, or has deleted it.
    async fn postpone_deletion(&self, deletion: &RefusedDeletion, due: Timestamp) -> Result<bool>;

    /// Removes a message that is gone.
    async fn remove_deletion(&self, message: MessageId) -> Result<()>;
}
