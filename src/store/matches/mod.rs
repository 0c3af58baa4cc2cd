//! Matches: terms, seats and the record.

mod load;
mod save;

use super::{Store, from_thousandths, id};
use crate::cards::Seat;
use crate::ids::{MatchId, UserId};
pub use save::{RatingChange, Saving};

impl Store {
    /// The record of a match: its lines, each with its line end.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn record(&self, match_id: MatchId) -> sqlx::Result<String> {
        let lines: Vec<String> =
            sqlx::query_scalar("SELECT text FROM lines WHERE match_id = $1 ORDER BY number")
                .bind(match_id.to_string())
                .fetch_all(&self.pool)
                .await?;
        Ok(lines.into_iter().map(|line| line + "\n").collect())
    }

    /// The matches somebody sits in that have not ended, oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn open_matches_of(&self, user: UserId) -> sqlx::Result<Vec<MatchId>> {
        let ids: Vec<String> = sqlx::query_scalar(concat!(
            "SELECT m.id FROM matches m JOIN seats s ON s.match_id = m.id ",
            "WHERE s.user_id = $1 AND m.stage IN ('lobby', 'running') ",
            "ORDER BY m.opened_ms, m.id",
        ))
        .bind(id(user.0))
        .fetch_all(&self.pool)
        .await?;
        Ok(ids.iter().filter_map(|text| text.parse().ok()).collect())
    }

    /// The last `most` matches that somebody sat in and that are over, the latest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn ended_matches_of(&self, user: UserId, most: u32) -> sqlx::Result<Vec<MatchId>> {
        let ids: Vec<String> = sqlx::query_scalar(concat!(
            "SELECT m.id FROM matches m JOIN seats s ON s.match_id = m.id ",
            "WHERE s.user_id = $1 AND m.stage = 'over' ",
            "ORDER BY m.opened_ms DESC, m.id LIMIT $2",
        ))
        .bind(id(user.0))
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        Ok(ids.iter().filter_map(|text| text.parse().ok()).collect())
    }

    /// The match that was opened as the rematch of another one, if it was.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn rematch_of(&self, match_id: MatchId) -> sqlx::Result<Option<MatchId>> {
        let found: Option<String> = sqlx::query_scalar(concat!(
            "SELECT id FROM matches WHERE rematch_of = $1 AND stage NOT IN ('cancelled', 'expired') ",
            "ORDER BY opened_ms DESC LIMIT 1",
        ))
        .bind(match_id.to_string())
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.and_then(|text| text.parse().ok()))
    }

    /// What an ended match did to the ratings: per seat, the points before and after.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn rating_changes(&self, match_id: MatchId) -> sqlx::Result<Vec<(Seat, f64, f64)>> {
        let rows: Vec<(i64, i64, i64)> = sqlx::query_as(concat!(
            "SELECT seat, rating_before, rating_after FROM seats WHERE match_id = $1 ",
            "AND rating_before IS NOT NULL AND rating_after IS NOT NULL ORDER BY seat",
        ))
        .bind(match_id.to_string())
        .fetch_all(&self.pool)
        .await?;
        let change = |(seat, before, after): (i64, i64, i64)| {
            let seat = usize::try_from(seat).ok().and_then(Seat::from_index)?;
            Some((seat, from_thousandths(before), from_thousandths(after)))
        };
        Ok(rows.into_iter().filter_map(change).collect())
    }
}
