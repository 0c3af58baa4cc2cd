//! Opening and closing the store in a database, and what is special about an SQLite file: the heartbeat in its lock file,
//! and its loss.

use std::future::pending;
use std::time::Duration;

use async_trait::async_trait;

use super::maintenance::unfinished_copy;
use super::opening::migrations::{MIGRATIONS, Migration};
use super::opening::open_error::OpenError;
use super::opening::purpose::Purpose;
use super::opening::upgrade::UpgradeProgress;
use super::opening::url::{database_name, open_error, upgrade_error};
use super::statements::connection::Pool;
use crate::sqlite::{BotState, FileLock, FileWatch, LostFile, ReadOnly};
use crate::{Store, postgres, sqlite};

/// How often to look whether a file of the database was deleted or replaced.
const WATCH_INTERVAL: Duration = Duration::from_secs(1);

/// How long it may take to write to a lost file what belongs into it.
const ABANDON_TIMEOUT: Duration = Duration::from_secs(1);

/// The store in an SQLite file or on a PostgreSQL server.
#[derive(Debug)]
pub struct SqlStore {
    pub(crate) pool: Pool,
    /// Keeps other programs from using an SQLite file.
    lock: Option<FileLock>,
    /// The files of an SQLite database.
    watch: FileWatch,
    /// Keeps bots from using an SQLite file that is only read.
    _read_only: Option<ReadOnly>,
}

impl SqlStore {
    /// Opens the database at a URL, `sqlite:…` or `postgres:…`, to serve users, with the schema of this program. Creates
    /// the file if it does not exist.
    ///
    /// # Errors
    ///
    /// See [`OpenError`]. The database is not changed in that case.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        Self::open_for(Purpose::Serve, url, MIGRATIONS, &mut |_| {}).await
    }

    /// Opens the database at a URL for any purpose, and applies those of the migrations that it does not have yet. If
    /// the program is killed, the next start resumes them. `on_progress` is called before each of them in a file, and
    /// while ratings are computed.
    ///
    /// # Errors
    ///
    /// See [`OpenError`]. The database is not changed in that case.
    pub async fn open_for(
        purpose: Purpose,
        url: &str,
        migrations: &[Migration],
        on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
    ) -> Result<Self, OpenError> {
        let store = connect(url, purpose, migrations, on_progress).await?;
        match purpose {
            // It may be continued.
            Purpose::Fill => Ok(store),
            Purpose::Serve | Purpose::Change | Purpose::Check => {
                store.reject_unfinished_copy(url).await
            }
        }
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

    /// Records what the bot is doing; [`read_heartbeat`](crate::read_heartbeat) reads this from another process.
    /// Does nothing with PostgreSQL, where there is no lock file.
    pub fn write_state(&self, state: &BotState) {
        if let Some(lock) = &self.lock {
            lock.write_state(state);
        }
    }

    /// The file of the database, or the lock file beside it, that was deleted or replaced since the database was opened.
    /// From then on, nothing that is saved will last.
    #[must_use]
    pub fn lost_file(&self) -> Option<LostFile> {
        self.watch.lost_file()
    }

    /// Waits until a file is lost: see [`SqlStore::lost_file`].
    pub async fn wait_for_loss(&self) -> LostFile {
        if self.watch.is_empty() {
            return pending().await;
        }
        let mut interval = tokio::time::interval(WATCH_INTERVAL);
        loop {
            interval.tick().await;
            if let Some(lost) = self.lost_file() {
                return lost;
            }
        }
    }

    /// Gives up a database of which a file is lost. If it was only moved, it gets everything that was saved in it. The write-ahead
    /// log, which has kept its name, is emptied, so that it cannot be taken for that of another database.
    pub async fn abandon(&self) {
        if let Pool::Sqlite(pool) = &self.pool {
            let checkpoint = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(pool);
            match tokio::time::timeout(ABANDON_TIMEOUT, checkpoint).await {
                Ok(Ok(_)) => {}
                Ok(Err(error)) => tracing::warn!(%error, "could not empty the write-ahead log"),
                Err(_) => tracing::warn!("emptying the write-ahead log takes too long"),
            }
        }
    }
}

/// Opens a database of either kind. Rates the remaining matches if a rebuild of the ratings was requested.
async fn connect(
    url: &str,
    purpose: Purpose,
    migrations: &[Migration],
    on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
) -> Result<SqlStore, OpenError> {
    let store = if postgres::is_url(url) {
        SqlStore {
            pool: postgres::open(url, purpose, migrations).await?,
            lock: None,
            watch: FileWatch::default(),
            _read_only: None,
        }
    } else {
        let opened = sqlite::open(url, purpose, migrations, on_progress).await?;
        SqlStore {
            pool: opened.pool,
            lock: opened.lock,
            watch: opened.watch,
            _read_only: opened.read_only,
        }
    };
    if purpose == Purpose::Check {
        return Ok(store);
    }
    let lock = store.lock.as_ref();
    let on_progress = &mut |progress: UpgradeProgress| {
        if let Some(lock) = lock {
            lock.write_state(&BotState::migrating(progress));
        }
        on_progress(progress);
    };
    let rated = store.rate_all(on_progress).await;
    // Even after a failure: the upgrade has ended.
    if let Some(lock) = lock {
        lock.write_state(&BotState::Starting);
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
