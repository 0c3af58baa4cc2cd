//! Connections and transactions of either database.

use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use sqlx::postgres::PgPool;
use sqlx::sqlite::SqlitePool;
use sqlx::{Postgres, Sqlite};

/// The connections of a store.
#[derive(Clone, Debug)]
pub(crate) enum Pool {
    /// SQLite.
    Sqlite(SqlitePool),
    /// PostgreSQL, and how long the server may take to answer before it counts as unreachable. (SQLite waits only for
    /// locks, with a separate timeout.)
    Postgres(PgPool, Duration),
}

/// A transaction, which is rolled back when it is dropped without a commit.
pub(crate) enum Transaction {
    /// SQLite.
    Sqlite(sqlx::Transaction<'static, Sqlite>),
    /// PostgreSQL, with the same time as its pool.
    Postgres(sqlx::Transaction<'static, Postgres>, Duration),
}

/// Where to execute a statement.
pub(crate) enum Target<'c> {
    /// On any connection, as its own transaction.
    Pool(&'c Pool),
    /// In a transaction.
    Transaction(&'c mut Transaction),
}

impl<'c> From<&'c Pool> for Target<'c> {
    fn from(pool: &'c Pool) -> Self {
        Self::Pool(pool)
    }
}

impl<'c> From<&'c mut Transaction> for Target<'c> {
    fn from(transaction: &'c mut Transaction) -> Self {
        Self::Transaction(transaction)
    }
}

/// Waits for the answer of a server, up to `timeout`. (Boxed, because a future that may have to
/// connect first is large.)
pub(in crate::sql) fn answer<'a, T>(
    timeout: Duration,
    work: impl Future<Output = sqlx::Result<T>> + Send + 'a,
) -> BoxFuture<'a, sqlx::Result<T>> {
    async move {
        match tokio::time::timeout(timeout, work).await {
            Ok(answer) => answer,
            Err(late) => Err(sqlx::Error::Io(std::io::Error::new(
                std::io::ErrorKind::TimedOut,
                late,
            ))),
        }
    }
    .boxed()
}

impl Pool {
    /// Begins a read-only transaction whose statements all see the same snapshot.
    pub(crate) async fn begin_reading(&self) -> sqlx::Result<Transaction> {
        Ok(match self {
            Self::Sqlite(pool) => Transaction::Sqlite(pool.begin().await?),
            Self::Postgres(pool, timeout) => {
                let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                Transaction::Postgres(answer(*timeout, pool.begin_with(begin)).await?, *timeout)
            }
        })
    }

    /// Begins a transaction that writes. In SQLite it excludes all other writers. In PostgreSQL each
    /// statement sees what others have committed by then; what must not change between two statements has to
    /// be locked, by changing its row or with [`Transaction::lock`].
    pub(crate) async fn begin_writing(&self) -> sqlx::Result<Transaction> {
        Ok(match self {
            Self::Sqlite(pool) => Transaction::Sqlite(pool.begin_with("BEGIN IMMEDIATE").await?),
            Self::Postgres(pool, timeout) => {
                let begin = "BEGIN ISOLATION LEVEL READ COMMITTED";
                Transaction::Postgres(answer(*timeout, pool.begin_with(begin)).await?, *timeout)
            }
        })
    }

    /// Closes all connections.
    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool, _) => pool.close().await,
        }
    }
}

impl Transaction {
    /// Commits. When this returns, the changes are on disk.
    pub(crate) async fn commit(self) -> sqlx::Result<()> {
        match self {
            Self::Sqlite(transaction) => transaction.commit().await,
            Self::Postgres(transaction, timeout) => answer(timeout, transaction.commit()).await,
        }
    }

    /// Rolls back all changes.
    pub(crate) async fn rollback(self) -> sqlx::Result<()> {
        match self {
            Self::Sqlite(transaction) => transaction.rollback().await,
            Self::Postgres(transaction, timeout) => answer(timeout, transaction.rollback()).await,
        }
    }
}
