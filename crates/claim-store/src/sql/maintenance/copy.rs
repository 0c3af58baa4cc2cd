//! Copies a whole database to another one, of either kind. The copy is made in short transactions, so that it
//! can be resumed after a kill, and every match is compared and replayed at the end.

use std::collections::BTreeMap;

use claim_table::ids::MatchId;
use sqlx::AssertSqlSafe;

use super::unfinished_copy;
use crate::error::{Error, Result};
use crate::sql::SqlStore;
use crate::sql::opening::migrations::MIGRATIONS;
use crate::sql::opening::open_error::OpenError;
use crate::sql::opening::purpose::Purpose;
use crate::sql::opening::url::database_name;
use crate::sql::statements::connection::Transaction;
use crate::sql::statements::query::{query, query_scalar};
use crate::sql::statements::row::{Row, Value};
use crate::{MatchStore, Store};

/// The tables in an order in which rows refer only to earlier ones, with the columns of their keys. Without
/// `upgrades`, which belongs to the database and not to the matches.
pub const TABLES: &[(&str, &[&str])] = &[
    ("matches", &["id"]),
    ("seats", &["match_id", "seat"]),
    ("lines", &["match_id", "number"]),
    ("records", &["match_id"]),
    ("messages", &["match_id", "kind"]),
    ("invitations", &["match_id", "place"]),
    ("unpresented", &["match_id"]),
    ("quarantine", &["match_id"]),
    ("ratings", &["month", "guild_id", "game", "user_id"]),
    ("rating_changes", &["guild_id", "game", "user_id", "number"]),
    ("faction_wins", &["guild_id", "user_id", "faction"]),
    ("puzzles", &["day"]),
    ("puzzle_secret", &["id"]),
    ("puzzle_answers", &["day", "user_id"]),
    ("solvers", &["user_id"]),
    ("guild_solvers", &["guild_id", "user_id"]),
    ("daily_secrets", &["day"]),
    ("daily_attempts", &["day", "user_id"]),
    ("exercises", &["user_id", "match_id", "actions"]),
    ("judged_matches", &["user_id", "match_id"]),
    ("events", &["id"]),
    ("event_players", &["event_id", "number"]),
    ("event_lines", &["event_id", "number"]),
    ("event_matches", &["match_id"]),
    ("event_messages", &["event_id", "kind"]),
    ("emoji", &["application_id", "name"]),
    ("personal_settings", &["user_id"]),
    ("server_settings", &["guild_id"]),
    ("daily_posts", &["guild_id"]),
    ("settings_changes", &["id"]),
    ("vacations", &["user_id", "first_day"]),
    ("blocks", &["user_id", "blocked_id"]),
    ("refused_deletions", &["message_id"]),
    ("operator_notices", &["kind"]),
    ("contact", &["id"]),
    ("processes", &["id"]),
];

/// How many rows are copied, or matches compared, at once.
const BATCH_SIZE: i64 = 500;

/// The maximum number of parameters of a statement. SQLite accepts 32,766.
const MAX_PARAMETERS: usize = 30_000;

/// Why a database could not be copied. Rows that were copied are kept, and the copy can be resumed.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// One of the two databases cannot be opened.
    #[error("--{side}: {source}")]
    Open {
        /// The option that names the database: `from` or `to`.
        side: &'static str,
        /// The cause.
        source: OpenError,
    },
    /// The target database has rows that do not belong to an unfinished copy.
    #[error("--to: this database has data already: name a new one")]
    NotEmpty,
    /// The target contains an unfinished copy of another database.
    #[error("--to: this database has an unfinished copy of {0}: finish it, or name a new database")]
    OtherSource(String),
    /// The copy differs from the original. The text says where: in the rows of a table, or in a match.
    #[error("the copy differs from the original: {0}")]
    Different(String),
    /// An operation on one of the databases has failed.
    #[error("{0}")]
    Store(#[from] Error),
}

/// Progress of [`copy_database`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyStep {
    /// `done` of `total` rows are copied.
    Copied {
        /// The number of rows copied so far, also by earlier attempts.
        done: u64,
        /// The number of rows of the original, in all of [`TABLES`].
        total: u64,
    },
    /// `done` of `total` matches are compared and replayed.
    Compared {
        /// The number of matches compared so far.
        done: u64,
        /// The number of matches of the original.
        total: u64,
    },
}

