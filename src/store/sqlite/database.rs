//! Opening and closing the database.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use super::lock::FileLock;
use super::migrations::MIGRATIONS;
use super::open_error::OpenError;
use super::{address, inspect};
use crate::store::Store;

/// How long to wait for another program, for example a backup, that has locked the database.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

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
            .connect_with(options)
            .await
            .map_err(explain)?;
        MIGRATIONS.run(&pool).await.map_err(|error| match error {
            MigrateError::Execute(source) => explain(source),
            other => explain(sqlx::Error::Migrate(Box::new(other))),
        })?;
        Ok(Self { pool, lock })
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
