//! The lock file beside the database. It keeps a second bot from using the database, and carries
//! the heartbeat.
//!
//! The lock is exclusive, and the operating system releases it even after a crash. The modification
//! time of the file is the heartbeat, its content the state. `claim-bot health` reads both.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::file_names::with_suffix;
use super::url::file_at;
use crate::store::sql::{OpenError, UpgradeProgress};

/// What the lock file contains before the program serves users, and while it does so without the gateway.
const STARTING: &str = "starting";
const SERVING: &str = "serving";

/// An exclusive lock on the lock file. The operating system releases it when the process ends, even after a
/// crash.
#[derive(Debug)]
pub(in crate::store) struct FileLock(File);

impl FileLock {
    /// Acquires the lock of the database at `path`, without waiting.
    pub(in crate::store) fn acquire(path: &Path) -> Result<Self, OpenError> {
        let not_writable = |source| OpenError::from_writing(path, source);
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
    /// milliseconds, if the program uses the gateway.
    pub(in crate::store) fn write_heartbeat(
        &self,
        gateway_silence: Option<Duration>,
    ) -> std::io::Result<()> {
        match gateway_silence {
            // Fixed width, so that a concurrent reader never sees a partial number.
            Some(silence) => self.write(&format!("{:020}\n", silence.as_millis())),
            None => self.write(&format!("{SERVING}\n")),
        }
    }

    /// As [`Self::write_heartbeat`], but before the program serves users, or if it never does. A failure is only
    /// logged.
    pub(in crate::store) fn write_start(&self) {
        self.write_activity(STARTING);
    }

    /// As [`Self::write_heartbeat`], but with what the program is doing while it is updated, or stops. A failure is
    /// only logged.
    pub(in crate::store) fn write_activity(&self, activity: &str) {
        if let Err(error) = self.write(&format!("{activity}\n")) {
            tracing::warn!(%error, "could not write the lock file");
        }
    }

    /// As [`Self::write_activity`], with the progress of a migration or upgrade.
    pub(in crate::store) fn write_progress(&self, progress: UpgradeProgress) {
        self.write_activity(&format!("migrating: {progress}"));
    }

    /// Renews the heartbeat without changing its content.
    pub(super) fn touch(&self) -> std::io::Result<()> {
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

/// The last heartbeat of a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heartbeat {
    /// How long ago it was written, by the time of the lock file; zero if that is in the future.
    pub age: Duration,
    /// What the bot did then.
    pub state: BotState,
}

/// What a bot does, as its lock file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotState {
    /// It has opened the database, but does not serve users. It stays at that if the start fails, or if another command
    /// of the program has opened the database.
    Starting,
    /// It serves users.
    Serving {
        /// For how long Discord's gateway had been silent; `None` if the bot does not use the gateway.
        gateway_silence: Option<Duration>,
    },
    /// It is being updated, for example `migrating: 5 of 100 matches`, or is `stopping`.
    Busy(String),
}

/// The last heartbeat of the bot that uses the database at `url`.
///
/// # Errors
///
/// If no bot has ever opened the database, or the URL is invalid. The error names the file.
pub fn read_heartbeat(url: &str) -> std::io::Result<Heartbeat> {
    let path = lock_path(&file_at(url).ok_or(std::io::ErrorKind::InvalidInput)?);
    let read = || {
        let modified = std::fs::metadata(&path)?.modified()?;
        Ok((modified, std::fs::read_to_string(&path)?))
    };
    let (modified, text) = read().map_err(|error: std::io::Error| {
        std::io::Error::new(error.kind(), format!("{}: {error}", path.display()))
    })?;
    let state = match text.trim() {
        "" | STARTING => BotState::Starting,
        SERVING => BotState::Serving {
            gateway_silence: None,
        },
        text => match text.parse() {
            Ok(milliseconds) => BotState::Serving {
                gateway_silence: Some(Duration::from_millis(milliseconds)),
            },
            Err(_) => BotState::Busy(text.to_owned()),
        },
    };
    Ok(Heartbeat {
        age: SystemTime::now()
            .duration_since(modified)
            .unwrap_or_default(),
        state,
    })
}

/// The lock file of the database at `path`.
pub(super) fn lock_path(path: &Path) -> PathBuf {
    with_suffix(path, ".lock")
}
