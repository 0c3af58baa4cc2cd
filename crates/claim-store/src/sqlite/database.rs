//! Opening an SQLite file.

use std::path::PathBuf;
use std::time::Duration;

use sqlx::Connection;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};

use super::bot_state::BotState;
use super::file_watch::FileWatch;
use super::inspect::{inspect, inspect_for_reading};
use super::lock::{FileLock, Holder};
use super::private_files::{
    create_private, folder_of, is_readable_by_others, sync_folder, take_over_owner,
};
use super::read_only::ReadOnly;
use super::url::{file_of, named_file};
use crate::sql::{Migration, OpenError, Pool, Purpose, UpgradeProgress, UpgradeUnit, migrator};

/// How long to wait for another program, for example a backup, that has locked the database.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// How often a heartbeat is written while the schema is migrated.
const MIGRATION_HEARTBEAT_INTERVAL: Duration = Duration::from_secs(15);

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

/// A database file that is open.
pub(crate) struct OpenFile {
    pub(crate) pool: Pool,
    /// Keeps other programs from using the file; `None` if it is only read.
    pub(crate) lock: Option<FileLock>,
    /// Its files, unless it is only read.
    pub(crate) watch: FileWatch,
    /// What is needed for reading it.
    pub(crate) read_only: Option<ReadOnly>,
}

/// Opens the file that a URL names, and applies pending migrations; creates it if it does not exist and
/// may be empty. For [`Purpose::Check`], nothing is written.
pub(crate) async fn open(
    url: &str,
    purpose: Purpose,
    migrations: &[Migration],
    on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
) -> Result<OpenFile, OpenError> {
    let path = file_of(url)?;
    if !purpose.may_be_empty() && !path.exists() {
        return Err(OpenError::Missing { path });
    }
    let holder = match purpose {
        Purpose::Serve => Holder::Bot,
        Purpose::Change | Purpose::Fill => Holder::Command,
        Purpose::Check => return open_to_read(path, migrations).await,
    };
    let lock = FileLock::acquire(&path, holder)?;
    let is_new = !path.exists();
    if is_new {
        // Not by SQLite, so that no one else may ever read it.
        create_private(&path)
            .and_then(|_| sync_folder(&path))
            .map_err(|source| OpenError::from_writing(&path, source))?;
        take_over_owner(folder_of(&path), &[&path]);
    }
    let applied = inspect(&path, migrations).await?;
    if applied == 0 {
        if !purpose.may_be_empty() {
            return Err(OpenError::Empty { path });
        }
        tracing::info!(path = %path.display(), "creating a new database");
    }
    if is_readable_by_others(&path) {
        tracing::warn!(
            path = %path.display(),
            "other users of this machine can read the database, which contains hidden cards: make it readable for its \
             owner only (chmod 600)"
        );
    }
    let options = SqliteConnectOptions::new()
        .filename(&path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT);
    let explain = |source| OpenError::from_sqlite(&path, source);
    let pool = connect(options).await.map_err(explain)?;
    // The file as it was named: a symbolic link may be replaced as well.
    let named = named_file(url).unwrap_or_else(|| path.clone());
    let watch = FileWatch::new([named, lock.path().to_owned()]);
    let watch = watch.map_err(|source| OpenError::from_writing(&path, source))?;
    lock.write_state(&BotState::Starting);
    let migrated = migrate(&pool, &lock, migrations, applied, on_progress).await;
    // Even after a failure: the migration has ended.
    lock.write_state(&BotState::Starting);
    migrated.map_err(explain)?;
    Ok(OpenFile {
        pool: Pool::Sqlite(pool),
        lock: Some(lock),
        watch,
        read_only: None,
    })
}

/// Opens a file of the current version, without writing anything.
async fn open_to_read(path: PathBuf, migrations: &[Migration]) -> Result<OpenFile, OpenError> {
    let read_only = ReadOnly::acquire(&path)?;
    let applied = inspect_for_reading(&path, migrations).await?;
    if applied < migrations.len() {
        return Err(OpenError::OlderVersion { path });
    }
    let pool = connect(read_only.options()).await;
    let pool = pool.map_err(|source| OpenError::from_sqlite(&path, source))?;
    Ok(OpenFile {
        pool: Pool::Sqlite(pool),
        lock: None,
        watch: FileWatch::default(),
        read_only: Some(read_only),
    })
}

/// Connects to a file. One connection: SQLite allows one writer at a time, so a second connection would often find the
/// database locked.
async fn connect(options: SqliteConnectOptions) -> sqlx::Result<SqlitePool> {
    SqlitePoolOptions::new()
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .after_release(|connection, _| Box::pin(has_ended_transaction(connection)))
        .connect_with(options)
        .await
}

/// Applies the migrations after the first `applied` ones, each in a transaction. Heartbeats continue meanwhile, but the
/// program does not serve users yet.
async fn migrate(
    pool: &SqlitePool,
    lock: &FileLock,
    migrations: &[Migration],
    applied: usize,
    on_progress: &mut (dyn FnMut(UpgradeProgress) + Send),
) -> sqlx::Result<()> {
    let on_progress = &mut |progress: UpgradeProgress| {
        lock.write_state(&BotState::migrating(progress));
        on_progress(progress);
    };
    let migrator = migrator(migrations, |migration| migration.sqlite);
    let pending = migrator.iter().skip(applied);
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
        let migrated = with_heartbeat(lock, migrator.run_to(migration.version, pool)).await;
        migrated.map_err(|error| match error {
            MigrateError::Execute(source) => source,
            other => sqlx::Error::Migrate(Box::new(other)),
        })?;
    }
    Ok(())
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
