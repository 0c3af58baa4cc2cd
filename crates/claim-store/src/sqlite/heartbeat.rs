//! How another process finds out whether a bot is running, and what it does.

use std::io::ErrorKind;
use std::time::{Duration, SystemTime};

use super::bot_state::BotState;
use super::file_names::lock_path;
use super::lock::lock_shared;
use super::url::file_of;
use crate::sql::OpenError;

/// The last heartbeat of a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heartbeat {
    /// How long ago it was written, by the time of the lock file; zero if that is in the future.
    pub age: Duration,
    /// What the bot did then.
    pub state: BotState,
    /// Whether the bot, or another command that excludes it, is still running.
    pub is_running: bool,
}

/// The last heartbeat of the bot that uses the database at `url`; `None` if no bot has ever opened
/// it.
///
/// # Errors
///
/// If there is no database, its lock file cannot be read, or the URL is invalid. The error names
/// the file.
pub fn read_heartbeat(url: &str) -> Result<Option<Heartbeat>, OpenError> {
    let database = file_of(url)?;
    if !database.exists() {
        return Err(OpenError::Missing { path: database });
    }
    let path = lock_path(&database);
    let read = || -> std::io::Result<_> {
        let modified = std::fs::metadata(&path)?.modified()?;
        Ok((modified, std::fs::read_to_string(&path)?))
    };
    let (modified, text) = match read() {
        Ok(read) => read,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => {
            let source = error.into();
            return Err(OpenError::Other { path, source });
        }
    };
    let Ok(state) = text.parse();
    // Held for a moment only: see `FileLock::acquire`.
    let is_running = matches!(lock_shared(&database), Err(OpenError::InUse { .. }));
    Ok(Some(Heartbeat {
        age: SystemTime::now()
            .duration_since(modified)
            .unwrap_or_default(),
        state,
        is_running,
    }))
}
