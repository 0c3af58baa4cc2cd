//! Opening an SQLite file.

use std::time::Duration;

use sqlx::Connection;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};

use super::lock::FileLock;
use super::migrations::MIGRATIONS;
use super::url::file_of;
use super::{inspect, upgrade};
use crate::store::sql::{OpenError, Pool, UpgradeProgress, UpgradeUnit};

/// How long to wait for another program, for example a backup, that has locked the database.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// How often a heartbeat is written while the schema is migrated.
const MIGRATION_HEARTBEAT_INTERVAL: Duration = Duration::from_secs(15);

/// The migration that copies the lines of matches to another table.
const LINES_MIGRATION: i64 = 30;

/// Whether a connection can be reused. When a commit fails, SQLite rolls the transaction back by itself, but
/// sqlx may consider it still open: later statements would then belong to a transaction that is never
/// committed. Such a connection is closed, and the next statement opens a new one.
async fn has_ended_transaction(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    if connection.is_in_transaction() {
        // The rollback was only requested before; this waits for it.
        connection.ping().await?;
    }
    Ok(!connection.is_in_transaction())
}

/// Opens the file that a URL names, and applies pending migrations. Creates the file if it does not exist. The lock
/// keeps other programs from using it.
pub(in crate::store) async fn open(
    url: &str,
    on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
) -> Result<(Pool, FileLock), OpenError> {
    let path = file_of(url)?;
    let lock = FileLock::acquire(&path)?;
    let applied = if path.exists() {
        inspect::inspect(&path, &MIGRATIONS).await?
    } else {
        0
    };
    let options = SqliteConnectOptions::new()
        .filename(&path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT);
    let explain = |source| OpenError::from_sqlite(&path, source);
    // One connection: SQLite allows one writer at a time, so a second connection would often find the
    // database locked.
    let pool = SqlitePoolOptions::new()
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .after_release(|connection, _| Box::pin(has_ended_transaction(connection)))
        .connect_with(options)
        .await
        .map_err(explain)?;
    lock.write_start();
    let migrated = migrate(&pool, &lock, applied, on_progress).await;
    // Even after a failure: the migration has ended.
    lock.write_start();
    migrated.map_err(explain)?;
    Ok((Pool::Sqlite(pool), lock))
}

/// Applies the migrations after the first `applied` ones, and the upgrades of rows that they request.
/// Heartbeats continue meanwhile, but the program does not serve users yet.
async fn migrate(
    pool: &SqlitePool,
    lock: &FileLock,
    applied: usize,
    on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
) -> sqlx::Result<()> {
    let on_progress = &mut |progress: UpgradeProgress| {
        lock.write_progress(progress);
        on_progress(progress);
    };
    let pending = MIGRATIONS.iter().skip(applied);
    let total = pending.len() as u64;
    for (done, migration) in (0..).zip(pending) {
        // Migrating a new file takes no time, so it is not reported.
        if applied > 0 {
            on_progress(UpgradeProgress {
                unit: UpgradeUnit::Steps,
                done,
                total,
            });
        }
        // This migration copies all lines, so those of ended matches are moved first, in steps that can be
        // resumed.
        if migration.version == LINES_MIGRATION {
            upgrade::archive_ended(pool, on_progress).await?;
        }
        let step = apply(pool, migration.version);
        with_heartbeat(lock, step).await?;
    }
    upgrade::archive_ended(pool, on_progress).await
}

/// Applies the migrations up to and including a version.
async fn apply(pool: &SqlitePool, version: i64) -> sqlx::Result<()> {
    let applied = MIGRATIONS.run_to(version, pool).await;
    applied.map_err(|error| match error {
        MigrateError::Execute(source) => source,
        other => sqlx::Error::Migrate(Box::new(other)),
    })
}

/// Does work that may take minutes, renewing the heartbeat meanwhile.
async fn with_heartbeat<T>(lock: &FileLock, work: impl Future<Output = T>) -> T {
    let mut work = std::pin::pin!(work);
    let mut interval = tokio::time::interval(MIGRATION_HEARTBEAT_INTERVAL);
    loop {
        tokio::select! {
            done = &mut work => return done,
            _ = interval.tick() => {
                // If that fails, the program only appears to hang.
                let _ = lock.touch();
            }
        }
    }
}
