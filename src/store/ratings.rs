//! The ladder of a server: who has which rating, and how many matches they won.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::pages::{Extent, Page};
use super::{RatingChange, Store, from_thousandths, id, snowflake, thousandths};
use crate::ids::{GuildId, UserId};
use crate::rating::Rating;
use crate::table::Player;

/// How a match went for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Won it.
    Won,
    /// Tied for the win.
    Drawn,
    /// Lost it.
    Lost,
}

/// Somebody's place on the ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct LadderRow {
    /// Their rank, from 1; equal ratings share it.
    pub rank: u32,
    /// Who.
    pub user: UserId,
    /// Their name when they last played.
    pub name: String,
    /// Their rating.
    pub rating: Rating,
    /// How many matches they played, won, drew and lost.
    pub played: u32,
    /// Of those, won.
    pub won: u32,
    /// Of those, drawn.
    pub drawn: u32,
    /// Of those, lost.
    pub lost: u32,
}

impl LadderRow {
    /// The row of one match.
    pub(super) fn after(player: &Player, change: &RatingChange) -> Self {
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

/// Takes a row's rating over and adds its counts.
pub(super) async fn add(
    connection: &mut SqliteConnection,
    guild: GuildId,
    row: &LadderRow,
) -> sqlx::Result<()> {
    sqlx::query(concat!(
        "INSERT INTO ratings ",
        "(guild_id, user_id, name, rating, uncertainty, played, won, drawn, lost) ",
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ",
        "ON CONFLICT (guild_id, user_id) DO UPDATE SET name = excluded.name, ",
        "rating = excluded.rating, uncertainty = excluded.uncertainty, ",
        "played = ratings.played + excluded.played, won = ratings.won + excluded.won, ",
        "drawn = ratings.drawn + excluded.drawn, lost = ratings.lost + excluded.lost",
    ))
    .bind(id(guild.0))
    .bind(id(row.user.0))
    .bind(&row.name)
    .bind(thousandths(row.rating.points))
    .bind(thousandths(row.rating.uncertainty))
    .bind(i64::from(row.played))
    .bind(i64::from(row.won))
    .bind(i64::from(row.drawn))
    .bind(i64::from(row.lost))
    .execute(connection)
    .await?;
    Ok(())
}

impl Store {
    /// Somebody's rating in a server; a newcomer's if they have none.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn rating(&self, guild: GuildId, user: UserId) -> sqlx::Result<Rating> {
        let found: Option<(i64, i64)> = sqlx::query_as(
            "SELECT rating, uncertainty FROM ratings WHERE guild_id = $1 AND user_id = $2",
        )
        .bind(id(guild.0))
        .bind(id(user.0))
        .fetch_optional(&self.pool)
        .await?;
        Ok(
            found.map_or_else(Rating::default, |(points, uncertainty)| Rating {
                points: from_thousandths(points),
                uncertainty: from_thousandths(uncertainty),
            }),
        )
    }

    /// A page of a server's ladder, best first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn ladder(
        &self,
        guild: GuildId,
        asker: UserId,
        page: u32,
        per_page: u32,
    ) -> sqlx::Result<Page<LadderRow>> {
        let total = sqlx::query_scalar("SELECT COUNT(*) FROM ratings WHERE guild_id = $1")
            .bind(id(guild.0))
            .fetch_one(&self.pool)
            .await?;
        let extent = Extent::new(page, per_page, total);
        let rows = sqlx::query(concat!(
            "SELECT *, (SELECT COUNT(*) FROM ratings b WHERE b.guild_id = a.guild_id ",
            "AND b.rating > a.rating) + 1 AS place FROM ratings a WHERE a.guild_id = $1 ",
            "ORDER BY a.rating DESC, a.user_id LIMIT $2 OFFSET $3",
        ))
        .bind(id(guild.0))
        .bind(extent.limit())
        .bind(extent.offset())
        .fetch_all(&self.pool)
        .await?;
        let own = sqlx::query(concat!(
            "SELECT *, (SELECT COUNT(*) FROM ratings b WHERE b.guild_id = a.guild_id ",
            "AND b.rating > a.rating) + 1 AS place FROM ratings a ",
            "WHERE a.guild_id = $1 AND a.user_id = $2",
        ))
        .bind(id(guild.0))
        .bind(id(asker.0))
        .fetch_optional(&self.pool)
        .await?;
        extent.page(&rows, own.as_ref(), row_from)
    }
}

fn row_from(row: &SqliteRow) -> sqlx::Result<LadderRow> {
    let number = |column| {
        let number: i64 = row.try_get(column)?;
        Ok::<_, sqlx::Error>(u32::try_from(number).unwrap_or_default())
    };
    Ok(LadderRow {
        rank: number("place")?,
        user: UserId(snowflake(row.try_get("user_id")?)),
        name: row.try_get("name")?,
        rating: Rating {
            points: from_thousandths(row.try_get("rating")?),
            uncertainty: from_thousandths(row.try_get("uncertainty")?),
        },
        played: number("played")?,
        won: number("won")?,
        drawn: number("drawn")?,
        lost: number("lost")?,
    })
}
