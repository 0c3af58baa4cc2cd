//! How many tables are open and how many matches are running, of a person and in a server.

use async_trait::async_trait;

use super::error::Result;
use crate::ids::{GuildId, UserId};
use crate::timestamp::Timestamp;

/// Counts tables and matches.
#[async_trait]
pub trait CountStore: Send + Sync {
    /// How many tables that a user has opened wait for their start.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn open_tables_of(&self, host: UserId) -> Result<u32>;

    /// How many tables of a server wait for their start.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn open_tables_in(&self, guild: GuildId) -> Result<u32>;

    /// In how many running matches a user plays that they have not left.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn running_matches_of(&self, user: UserId) -> Result<u32>;

    /// How many matches are running in a server.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn running_matches_in(&self, guild: GuildId) -> Result<u32>;

    /// How many matches between two people were called off on account of a user, and ended after a
    /// point in time.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn called_off_by(&self, user: UserId, since: Timestamp) -> Result<u32>;
}
