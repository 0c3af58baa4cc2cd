//! When the program last showed signs of life, and deadlines that are moved by an outage.

use std::time::Duration;

use async_trait::async_trait;

use super::error::Result;
use crate::timestamp::Timestamp;

/// The last signs of life of all processes together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contact {
    /// When a process was running.
    pub alive_at: Timestamp,
    /// When Discord answered a request.
    pub discord_at: Timestamp,
}

/// Stores signs of life.
#[async_trait]
pub trait OutageStore: Send + Sync {
    /// The last signs of life; `None` before the first start.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn contact(&self) -> Result<Option<Contact>>;

    /// Replaces the signs of life `before`, `None` if there were none, and gives an outage back: adds it
    /// to the deadlines and reminders of all open tables and running matches, which counts as a change of
    /// each. Nothing is added if it is zero.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`](super::Error::Conflict) if other signs of life are stored: another process was
    /// faster. Nothing has changed in that case.
    async fn save_contact(
        &self,
        before: Option<Contact>,
        after: Contact,
        outage: Duration,
    ) -> Result<()>;
}
