//! Why the database cannot be opened, as one sentence for the operator.

use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::sqlite::folder_of;

/// Why the database cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The URL names neither an SQLite file nor a PostgreSQL database.
    #[error(
        "{url:?} is not a valid database URL (expected e.g. sqlite://claim-bot.db, or \
         postgres://user@host/name for PostgreSQL)"
    )]
    InvalidUrl {
        /// The configured URL. Unless it begins with `sqlite:`, parameters and what comes before an `@` are left out, which
        /// may be a password.
        url: String,
    },
    /// The URL of a PostgreSQL database is invalid. It is not shown, because it may contain a password.
    #[error(
        "the PostgreSQL URL is not valid: {reason} (special characters in a password have to be percent-encoded, for \
         example %23 for #)"
    )]
    InvalidServerUrl {
        /// What is wrong with it.
        reason: String,
    },
    /// The URL of a PostgreSQL database has a parameter that is not known, and would have no effect. Its value is not
    /// shown, because it may be a password.
    #[error(
        "the PostgreSQL URL has an unknown parameter: {parameter} (known are for example sslmode and sslrootcert)"
    )]
    UnknownUrlParameter {
        /// The name of the parameter.
        parameter: String,
    },
    /// The database file does not exist.
    #[error("there is no database file {path}")]
    Missing {
        /// The database file.
        path: PathBuf,
    },
    /// The file, or one beside it, cannot be created or written.
    #[error("the file {path} cannot be written: {source}")]
    NotWritable {
        /// The database file, its lock file, or the file of SQLite beside it that cannot be opened for writing.
        path: PathBuf,
        /// The cause.
        source: std::io::Error,
    },
    /// The folder of a file does not exist.
    #[error("the folder {path} does not exist")]
    MissingFolder {
        /// The folder.
        path: PathBuf,
    },
    /// The file to write exists already.
    #[error("the file {path} exists already, and is never overwritten")]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The disk is full or fails, which may pass.
    #[error("the disk of the database file {path} is full or fails: {source}")]
    Disk {
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
    /// A newer version of this program has applied migrations that this one does not know.
    #[error(
        "the database file {path} was written by a newer version of claim-bot: update this one to {needed} or later"
    )]
    NewerVersion {
        /// The database file.
        path: PathBuf,
        /// The version that has all migrations of the file.
        needed: String,
    },
    /// An earlier version of this program has written the file, which is only to be checked.
    #[error(
        "the database file {path} was written by an earlier version of claim-bot: check it with that version, or start \
         this one once, which updates it"
    )]
    OlderVersion {
        /// The database file.
        path: PathBuf,
    },
    /// The file is empty, or has no tables yet.
    #[error("the file {path} is empty: it is not a database of claim-bot")]
    Empty {
        /// The file.
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
        /// What SQLite reports, or what is wrong with the size or the contents of the file.
        reason: String,
    },
    /// The backup is damaged or not an SQLite database.
    #[error(
        "the backup {path} is damaged or not a database of claim-bot ({reason}): use another one; nothing was changed"
    )]
    DamagedBackup {
        /// The backup.
        path: PathBuf,
        /// As for [`Self::Damaged`].
        reason: String,
    },
    /// A PostgreSQL database cannot be used.
    #[error("the PostgreSQL database {database} {problem}")]
    Server {
        /// The database: user, host, port and name, without the password.
        database: String,
        /// Why it cannot be used.
        problem: ServerProblem,
    },
    /// The database contains an unfinished copy of another one.
    #[error("a copy to {database} is not finished: run claim-bot migrate-db again")]
    Unfinished {
        /// The database with the copy: the URL or, for PostgreSQL, a description without the password.
        database: String,
    },
    /// The command works only with SQLite files.
    #[error("this command is for SQLite files; for a PostgreSQL database use {instead}")]
    OnlySqlite {
        /// What to use for PostgreSQL instead, for example `pg_amcheck`.
        instead: &'static str,
    },
    /// Any other error.
    #[error("the file {path} cannot be opened: {source}")]
    Other {
        /// The database file, or its lock file.
        path: PathBuf,
        /// The cause.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
}

