//! How many tables are open and how many matches are running, of a person and in a server.

use async_trait::async_trait;

use super::error::Result;
use crate::ids::{GuildId, UserId};
use crate::timestamp::Timestamp;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// The tables that a user has opened and that wait for their start.
    OpenTablesOf(UserId),
    /// The tables of a server that wait for their start.
    OpenTablesIn(GuildId),
    /// The running matches in which a user plays that they have not left, but those that were put away.
    RunningMatchesOf(UserId),
    /// The matches that are running in a server, but those that were put away.
    RunningMatchesIn(GuildId),
}

/// What there is in all servers together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// The tables that wait for their start.
    pub open_tables: u32,
    /// The running matches, but those that were put away.
    pub running_matches: u32,
}

/// Counts tables and matches.
#[async_trait]
pub trait CountStore: Send + Sync {
    /// How many open tables or running matches there are.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn count(&self, of: Counted) -> Result<u32>;

    /// How many tables wait for their start, and how many matches are running, everywhere.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn totals(&self) -> Result<Totals>;

    /// How many matches between two people were called off on account of a user, and ended after a
    /// point in time.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn called_off_by(&self, user: UserId, since: Timestamp) -> Result<u32>;
}
