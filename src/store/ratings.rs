//! The ratings of a server's players, and the leaderboard made of them.

use async_trait::async_trait;
use claim_rules::cards::Seat;

use super::error::Result;
use super::pages::Page;
use crate::ids::{GuildId, UserId};
use crate::rating::{Outcome, Rating};
use crate::table::Player;

/// How a match changed the rating of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// The player's seat.
    pub seat: Seat,
    /// The rating before the match, as [`RatingStore::rating`] has read it.
    pub before: Rating,
    /// The rating after the match.
    pub after: Rating,
    /// The result for the player.
    pub outcome: Outcome,
}

/// A row of a server's leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
    /// The rank, from 1. Equal ratings share a rank.
    pub rank: u32,
    /// The player's account.
    pub user: UserId,
    /// The player's display name in their last match.
    pub name: String,
    /// The current rating.
    pub rating: Rating,
    /// The number of rated matches.
    pub played: u32,
    /// The number of matches won.
    pub won: u32,
    /// The number of matches drawn.
    pub drawn: u32,
    /// The number of matches lost.
    pub lost: u32,
}

impl RatingRow {
    /// What one match contributes to the row of a player.
    pub(super) fn of_match(player: &Player, change: &RatingChange) -> Self {
        let count = |outcome| u32::from(change.outcome == outcome);
        Self {
            rank: 0,
            user: player.user,
            name: player.name.clone(),
            rating: change.after,
            played: 1,
            won: count(Outcome::Won),
            drawn: count(Outcome::Drawn),
            lost: count(Outcome::Lost),
        }
    }
}

/// Reads ratings. They are saved with the end of a match.
#[async_trait]
pub trait RatingStore: Send + Sync {
    /// A user's rating in a server; the initial rating if they have not played there.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn rating(&self, guild: GuildId, user: UserId) -> Result<Rating>;

    /// A user's rating before and after their last `limit` rated matches in a server, oldest first.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn rating_history(
        &self,
        guild: GuildId,
        user: UserId,
        limit: u32,
    ) -> Result<Vec<(f64, f64)>>;

    /// A page of a server's leaderboard, counted from 0, and the user's own row.
    ///
    /// # Errors
    ///
    /// See [`Error`](super::Error).
    async fn leaderboard(
        &self,
        guild: GuildId,
        user: UserId,
        page: u32,
        per_page: u32,
    ) -> Result<Page<RatingRow>>;
}
