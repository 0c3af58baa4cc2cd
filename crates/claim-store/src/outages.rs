//! The program's last heartbeat, and deadlines that an outage moves.

use std::time::Duration;

use async_trait::async_trait;
use claim_table::timestamp::Timestamp;

use super::error::Result;

/// The most recent heartbeats of all processes together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heartbeats {
    /// When a process last started or stored a heartbeat.
    pub alive_at: Timestamp,
    /// When Discord last answered a process. The very first start, and a start that ends an outage, count as
    /// an answer.
    pub discord_at: Timestamp,
}

/// Stores heartbeats.
#[async_trait]
pub trait HeartbeatStore: Send + Sync {
    /// The last heartbeats; `None` before the first start.
    async fn heartbeats(&self) -> Result<Option<Heartbeats>>;

    /// Replaces the heartbeats `before` (`None` if there were none), and adds an outage to the deadlines and
    /// reminders of all open tables and running matches, which counts as a change of each of them. If the
    /// outage is zero, nothing is added.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`](super::Error::Conflict) if other heartbeats are stored, because another process
    /// was faster. Nothing has changed in that case.
    async fn replace_heartbeats(
        &self,
        before: Option<Heartbeats>,
        after: Heartbeats,
        outage: Duration,
    ) -> Result<()>;
}
