//! The table `contact`, and deadlines that an outage moves.

use std::time::Duration;

use async_trait::async_trait;
use claim_table::timestamp::Timestamp;

use crate::error::{Error, Result};
use crate::outages::{HeartbeatStore, Heartbeats};
use crate::sql::SqlStore;
use crate::sql::statements::connection::Target;
use crate::sql::statements::query::{query, query_as};

const UPSERT: &str = concat!(
    "INSERT INTO contact (id, alive_ms, discord_ms) VALUES (1, $1, $2) ",
    "ON CONFLICT (id) DO UPDATE SET alive_ms = excluded.alive_ms, discord_ms = excluded.discord_ms",
);

/// Adds `$1` milliseconds to deadlines and reminders. Messages that show them are then behind, so each of
/// these matches becomes due.
pub(in crate::sql) const MOVE_DEADLINES: &str = concat!(
    "UPDATE matches SET deadline_ms = deadline_ms + $1, remind_ms = remind_ms + $1, ",
    "revision = revision + 1, worker_id = NULL, ",
    "due_ms = CASE WHEN due_ms IS NULL THEN NULL ELSE 0 END ",
    "WHERE stage IN ('lobby', 'running') AND deadline_ms IS NOT NULL",
);

#[async_trait]
impl HeartbeatStore for SqlStore {
    async fn heartbeats(&self) -> Result<Option<Heartbeats>> {
        read(&self.pool).await
    }

    async fn replace_heartbeats(
        &self,
        before: Option<Heartbeats>,
        after: Heartbeats,
        outage: Duration,
    ) -> Result<()> {
        let mut transaction = self.pool.begin_writing().await?;
        transaction.lock("contact").await?;
        if read(&mut transaction).await? != before {
            return Err(Error::Conflict);
        }
        query(UPSERT)
            .bind(after.alive_at.0)
            .bind(after.discord_at.0)
            .execute(&mut transaction)
            .await?;
        if !outage.is_zero() {
            query(MOVE_DEADLINES)
                .bind(i64::try_from(outage.as_millis()).unwrap_or(i64::MAX))
                .execute(&mut transaction)
                .await?;
        }
        Ok(transaction.commit().await?)
    }
}

async fn read(target: impl Into<Target<'_>>) -> Result<Option<Heartbeats>> {
    let row: Option<(i64, i64)> = query_as("SELECT alive_ms, discord_ms FROM contact WHERE id = 1")
        .fetch_optional(target)
        .await?;
    Ok(row.map(|(alive, discord)| Heartbeats {
        alive_at: Timestamp(alive),
        discord_at: Timestamp(discord),
    }))
}
