//! Maps errors of the database library to errors of the store.

use crate::error::Error;

/// The message with which the view `match_changes` refuses a change that is based on an outdated match.
const MATCH_CHANGED: &str = "the match has changed";

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(cause)
                if cause.is_unique_violation()
                    || cause.is_foreign_key_violation()
                    || cause.message() == MATCH_CHANGED
                    || lost_to_another(cause.code().as_deref()) =>
            {
                Self::Conflict
            }
            sqlx::Error::Database(cause) if is_damage(cause.code().as_deref()) => {
                Self::corrupt("the database", error)
            }
            sqlx::Error::ColumnDecode { .. }
            | sqlx::Error::ColumnNotFound(_)
            | sqlx::Error::Decode(_) => Self::corrupt("a row of the database", error),
            _ => Self::Unavailable {
                reason: error.to_string(),
            },
        }
    }
}

/// Whether PostgreSQL has aborted the transaction in favour of another one (`serialization_failure`,
/// `deadlock_detected`).
fn lost_to_another(code: Option<&str>) -> bool {
    matches!(code, Some("40001" | "40P01"))
}

/// Whether an error code means that the file is damaged or not a database: PostgreSQL's `data_corrupted` and
/// `index_corrupted`, or one of SQLite's.
fn is_damage(code: Option<&str>) -> bool {
    if matches!(code, Some("XX001" | "XX002")) {
        return true;
    }
    // Codes of PostgreSQL have five characters, those of SQLite fewer.
    let code = code.filter(|code| code.len() < 5);
    let code = code.and_then(|code| code.parse::<u32>().ok());
    // The low byte is SQLite's primary result code: SQLITE_CORRUPT, SQLITE_NOTADB.
    matches!(code.map(|code| code & 0xff), Some(11 | 26))
}
