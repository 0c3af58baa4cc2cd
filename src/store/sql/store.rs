//! Opening and closing the store in a database, and the heartbeat file of an SQLite database.

use std::time::Duration;

use async_trait::async_trait;

use super::connection::Pool;
use super::open_error::OpenError;
use super::unfinished_copy;
use super::upgrade::UpgradeProgress;
use super::url::{database_name, open_error, upgrade_error};
use crate::store::postgres::Access;
use crate::store::sqlite::FileLock;
use crate::store::{Store, postgres, sqlite};

/// The store in an SQLite file or on a PostgreSQL server.
#[derive(Debug)]
pub struct SqlStore {
    pub(in crate::store) pool: Pool,
    /// Keeps other programs from using an SQLite file.
    lock: Option<FileLock>,
}

impl SqlStore {
    /// Opens the database at a URL, `sqlite:…` or `postgres:…`, and applies pending migrations. Creates the
    /// file if it does not exist.
    ///
    /// # Errors
    ///
    /// See [`OpenError`]. The database is not changed in that case.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        Self::open_with_progress(url, &mut |_| {}).await
    }

    /// As [`SqlStore::open`]. While migrations run, `on_progress` is called every few milliseconds. If the
    /// program is killed, the next start resumes them.
    ///
    /// # Errors
    ///
    /// See [`OpenError`]. The database is not changed in that case.
    pub async fn open_with_progress(
        url: &str,
        on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
    ) -> Result<Self, OpenError> {
        let store = connect(url, Access::Shared, on_progress).await?;
        store.reject_unfinished_copy(url).await
    }

    /// As [`SqlStore::open_with_progress`], for commands during which no bot may use the database.
    pub(in crate::store) async fn open_alone(
        url: &str,
        on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
    ) -> Result<Self, OpenError> {
        let store = connect(url, Access::Exclusive, on_progress).await?;
        store.reject_unfinished_copy(url).await
    }

    /// As [`SqlStore::open_alone`], but also accepts a database with an unfinished copy.
    pub(in crate::store) async fn open_for_copy(url: &str) -> Result<Self, OpenError> {
        connect(url, Access::Exclusive, &mut |_| {}).await
    }

    /// Fails if the database contains an unfinished copy.
    async fn reject_unfinished_copy(self, url: &str) -> Result<Self, OpenError> {
        match unfinished_copy::source(&self.pool).await {
            Ok(None) => return Ok(self),
            Ok(Some(_)) => {}
            Err(error) => return Err(open_error(url, error.into())),
        }
        self.close().await;
        let database = database_name(url);
        Err(OpenError::Unfinished { database })
    }

    /// Records what the program is doing while it is updated, or stops, for example `stopping`;
    /// [`read_heartbeat`](crate::store::read_heartbeat) reads this from another process. Does nothing with
    /// PostgreSQL, where there is no lock file.
    pub fn write_activity(&self, activity: &str) {
        if let Some(lock) = &self.lock {
            lock.write_activity(activity);
        }
    }

    /// Records that the program serves users, and for how long Discord's gateway has been silent, if it uses it;
    /// [`read_heartbeat`](crate::store::read_heartbeat) reads this from another process. Does nothing with
    /// PostgreSQL, where there is no lock file.
    ///
    /// # Errors
    ///
    /// If the lock file beside the database cannot be written.
    pub fn write_heartbeat(&self, gateway_silence: Option<Duration>) -> std::io::Result<()> {
        let lock = self.lock.as_ref();
        lock.map_or(Ok(()), |lock| lock.write_heartbeat(gateway_silence))
    }
}

/// Opens a database of either kind. Rates the remaining matches if a rebuild of the ratings was requested.
async fn connect(
    url: &str,
    access: Access,
    on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
) -> Result<SqlStore, OpenError> {
    let store = if postgres::is_url(url) {
        let pool = postgres::open(url, access).await?;
        SqlStore { pool, lock: None }
    } else {
        let (pool, lock) = sqlite::open(url, on_progress).await?;
        let lock = Some(lock);
        SqlStore { pool, lock }
    };
    let lock = store.lock.as_ref();
    let on_progress = &mut |progress: UpgradeProgress| {
        if let Some(lock) = lock {
            lock.write_progress(progress);
        }
        on_progress(progress);
    };
    let rated = store.rate_all(on_progress).await;
    // Even after a failure: the upgrade has ended.
    if let Some(lock) = lock {
        lock.write_start();
    }
    rated.map_err(|error| upgrade_error(url, error))?;
    Ok(store)
}

#[async_trait]
impl Store for SqlStore {
    /// Also releases the lock of a file, so that it can be opened again.
    async fn close(&self) {
        self.pool.close().await;
        if let Some(Err(error)) = self.lock.as_ref().map(FileLock::release) {
            tracing::warn!(%error, "could not release the database's lock file");
        }
    }
}
