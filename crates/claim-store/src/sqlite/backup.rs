//! Backups: copying a database while a bot uses it, and restoring it. Each copy is written beside its
//! destination, checked, and then renamed, so that no incomplete file ever has the final name.

use std::fs::{self, File};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use claim_table::timestamp::Timestamp;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::check::check_pages;
use super::database::BUSY_TIMEOUT;
use super::file_names::with_suffix;
use super::inspect::inspect_for_reading;
use super::lock::{FileLock, Holder};
use super::private_files::{create_private, sync_folder, take_over_owner};
use super::url::file_of;
use crate::sql::{MIGRATIONS, OpenError, must_be_sqlite};

/// The outcome of [`restore`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestoreSummary {
    /// The number of matches in the restored database.
    pub matches: u64,
    /// Where the replaced database is kept, if there was one.
    pub replaced: Option<PathBuf>,
}

/// A copy that is deleted unless it was renamed, together with its write-ahead log.
struct PartialCopy(PathBuf);

impl PartialCopy {
    /// Deletes what is left of an earlier copy, which a kill may have interrupted.
    fn delete(&self) {
        for suffix in ["", "-wal", "-shm"] {
            // Fails if there is no such file.
            let _ = fs::remove_file(with_suffix(&self.0, suffix));
        }
    }
}

impl Drop for PartialCopy {
    fn drop(&mut self) {
        self.delete();
    }
}

/// Copies the database at `url` to a new file, even while a bot uses it: the copy is a consistent snapshot.
/// Only its owner may read it, because it contains the cards of running matches. Returns the number of
/// matches in it.
///
/// # Errors
///
/// If there is no such database, `file` exists already or cannot be written, or the copy is damaged or
/// not a database of this program.
pub async fn back_up(url: &str, file: &Path) -> Result<u64, OpenError> {
    must_be_sqlite(url, "pg_dump, or continuous archiving")?;
    let database = database_at(url)?;
    if file.exists() {
        return Err(not_writable(file)(ErrorKind::AlreadyExists.into()));
    }
    inspect_for_reading(&database, MIGRATIONS).await?;
    let partial = with_suffix(file, ".partial");
    let _lock = FileLock::acquire(&partial, Holder::Command)?;
    let copy = PartialCopy(partial);
    // Because of the lock, no other backup to this file is being written.
    copy.delete();
    let matches = copy_database(&database, &copy.0).await?;
    fs::rename(&copy.0, file).map_err(not_writable(file))?;
    sync_folder(file).map_err(not_writable(file))?;
    Ok(matches)
}

/// Replaces the database at `url`, which no bot may use meanwhile, by a backup. The backup is checked first.
/// The replaced database is kept beside it, under a name with the time `now`.
///
/// # Errors
///
/// If a bot uses the database, it belongs to another program, a file cannot be written, or the backup is missing, damaged,
/// or not a database of this program. In that case, the database is unchanged.
pub async fn restore(
    url: &str,
    backup: &Path,
    now: Timestamp,
) -> Result<RestoreSummary, OpenError> {
    must_be_sqlite(url, "pg_restore, or an archive with point-in-time recovery")?;
    let database = file_of(url)?;
    must_exist(backup)?;
    let _lock = FileLock::acquire(&database, Holder::Command)?;
    if database.exists()
        && let Err(error @ OpenError::OtherProgram { .. }) =
            inspect_for_reading(&database, MIGRATIONS).await
    {
        // One that is damaged is replaced, and kept.
        return Err(error);
    }
    let copy = PartialCopy(with_suffix(&database, ".restoring"));
    // Because of the lock, no other restore is running. A log of another backup would be applied to this one.
    copy.delete();
    let matches = copy_backup(backup, &copy.0).await?;
    take_over_owner(&database, &[&copy.0]);
    let replaced = if database.exists() {
        let kept = with_suffix(&database, &format!(".replaced-{}", now.unix_seconds()));
        keep_replaced(&database, &kept).await?;
        Some(kept)
    } else {
        None
    };
    fs::rename(&copy.0, &database).map_err(not_writable(&database))?;
    sync_folder(&database).map_err(not_writable(&database))?;
    Ok(RestoreSummary { matches, replaced })
}

