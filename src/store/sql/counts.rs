//! Counts of open tables and running matches.

use async_trait::async_trait;

use super::SqlStore;
use super::columns::{decode_count, encode_id};
use super::connection::Target;
use super::query::{query, query_scalar};
use crate::ids::UserId;
use crate::store::counts::{CountStore, Counted, Totals};
use crate::store::error::Result;
use crate::timestamp::Timestamp;

/// The numbers of open tables and running matches in all servers.
pub(super) const TOTALS: &str = concat!(
    "SELECT (SELECT COUNT(*) FROM matches WHERE stage = 'lobby') AS open_tables, ",
    "(SELECT COUNT(*) FROM matches WHERE stage = 'running' AND put_away = 0) AS running_matches",
);

#[async_trait]
impl CountStore for SqlStore {
    async fn count(&self, of: Counted) -> Result<u32> {
        count(&self.pool, of).await
    }

    async fn called_off_by(&self, user: UserId, since: Timestamp) -> Result<u32> {
        let count: i64 = query_scalar(concat!(
            "SELECT COUNT(*) FROM seats s JOIN matches m ON m.id = s.match_id ",
            "WHERE s.user_id = $1 AND s.seat = m.called_off_seat ",
            "AND m.stage = 'over' AND m.ended_ms > $2",
        ))
        .bind(encode_id(user.0))
        .bind(since.0)
        .fetch_one(&self.pool)
        .await?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    async fn totals(&self) -> Result<Totals> {
        let row = query(TOTALS).fetch_one(&self.pool).await?;
        Ok(Totals {
            open_tables: decode_count(&row, "open_tables")?,
            running_matches: decode_count(&row, "running_matches")?,
        })
    }
}

/// Counts, on its own or in a transaction.
pub(super) async fn count(target: impl Into<Target<'_>>, of: Counted) -> Result<u32> {
    let (query, id) = match of {
        Counted::OpenTablesOf(host) => (
            "SELECT COUNT(*) FROM matches WHERE host_id = $1 AND stage = 'lobby'",
            host.0,
        ),
        Counted::OpenTablesIn(guild) => (
            "SELECT COUNT(*) FROM matches WHERE guild_id = $1 AND stage = 'lobby'",
            guild.0,
        ),
        Counted::RunningMatchesOf(user) => (
            concat!(
                "SELECT COUNT(*) FROM seats s JOIN matches m ON m.id = s.match_id ",
                "WHERE s.user_id = $1 AND s.has_left = 0 AND m.stage = 'running' AND m.put_away = 0",
            ),
            user.0,
        ),
        Counted::RunningMatchesIn(guild) => (
            concat!(
                "SELECT COUNT(*) FROM matches ",
                "WHERE guild_id = $1 AND stage = 'running' AND put_away = 0",
            ),
            guild.0,
        ),
    };
    let count: i64 = query_scalar(query)
        .bind(encode_id(id))
        .fetch_one(target)
        .await?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}
