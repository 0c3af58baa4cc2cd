//! Matches: their settings, seats and records.

mod load;
mod save;

use claim_rules::cards::Seat;

use super::columns::{decode_rating, encode_id};
use super::database::Store;
use super::error::Result;
use crate::ids::{ChannelId, MatchId, UserId};
pub use save::TableChange;

impl Store {
    /// The record of a match, with a line break after each line. Empty if there is none.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn record(&self, match_id: MatchId) -> Result<String> {
        let lines: Vec<String> =
            sqlx::query_scalar("SELECT text FROM lines WHERE match_id = $1 ORDER BY number")
                .bind(match_id.to_string())
                .fetch_all(&self.pool)
                .await?;
        Ok(lines.into_iter().map(|line| line + "\n").collect())
    }

    /// The matches of a user that have not ended, oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn open_matches_of(&self, user: UserId) -> Result<Vec<MatchId>> {
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

    /// Up to `limit` finished matches of a user, the one that ended last first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn ended_matches_of(&self, user: UserId, limit: u32) -> Result<Vec<MatchId>> {
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

    /// The newest match in a channel that has not ended. Matches in which the user sits take
    /// precedence.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn open_match_in(&self, channel: ChannelId, user: UserId) -> Result<Option<MatchId>> {
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

    /// The rematch of a match, unless it was cancelled or has expired.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn rematch_of(&self, match_id: MatchId) -> Result<Option<MatchId>> {
        let found: Option<String> = sqlx::query_scalar(concat!(
            "SELECT id FROM matches WHERE rematch_of = $1 AND stage NOT IN ('cancelled', 'expired') ",
            "ORDER BY opened_ms DESC LIMIT 1",
        ))
        .bind(match_id.to_string())
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.and_then(|text| text.parse().ok()))
    }

    /// The ratings of each seat's player before and after a match, in points. Empty if the match
    /// was not rated.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn rating_changes(&self, match_id: MatchId) -> Result<Vec<(Seat, f64, f64)>> {
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