/// Gives the old database a second name, together with its write-ahead log, which must not be applied to the
/// new database.
async fn keep_replaced(database: &Path, kept: &Path) -> Result<(), OpenError> {
    // Checkpoints the log into the database. A damaged database keeps its log.
    if let Ok(mut connection) = options(database).connect().await {
        let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
            .execute(&mut connection)
            .await;
        let _ = connection.close().await;
    }
    if kept.exists() {
        return Err(not_writable(kept)(ErrorKind::AlreadyExists.into()));
    }
    // Some file systems have no hard links.
    fs::hard_link(database, kept)
        .or_else(|_| fs::copy(database, kept).map(drop))
        .map_err(not_writable(kept))?;
    for suffix in ["-wal", "-shm"] {
        let (old, new) = (with_suffix(database, suffix), with_suffix(kept, suffix));
        match fs::rename(&old, &new) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                return Err(not_writable(&new)(error));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Copies a database that may be in use to a file that must not exist, and checks the copy. Returns the
/// number of matches in it.
async fn copy_database(from: &Path, to: &Path) -> Result<u64, OpenError> {
    // SQLite accepts an empty file as the destination, so the file has its permissions from the start.
    create_private(to).map_err(not_writable(to))?;
    let copied = async {
        let mut connection = options(from).connect().await?;
        sqlx::query("VACUUM INTO $1")
            .bind(to.to_string_lossy())
            .execute(&mut connection)
            .await?;
        connection.close().await
    };
    copied
        .await
        .map_err(|error| OpenError::from_sqlite(from, error))?;
    check_copy(from, to).await
}

/// Copies the files of a backup to a file that must not exist, and checks the copy instead of the backup,
/// which may be on a read-only disk. Returns the number of matches in it.
async fn copy_backup(from: &Path, to: &Path) -> Result<u64, OpenError> {
    copy_file(from, to)?;
    // There is a log if the files of a running bot were copied.
    let log = with_suffix(from, "-wal");
    if log.exists() {
        let copy = with_suffix(to, "-wal");
        copy_file(&log, &copy)?;
    }
    check_copy(from, to).await.map_err(|error| match error {
        OpenError::Damaged { path, reason } => OpenError::DamagedBackup { path, reason },
        other => other,
    })
}

/// Checks the copy of a database. Errors name the original file, because users know that one. Returns the
/// number of matches in it.
async fn check_copy(from: &Path, to: &Path) -> Result<u64, OpenError> {
    File::open(to)
        .and_then(|file| file.sync_all())
        .map_err(not_writable(to))?;
    let path = from.to_owned();
    check_pages(to).await.map_err(|error| match error {
        OpenError::Damaged { reason, .. } => OpenError::Damaged { path, reason },
        OpenError::OtherProgram { .. } => OpenError::OtherProgram { path },
        OpenError::NewerVersion { needed, .. } => OpenError::NewerVersion { path, needed },
        OpenError::Empty { .. } => OpenError::Empty { path },
        other => other,
    })?;
    let counted = count_matches(to).await;
    counted.map_err(|error| OpenError::from_sqlite(from, error))
}

async fn count_matches(file: &Path) -> sqlx::Result<u64> {
    let mut connection: SqliteConnection = options(file).connect().await?;
    let count: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM matches")
        .fetch_one(&mut connection)
        .await?;
    connection.close().await?;
    Ok(u64::try_from(count).unwrap_or_default())
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(BUSY_TIMEOUT)
}

/// The file of a database, which must exist.
fn database_at(url: &str) -> Result<PathBuf, OpenError> {
    let path = file_of(url)?;
    must_exist(&path)?;
    Ok(path)
}

fn must_exist(path: &Path) -> Result<(), OpenError> {
    match fs::metadata(path) {
        Ok(_) => Ok(()),
        Err(error) => Err(OpenError::Other {
            path: path.to_owned(),
            source: error.into(),
        }),
    }
}

fn copy_file(from: &Path, to: &Path) -> Result<(), OpenError> {
    let unreadable = |error: std::io::Error| OpenError::Other {
        path: from.to_owned(),
        source: error.into(),
    };
    let mut source = File::open(from).map_err(unreadable)?;
    let mut copy = create_private(to).map_err(not_writable(to))?;
    let mut block = vec![0; COPY_BLOCK_BYTES];
    loop {
        // Not `io::copy`, whose error does not tell which of the two files failed.
        let length = match source.read(&mut block) {
            Ok(0) => return Ok(()),
            Ok(length) => length,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(unreadable(error)),
        };
        copy.write_all(&block[..length]).map_err(not_writable(to))?;
    }
}

/// How many bytes are copied at a time.
const COPY_BLOCK_BYTES: usize = 1 << 16;

fn not_writable(path: &Path) -> impl FnOnce(std::io::Error) -> OpenError {
    let path = path.to_owned();
    move |source| OpenError::from_writing(&path, source)
}
