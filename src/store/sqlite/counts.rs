//! Counts of open tables and running matches.

use async_trait::async_trait;

use super::columns::encode_id;
use super::database::SqliteStore;
use crate::ids::{GuildId, UserId};
use crate::store::counts::CountStore;
use crate::store::error::Result;
use crate::timestamp::Timestamp;

#[async_trait]
impl CountStore for SqliteStore {
    async fn open_tables_of(&self, host: UserId) -> Result<u32> {
        let query = "SELECT COUNT(*) FROM matches WHERE host_id = $1 AND stage = 'lobby'";
        self.count(query, host.0).await
    }

    async fn open_tables_in(&self, guild: GuildId) -> Result<u32> {
        let query = "SELECT COUNT(*) FROM matches WHERE guild_id = $1 AND stage = 'lobby'";
        self.count(query, guild.0).await
    }

    async fn running_matches_of(&self, user: UserId) -> Result<u32> {
        let query = concat!(
            "SELECT COUNT(*) FROM seats s JOIN matches m ON m.id = s.match_id ",
            "WHERE s.user_id = $1 AND s.has_left = 0 AND m.stage = 'running'",
        );
        self.count(query, user.0).await
    }

    async fn running_matches_in(&self, guild: GuildId) -> Result<u32> {
        let query = "SELECT COUNT(*) FROM matches WHERE guild_id = $1 AND stage = 'running'";
        self.count(query, guild.0).await
    }

    async fn called_off_by(&self, user: UserId, since: Timestamp) -> Result<u32> {
        let count: i64 = sqlx::query_scalar(concat!(
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
}

impl SqliteStore {
    async fn count(&self, query: &'static str, id: u64) -> Result<u32> {
        let count: i64 = sqlx::query_scalar(query)
            .bind(encode_id(id))
            .fetch_one(&self.pool)
            .await?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }
}
