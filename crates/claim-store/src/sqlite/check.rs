//! Checks a whole database: every page, and every match by replaying it.

use std::path::Path;

use sqlx::{ConnectOptions, Connection};

use super::inspect::inspect_for_reading;
use super::read_only::{ReadOnly, read_only};
use super::url::file_of;
use crate::Store;
use crate::sql::{CheckStep, MIGRATIONS, OpenError, Purpose, SqlStore, must_be_sqlite};

/// Checks the database at `url`, which no bot may use meanwhile: first the whole file, then each match. Writes nothing.
///
/// # Errors
///
/// If the file cannot be opened, is damaged, or is not a database of this version of the program.
pub async fn check_database(
    url: &str,
    on_step: &mut (dyn FnMut(CheckStep) + Send),
) -> Result<(), OpenError> {
    must_be_sqlite(url, "pg_amcheck")?;
    let path = file_of(url)?;
    if !path.exists() {
        return Err(OpenError::Missing { path });
    }
    let _read_only = ReadOnly::acquire(&path)?;
    check_pages(&path).await?;
    let store = SqlStore::open_for(Purpose::Check, url, MIGRATIONS, &mut |_| {}).await?;
    let checked = store.check_matches(on_step).await;
    store.close().await;
    checked.map_err(|error| OpenError::Other {
        path,
        source: error.into(),
    })
}

/// Checks which program the file belongs to, all its pages and indexes, and that all foreign keys are valid. Writes
/// nothing.
pub(super) async fn check_pages(path: &Path) -> Result<(), OpenError> {
    inspect_for_reading(path, MIGRATIONS).await?;
    let problem = async {
        let mut connection = read_only(path).connect().await?;
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
