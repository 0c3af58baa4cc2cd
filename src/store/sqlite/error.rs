//! What the errors of the database library mean for the store.

use crate::store::error::Error;

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(cause)
                if cause.is_unique_violation() || cause.is_foreign_key_violation() =>
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

/// Whether a code of SQLite says that the file is damaged or no database.
fn is_damage(code: Option<&str>) -> bool {
    let code = code.and_then(|code| code.parse::<u32>().ok());
    // The low byte is SQLite's primary result code: SQLITE_CORRUPT, SQLITE_NOTADB.
    matches!(code.map(|code| code & 0xff), Some(11 | 26))
}
