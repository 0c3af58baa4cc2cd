//! Checks a whole database: every page, and every match by replaying it.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::inspect;
use super::lock::FileLock;
use super::migrations::MIGRATIONS;
use super::url::file_of;
use crate::store::Store;
use crate::store::sql::{CheckStep, OpenError, SqlStore, must_be_sqlite};
use crate::timestamp::Timestamp;

/// Checks the database at `url`, which no bot may use meanwhile: first the whole file, then each match. A
/// file of an earlier version is migrated in between.
///
/// # Errors
///
/// If the file cannot be opened or is damaged.
pub async fn check_database(
    url: &str,
    now: Timestamp,
    on_step: &mut (dyn FnMut(CheckStep) + Send),
) -> Result<(), OpenError> {
    must_be_sqlite(url, "pg_amcheck")?;
    let path = file_of(url)?;
    check_file(&path).await?;
    let on_progress = &mut |progress| on_step(CheckStep::Migrated(progress));
    let store = SqlStore::open_with_progress(url, on_progress).await?;
    let checked = store.check_matches(now, on_step).await;
    store.close().await;
    checked.map_err(|error| OpenError::Other {
        path,
        source: error.into(),
    })
}

/// Checks the file, which no bot may use meanwhile.
async fn check_file(path: &Path) -> Result<(), OpenError> {
    if !path.exists() {
        return Err(OpenError::Missing {
            path: path.to_owned(),
        });
    }
    let _lock = FileLock::acquire(path)?;
    check_pages(path).await
}

/// Checks which program the file belongs to, all its pages and indexes, and that all foreign keys are valid.
pub(super) async fn check_pages(path: &Path) -> Result<(), OpenError> {
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
