//! Counts of open tables, running matches and matches that were called off.

use async_trait::async_trait;

use crate::counts::{CountStore, Counted, Totals};
use crate::error::Result;
use crate::sql::SqlStore;
use crate::sql::statements::columns::{decode_count, encode_id};
use crate::sql::statements::connection::Target;
use crate::sql::statements::query::{query, query_scalar};

/// The numbers of open tables and running matches in all servers.
pub(in crate::sql) const TOTALS: &str = concat!(
    "SELECT (SELECT COUNT(*) FROM matches WHERE stage = 'lobby') AS open_tables, ",
    "(SELECT COUNT(*) FROM matches WHERE stage = 'running' AND is_on_hold = 0) AS running_matches",
);

#[async_trait]
impl CountStore for SqlStore {
    async fn count(&self, of: Counted) -> Result<u32> {
        count(&self.pool, of).await
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
pub(in crate::sql) async fn count(target: impl Into<Target<'_>>, of: Counted) -> Result<u32> {
    let counted = match of {
        Counted::OpenTablesOf(host) => {
            query_scalar("SELECT COUNT(*) FROM matches WHERE host_id = $1 AND stage = 'lobby'")
                .bind(encode_id(host.0))
        }
        Counted::OpenTablesIn(guild) => {
            query_scalar("SELECT COUNT(*) FROM matches WHERE guild_id = $1 AND stage = 'lobby'")
                .bind(encode_id(guild.0))
        }
        Counted::RunningMatchesOf(user) => query_scalar(concat!(
            "SELECT COUNT(*) FROM seats s JOIN matches m ON m.id = s.match_id ",
            "WHERE s.user_id = $1 AND s.has_left = 0 AND m.stage = 'running' AND m.is_on_hold = 0 ",
            "AND m.daily_day IS NULL AND NOT EXISTS (SELECT 1 FROM event_matches v WHERE v.match_id = m.id)",
        ))
        .bind(encode_id(user.0)),
        Counted::RunningMatchesIn(guild) => query_scalar(concat!(
            "SELECT COUNT(*) FROM matches m ",
            "WHERE m.guild_id = $1 AND m.stage = 'running' AND m.is_on_hold = 0 ",
            "AND NOT EXISTS (SELECT 1 FROM event_matches v WHERE v.match_id = m.id)",
        ))
        .bind(encode_id(guild.0)),
        Counted::CalledOffBy(user, since) => query_scalar(concat!(
            "SELECT COUNT(*) FROM seats s JOIN matches m ON m.id = s.match_id ",
            "WHERE s.user_id = $1 AND s.seat = m.called_off_seat ",
            "AND m.stage = 'over' AND m.ended_ms > $2",
        ))
        .bind(encode_id(user.0))
        .bind(since.0),
    };
    let count: i64 = counted.fetch_one(target).await?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}
