//! The table `refused_deletions`.

use async_trait::async_trait;
use claim_table::ids::{ChannelId, MessageId, UserId};
use claim_table::timestamp::Timestamp;

use crate::deletions::{DeletionStore, RefusedDeletion};
use crate::error::Result;
use crate::sql::SqlStore;
use crate::sql::statements::columns::{decode_count, decode_id, encode_id};
use crate::sql::statements::query::query;
use crate::sql::statements::row::Row;

/// The messages that are due at `$1`, at most `$2`.
pub(in crate::sql) const DUE: &str = concat!(
    "SELECT message_id, channel_id, user_id, attempts, due_ms FROM refused_deletions ",
    "WHERE due_ms <= $1 ORDER BY due_ms LIMIT $2",
);

#[async_trait]
impl DeletionStore for SqlStore {
    async fn save_refused_deletion(&self, deletion: &RefusedDeletion) -> Result<()> {
        query(concat!(
            "INSERT INTO refused_deletions (message_id, channel_id, user_id, attempts, due_ms) ",
            "VALUES ($1, $2, $3, $4, $5) ON CONFLICT (message_id) DO NOTHING",
        ))
        .bind(encode_id(deletion.message.0))
        .bind(encode_id(deletion.channel.0))
        .bind(deletion.user.map(|user| encode_id(user.0)))
        .bind(i64::from(deletion.attempts))
        .bind(deletion.due.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn due_deletions(&self, now: Timestamp, limit: u32) -> Result<Vec<RefusedDeletion>> {
        let rows = query(DUE)
            .bind(now.0)
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        let deletion = |row: &Row| -> sqlx::Result<_> {
            let user: Option<i64> = row.try_get("user_id")?;
            Ok(RefusedDeletion {
                channel: ChannelId(decode_id(row.try_get("channel_id")?)),
                message: MessageId(decode_id(row.try_get("message_id")?)),
                user: user.map(|user| UserId(decode_id(user))),
                attempts: decode_count(row, "attempts")?,
                due: Timestamp(row.try_get("due_ms")?),
            })
        };
        let deletions: sqlx::Result<_> = rows.iter().map(deletion).collect();
        Ok(deletions?)
    }

    async fn postpone_deletion(&self, deletion: &RefusedDeletion, due: Timestamp) -> Result<bool> {
        let postponed = query(concat!(
            "UPDATE refused_deletions SET attempts = attempts + 1, due_ms = $1 ",
            "WHERE message_id = $2 AND attempts = $3",
        ))
        .bind(due.0)
        .bind(encode_id(deletion.message.0))
        .bind(i64::from(deletion.attempts))
        .execute(&self.pool)
        .await?;
        Ok(postponed > 0)
    }

    async fn remove_deletion(&self, message: MessageId) -> Result<()> {
        query("DELETE FROM refused_deletions WHERE message_id = $1")
            .bind(encode_id(message.0))
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
