//! Saving what a command changed of a match: one transaction per command.

use sqlx::Acquire;
use sqlx::sqlite::SqliteConnection;

use crate::cards::Seat;
use crate::rating::Rating;
use crate::record::Line;
use crate::store::{LadderRow, Outcome, Store, id, ratings, thousandths};
use crate::table::{Occupant, Stage, Table};

/// The account of a bot's seat: nobody's.
const NOBODY: i64 = 0;

/// What a match did to a player's rating.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// The seat they had.
    pub seat: Seat,
    /// The rating before.
    pub before: Rating,
    /// The rating after.
    pub after: Rating,
    /// Whether they won.
    pub outcome: Outcome,
}

/// A change of a table, to be saved as a whole or not at all.
#[derive(Clone, Copy, Debug)]
pub struct Saving<'a> {
    /// The table as it was; nothing if it was opened just now.
    pub before: Option<&'a Table>,
    /// The table as it is now.
    pub after: &'a Table,
    /// The lines that the record has gained.
    pub lines: &'a [Line],
    /// The ratings that have changed.
    pub ratings: &'a [RatingChange],
}

impl Store {
    /// Saves a change, in one transaction.
    ///
    /// # Errors
    ///
    /// If the database fails, or the match is not as it was before; nothing is saved then.
    pub async fn save(&self, saving: Saving<'_>) -> sqlx::Result<()> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        match saving.before {
            None => insert_match(&mut transaction, saving.after).await?,
            Some(before) => update_match(&mut transaction, before, saving.after).await?,
        }
        if saving.before.map(Table::seating) != Some(saving.after.seating()) {
            save_seating(&mut transaction, saving.after).await?;
        }
        let count = saving.after.line_count();
        let first = i64::from(count) - i64::try_from(saving.lines.len()).unwrap_or_default();
        for (number, line) in (first..).zip(saving.lines) {
            sqlx::query("INSERT INTO lines (match_id, number, text) VALUES ($1, $2, $3)")
                .bind(saving.after.id().to_string())
                .bind(number)
                .bind(line.to_json())
                .execute(&mut *transaction)
                .await?;
        }
        for change in saving.ratings {
            save_rating(&mut transaction, saving.after, change).await?;
        }
        transaction.commit().await
    }
}

async fn insert_match(connection: &mut SqliteConnection, table: &Table) -> sqlx::Result<()> {
    let terms = table.terms();
    let options =
        serde_json::to_string(terms.setup.options()).map_err(|e| sqlx::Error::Encode(e.into()))?;
    sqlx::query(concat!(
        "INSERT INTO matches (id, guild_id, channel_id, locale, game, players, options, ",
        "host_id, invited_id, invited_name, turn_limit_ms, rematch_of, secret, stage, ",
        "revision, deadline_ms, opened_ms) ",
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)",
    ))
    .bind(terms.id.to_string())
    .bind(id(terms.guild.0))
    .bind(id(terms.channel.0))
    .bind(&terms.locale)
    .bind(terms.setup.kind().id())
    .bind(i64::from(terms.setup.players()))
    .bind(options)
    .bind(id(terms.host.0))
    .bind(terms.invited.as_ref().map(|invited| id(invited.user.0)))
    .bind(terms.invited.as_ref().map(|invited| &invited.name))
    .bind(i64::try_from(terms.turn_limit.as_millis()).unwrap_or(i64::MAX))
    .bind(terms.rematch_of.map(|other| other.to_string()))
    .bind(terms.secret.as_bytes().as_slice())
    .bind(stage_name(table))
    .bind(i64::from(table.revision()))
    .bind(table.deadline().map(|deadline| deadline.0))
    .bind(terms.opened.0)
    .execute(connection)
    .await?;
    Ok(())
}

async fn update_match(
    connection: &mut SqliteConnection,
    before: &Table,
    after: &Table,
) -> sqlx::Result<()> {
    let (old, new) = (stage_name(before), stage_name(after));
    // Most actions leave the stage as it is, and so its index alone.
    let query = if old == new {
        sqlx::query(concat!(
            "UPDATE matches SET revision = $1, deadline_ms = $2 ",
            "WHERE id = $3 AND revision = $4",
        ))
    } else {
        sqlx::query(concat!(
            "UPDATE matches SET revision = $1, deadline_ms = $2, stage = $5 ",
            "WHERE id = $3 AND revision = $4",
        ))
    };
    let query = query
        .bind(i64::from(after.revision()))
        .bind(after.deadline().map(|deadline| deadline.0))
        .bind(after.id().to_string())
        .bind(i64::from(before.revision()));
    let query = if old == new { query } else { query.bind(new) };
    match query.execute(connection).await?.rows_affected() {
        0 => Err(sqlx::Error::RowNotFound),
        _ => Ok(()),
    }
}

async fn save_seating(connection: &mut SqliteConnection, table: &Table) -> sqlx::Result<()> {
    sqlx::query("DELETE FROM seats WHERE match_id = $1")
        .bind(table.id().to_string())
        .execute(&mut *connection)
        .await?;
    for (seat, occupant) in table.seating().iter() {
        let Some(occupant) = occupant else { continue };
        let query = sqlx::query(concat!(
            "INSERT INTO seats (match_id, seat, user_id, name, locale, entropy, bot) ",
            "VALUES ($1, $2, $3, $4, $5, $6, $7)",
        ))
        .bind(table.id().to_string())
        .bind(i64::from(seat as u8));
        let query = match occupant {
            Occupant::Person(player) => query
                .bind(id(player.user.0))
                .bind(&player.name)
                .bind(&player.locale)
                .bind(&player.entropy)
                .bind(None::<&str>),
            Occupant::Bot(level) => query
                .bind(NOBODY)
                .bind("")
                .bind("")
                .bind("")
                .bind(Some(level.id())),
        };
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

async fn save_rating(
    connection: &mut SqliteConnection,
    table: &Table,
    change: &RatingChange,
) -> sqlx::Result<()> {
    let Some(player) = table.seating().player(change.seat) else {
        return Ok(());
    };
    sqlx::query(concat!(
        "UPDATE seats SET rating_before = $1, rating_after = $2 ",
        "WHERE match_id = $3 AND seat = $4",
    ))
    .bind(thousandths(change.before.points))
    .bind(thousandths(change.after.points))
    .bind(table.id().to_string())
    .bind(i64::from(change.seat as u8))
    .execute(&mut *connection)
    .await?;
    let row = LadderRow::after(player, change);
    ratings::add(connection, table.terms().guild, &row).await
}

/// How far a match has come, in the database's words.
pub(super) fn stage_name(table: &Table) -> &'static str {
    match table.stage() {
        Stage::Lobby => "lobby",
        Stage::Cancelled => "cancelled",
        Stage::Expired => "expired",
        Stage::Dealt(_) if table.is_over() => "over",
        Stage::Dealt(_) => "running",
    }
}
