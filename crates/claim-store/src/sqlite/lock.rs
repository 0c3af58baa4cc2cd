//! The lock file beside the database. It keeps a second bot from using the database, and carries
//! the heartbeat.
//!
//! The lock is exclusive, and the operating system releases it even after a crash. The modification
//! time of the file is the heartbeat, its content the state. `claim-bot health` reads both.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime};

use super::bot_state::BotState;
use super::file_names::lock_path;
use super::file_watch::FileId;
use super::private_files::{create_private, take_over_owner};
use crate::sql::OpenError;

/// How often to try to lock the file: `claim-bot health` locks it for a moment to see whether a bot has, and a command may
/// be deleting it.
const MAX_ATTEMPTS: usize = 5;

/// How long to wait between two attempts.
const ATTEMPT_PAUSE: Duration = Duration::from_millis(20);

/// Who locks a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holder {
    /// A bot, which writes its heartbeat to the lock file, and leaves it for `claim-bot health`.
    Bot,
    /// Another command, which leaves nothing behind.
    Command,
}

/// An exclusive lock on the lock file. The operating system releases it when the process ends, even after a
/// crash.
#[derive(Debug)]
pub(crate) struct FileLock {
    file: File,
    path: PathBuf,
    holder: Holder,
    /// Whether there was no lock file before.
    is_new: bool,
    is_released: AtomicBool,
}

impl FileLock {
    /// Acquires the lock of the database at `path`. Waits a moment at most.
    pub(super) fn acquire(path: &Path, holder: Holder) -> Result<Self, OpenError> {
        let not_writable = |source| OpenError::from_writing(path, source);
        if path.is_dir() {
            return Err(not_writable(ErrorKind::IsADirectory.into()));
        }
        if path.exists() {
            OpenOptions::new()
                .write(true)
                .open(path)
                .map_err(not_writable)?;
        }
        let lock_path = lock_path(path);
        let not_lockable = |source: std::io::Error| match source.kind() {
            // The folder is missing.
            ErrorKind::NotFound | ErrorKind::NotADirectory => OpenError::from_writing(path, source),
            _ => OpenError::from_writing(&lock_path, source),
        };
        for attempt in 0..MAX_ATTEMPTS {
            if attempt > 0 {
                std::thread::sleep(ATTEMPT_PAUSE);
            }
            let opened = create_or_open(&lock_path).map_err(not_lockable)?;
            let Some((file, is_new)) = opened else {
                continue;
            };
            // Also an older one: it may have been left by a command that root ran.
            take_over_owner(path, &[&lock_path]);
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => continue,
                Err(TryLockError::Error(source)) => return Err(not_lockable(source)),
            }
            // A command may have deleted the file since it was opened: the lock would exclude no one.
            if is_at(&file, &lock_path) {
                return Ok(Self {
                    file,
                    path: lock_path,
                    holder,
                    is_new,
                    is_released: AtomicBool::new(false),
                });
            }
        }
        Err(OpenError::InUse {
            path: path.to_owned(),
        })
    }

    /// The lock file.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Releases the lock: from now on another bot may open the database.
    pub(crate) fn release(&self) -> std::io::Result<()> {
        if self.is_released.swap(true, Ordering::AcqRel) {
            return Ok(());
        }
        if self.is_new && self.holder == Holder::Command {
            // While it is locked: it is not the lock of another program.
            fs::remove_file(&self.path)?;
        }
        self.file.unlock()
    }

    /// Writes a heartbeat: its time is the file's modification time. A failure is only logged.
    pub(crate) fn write_state(&self, state: &BotState) {
        if self.holder == Holder::Command || self.is_released.load(Ordering::Acquire) {
            return;
        }
        if let Err(error) = self.write(&format!("{state}\n")) {
            tracing::warn!(%error, "could not write the lock file");
        }
    }

    /// Renews the heartbeat without changing its content.
    pub(super) fn touch(&self) -> std::io::Result<()> {
        self.file.set_modified(SystemTime::now())
    }

    fn write(&self, text: &str) -> std::io::Result<()> {
        let mut file = &self.file;
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

/// Opens the lock file at `lock_path`, or creates it; says which. `None` if it was deleted at the same moment.
fn create_or_open(lock_path: &Path) -> std::io::Result<Option<(File, bool)>> {
    match create_private(lock_path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
        created => return created.map(|file| Some((file, true))),
    }
    match OpenOptions::new().write(true).open(lock_path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        opened => opened.map(|file| Some((file, false))),
    }
}

/// Whether an open file is the one at this path.
fn is_at(file: &File, path: &Path) -> bool {
    let [opened, found] = [file.metadata(), fs::metadata(path)].map(Result::ok);
    let [opened, found] = [opened, found].map(|it| it.as_ref().map(FileId::of));
    opened.is_some() && opened == found
}

/// Keeps bots from opening the database at `path` for as long as the result exists. Writes nothing: without a lock file,
/// no bot uses the database.
pub(super) fn lock_shared(path: &Path) -> Result<Option<File>, OpenError> {
    let lock_path = lock_path(path);
    let unreadable = |source: std::io::Error| OpenError::Other {
        path: lock_path.clone(),
        source: source.into(),
    };
    let file = match File::open(&lock_path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        opened => opened.map_err(unreadable)?,
    };
    match file.try_lock_shared() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse {
            path: path.to_owned(),
        }),
        Err(TryLockError::Error(source)) => Err(unreadable(source)),
    }
}
