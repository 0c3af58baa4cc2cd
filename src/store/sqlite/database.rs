//! Opening and closing the database.

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::Connection;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};

use super::lock::FileLock;
use super::migrations::MIGRATIONS;
use super::open_error::OpenError;
use super::upgrade::{self, UpgradeProgress};
use super::{address, inspect, rebuild};
use crate::store::Store;

/// How long to wait for another program, for example a backup, that has locked the database.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// How often a heartbeat is written while the schema is migrated.
const MIGRATION_HEARTBEAT_INTERVAL: Duration = Duration::from_secs(15);

/// Whether a connection can be used again. After a commit that has failed, SQLite has rolled the
/// transaction back by itself, but sqlx takes it for open: what follows would be parts of a transaction
/// that is never committed. Such a connection is closed, and the next statement opens another one.
async fn has_ended_transaction(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    if connection.is_in_transaction() {
        // The rollback has only been requested by now.
        connection.ping().await?;
    }
    Ok(!connection.is_in_transaction())
}

/// The store in an SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    /// One connection. SQLite allows one writer at a time, so that a second connection would often
    /// find the database locked.
    pub(super) pool: SqlitePool,
    lock: FileLock,
}

impl SqliteStore {
    /// Opens the database. Creates the file if it does not exist, and applies the migrations that
    /// it lacks.
    ///
    /// # Errors
    ///
    /// See [`OpenError`]. The file is not changed in that case.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        Self::open_with_progress(url, &mut |_| {}).await
    }

    /// As [`SqliteStore::open`]. If a migration changes many rows, `on_progress` is called every few
    /// milliseconds; what is done by then stays done if the program is killed.
    ///
    /// # Errors
    ///
    /// See [`OpenError`]. The file is not changed in that case.
    pub async fn open_with_progress(
        url: &str,
        on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
    ) -> Result<Self, OpenError> {
        let path = address::file_at(url).ok_or_else(|| OpenError::InvalidUrl {
            url: url.to_owned(),
        })?;
        let lock = FileLock::acquire(&path)?;
        if path.exists() {
            inspect::inspect(&path, &MIGRATIONS).await?;
        }
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT);
        let explain = |source| OpenError::from_sqlite(&path, source);
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .after_release(|connection, _| Box::pin(has_ended_transaction(connection)))
            .connect_with(options)
            .await
            .map_err(explain)?;
        let store = Self { pool, lock };
        store.migrate(&path, on_progress).await?;
        Ok(store)
    }

    /// Applies the migrations, and makes the changes of rows that they ask for. Meanwhile the program
    /// is alive, but does not serve yet.
    async fn migrate(
        &self,
        path: &Path,
        on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
    ) -> Result<(), OpenError> {
        let explain = |source| OpenError::from_sqlite(path, source);
        self.write_activity("migrating");
        let migrations = async {
            MIGRATIONS
                .run(&self.pool)
                .await
                .map_err(|error| match error {
                    MigrateError::Execute(source) => source,
                    other => sqlx::Error::Migrate(Box::new(other)),
                })
        };
        self.with_heartbeat(migrations).await.map_err(explain)?;
        let on_progress = &mut |progress| {
            let UpgradeProgress { done, total } = progress;
            self.write_activity(&format!("migrating: {done} of {total} matches"));
            on_progress(progress);
        };
        upgrade::archive_ended(&self.pool, on_progress)
            .await
            .map_err(explain)?;
        let rated = rebuild::rate_all(&self.pool, on_progress).await;
        rated.map_err(|error| OpenError::Other {
            path: path.to_owned(),
            source: error.into(),
        })?;
        self.write_activity("");
        Ok(())
    }

    /// Does work whose single statements may take minutes.
    async fn with_heartbeat<T>(&self, work: impl Future<Output = T>) -> T {
        let mut work = std::pin::pin!(work);
        let mut interval = tokio::time::interval(MIGRATION_HEARTBEAT_INTERVAL);
        loop {
            tokio::select! {
                done = &mut work => return done,
                _ = interval.tick() => {
                    // Without a heartbeat, the program only seems to hang.
                    let _ = self.lock.touch();
                }
            }
        }
    }

    /// Records what the program does while it does not serve, for example `stopping`;
    /// [`read_heartbeat`](super::read_heartbeat) reads this from another process.
    pub fn write_activity(&self, activity: &str) {
        if let Err(error) = self.lock.write_activity(activity) {
            tracing::warn!(%error, "could not write the lock file");
        }
    }

    /// Records that the program is alive, and how long ago it heard of Discord's gateway;
    /// [`read_heartbeat`](super::read_heartbeat) reads this from another process.
    ///
    /// # Errors
    ///
    /// If the lock file beside the database cannot be written.
    pub fn write_heartbeat(&self, gateway_silence: Duration) -> std::io::Result<()> {
        self.lock.write_heartbeat(gateway_silence)
    }
}

#[async_trait]
impl Store for SqliteStore {
    /// Releases the lock, too, so that the file can be opened again.
    async fn close(&self) {
        self.pool.close().await;
        if let Err(error) = self.lock.release() {
            tracing::warn!(%error, "could not release the database's lock file");
        }
    }
}
