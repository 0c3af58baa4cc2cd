//! Whom people have blocked: those can no longer invite them.

use async_trait::async_trait;
use claim_table::ids::{PersonName, UserId};
use claim_table::timestamp::Timestamp;

use super::error::Result;

/// A person whom someone has blocked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockedPerson {
    /// Their account.
    pub user: UserId,
    /// Their names when they were blocked.
    pub name: PersonName,
}

/// Stores whom people have blocked.
#[async_trait]
pub trait BlockStore: Send + Sync {
    /// The people whom a user has blocked, the first one first.
    async fn blocked_by(&self, user: UserId) -> Result<Vec<BlockedPerson>>;

    /// Whether a user has blocked another one.
    async fn has_blocked(&self, user: UserId, other: UserId) -> Result<bool>;

    /// Blocks a person for a user. Has no effect if the user has blocked them before. Returns false if the user has
    /// blocked `max` others already; then nothing has changed.
    async fn block(
        &self,
        user: UserId,
        person: &BlockedPerson,
        now: Timestamp,
        max: u32,
    ) -> Result<bool>;

    /// Ends that a user has blocked a person.
    async fn unblock(&self, user: UserId, other: UserId) -> Result<()>;
}
