//! The table `blocks`.

use async_trait::async_trait;
use claim_table::ids::UserId;
use claim_table::timestamp::Timestamp;

use crate::blocks::{BlockStore, BlockedPerson};
use crate::error::Result;
use crate::sql::SqlStore;
use crate::sql::statements::columns::{decode_id, decode_name, encode_id};
use crate::sql::statements::query::{query, query_scalar};
use crate::sql::statements::row::Row;

/// Whether the user `$1` has blocked the user `$2`: how many rows say so.
pub(in crate::sql) const HAS_BLOCKED: &str =
    "SELECT COUNT(*) FROM blocks WHERE user_id = $1 AND blocked_id = $2";

/// The people whom the user `$1` has blocked.
pub(in crate::sql) const BLOCKED_BY: &str = concat!(
    "SELECT blocked_id, name, user_name FROM blocks WHERE user_id = $1 ",
    "ORDER BY since_ms, blocked_id",
);

#[async_trait]
impl BlockStore for SqlStore {
    async fn blocked_by(&self, user: UserId) -> Result<Vec<BlockedPerson>> {
        let rows = query(BLOCKED_BY)
            .bind(encode_id(user.0))
            .fetch_all(&self.pool)
            .await?;
        let parse = |row: &Row| {
            Ok(BlockedPerson {
                user: UserId(decode_id(row.try_get("blocked_id")?)),
                name: decode_name(row)?,
            })
        };
        rows.iter().map(parse).collect()
    }

    async fn has_blocked(&self, user: UserId, other: UserId) -> Result<bool> {
        let count: i64 = query_scalar(HAS_BLOCKED)
            .bind(encode_id(user.0))
            .bind(encode_id(other.0))
            .fetch_one(&self.pool)
            .await?;
        Ok(count > 0)
    }

    async fn block(
        &self,
        user: UserId,
        person: &BlockedPerson,
        now: Timestamp,
        max: u32,
    ) -> Result<bool> {
        let mut transaction = self.pool.begin_writing().await?;
        transaction.lock(&format!("blocks of {user}")).await?;
        let others = "SELECT COUNT(*) FROM blocks WHERE user_id = $1 AND blocked_id <> $2";
        let others: i64 = query_scalar(others)
            .bind(encode_id(user.0))
            .bind(encode_id(person.user.0))
            .fetch_one(&mut transaction)
            .await?;
        if others >= i64::from(max) {
            transaction.rollback().await?;
            return Ok(false);
        }
        query(concat!(
            "INSERT INTO blocks (user_id, blocked_id, name, user_name, since_ms) ",
            "VALUES ($1, $2, $3, $4, $5) ON CONFLICT (user_id, blocked_id) DO NOTHING",
        ))
        .bind(encode_id(user.0))
        .bind(encode_id(person.user.0))
        .bind(&person.name.display)
        .bind(&person.name.user_name)
        .bind(now.0)
        .execute(&mut transaction)
        .await?;
        transaction.commit().await?;
        Ok(true)
    }

    async fn unblock(&self, user: UserId, other: UserId) -> Result<()> {
        query("DELETE FROM blocks WHERE user_id = $1 AND blocked_id = $2")
            .bind(encode_id(user.0))
            .bind(encode_id(other.0))
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
