//! The store in a database: opening and closing it, and the signs of life beside it.

use std::time::Duration;

use async_trait::async_trait;

use super::connection::Pool;
use super::copy;
use super::open_error::OpenError;
use super::upgrade::UpgradeProgress;
use crate::store::postgres::Access;
use crate::store::sqlite::FileLock;
use crate::store::{Store, postgres, sqlite};

/// The store in an SQLite file or on a PostgreSQL server.
#[derive(Debug)]
pub struct SqlStore {
    pub(in crate::store) pool: Pool,
    /// Keeps other programs off an SQLite file.
    lock: Option<FileLock>,
}

impl SqlStore {
    /// A store that is open.
    pub(in crate::store) fn new(pool: Pool, lock: Option<FileLock>) -> Self {
        Self { pool, lock }
    }

    /// Opens the database at a URL, `sqlite:…` or `postgres:…`, and applies the migrations that it lacks. A
    /// file that does not exist is created.
    ///
    /// # Errors
    ///
    /// See [`OpenError`]. The database is not changed in that case.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        Self::open_with_progress(url, &mut |_| {}).await
    }

    /// As [`SqlStore::open`]. If a migration changes many rows, `on_progress` is called every few
    /// milliseconds; what is done by then stays done if the program is killed.
    ///
    /// # Errors
    ///
    /// See [`OpenError`]. The database is not changed in that case.
    pub async fn open_with_progress(
        url: &str,
        on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
    ) -> Result<Self, OpenError> {
        let store = connect(url, Access::Shared, on_progress).await?;
        store.must_be_whole(url).await
    }

    /// As [`SqlStore::open_with_progress`], for what can only be done while no bot uses the database.
    pub(in crate::store) async fn open_alone(
        url: &str,
        on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
    ) -> Result<Self, OpenError> {
        let store = connect(url, Access::Alone, on_progress).await?;
        store.must_be_whole(url).await
    }

    /// As [`SqlStore::open_alone`], also if a copy to the database was begun.
    pub(in crate::store) async fn open_for_copy(url: &str) -> Result<Self, OpenError> {
        connect(url, Access::Alone, &mut |_| {}).await
    }

    /// The store, unless a copy to it was begun and not finished.
    async fn must_be_whole(self, url: &str) -> Result<Self, OpenError> {
        match copy::is_unfinished(&self.pool).await {
            Ok(false) => return Ok(self),
            Ok(true) => {}
            Err(error) => return Err(OpenError::from_store(url, error.into())),
        }
        self.close().await;
        let database = copy::name(url);
        Err(OpenError::Unfinished { database })
    }

    /// Records what the program does while it does not serve, for example `stopping`;
    /// [`read_heartbeat`](crate::store::read_heartbeat) reads this from another process. A process on
    /// PostgreSQL has no file for it.
    pub fn write_activity(&self, activity: &str) {
        let written = self.lock.as_ref().map(|lock| lock.write_activity(activity));
        if let Some(Err(error)) = written {
            tracing::warn!(%error, "could not write the lock file");
        }
    }

    /// Records that the program is alive, and how long ago it heard of Discord's gateway;
    /// [`read_heartbeat`](crate::store::read_heartbeat) reads this from another process. A process on
    /// PostgreSQL has no file for it.
    ///
    /// # Errors
    ///
    /// If the lock file beside the database cannot be written.
    pub fn write_heartbeat(&self, gateway_silence: Duration) -> std::io::Result<()> {
        let lock = self.lock.as_ref();
        lock.map_or(Ok(()), |lock| lock.write_heartbeat(gateway_silence))
    }

    /// A heartbeat that changes nothing but its time.
    pub(in crate::store) fn touch(&self) {
        // Without a heartbeat, the program only seems to hang.
        let _ = self.lock.as_ref().map(FileLock::touch);
    }
}

/// Opens a database of either kind.
async fn connect(
    url: &str,
    access: Access,
    on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
) -> Result<SqlStore, OpenError> {
    if postgres::is_url(url) {
        postgres::open(url, access, on_progress).await
    } else {
        sqlite::open(url, on_progress).await
    }
}

#[async_trait]
impl Store for SqlStore {
    /// Releases the lock of a file, too, so that it can be opened again.
    async fn close(&self) {
        self.pool.close().await;
        if let Some(Err(error)) = self.lock.as_ref().map(FileLock::release) {
            tracing::warn!(%error, "could not release the database's lock file");
        }
    }
}
