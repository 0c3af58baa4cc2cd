//! Changes of rows that take long in a large file. They are made at the first start after an update, in many
//! short transactions; if that start is killed, the next one resumes them.

use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Acquire, Sqlite, Transaction};

use crate::store::sql::{Pool, UpgradeProgress, position};

/// How many matches are changed in one transaction.
const BATCH_SIZE: i64 = 250;

/// SQL: the ended matches `m` with ids after `$1`, up to and including `$2`.
macro_rules! batch {
    () => {
        "m.id > $1 AND m.id <= $2 AND m.stage IN ('over', 'cancelled', 'expired')"
    };
}

/// Moves the lines of matches that ended before the migration to the table `records`, and lists those with
/// messages that do not show the end. Does nothing if this has been done.
pub(super) async fn archive_ended(
    pool: &SqlitePool,
    on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
) -> sqlx::Result<()> {
    let Some(mut position) = position(&Pool::Sqlite(pool.clone()), "archive").await? else {
        return Ok(());
    };
    let mut connection = pool.acquire().await?;
    let total = count(&mut connection, "").await?;
    let left = count(&mut connection, &position).await?;
    let mut progress = UpgradeProgress::of_matches(total.saturating_sub(left), total);
    loop {
        on_progress(progress);
        let mut transaction = connection.begin().await?;
        let batch: Vec<String> = sqlx::query_scalar(concat!(
            "SELECT id FROM matches WHERE id > $1 AND stage IN ('over', 'cancelled', 'expired') ",
            "ORDER BY id LIMIT $2",
        ))
        .bind(&position)
        .bind(BATCH_SIZE)
        .fetch_all(&mut *transaction)
        .await?;
        let Some(last) = batch.last() else {
            sqlx::query("DELETE FROM upgrades WHERE name = 'archive'")
                .execute(&mut *transaction)
                .await?;
            return transaction.commit().await;
        };
        archive_batch(&mut transaction, &position, last).await?;
        sqlx::query("UPDATE upgrades SET position = $1 WHERE name = 'archive'")
            .bind(last)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        progress.done += batch.len() as u64;
        position.clone_from(last);
    }
}

/// The number of ended matches after `position`.
async fn count(connection: &mut SqliteConnection, position: &str) -> sqlx::Result<u64> {
    let count: i64 = sqlx::query_scalar(concat!(
        "SELECT COUNT(*) FROM matches ",
        "WHERE id > $1 AND stage IN ('over', 'cancelled', 'expired')",
    ))
    .bind(position)
    .fetch_one(connection)
    .await?;
    Ok(u64::try_from(count).unwrap_or_default())
}

/// Archives the ended matches with ids after `first`, up to and including `last`.
async fn archive_batch(
    transaction: &mut Transaction<'_, Sqlite>,
    first: &str,
    last: &str,
) -> sqlx::Result<()> {
    sqlx::query(concat!(
        "INSERT INTO records (match_id, text) ",
        "SELECT l.match_id, string_agg(l.text || $3, '' ORDER BY l.number) ",
        "FROM matches m JOIN lines l ON l.match_id = m.id WHERE ",
        batch!(),
        " GROUP BY l.match_id",
    ))
    .bind(first)
    .bind(last)
    .bind("\n")
    .execute(&mut **transaction)
    .await?;
    for statement in [
        concat!(
            "INSERT INTO unpresented (match_id) SELECT m.id FROM matches m WHERE ",
            batch!(),
            " AND EXISTS (SELECT 1 FROM messages g ",
            "WHERE g.match_id = m.id AND g.revision < m.revision) ",
            "ON CONFLICT (match_id) DO NOTHING",
        ),
        concat!(
            "DELETE FROM lines WHERE match_id IN (SELECT m.id FROM matches m WHERE ",
            batch!(),
            ")",
        ),
    ] {
        sqlx::query(statement)
            .bind(first)
            .bind(last)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}