/// Copies the database at URL `from` to an empty one at `to`, and verifies the copy: compares all rows, and
/// replays each match. No bot may use either database
/// meanwhile, nor the new one before the copy is finished. Returns the number of matches.
pub async fn copy_database(
    from: &str,
    to: &str,
    on_step: &mut (dyn FnMut(CopyStep) + Send),
) -> std::result::Result<u64, CopyError> {
    let open_error = |side| move |source| CopyError::Open { side, source };
    let source = SqlStore::open_for(Purpose::Change, from, MIGRATIONS, &mut |_| {}).await;
    let source = source.map_err(open_error("from"))?;
    let target = SqlStore::open_for(Purpose::Fill, to, MIGRATIONS, &mut |_| {}).await;
    let target = target.map_err(open_error("to"))?;
    let copied = copy(&source, &database_name(from), &target, on_step).await;
    source.close().await;
    target.close().await;
    copied
}

async fn copy(
    source: &SqlStore,
    source_name: &str,
    target: &SqlStore,
    on_step: &mut (dyn FnMut(CopyStep) + Send),
) -> std::result::Result<u64, CopyError> {
    begin(source_name, target).await?;
    let (total, mut done) = (count_all(source).await?, count_all(target).await?);
    for (table, keys) in TABLES {
        loop {
            on_step(CopyStep::Copied { done, total });
            let copied = copy_batch(source, target, table, keys).await?;
            if copied == 0 {
                break;
            }
            done += copied;
        }
    }
    for (table, keys) in TABLES {
        let (original, copied) = (count(source, table).await?, count(target, table).await?);
        if original != copied {
            let difference = format!("{table} has {copied} rows instead of {original}");
            return Err(CopyError::Different(difference));
        }
        if !belongs_to_match(table, keys) {
            compare_rows(source, target, table, keys).await?;
        }
    }
    let matches = compare_matches(source, target, on_step).await?;
    let finished = unfinished_copy::unmark(&target.pool).await;
    finished.map_err(Error::from)?;
    Ok(matches)
}

/// Marks the target as an unfinished copy of the source, unless it already is.
async fn begin(source_name: &str, target: &SqlStore) -> std::result::Result<(), CopyError> {
    let begun = unfinished_copy::source(&target.pool).await;
    match begun.map_err(Error::from)? {
        Some(begun) if begun == source_name => Ok(()),
        Some(begun) => Err(CopyError::OtherSource(begun)),
        None if count_all(target).await? > 0 => Err(CopyError::NotEmpty),
        None => {
            let marked = unfinished_copy::mark(&target.pool, source_name).await;
            marked.map_err(Error::from)?;
            Ok(())
        }
    }
}

async fn count(store: &SqlStore, table: &str) -> Result<u64> {
    let select = format!("SELECT COUNT(*) FROM {table}");
    let count: i64 = query_scalar(AssertSqlSafe(select))
        .fetch_one(&store.pool)
        .await?;
    Ok(u64::try_from(count).unwrap_or_default())
}

async fn count_all(store: &SqlStore) -> Result<u64> {
    let mut sum = 0;
    for (table, _) in TABLES {
        sum += count(store, table).await?;
    }
    Ok(sum)
}

/// Copies the next rows of a table in one transaction, in the order of their keys, so that the last row of
/// the copy says where to continue. Returns the number of rows.
async fn copy_batch(
    source: &SqlStore,
    target: &SqlStore,
    table: &str,
    keys: &[&str],
) -> Result<u64> {
    let columns = keys.join(", ");
    let backwards = format!("{} DESC", keys.join(" DESC, "));
    let last = format!("SELECT {columns} FROM {table} ORDER BY {backwards} LIMIT 1");
    let last = query(AssertSqlSafe(last))
        .fetch_optional(&target.pool)
        .await?;
    let last = last.as_ref().map(Row::values).transpose()?;
    let last: Vec<_> = last.into_iter().flatten().map(|(_, value)| value).collect();
    let rows = rows_after(source, table, keys, &last).await?;
    let rows: Vec<_> = rows.iter().map(Row::values).collect::<sqlx::Result<_>>()?;
    let Some(first) = rows.first() else {
        return Ok(0);
    };
    let mut transaction = target.pool.begin_writing().await?;
    for rows in rows.chunks(MAX_PARAMETERS / first.len()) {
        insert(&mut transaction, table, rows).await?;
    }
    transaction.commit().await?;
    Ok(rows.len() as u64)
}

/// The next rows of a table after the one with the key `last`, in the order of their keys; the first ones if
/// that is empty.
async fn rows_after(
    store: &SqlStore,
    table: &str,
    keys: &[&str],
    last: &[Value],
) -> Result<Vec<Row>> {
    let columns = keys.join(", ");
    let places: Vec<_> = (1..=last.len()).map(|place| format!("${place}")).collect();
    let after = if last.is_empty() {
        String::new()
    } else {
        format!("WHERE ({columns}) > ({})", places.join(", "))
    };
    let next = format!("SELECT * FROM {table} {after} ORDER BY {columns} LIMIT {BATCH_SIZE}");
    let mut next = query(AssertSqlSafe(next));
    for value in last {
        next = next.bind(value.clone());
    }
    Ok(next.fetch_all(&store.pool).await?)
}

