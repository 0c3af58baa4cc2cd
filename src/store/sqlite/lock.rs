//! The lock file beside the database. It keeps a second bot from using the database, and carries the
//! heartbeat.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::address;
use crate::store::sql::OpenError;

/// An exclusive lock on the lock file. The operating system releases it when the process ends, even after a
/// crash.
#[derive(Debug)]
pub(in crate::store) struct FileLock(File);

impl FileLock {
    /// Acquires the lock of the database at `path`, without waiting.
    pub(in crate::store) fn acquire(path: &Path) -> Result<Self, OpenError> {
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
    pub(in crate::store) fn release(&self) -> std::io::Result<()> {
        self.0.unlock()
    }

    /// Writes a heartbeat: its time is the file's modification time, its content the gateway's silence in
    /// milliseconds.
    pub(in crate::store) fn write_heartbeat(
        &self,
        gateway_silence: Duration,
    ) -> std::io::Result<()> {
        // Fixed width, so that a concurrent reader never sees a partial number.
        self.write(&format!("{:020}\n", gateway_silence.as_millis()))
    }

    /// As [`Self::write_heartbeat`], but with what the program is doing while it does not serve users.
    pub(in crate::store) fn write_activity(&self, activity: &str) -> std::io::Result<()> {
        self.write(&format!("{activity}\n"))
    }

    /// Renews the heartbeat without changing its content.
    pub(in crate::store) fn touch(&self) -> std::io::Result<()> {
        self.0.set_modified(SystemTime::now())
    }

    fn write(&self, text: &str) -> std::io::Result<()> {
        let mut file = &self.0;
        file.rewind()?;
        file.write_all(text.as_bytes())?;
        file.set_len(text.len() as u64)?;
        self.touch()
    }
}

impl Drop for FileLock {
    /// Releases the lock explicitly: a child process that is just being started inherits all open files until
    /// it executes its program, and would keep the lock until then.
    fn drop(&mut self) {
        if let Err(error) = self.release() {
            tracing::debug!(%error, "could not release the lock file");
        }
    }
}

/// The last heartbeat of a running bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heartbeat {
    /// How long ago the heartbeat was written.
    pub age: Duration,
    /// For how long Discord's gateway had been silent when the heartbeat was written.
    pub gateway_silence: Duration,
    /// What the bot is doing while it does not serve users, for example `migrating: 5 of 100 matches`, or
    /// `stopping`; empty if it serves.
    pub activity: String,
}

/// The last heartbeat of the bot that uses the database at `url`.
///
/// # Errors
///
/// If no bot has ever opened the database, or the URL is invalid.
pub fn read_heartbeat(url: &str) -> std::io::Result<Heartbeat> {
    let path = lock_path(&address::file_at(url).ok_or(std::io::ErrorKind::InvalidInput)?);
    let modified = std::fs::metadata(&path)?.modified()?;
    let text = std::fs::read_to_string(&path)?;
    let (gateway_silence, activity) = match text.trim().parse() {
        Ok(milliseconds) => (Duration::from_millis(milliseconds), String::new()),
        Err(_) => (Duration::ZERO, text.trim().to_owned()),
    };
    Ok(Heartbeat {
        age: SystemTime::now()
            .duration_since(modified)
            .unwrap_or_default(),
        gateway_silence,
        activity,
    })
}

fn lock_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}
