//! The tables `matches`, `seats` and `lines`.

mod load;
mod save;

use async_trait::async_trait;
use claim_rules::cards::Seat;

use super::columns::{decode_rating, encode_id};
use super::database::SqliteStore;
use crate::ids::{ChannelId, MatchId, UserId};
use crate::store::error::Result;
use crate::store::matches::{MatchStore, TableChange};
use crate::store::messages::MessageState;
use crate::table::Table;

#[async_trait]
impl MatchStore for SqliteStore {
    async fn save(&self, change: TableChange<'_>) -> Result<()> {
        self.save_change(change).await
    }

    async fn load_open(&self) -> Result<Vec<(Table, Vec<MessageState>)>> {
        self.load_open_matches().await
    }

    async fn load(&self, match_id: MatchId) -> Result<Option<(Table, Vec<MessageState>)>> {
        self.load_match(match_id).await
    }

    async fn record(&self, match_id: MatchId) -> Result<String> {
        let lines: Vec<String> =
            sqlx::query_scalar("SELECT text FROM lines WHERE match_id = $1 ORDER BY number")
                .bind(match_id.to_string())
                .fetch_all(&self.pool)
                .await?;
        Ok(lines.into_iter().map(|line| line + "\n").collect())
    }

    async fn open_matches_of(&self, user: UserId) -> Result<Vec<MatchId>> {
        let ids: Vec<String> = sqlx::query_scalar(concat!(
            "SELECT m.id FROM matches m JOIN seats s ON s.match_id = m.id ",
            "WHERE s.user_id = $1 AND m.stage IN ('lobby', 'running') ",
            "ORDER BY m.opened_ms, m.id",
        ))
        .bind(encode_id(user.0))
        .fetch_all(&self.pool)
        .await?;
        Ok(ids.iter().filter_map(|text| text.parse().ok()).collect())
    }

    async fn ended_matches_of(&self, user: UserId, limit: u32) -> Result<Vec<MatchId>> {
        let ids: Vec<String> = sqlx::query_scalar(concat!(
            "SELECT m.id FROM matches m JOIN seats s ON s.match_id = m.id ",
            "WHERE s.user_id = $1 AND m.stage = 'over' ",
            "ORDER BY m.ended_ms DESC, m.id LIMIT $2",
        ))
        .bind(encode_id(user.0))
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(ids.iter().filter_map(|text| text.parse().ok()).collect())
    }

    async fn open_match_in(&self, channel: ChannelId, user: UserId) -> Result<Option<MatchId>> {
        let found: Option<String> = sqlx::query_scalar(concat!(
            "SELECT m.id FROM matches m ",
            "WHERE m.channel_id = $1 AND m.stage IN ('lobby', 'running') ",
            "ORDER BY EXISTS (SELECT 1 FROM seats s ",
            "WHERE s.match_id = m.id AND s.user_id = $2) DESC, m.opened_ms DESC, m.id LIMIT 1",
        ))
        .bind(encode_id(channel.0))
        .bind(encode_id(user.0))
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.and_then(|text| text.parse().ok()))
    }

    async fn rematch_of(&self, match_id: MatchId) -> Result<Option<MatchId>> {
        let found: Option<String> = sqlx::query_scalar(concat!(
            "SELECT id FROM matches WHERE rematch_of = $1 AND stage NOT IN ('cancelled', 'expired') ",
            "ORDER BY opened_ms DESC LIMIT 1",
        ))
        .bind(match_id.to_string())
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.and_then(|text| text.parse().ok()))
    }

    async fn rating_changes(&self, match_id: MatchId) -> Result<Vec<(Seat, f64, f64)>> {
        let rows: Vec<(i64, i64, i64)> = sqlx::query_as(concat!(
            "SELECT seat, rating_before, rating_after FROM seats WHERE match_id = $1 ",
            "AND rating_before IS NOT NULL AND rating_after IS NOT NULL ORDER BY seat",
        ))
        .bind(match_id.to_string())
        .fetch_all(&self.pool)
        .await?;
        let change = |(seat, before, after): (i64, i64, i64)| {
            let seat = usize::try_from(seat).ok().and_then(Seat::from_index)?;
            Some((seat, decode_rating(before), decode_rating(after)))
        };
        Ok(rows.into_iter().filter_map(change).collect())
    }
}
