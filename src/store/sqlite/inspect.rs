//! Inspects a database file before anything is written to it: whether it belongs to this program, has a known
//! version, is complete, and is not in use. This takes the same time for files of any size;
//! [`check_database`](super::check_database) reads every page.

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::file_names::with_suffix;
use crate::store::sql::{Lineage, OpenError, lineage};

/// How long to wait for another program that has locked the file. If the lock lasts longer, the file is in
/// use.
const INSPECT_BUSY_TIMEOUT: Duration = Duration::from_millis(250);

/// Inspects a file, which may be empty, without changing it. Returns the number of migrations applied to it.
pub(super) async fn inspect(path: &Path, migrations: &Migrator) -> Result<usize, OpenError> {
    let explain = |source| OpenError::from_sqlite(path, source);
    let options = SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(INSPECT_BUSY_TIMEOUT);
    let mut connection = options.connect().await.map_err(explain)?;
    let verdict = check(&mut connection, path, migrations).await;
    connection.close().await.map_err(explain)?;
    verdict
}

async fn check(
    connection: &mut SqliteConnection,
    path: &Path,
    migrations: &Migrator,
) -> Result<usize, OpenError> {
    let explain = |source| OpenError::from_sqlite(path, source);
    // Fails if another program is writing. The transaction itself writes nothing, and is rolled back.
    let mut transaction = connection
        .begin_with("BEGIN IMMEDIATE")
        .await
        .map_err(explain)?;
    let damaged = |reason: &str| OpenError::Damaged {
        path: path.to_owned(),
        reason: reason.to_owned(),
    };
    let tables: Vec<String> =
        sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'table'")
            .fetch_all(&mut *transaction)
            .await
            .map_err(explain)?;
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
    let other_program = || OpenError::OtherProgram {
        path: path.to_owned(),
    };
    if !tables.iter().any(|table| *table == migrations.table_name) {
        return Err(other_program());
    }
    let applied: Vec<(i64, Vec<u8>)> =
        sqlx::query_as("SELECT version, checksum FROM _sqlx_migrations ORDER BY version")
            .fetch_all(&mut *transaction)
            .await
            .map_err(explain)?;
    if applied.is_empty() && tables.len() > 1 {
        return Err(other_program());
    }
    match lineage(migrations, &applied) {
        Lineage::Own => Ok(applied.len()),
        Lineage::Newer => Err(OpenError::NewerVersion {
            path: path.to_owned(),
        }),
        Lineage::Foreign => Err(other_program()),
    }
}

/// Whether the file is shorter than `length`, and no write-ahead log can contain the rest.
fn is_truncated(path: &Path, length: i64) -> bool {
    let size = |path: &Path| std::fs::metadata(path).map_or(0, |file| file.len());
    let log = with_suffix(path, "-wal");
    i64::try_from(size(path)).is_ok_and(|size| size < length) && size(&log) == 0
}
