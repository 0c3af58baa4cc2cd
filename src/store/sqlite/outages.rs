//! The table `contact`, and deadlines that are moved by an outage.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::SqliteConnection;

use super::database::SqliteStore;
use crate::store::error::{Error, Result};
use crate::store::outages::{Contact, OutageStore};
use crate::timestamp::Timestamp;

const UPSERT: &str = concat!(
    "INSERT INTO contact (id, alive_ms, discord_ms) VALUES (1, $1, $2) ",
    "ON CONFLICT (id) DO UPDATE SET alive_ms = excluded.alive_ms, discord_ms = excluded.discord_ms",
);

/// Moves deadlines and reminders. A message that shows them is then behind.
const MOVE_DEADLINES: &str = concat!(
    "UPDATE matches SET deadline_ms = deadline_ms + $1, remind_ms = remind_ms + $1, ",
    "revision = revision + 1 ",
    "WHERE stage IN ('lobby', 'running') AND deadline_ms IS NOT NULL",
);

#[async_trait]
impl OutageStore for SqliteStore {
    async fn contact(&self) -> Result<Option<Contact>> {
        read(&mut *self.pool.acquire().await?).await
    }

    async fn save_contact(
        &self,
        before: Option<Contact>,
        after: Contact,
        outage: Duration,
    ) -> Result<()> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction =
            sqlx::Connection::begin_with(&mut *connection, "BEGIN IMMEDIATE").await?;
        if read(&mut transaction).await? != before {
            return Err(Error::Conflict);
        }
        sqlx::query(UPSERT)
            .bind(after.alive_at.0)
            .bind(after.discord_at.0)
            .execute(&mut *transaction)
            .await?;
        if !outage.is_zero() {
            sqlx::query(MOVE_DEADLINES)
                .bind(i64::try_from(outage.as_millis()).unwrap_or(i64::MAX))
                .execute(&mut *transaction)
                .await?;
        }
        Ok(transaction.commit().await?)
    }
}

async fn read(connection: &mut SqliteConnection) -> Result<Option<Contact>> {
    let row: Option<(i64, i64)> =
        sqlx::query_as("SELECT alive_ms, discord_ms FROM contact WHERE id = 1")
            .fetch_optional(connection)
            .await?;
    Ok(row.map(|(alive, discord)| Contact {
        alive_at: Timestamp(alive),
        discord_at: Timestamp(discord),
    }))
}
