//! Why the database cannot be used, in one sentence for the operator.

use std::path::{Path, PathBuf};

/// Why the database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is no address of an SQLite file.
    #[error("{url:?} is not the address of an SQLite file, such as sqlite://claim-bot.db")]
    BadUrl {
        /// The address.
        url: String,
    },
    /// The file, or one beside it, cannot be made or written.
    #[error("the database file {path} cannot be written: {source}")]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// Another running bot has it, or some other program is writing to it.
    #[error("the database file {path} is in use by another running bot or another program")]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// A later version of this program has written it.
    #[error(
        "the database file {path} was written by a newer version of claim-bot: update this one"
    )]
    Newer {
        /// The file.
        path: PathBuf,
    },
    /// It holds the tables of some other program.
    #[error("the database file {path} belongs to another program: choose another file")]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// It is not an SQLite file, or a broken one.
    #[error(
        "the database file {path} is damaged or not a database of claim-bot ({what}): restore a backup"
    )]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What SQLite says.
        what: String,
    },
    /// Anything else.
    #[error("the database file {path} cannot be opened: {source}")]
    Other {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: sqlx::Error,
    },
}

impl OpenError {
    /// The sentence that fits what SQLite reports.
    pub(super) fn from_sqlite(path: &Path, source: sqlx::Error) -> Self {
        let path = path.to_owned();
        let code = match &source {
            sqlx::Error::Database(error) => error.code().and_then(|code| code.parse::<u32>().ok()),
            _ => None,
        };
        // The low byte is SQLite's primary result code.
        match code.map(|code| code & 0xff) {
            Some(5 | 6) => Self::InUse { path },
            Some(11 | 26) => Self::Damaged {
                path,
                what: source.to_string(),
            },
            Some(8 | 10 | 13 | 14) => Self::Unwritable {
                path,
                source: std::io::Error::other(source.to_string()),
            },
            _ => Self::Other { path, source },
        }
    }
}
