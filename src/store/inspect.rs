//! A look into a database file before anything is written to it: whether it is sound, ours, of a
//! version that this program knows, and not in use.

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::OpenError;

/// How long to wait for whoever has the file just now. Whoever has it for longer is using it.
const PATIENCE: Duration = Duration::from_millis(250);

/// Looks into the file, which may be empty, and leaves it as it is.
pub(super) async fn inspect(path: &Path, migrations: &Migrator) -> Result<(), OpenError> {
    let explain = |source| OpenError::from_sqlite(path, source);
    let options = SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(PATIENCE);
    let mut connection = options.connect().await.map_err(explain)?;
    let verdict = judge(&mut connection, path, migrations).await;
    connection.close().await.map_err(explain)?;
    verdict
}

async fn judge(
    connection: &mut SqliteConnection,
    path: &Path,
    migrations: &Migrator,
) -> Result<(), OpenError> {
    let explain = |source| OpenError::from_sqlite(path, source);
    // Fails if some other program is writing. Nothing is written here, and so nothing committed.
    let mut held = connection
        .begin_with("BEGIN IMMEDIATE")
        .await
        .map_err(explain)?;
    let soundness: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(&mut *held)
        .await
        .map_err(explain)?;
    let damaged = |what: &str| OpenError::Damaged {
        path: path.to_owned(),
        what: what.to_owned(),
    };
    if soundness != "ok" {
        return Err(damaged(soundness.lines().last().unwrap_or_default()));
    }
    let tables: Vec<String> =
        sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'table'")
            .fetch_all(&mut *held)
            .await
            .map_err(explain)?;
    if tables.is_empty() {
        return Ok(());
    }
    let length: i64 = sqlx::query_scalar(
        "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    )
    .fetch_one(&mut *held)
    .await
    .map_err(explain)?;
    if is_shorter(path, length) {
        return Err(damaged("its end is missing"));
    }
    let foreign = || OpenError::Foreign {
        path: path.to_owned(),
    };
    if !tables.iter().any(|table| *table == migrations.table_name) {
        return Err(foreign());
    }
    let applied: Vec<(i64, Vec<u8>)> =
        sqlx::query_as("SELECT version, checksum FROM _sqlx_migrations ORDER BY version")
            .fetch_all(&mut *held)
            .await
            .map_err(explain)?;
    if applied.is_empty() && tables.len() > 1 {
        return Err(foreign());
    }
    let ours = migrations
        .iter()
        .map(|known| (known.version, &*known.checksum));
    let mut applied = applied
        .iter()
        .map(|(version, checksum)| (*version, checksum.as_slice()));
    // What this program knows of it has to be the same; what comes after that is newer.
    if !ours.zip(&mut applied).all(|(known, found)| known == found) {
        return Err(foreign());
    }
    match applied.next() {
        Some(_) => Err(OpenError::Newer {
            path: path.to_owned(),
        }),
        None => Ok(()),
    }
}

/// Whether the file ends before that length, and no write-ahead log has the rest.
fn is_shorter(path: &Path, length: i64) -> bool {
    let size = |path: &Path| std::fs::metadata(path).map_or(0, |file| file.len());
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    i64::try_from(size(path)).is_ok_and(|size| size < length) && size(Path::new(&log)) == 0
}
