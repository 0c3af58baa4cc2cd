//! Inspects a database file before anything else is done with it: whether it belongs to this program, has a known
//! version, is complete, and is not in use. This takes the same time for files of any size;
//! [`check_database`](super::check_database) reads every page.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::file_names::with_suffix;
use super::read_only::read_only;
use crate::sql::{LAST_DESCRIPTION, Lineage, Migration, OpenError, lineage, migrator, since_of};

/// How long to wait for another program that has locked the file. If the lock lasts longer, the file is in
/// use.
const INSPECT_BUSY_TIMEOUT: Duration = Duration::from_millis(250);

/// Inspects a file before it is changed. Returns the number of migrations applied to it: 0 if it is empty.
pub(super) async fn inspect(path: &Path, migrations: &[Migration]) -> Result<usize, OpenError> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(INSPECT_BUSY_TIMEOUT);
    inspect_with(path, options, migrations).await
}

/// Inspects a file that must not be empty, without writing anything. Returns the number of migrations applied to it.
pub(super) async fn inspect_for_reading(
    path: &Path,
    migrations: &[Migration],
) -> Result<usize, OpenError> {
    match inspect_with(path, read_only(path), migrations).await? {
        0 => Err(OpenError::Empty {
            path: path.to_owned(),
        }),
        applied => Ok(applied),
    }
}

async fn inspect_with(
    path: &Path,
    options: SqliteConnectOptions,
    migrations: &[Migration],
) -> Result<usize, OpenError> {
    // SQLite would delete the log.
    if size(path) == 0 && size(&with_suffix(path, "-wal")) > 0 {
        return Err(OpenError::Damaged {
            path: path.to_owned(),
            reason: "the file is empty, but its write-ahead log is not".to_owned(),
        });
    }
    let explain = |source| OpenError::from_sqlite(path, source);
    let mut connection = options.connect().await.map_err(explain)?;
    let verdict = check(&mut connection, path, migrations).await;
    connection.close().await.map_err(explain)?;
    verdict
}

async fn check(
    connection: &mut SqliteConnection,
    path: &Path,
    migrations: &[Migration],
) -> Result<usize, OpenError> {
    let migrator = migrator(migrations, |migration| migration.sqlite);
    let explain = |source| OpenError::from_sqlite(path, source);
    // Fails if another program is writing, unless the file is only read. The transaction itself writes nothing, and is
    // rolled back.
    let mut transaction = connection
        .begin_with("BEGIN IMMEDIATE")
        .await
        .map_err(explain)?;
    let damaged = |reason: &str| OpenError::Damaged {
        path: path.to_owned(),
        reason: reason.to_owned(),
    };
    let tables: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_schema")
        .fetch_all(&mut *transaction)
        .await
        .map_err(explain)?;
    let other_program = || OpenError::OtherProgram {
        path: path.to_owned(),
    };
    // What other programs write to the header of a file, even before they create tables.
    let labels: i64 = sqlx::query_scalar(
        "SELECT application_id <> 0 OR user_version <> 0 FROM pragma_application_id(), pragma_user_version()",
    )
    .fetch_one(&mut *transaction)
    .await
    .map_err(explain)?;
    if labels != 0 {
        return Err(other_program());
    }
    if tables.is_empty() {
        return Ok(0);
    }
    let length: i64 = sqlx::query_scalar(
        "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    )
    .fetch_one(&mut *transaction)
    .await
    .map_err(explain)?;
    if is_truncated(path, length) {
        return Err(damaged("the file is truncated"));
    }
    if !tables.iter().any(|table| *table == migrator.table_name) {
        return Err(other_program());
    }
    let applied: Vec<(i64, Vec<u8>)> =
        sqlx::query_as("SELECT version, checksum FROM _sqlx_migrations ORDER BY version")
            .fetch_all(&mut *transaction)
            .await
            .map_err(explain)?;
    let is_own = |table: &String| table.contains(&*migrator.table_name);
    if applied.is_empty() && !tables.iter().all(is_own) {
        return Err(other_program());
    }
    match lineage(&migrator, &applied) {
        Lineage::Own => Ok(applied.len()),
        Lineage::Newer => {
            let description: String = sqlx::query_scalar(LAST_DESCRIPTION)
                .fetch_one(&mut *transaction)
                .await
                .map_err(explain)?;
            Err(OpenError::NewerVersion {
                path: path.to_owned(),
                needed: since_of(&description),
            })
        }
        Lineage::Foreign => Err(other_program()),
    }
}

/// Whether the file is shorter than `length`, and no write-ahead log can contain the rest.
fn is_truncated(path: &Path, length: i64) -> bool {
    let log = with_suffix(path, "-wal");
    i64::try_from(size(path)).is_ok_and(|size| size < length) && size(&log) == 0
}

fn size(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(0, |file| file.len())
}
