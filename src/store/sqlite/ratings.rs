//! The table `ratings`.

use async_trait::async_trait;
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::columns::{decode_count, decode_id, decode_rating, encode_id, encode_rating};
use super::database::SqliteStore;
use crate::ids::{GuildId, UserId};
use crate::rating::Rating;
use crate::store::error::{Error, Result};
use crate::store::pages::{Page, PageRange};
use crate::store::ratings::{RatingRow, RatingStore};

/// SQL: the row `a` of a player with its place in the ranking of its server.
macro_rules! ranked {
    ($rest:literal) => {
        concat!(
            "SELECT *, (SELECT COUNT(*) FROM ratings b WHERE b.guild_id = a.guild_id ",
            "AND b.rating > a.rating) + 1 AS place FROM ratings a WHERE a.guild_id = $1 ",
            $rest
        )
    };
}

/// The number of rated players of the server `$1`.
pub(super) const PLAYER_COUNT: &str = "SELECT COUNT(*) FROM ratings WHERE guild_id = $1";

/// A page of the leaderboard: `$2` is the number of rows, `$3` that of the rows before it.
pub(super) const LEADERBOARD_PAGE: &str =
    ranked!("ORDER BY a.rating DESC, a.user_id LIMIT $2 OFFSET $3");

/// The row of the user `$2`.
pub(super) const OWN_RATING: &str = ranked!("AND a.user_id = $2");

/// Replaces a player's rating, which must be `before`, by that of `row` and adds its counts to the
/// player's. Another match of the player may have changed it since it was read: that is a conflict.
pub(super) async fn add(
    connection: &mut SqliteConnection,
    guild: GuildId,
    before: Rating,
    row: &RatingRow,
) -> Result<()> {
    sqlx::query(concat!(
        "INSERT INTO ratings ",
        "(guild_id, user_id, name, rating, uncertainty, played, won, drawn, lost) ",
        "VALUES ($1, $2, $3, $4, $5, 0, 0, 0, 0) ON CONFLICT (guild_id, user_id) DO NOTHING",
    ))
    .bind(encode_id(guild.0))
    .bind(encode_id(row.user.0))
    .bind(&row.name)
    .bind(encode_rating(Rating::default().points))
    .bind(encode_rating(Rating::default().uncertainty))
    .execute(&mut *connection)
    .await?;
    let updated = sqlx::query(concat!(
        "UPDATE ratings SET name = $3, rating = $4, uncertainty = $5, played = played + $6, ",
        "won = won + $7, drawn = drawn + $8, lost = lost + $9 ",
        "WHERE guild_id = $1 AND user_id = $2 AND rating = $10 AND uncertainty = $11",
    ))
    .bind(encode_id(guild.0))
    .bind(encode_id(row.user.0))
    .bind(&row.name)
    .bind(encode_rating(row.rating.points))
    .bind(encode_rating(row.rating.uncertainty))
    .bind(i64::from(row.played))
    .bind(i64::from(row.won))
    .bind(i64::from(row.drawn))
    .bind(i64::from(row.lost))
    .bind(encode_rating(before.points))
    .bind(encode_rating(before.uncertainty))
    .execute(connection)
    .await?;
    match updated.rows_affected() {
        0 => Err(Error::Conflict),
        _ => Ok(()),
    }
}

#[async_trait]
impl RatingStore for SqliteStore {
    async fn rating(&self, guild: GuildId, user: UserId) -> Result<Rating> {
        let found: Option<(i64, i64)> = sqlx::query_as(
            "SELECT rating, uncertainty FROM ratings WHERE guild_id = $1 AND user_id = $2",
        )
        .bind(encode_id(guild.0))
        .bind(encode_id(user.0))
        .fetch_optional(&self.pool)
        .await?;
        Ok(
            found.map_or_else(Rating::default, |(points, uncertainty)| Rating {
                points: decode_rating(points),
                uncertainty: decode_rating(uncertainty),
            }),
        )
    }

    async fn rating_history(
        &self,
        guild: GuildId,
        user: UserId,
        limit: u32,
    ) -> Result<Vec<(f64, f64)>> {
        let mut rows: Vec<(i64, i64)> = sqlx::query_as(concat!(
            "SELECT s.rating_before, s.rating_after FROM seats s ",
            "JOIN matches m ON m.id = s.match_id ",
            "WHERE s.user_id = $1 AND m.guild_id = $2 AND s.rating_after IS NOT NULL ",
            "ORDER BY m.ended_ms DESC, m.opened_ms DESC, m.id LIMIT $3",
        ))
        .bind(encode_id(user.0))
        .bind(encode_id(guild.0))
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        rows.reverse();
        let decode = |(before, after)| (decode_rating(before), decode_rating(after));
        Ok(rows.into_iter().map(decode).collect())
    }

    async fn leaderboard(
        &self,
        guild: GuildId,
        user: UserId,
        page: u32,
        per_page: u32,
    ) -> Result<Page<RatingRow>> {
        let total = sqlx::query_scalar(PLAYER_COUNT)
            .bind(encode_id(guild.0))
            .fetch_one(&self.pool)
            .await?;
        let range = PageRange::new(page, per_page, total);
        let rows = sqlx::query(LEADERBOARD_PAGE)
            .bind(encode_id(guild.0))
            .bind(range.limit())
            .bind(range.offset())
            .fetch_all(&self.pool)
            .await?;
        let own = sqlx::query(OWN_RATING)
            .bind(encode_id(guild.0))
            .bind(encode_id(user.0))
            .fetch_optional(&self.pool)
            .await?;
        range.page(&rows, own.as_ref(), parse_row)
    }
}

fn parse_row(row: &SqliteRow) -> Result<RatingRow> {
    Ok(RatingRow {
        rank: decode_count(row, "place")?,
        user: UserId(decode_id(row.try_get("user_id")?)),
        name: row.try_get("name")?,
        rating: Rating {
            points: decode_rating(row.try_get("rating")?),
            uncertainty: decode_rating(row.try_get("uncertainty")?),
        },
        played: decode_count(row, "played")?,
        won: decode_count(row, "won")?,
        drawn: decode_count(row, "drawn")?,
        lost: decode_count(row, "lost")?,
    })
}
