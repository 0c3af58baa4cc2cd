//! Reading a database file without writing anything, neither to it nor beside it.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;

use super::file_names::with_suffix;
use super::lock::lock_shared;
use crate::sql::OpenError;

/// A database file that is read while no bot may use it.
#[derive(Debug)]
pub(crate) struct ReadOnly {
    path: PathBuf,
    _lock: Option<File>,
    /// The index of the write-ahead log, if it does not exist yet: SQLite creates it to read the log, and leaves it.
    new_index: Option<PathBuf>,
}

impl ReadOnly {
    /// Keeps bots from opening the file.
    pub(super) fn acquire(path: &Path) -> Result<Self, OpenError> {
        let index = with_suffix(path, "-shm");
        Ok(Self {
            path: path.to_owned(),
            _lock: lock_shared(path)?,
            new_index: (!index.exists()).then_some(index),
        })
    }

    /// How to connect to it.
    pub(super) fn options(&self) -> SqliteConnectOptions {
        read_only(&self.path)
    }
}

impl Drop for ReadOnly {
    fn drop(&mut self) {
        if let Some(index) = &self.new_index {
            // Fails if there is no log.
            let _ = fs::remove_file(index);
        }
    }
}

/// How to connect to a file that is only read.
pub(super) fn read_only(path: &Path) -> SqliteConnectOptions {
    let is_whole = ["-wal", "-journal"]
        .iter()
        .all(|suffix| !with_suffix(path, suffix).exists());
    SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        // Otherwise, SQLite would create an empty log. If there is one, it has to be read.
        .immutable(is_whole)
        .foreign_keys(false)
}
