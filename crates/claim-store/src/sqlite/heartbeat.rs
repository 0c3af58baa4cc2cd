//! How another process finds out whether a bot is running, and what it does.

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

/// The last heartbeat of the bot that uses the database at `url`.
///
/// # Errors
///
/// If there is no database, no bot has ever opened it, or the URL is invalid. The error names the file.
pub fn read_heartbeat(url: &str) -> Result<Heartbeat, OpenError> {
    let database = file_of(url)?;
    if !database.exists() {
        return Err(OpenError::Missing { path: database });
    }
    let path = lock_path(&database);
    let read = || {
        let modified = std::fs::metadata(&path)?.modified()?;
        Ok((modified, std::fs::read_to_string(&path)?))
    };
    let (modified, text) = read().map_err(|source: std::io::Error| OpenError::Other {
        path: path.clone(),
        source: source.into(),
    })?;
    let Ok(state) = text.parse();
    // Held for a moment only: see `FileLock::acquire`.
    let is_running = matches!(lock_shared(&database), Err(OpenError::InUse { .. }));
    Ok(Heartbeat {
        age: SystemTime::now()
            .duration_since(modified)
            .unwrap_or_default(),
        state,
        is_running,
    })
}
