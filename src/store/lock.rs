//! The file beside the database that keeps a second bot off it and carries the heartbeat.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::{OpenError, address};

/// Held until it is let go of; the system does that however the program ends.
#[derive(Debug)]
pub(super) struct Lock(File);

impl Lock {
    /// Takes the lock of the database at `path`.
    pub(super) fn take(path: &Path) -> Result<Self, OpenError> {
        let unwritable = |source| OpenError::Unwritable {
            path: path.to_owned(),
            source,
        };
        if path.is_dir() {
            return Err(unwritable(std::io::ErrorKind::IsADirectory.into()));
        }
        if path.exists() {
            OpenOptions::new()
                .write(true)
                .open(path)
                .map_err(unwritable)?;
        }
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).write(true);
        let file = options.open(lock_path(path)).map_err(unwritable)?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse {
                path: path.to_owned(),
            }),
            Err(TryLockError::Error(source)) => Err(unwritable(source)),
        }
    }

    /// Lets go of it: from now on another bot may open the database.
    pub(super) fn let_go(&self) -> std::io::Result<()> {
        self.0.unlock()
    }

    /// Marks this moment.
    pub(super) fn beat(&self) -> std::io::Result<()> {
        self.0.set_modified(SystemTime::now())
    }
}

/// How long ago the program that has the database at that address open last said that it is well.
///
/// # Errors
///
/// If no bot has ever opened the database, or the address is none.
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
