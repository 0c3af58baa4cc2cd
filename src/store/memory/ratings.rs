//! Ratings and the leaderboard.

use std::cmp::Reverse;

use async_trait::async_trait;

use super::{Data, MemoryStore, page};
use crate::ids::{GuildId, UserId};
use crate::rating::Rating;
use crate::store::error::{Error, Result};
use crate::store::pages::Page;
use crate::store::ratings::{RatingRow, RatingStore};

impl Data {
    /// A user's rating in a server.
    fn rating(&self, guild: GuildId, user: UserId) -> Rating {
        let row = self.ratings.get(&(guild, user));
        row.map_or_else(Rating::default, |row| row.rating)
    }

    /// Refuses a change of a rating that was computed from another one than is stored.
    pub(super) fn check_rating(&self, guild: GuildId, user: UserId, before: Rating) -> Result<()> {
        if rounded(self.rating(guild, user)) == rounded(before) {
            Ok(())
        } else {
            Err(Error::Conflict)
        }
    }

    /// Replaces a player's rating by that of `new` and adds its counts to the player's.
    pub(super) fn add_rating(&mut self, guild: GuildId, new: &RatingRow) {
        let old = self.ratings.remove(&(guild, new.user));
        let count = |of: fn(&RatingRow) -> u32| of(new) + old.as_ref().map_or(0, of);
        let row = RatingRow {
            rating: rounded(new.rating),
            played: count(|row| row.played),
            won: count(|row| row.won),
            drawn: count(|row| row.drawn),
            lost: count(|row| row.lost),
            ..new.clone()
        };
        self.ratings.insert((guild, row.user), row);
    }
}

/// A rating as it is stored: in thousandths of a point.
fn rounded(rating: Rating) -> Rating {
    Rating {
        points: rounded_points(rating.points),
        uncertainty: rounded_points(rating.uncertainty),
    }
}

/// Points as they are stored: in thousandths.
pub(super) fn rounded_points(points: f64) -> f64 {
    (points * 1000.0).round() / 1000.0
}

#[async_trait]
impl RatingStore for MemoryStore {
    async fn rating(&self, guild: GuildId, user: UserId) -> Result<Rating> {
        self.read("rating", |data| Ok(data.rating(guild, user)))
            .await
    }

    async fn rating_history(
        &self,
        guild: GuildId,
        user: UserId,
        limit: u32,
    ) -> Result<Vec<(f64, f64)>> {
        self.read("rating_history", |data| {
            let mut rated: Vec<_> = data
                .matches
                .values()
                .filter(|stored| stored.settings.guild == Some(guild))
                .filter_map(|stored| {
                    let points = stored.rating_of(user)?;
                    let order = (
                        stored.ended_at,
                        stored.settings.opened_at,
                        Reverse(stored.id()),
                    );
                    Some((Reverse(order), points))
                })
                .collect();
            rated.sort_by_key(|(order, _)| *order);
            rated.truncate(limit as usize);
            Ok(rated.into_iter().rev().map(|(_, points)| points).collect())
        })
        .await
    }

    async fn leaderboard(
        &self,
        guild: GuildId,
        user: UserId,
        number: u32,
        per_page: u32,
    ) -> Result<Page<RatingRow>> {
        self.read("leaderboard", |data| {
            let rows = data.ratings.iter().filter(|((of, _), _)| *of == guild);
            let mut rows: Vec<_> = rows.map(|(_, row)| row.clone()).collect();
            rows.sort_by(|a, b| b.rating.points.total_cmp(&a.rating.points));
            let points: Vec<_> = rows.iter().map(|row| row.rating.points).collect();
            for row in &mut rows {
                let better = points.iter().filter(|points| **points > row.rating.points);
                row.rank = u32::try_from(better.count()).unwrap_or(u32::MAX) + 1;
            }
            Ok(page(&rows, number, per_page, |row| row.user == user))
        })
        .await
    }
}