/// Inserts rows that have the same columns.
async fn insert(
    transaction: &mut Transaction,
    table: &str,
    rows: &[Vec<(&str, Value)>],
) -> Result<()> {
    let width = rows[0].len();
    let columns: Vec<_> = rows[0].iter().map(|(column, _)| *column).collect();
    let tuple = |row: usize| {
        let places = (1..=width).map(|place| format!("${}", row * width + place));
        format!("({})", places.collect::<Vec<_>>().join(", "))
    };
    let tuples: Vec<_> = (0..rows.len()).map(tuple).collect();
    let insert = format!(
        "INSERT INTO {table} ({}) VALUES {}",
        columns.join(", "),
        tuples.join(", ")
    );
    let mut insert = query(AssertSqlSafe(insert));
    for (_, value) in rows.iter().flatten() {
        insert = insert.bind(value.clone());
    }
    insert.execute(transaction).await?;
    Ok(())
}

/// Whether the rows of a table belong to a match each, with which they are compared.
fn belongs_to_match(table: &str, keys: &[&str]) -> bool {
    table == "matches" || keys[0] == "match_id"
}

/// Compares the rows of a table in both databases.
async fn compare_rows(
    source: &SqlStore,
    target: &SqlStore,
    table: &str,
    keys: &[&str],
) -> std::result::Result<(), CopyError> {
    let mut last = Vec::new();
    loop {
        let originals = rows_after(source, table, keys, &last).await?;
        let copies = rows_after(target, table, keys, &last).await?;
        for (original, copy) in originals.iter().zip(&copies) {
            if by_column(original)? != by_column(copy)? {
                return Err(CopyError::Different(format!("a row of {table}")));
            }
        }
        let Some(newest) = originals.last() else {
            return Ok(());
        };
        let newest = by_column(newest)?;
        last = keys.iter().map(|key| newest[key].clone()).collect();
    }
}

/// The values of a row by column. Databases may differ in the order of the columns.
fn by_column(row: &Row) -> Result<BTreeMap<&str, Value>> {
    Ok(row.values()?.into_iter().collect())
}

/// Compares the matches of both databases. Returns their number.
async fn compare_matches(
    source: &SqlStore,
    target: &SqlStore,
    on_step: &mut (dyn FnMut(CopyStep) + Send),
) -> std::result::Result<u64, CopyError> {
    let total = count(source, "matches").await?;
    let (mut last, mut done) = (String::new(), 0);
    loop {
        let ids: Vec<String> =
            query_scalar("SELECT id FROM matches WHERE id > $1 ORDER BY id LIMIT $2")
                .bind(&last)
                .bind(BATCH_SIZE)
                .fetch_all(&source.pool)
                .await
                .map_err(Error::from)?;
        let Some(newest) = ids.last() else {
            return Ok(total);
        };
        last.clone_from(newest);
        for id in &ids {
            on_step(CopyStep::Compared { done, total });
            if content(source, id).await? != content(target, id).await? {
                return Err(CopyError::Different(format!("match {id}")));
            }
            done += 1;
        }
    }
}

/// All rows of a match.
#[derive(PartialEq, Eq)]
struct Content {
    /// The rows as text.
    rows: Vec<String>,
    /// Whether the match can be replayed.
    is_readable: bool,
}

/// Reads all rows of a match, and replays it.
async fn content(store: &SqlStore, id: &str) -> Result<Content> {
    let mut rows = Vec::new();
    for (table, keys) in TABLES {
        if !belongs_to_match(table, keys) {
            continue;
        }
        let select = format!(
            "SELECT * FROM {table} WHERE {} = $1 ORDER BY {}",
            keys[0],
            keys.join(", ")
        );
        let found = query(AssertSqlSafe(select))
            .bind(id)
            .fetch_all(&store.pool)
            .await?;
        for row in &found {
            rows.push(format!("{table} {:?}", by_column(row)?));
        }
    }
    let is_readable = match id.parse::<MatchId>() {
        Ok(id) => match store.load(id).await {
            Ok(_) => true,
            Err(Error::Corrupt { .. } | Error::Quarantined { .. }) => false,
            Err(error) => return Err(error),
        },
        Err(_) => false,
    };
    Ok(Content { rows, is_readable })
}
