//! Connections to either database, and their transactions.

use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use sqlx::postgres::PgPool;
use sqlx::sqlite::SqlitePool;
use sqlx::{AssertSqlSafe, Postgres, Sqlite};

use super::query::query;

/// A server that has not answered by then counts as unreachable. (SQLite waits only for locks, with a
/// separate timeout.)
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

/// The connections of a store.
#[derive(Clone, Debug)]
pub(in crate::store) enum Pool {
    /// To an SQLite file.
    Sqlite(SqlitePool),
    /// To a PostgreSQL server.
    Postgres(PgPool),
}

/// A transaction, which is rolled back unless it is committed.
pub(in crate::store) enum Transaction {
    /// In an SQLite file.
    Sqlite(sqlx::Transaction<'static, Sqlite>),
    /// On a PostgreSQL server.
    Postgres(sqlx::Transaction<'static, Postgres>),
}

/// Where a statement is executed.
pub(in crate::store) enum Target<'c> {
    /// On any connection, by itself.
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

/// Waits for a server, but not forever. (Boxed, because a future that may connect first is large.)
pub(super) fn answer<'a, T>(
    work: impl Future<Output = sqlx::Result<T>> + Send + 'a,
) -> BoxFuture<'a, sqlx::Result<T>> {
    async move {
        match tokio::time::timeout(ANSWER_TIMEOUT, work).await {
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
    /// Begins a transaction whose statements all see the same state, and that changes nothing.
    pub(in crate::store) async fn begin_reading(&self) -> sqlx::Result<Transaction> {
        Ok(match self {
            Self::Sqlite(pool) => Transaction::Sqlite(pool.begin().await?),
            Self::Postgres(pool) => {
                let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                Transaction::Postgres(answer(pool.begin_with(begin)).await?)
            }
        })
    }

    /// Begins a transaction that changes something. In SQLite it locks out all other writers. In PostgreSQL
    /// each of its statements sees what others have committed by then; what must not change between two
    /// statements is locked, by changing its row or with [`Transaction::lock`].
    pub(in crate::store) async fn begin_writing(&self) -> sqlx::Result<Transaction> {
        Ok(match self {
            Self::Sqlite(pool) => Transaction::Sqlite(pool.begin_with("BEGIN IMMEDIATE").await?),
            Self::Postgres(pool) => {
                let begin = "BEGIN ISOLATION LEVEL READ COMMITTED";
                Transaction::Postgres(answer(pool.begin_with(begin)).await?)
            }
        })
    }

    /// Closes all connections.
    pub(in crate::store) async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

impl Transaction {
    /// Makes everything that was changed permanent. When this returns, it is on the disk.
    pub(in crate::store) async fn commit(self) -> sqlx::Result<()> {
        match self {
            Self::Sqlite(transaction) => transaction.commit().await,
            Self::Postgres(transaction) => answer(transaction.commit()).await,
        }
    }

    /// Takes everything back that was changed.
    pub(in crate::store) async fn rollback(self) -> sqlx::Result<()> {
        match self {
            Self::Sqlite(transaction) => transaction.rollback().await,
            Self::Postgres(transaction) => answer(transaction.rollback()).await,
        }
    }

    /// Waits until no other transaction has locked the same, and keeps the lock to the end of this one.
    /// What the statements after it see includes what those others have committed. Locks have no meaning but
    /// among those who ask for them; two different ones rarely exclude each other.
    pub(in crate::store) async fn lock(&mut self, what: &str) -> sqlx::Result<()> {
        if matches!(self, Self::Postgres(_)) {
            query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))")
                .bind(what)
                .execute(self)
                .await?;
        }
        Ok(())
    }

    /// Keeps other transactions from changing a table, to the end of this one.
    pub(in crate::store) async fn lock_table(&mut self, table: &'static str) -> sqlx::Result<()> {
        if matches!(self, Self::Postgres(_)) {
            let lock = format!("LOCK TABLE {table} IN SHARE ROW EXCLUSIVE MODE");
            query(AssertSqlSafe(lock)).execute(self).await?;
        }
        Ok(())
    }
}
