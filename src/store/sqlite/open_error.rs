//! Why the database cannot be opened, as one sentence for the operator.

use std::path::{Path, PathBuf};

/// Why the database cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The URL names no SQLite file.
    #[error("{url:?} is not a valid SQLite URL (expected e.g. sqlite://claim-bot.db)")]
    InvalidUrl {
        /// The configured URL.
        url: String,
    },
    /// The file, or the lock file beside it, cannot be created or written.
    #[error("the database file {path} cannot be written: {source}")]
    NotWritable {
        /// The database file.
        path: PathBuf,
        /// The cause.
        source: std::io::Error,
    },
    /// Another bot uses the file, or another program is writing to it.
    #[error("the database file {path} is in use by another running bot or another program")]
    InUse {
        /// The database file.
        path: PathBuf,
    },
    /// A later version of this program has applied migrations that this one does not know.
    #[error(
        "the database file {path} was written by a newer version of claim-bot: update this one"
    )]
    NewerVersion {
        /// The database file.
        path: PathBuf,
    },
    /// The file contains the tables of another program.
    #[error("the database file {path} belongs to another program: choose another file")]
    OtherProgram {
        /// The database file.
        path: PathBuf,
    },
    /// The file is damaged or not an SQLite database.
    #[error(
        "the database file {path} is damaged or not a database of claim-bot ({reason}): \
         restore a backup"
    )]
    Damaged {
        /// The database file.
        path: PathBuf,
        /// What SQLite reports.
        reason: String,
    },
    /// Any other error.
    #[error("the database file {path} cannot be opened: {source}")]
    Other {
        /// The database file.
        path: PathBuf,
        /// The cause.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
}

impl OpenError {
    /// The variant for an error that SQLite has reported.
    pub(super) fn from_sqlite(path: &Path, source: sqlx::Error) -> Self {
        let path = path.to_owned();
        let code = match &source {
            sqlx::Error::Database(error) => error.code().and_then(|code| code.parse::<u32>().ok()),
            _ => None,
        };
        // The low byte is SQLite's primary result code.
        match code.map(|code| code & 0xff) {
            // SQLITE_BUSY, SQLITE_LOCKED.
            Some(5 | 6) => Self::InUse { path },
            // SQLITE_CORRUPT, SQLITE_NOTADB.
            Some(11 | 26) => Self::Damaged {
                path,
                reason: source.to_string(),
            },
            // SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN.
            Some(8 | 10 | 13 | 14) => Self::NotWritable {
                path,
                source: std::io::Error::other(source.to_string()),
            },
            _ => Self::Other {
                path,
                source: source.into(),
            },
        }
    }
}