/// Why a PostgreSQL database cannot be used. Each message completes the sentence "the PostgreSQL database …".
#[derive(Debug, thiserror::Error)]
pub enum ServerProblem {
    /// The server does not answer, or is just starting or stopping.
    #[error("cannot be reached: {0}")]
    Unreachable(String),
    /// The password is wrong, or the server does not admit this user.
    #[error("refuses the user or the password: {0}")]
    Refused(String),
    /// There is no such database.
    #[error("does not exist: create it (createdb), the tables are created by claim-bot")]
    Missing,
    /// The version of the server is too old.
    #[error("is on a server of version {version}: at least {minimum} is needed")]
    TooOld {
        /// The major version of the server.
        version: i64,
        /// The oldest supported major version.
        minimum: i64,
    },
    /// The server accepts no changes.
    #[error("is read-only (a replica): name the primary server")]
    ReadOnly,
    /// The server has no free connection.
    #[error("has too many connections: raise max_connections of the server, or end other programs")]
    TooManyConnections,
    /// The database has no tables of this program.
    #[error("is empty: it is not a database of claim-bot")]
    Empty,
    /// An earlier version of this program has written the database, which is only to be checked.
    #[error(
        "was written by an earlier version of claim-bot: check it with that version, or start this one once, which \
         updates it"
    )]
    OlderVersion,
    /// A newer version of this program has applied migrations that this one does not know.
    #[error("was written by a newer version of claim-bot: update this one to {needed} or later")]
    NewerVersion {
        /// The version that has all migrations of the database.
        needed: String,
    },
    /// The database has the tables of another program.
    #[error("belongs to another program: choose another database or schema")]
    OtherProgram,
    /// Bots are connected to the database, and have to be stopped first.
    #[error("is in use by a running bot: stop all bots first")]
    InUse,
    /// Another process migrates the database, a command has it for itself, or another program keeps a table locked.
    #[error(
        "is locked by another process, for example one that migrates or restores it: start again when that is done"
    )]
    Locked,
    /// Any other error.
    #[error("cannot be used: {0}")]
    Other(String),
}

impl OpenError {
    /// Converts an error that occurred when the file at `path`, or one beside it, was created or written.
    pub(crate) fn from_writing(path: &Path, source: std::io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            ErrorKind::AlreadyExists => Self::Exists { path },
            ErrorKind::NotFound if !folder_of(&path).exists() => Self::MissingFolder {
                path: folder_of(&path).to_owned(),
            },
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Disk { path, source },
            _ if cfg!(unix) && source.raw_os_error() == Some(EIO) => Self::Disk { path, source },
            _ => Self::NotWritable { path, source },
        }
    }

    /// Converts an error that SQLite has reported.
    pub(crate) fn from_sqlite(path: &Path, source: sqlx::Error) -> Self {
        let path = path.to_owned();
        let code = match &source {
            sqlx::Error::Database(error) => error.code().and_then(|code| code.parse::<u32>().ok()),
            _ => None,
        };
        // The low byte is SQLite's primary result code.
        let code = code.map(|code| code & 0xff);
        // SQLITE_CANTOPEN. That the database itself can be opened was checked before.
        if code == Some(14)
            && let Some((path, source)) = closed_journal(&path)
        {
            return Self::NotWritable { path, source };
        }
        match code {
            // SQLITE_BUSY, SQLITE_LOCKED.
            Some(5 | 6) => Self::InUse { path },
            // SQLITE_CORRUPT, SQLITE_NOTADB.
            Some(11 | 26) => Self::Damaged {
                path,
                reason: message(&source),
            },
            // SQLITE_READONLY.
            Some(8) => Self::NotWritable {
                path,
                source: std::io::Error::other(message(&source)),
            },
            // SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN.
            Some(10 | 13 | 14) => Self::Disk {
                path,
                source: std::io::Error::other(message(&source)),
            },
            _ => Self::Other {
                path,
                source: source.into(),
            },
        }
    }
}

/// What SQLite says, without the words of the library around it.
fn message(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        other => other.to_string(),
    }
}

/// Unix's code of a disk that fails.
const EIO: i32 = 5;

/// The file of SQLite's write-ahead log or of its index, beside the database at `path`, that may not be opened, for
/// example because another user has created it.
fn closed_journal(path: &Path) -> Option<(PathBuf, std::io::Error)> {
    ["-wal", "-shm"].into_iter().find_map(|suffix| {
        let mut file = path.as_os_str().to_owned();
        file.push(suffix);
        let opened = OpenOptions::new().read(true).write(true).open(&file);
        let error = opened.err()?;
        (error.kind() == ErrorKind::PermissionDenied).then(|| (file.into(), error))
    })
}
