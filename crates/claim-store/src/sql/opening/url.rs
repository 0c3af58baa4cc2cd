//! Database URLs of either kind: checking them, and naming the database in messages and errors.

use std::io;

use super::open_error::{OpenError, ServerProblem};
use crate::error::Error;
use crate::{postgres, sqlite};

/// Checks that a URL names a database, without opening it.
///
/// # Errors
///
/// [`OpenError::InvalidUrl`] or [`OpenError::InvalidServerUrl`].
pub fn check_url(url: &str) -> Result<(), OpenError> {
    if postgres::is_url(url) {
        postgres::check_url(url)
    } else {
        sqlite::check_url(url)
    }
}

/// Describes a database by its URL, without the password.
#[must_use]
pub fn database_name(url: &str) -> String {
    if postgres::is_url(url) {
        postgres::name(url)
    } else {
        url.to_owned()
    }
}

/// Refuses a PostgreSQL database for a command that works only with SQLite files.
pub(crate) fn must_be_sqlite(url: &str, instead: &'static str) -> Result<(), OpenError> {
    if postgres::is_url(url) {
        Err(OpenError::OnlySqlite { instead })
    } else {
        Ok(())
    }
}

/// Converts an error of the store that occurs after the database at a URL was opened.
pub(in crate::sql) fn open_error(url: &str, error: Error) -> OpenError {
    match sqlite::file_at(url) {
        Some(path) => OpenError::Other {
            path,
            source: error.into(),
        },
        None => OpenError::Server {
            database: postgres::name(url),
            problem: ServerProblem::Other(error.to_string()),
        },
    }
}

/// As [`open_error`], for an error that occurs while the database is upgraded.
pub(in crate::sql) fn upgrade_error(url: &str, error: Error) -> OpenError {
    match (sqlite::file_at(url), error) {
        // No other program uses the file, so it cannot be busy.
        (Some(path), Error::Unavailable { reason }) => OpenError::Disk {
            path,
            source: io::Error::other(reason),
        },
        (_, error) => open_error(url, error),
    }
}
