//! Every line of SQL. Opens the database file, keeps others off it, and reads and writes matches,
//! messages and ratings: one file per aggregate.
//!
//! The statements keep to what PostgreSQL also runs.

mod lock;
mod matches;
mod messages;
mod ratings;

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions, SqliteSynchronous};

pub use lock::heartbeat_age;
pub use matches::{RatingChange, Saving};
pub use messages::{Audience, Place, Shown};
pub use ratings::{Ladder, LadderRow, Outcome};

/// How long to wait for another program, such as a backup, that holds the database.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// The database.
#[derive(Debug)]
pub struct Store {
    // A single connection: SQLite writes one at a time anyway, and so nothing is ever busy.
    pool: SqlitePool,
    lock: lock::Lock,
}

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
    /// Another running bot has it.
    #[error("the database file {path} is in use by another running bot")]
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

impl Store {
    /// Opens the database, makes it if it is not there, and brings its tables up to date.
    ///
    /// # Errors
    ///
    /// As [`OpenError`] lists; nothing is overwritten then.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        let bad_url = || OpenError::BadUrl {
            url: url.to_owned(),
        };
        let options = SqliteConnectOptions::from_str(url).map_err(|_| bad_url())?;
        if !url.starts_with("sqlite:") || options.get_filename() == Path::new(":memory:") {
            return Err(bad_url());
        }
        let path = options.get_filename().to_owned();
        let lock = lock::Lock::take(&path)?;
        let options = options
            .create_if_missing(true)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT);
        let explain = |source| explain(&path, source);
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options)
            .await
            .map_err(explain)?;
        if let Some(what) = wrong_with(&pool).await.map_err(explain)? {
            return Err(OpenError::Damaged { path, what });
        }
        sqlx::migrate!()
            .run(&pool)
            .await
            .map_err(|error| match error {
                MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => {
                    OpenError::Newer { path: path.clone() }
                }
                MigrateError::Execute(source) => explain(source),
                other => OpenError::Damaged {
                    path: path.clone(),
                    what: other.to_string(),
                },
            })?;
        // Kept in the file, and so not before it is known to be ours.
        sqlx::query("PRAGMA journal_mode = WAL")
            .execute(&pool)
            .await
            .map_err(explain)?;
        Ok(Self { pool, lock })
    }

    /// Tells whoever asks from outside that the program is well (see [`heartbeat_age`]).
    ///
    /// # Errors
    ///
    /// If the file beside the database cannot be written.
    pub fn heartbeat(&self) -> std::io::Result<()> {
        self.lock.beat()
    }

    /// Closes the database in good order; it can then be opened again.
    pub async fn close(&self) {
        self.pool.close().await;
        if let Err(error) = self.lock.let_go() {
            tracing::warn!(%error, "the database stays locked until the program ends");
        }
    }
}

/// What keeps a database from being one of ours, if anything does: it is broken, or another
/// program's.
async fn wrong_with(pool: &SqlitePool) -> sqlx::Result<Option<String>> {
    let verdict: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(pool)
        .await?;
    if verdict != "ok" {
        return Ok(verdict.lines().last().map(str::to_owned));
    }
    let foreign: i64 = sqlx::query_scalar(concat!(
        "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND NOT EXISTS ",
        "(SELECT 1 FROM sqlite_master WHERE name = '_sqlx_migrations')",
    ))
    .fetch_one(pool)
    .await?;
    Ok((foreign > 0).then(|| "it holds something else".to_owned()))
}

/// The sentence that fits what SQLite reports.
fn explain(path: &Path, source: sqlx::Error) -> OpenError {
    let path = path.to_owned();
    let code = match &source {
        sqlx::Error::Database(error) => error.code().and_then(|code| code.parse::<u32>().ok()),
        _ => None,
    };
    // The low byte is SQLite's primary result code.
    match code.map(|code| code & 0xff) {
        Some(5 | 6) => OpenError::InUse { path },
        Some(11 | 26) => OpenError::Damaged {
            path,
            what: source.to_string(),
        },
        Some(8 | 10 | 13 | 14) => OpenError::Unwritable {
            path,
            source: std::io::Error::other(source.to_string()),
        },
        _ => OpenError::Other { path, source },
    }
}

/// An id of the chat platform as the database has it. They are below 2^63.
fn id(snowflake: u64) -> i64 {
    i64::try_from(snowflake).unwrap_or(i64::MAX)
}

/// An id of the chat platform out of the database.
fn snowflake(id: i64) -> u64 {
    u64::try_from(id).unwrap_or_default()
}
