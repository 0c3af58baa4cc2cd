//! The lock file beside the database. It keeps a second bot out and carries the heartbeat.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::address;
use super::open_error::OpenError;

/// An exclusive lock on the lock file. The operating system releases it when the process ends,
/// however that happens.
#[derive(Debug)]
pub(super) struct FileLock(File);

impl FileLock {
    /// Acquires the lock of the database at `path`, without waiting.
    pub(super) fn acquire(path: &Path) -> Result<Self, OpenError> {
        let not_writable = |source| OpenError::NotWritable {
            path: path.to_owned(),
            source,
        };
        if path.is_dir() {
            return Err(not_writable(std::io::ErrorKind::IsADirectory.into()));
        }
        if path.exists() {
            OpenOptions::new()
                .write(true)
                .open(path)
                .map_err(not_writable)?;
        }
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).write(true);
        let file = options.open(lock_path(path)).map_err(not_writable)?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse {
                path: path.to_owned(),
            }),
            Err(TryLockError::Error(source)) => Err(not_writable(source)),
        }
    }

    /// Releases the lock: from now on another bot may open the database.
    pub(super) fn release(&self) -> std::io::Result<()> {
        self.0.unlock()
    }

    /// Sets the file's time of modification to the current time.
    pub(super) fn touch(&self) -> std::io::Result<()> {
        self.0.set_modified(SystemTime::now())
    }
}

/// How long ago the bot that uses the database at `url` wrote its last heartbeat.
///
/// # Errors
///
/// If no bot has ever opened the database, or the URL is invalid.
pub fn heartbeat_age(url: &str) -> std::io::Result<Duration> {
    let file = address::file_at(url).ok_or(std::io::ErrorKind::InvalidInput)?;
    let modified = std::fs::metadata(lock_path(&file))?.modified()?;
    Ok(SystemTime::now()
        .duration_since(modified)
        .unwrap_or_default())
}

fn lock_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}
