//! Regular backups: how often, how many are kept, and what happens if one fails.
//!
//! An SQLite file has one process, so that nothing has to be agreed with others. When the next
//! backup is due follows from the names of those that are there: a restart makes none in between.

use std::path::PathBuf;
use std::time::Duration;

use claim_discord::DiscordMessenger;
use claim_host::{BackgroundWork, Host};
use claim_store::{BackupFolder, OpenError};
use claim_table::timestamp::Timestamp;

use crate::concerns::{Concern, Concerns};

/// How long to wait after a failure, if the next backup is not due earlier: a copy reads the whole
/// database.
const RETRY_INTERVAL: Duration = Duration::from_mins(10);

/// How regular backups are made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupConfig {
    /// The time between two of them.
    pub every: Duration,
    /// How many are kept, at least 1.
    pub keep: u32,
    /// The folder; `None` for `backups` beside the database.
    pub folder: Option<PathBuf>,
}

/// Makes backups for as long as the host runs.
pub(crate) async fn keep_backups(
    host: &Host<DiscordMessenger>,
    folder: &BackupFolder,
    config: &BackupConfig,
    concerns: &Concerns,
) {
    let clock = host.environment().clock();
    loop {
        match back_up_if_due(host, folder, config).await {
            Ok(next) => {
                concerns.set(Concern::Backup, None);
                clock.sleep_until(next).await;
            }
            Err(error) => {
                host.count_failure(BackgroundWork::Backup);
                tracing::error!(%error, "could not back the database up, will retry");
                let sentence = format!("the last backup failed: {error}");
                concerns.set(Concern::Backup, Some(sentence));
                clock.sleep(RETRY_INTERVAL.min(config.every)).await;
            }
        }
    }
}

/// Makes a backup if one is due, and deletes the oldest. Returns when the next one is due.
async fn back_up_if_due(
    host: &Host<DiscordMessenger>,
    folder: &BackupFolder,
    config: &BackupConfig,
) -> Result<Timestamp, OpenError> {
    let now = host.now();
    if let Some(newest) = folder.newest(now)?
        && newest + config.every > now
    {
        return Ok(newest + config.every);
    }
    let file = folder.add(now).await?;
    tracing::info!(file = %file.display(), "backed the database up");
    folder.keep_newest(config.keep)?;
    Ok(now + config.every)
}
