//! Every line of SQL. Opens the database file, keeps others off it, and reads and writes matches,
//! messages, ratings and puzzles: one file per aggregate.
//!
//! The statements keep to what PostgreSQL also runs.

mod address;
mod error;
mod inspect;
mod lock;
mod matches;
mod messages;
mod pages;
mod puzzles;
mod ratings;

use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

pub use error::OpenError;
pub use lock::heartbeat_age;
pub use matches::{RatingChange, Saving};
pub use messages::{Audience, Place, Shown};
pub use pages::Page;
pub use puzzles::{PuzzleAnswer, SolverRow};
pub use ratings::{LadderRow, Outcome};

/// What brings the tables of any version up to date.
static MIGRATIONS: Migrator = sqlx::migrate!();

/// How long to wait for another program, such as a backup, that holds the database.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// The database.
#[derive(Debug)]
pub struct Store {
    // A single connection: SQLite writes one at a time anyway, and so nothing is ever busy.
    pool: SqlitePool,
    lock: lock::Lock,
}

impl Store {
    /// Opens the database, makes it if it is not there, and brings its tables up to date.
    ///
    /// # Errors
    ///
    /// As [`OpenError`] lists; nothing is overwritten then.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        let path = address::file_at(url).ok_or_else(|| OpenError::BadUrl {
            url: url.to_owned(),
        })?;
        let lock = lock::Lock::take(&path)?;
        if path.exists() {
            inspect::inspect(&path, &MIGRATIONS).await?;
        }
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT);
        let explain = |source| OpenError::from_sqlite(&path, source);
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_with(options)
            .await
            .map_err(explain)?;
        MIGRATIONS.run(&pool).await.map_err(|error| match error {
            MigrateError::Execute(source) => explain(source),
            other => explain(sqlx::Error::Migrate(Box::new(other))),
        })?;
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

/// An id of the chat platform as the database has it. They are below 2^63.
fn id(snowflake: u64) -> i64 {
    i64::try_from(snowflake).unwrap_or(i64::MAX)
}

/// An id of the chat platform out of the database.
fn snowflake(id: i64) -> u64 {
    u64::try_from(id).unwrap_or_default()
}

/// A rating as the database has it.
fn thousandths(points: f64) -> i64 {
    // Ratings are some thousands of points: far from what an integer cannot hold.
    #[expect(clippy::cast_possible_truncation, reason = "rounded, and small")]
    let rounded = (points * 1000.0).round() as i64;
    rounded
}

/// A rating out of the database.
fn from_thousandths(thousandths: i64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "ratings are small")]
    let points = thousandths as f64 / 1000.0;
    points
}
