//! Counts of open tables, running matches and matches that were called off, per person and per server.

use async_trait::async_trait;
use claim_table::ids::{GuildId, UserId};
use claim_table::timestamp::Timestamp;

use super::error::Result;

/// What to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// The tables that a user has opened and that have not started.
    OpenTablesOf(UserId),
    /// The tables of a server that have not started.
    OpenTablesIn(GuildId),
    /// The running matches in which a user plays, without those that they have left or that are on hold, and without
    /// daily deals and matches of events.
    RunningMatchesOf(UserId),
    /// The running matches of a server, without those that are on hold or belong to events.
    RunningMatchesIn(GuildId),
    /// The matches between two people that were called off by a user, or because of them, and ended after a time.
    CalledOffBy(UserId, Timestamp),
}

impl Counted {
    /// The name of the lock under which a count is compared with a quota.
    pub(super) fn lock_name(self) -> String {
        match self {
            // The same at any time.
            Self::CalledOffBy(user, _) => format!("called off by {user}"),
            counted => format!("{counted:?}"),
        }
    }
}

/// Totals over all servers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// The tables whose match has not started. Cancelled and expired ones are not among them.
    pub open_tables: u32,
    /// The running matches, without those that are on hold.
    pub running_matches: u32,
}

/// Counts tables and matches.
#[async_trait]
pub trait CountStore: Send + Sync {
    /// The number of tables or matches that `of` describes.
    async fn count(&self, of: Counted) -> Result<u32>;

    /// The numbers of open tables and of running matches in all servers.
    async fn totals(&self) -> Result<Totals>;
}
