//! Checks a whole database: every page, and every match by replaying it.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::database::SqliteStore;
use super::lock::FileLock;
use super::migrations::MIGRATIONS;
use super::open_error::OpenError;
use super::upgrade::UpgradeProgress;
use super::{address, inspect};
use crate::ids::MatchId;
use crate::store::error::{Error, Result};
use crate::store::{MatchStore, Store};
use crate::timestamp::Timestamp;

/// How many ids of matches are read at once.
const BATCH_SIZE: i64 = 500;

/// What [`check_database`] has done or found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckStep {
    /// Matches were brought to the current version of the database.
    Migrated(UpgradeProgress),
    /// That many matches are in the database. They are replayed one by one.
    Counted(u64),
    /// One more match was replayed.
    Replayed,
    /// A match cannot be read, and is set aside.
    Unreadable {
        /// Its id.
        id: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A match that was set aside can be read again, and was put back. If it is running, the time of
    /// the turn starts anew.
    Restored(MatchId),
}

/// Checks the database at `url`, which no bot may use meanwhile: first all of the file, then each
/// match. A file of an earlier version is migrated in between.
///
/// # Errors
///
/// If the file cannot be opened or is damaged.
pub async fn check_database(
    url: &str,
    now: Timestamp,
    on_step: &mut (dyn FnMut(CheckStep) + Send),
) -> std::result::Result<(), OpenError> {
    let path = address::file_at(url).ok_or_else(|| OpenError::InvalidUrl {
        url: url.to_owned(),
    })?;
    check_file(&path).await?;
    let on_progress = &mut |progress| on_step(CheckStep::Migrated(progress));
    let store = SqliteStore::open_with_progress(url, on_progress).await?;
    let checked = store.check_matches(now, on_step).await;
    store.close().await;
    checked.map_err(|error| OpenError::Other {
        path,
        source: error.into(),
    })
}

/// Checks the file, which no bot may use meanwhile.
async fn check_file(path: &Path) -> std::result::Result<(), OpenError> {
    if !path.exists() {
        return Err(OpenError::NotWritable {
            path: path.to_owned(),
            source: std::io::ErrorKind::NotFound.into(),
        });
    }
    let _lock = FileLock::acquire(path)?;
    check_pages(path).await
}

/// Checks whose file it is, all its pages, its indexes, and that no row refers to one that does not
/// exist.
pub(super) async fn check_pages(path: &Path) -> std::result::Result<(), OpenError> {
    inspect::inspect(path, &MIGRATIONS).await?;
    let problem = async {
        let mut connection = SqliteConnectOptions::new().filename(path).connect().await?;
        let integrity: String = sqlx::query_scalar("PRAGMA integrity_check(1)")
            .fetch_one(&mut connection)
            .await?;
        let dangling: Option<String> =
            sqlx::query_scalar("SELECT \"table\" FROM pragma_foreign_key_check LIMIT 1")
                .fetch_optional(&mut connection)
                .await?;
        connection.close().await?;
        Ok(match (integrity.as_str(), dangling) {
            ("ok", None) => None,
            ("ok", Some(table)) => Some(format!("a row of {table} refers to one that is missing")),
            _ => integrity.lines().last().map(str::to_owned),
        })
    };
    match problem.await {
        Ok(None) => Ok(()),
        Ok(Some(reason)) => Err(OpenError::Damaged {
            path: path.to_owned(),
            reason,
        }),
        Err(error) => Err(OpenError::from_sqlite(path, error)),
    }
}

impl SqliteStore {
    /// Replays every match.
    async fn check_matches(
        &self,
        now: Timestamp,
        on_step: &mut (dyn FnMut(CheckStep) + Send),
    ) -> Result<()> {
        let total: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM matches")
            .fetch_one(&self.pool)
            .await?;
        on_step(CheckStep::Counted(u64::try_from(total).unwrap_or_default()));
        let mut position = String::new();
        loop {
            let batch: Vec<String> =
                sqlx::query_scalar("SELECT id FROM matches WHERE id > $1 ORDER BY id LIMIT $2")
                    .bind(&position)
                    .bind(BATCH_SIZE)
                    .fetch_all(&self.pool)
                    .await?;
            let Some(last) = batch.last() else {
                return Ok(());
            };
            position.clone_from(last);
            for id in batch {
                let found = match id.parse() {
                    Ok(id) => self.check_match(id, now).await?,
                    Err(_) => Some(CheckStep::Unreadable {
                        id,
                        reason: "this is no id of a match".to_owned(),
                    }),
                };
                if let Some(found) = found {
                    on_step(found);
                }
                on_step(CheckStep::Replayed);
            }
        }
    }

    /// Replays a match. Sets it aside if that fails; puts it back if it was set aside.
    async fn check_match(&self, id: MatchId, now: Timestamp) -> Result<Option<CheckStep>> {
        let Some(stored) = self.read_match(id).await? else {
            return Ok(None);
        };
        let is_set_aside = stored.quarantine_reason()?.is_some();
        match stored.restore() {
            Ok(_) if is_set_aside => {
                self.put_back(id, now).await?;
                Ok(Some(CheckStep::Restored(id)))
            }
            Ok(_) => Ok(None),
            Err(Error::Corrupt { reason, .. }) => {
                self.quarantine(id, &reason, now).await?;
                Ok(Some(CheckStep::Unreadable {
                    id: id.to_string(),
                    reason,
                }))
            }
            Err(error) => Err(error),
        }
    }
}
