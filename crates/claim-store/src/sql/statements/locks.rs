//! Locks that a transaction holds until its end. Only PostgreSQL needs them: in SQLite, a
//! transaction that writes excludes all other writers.
//!
//! In PostgreSQL, a transaction sees what others commit while it runs. A change of a match locks
//! the match's row first. Everything else that it relies on (counts against limits, that there is
//! no rematch yet, the order of rated matches) is locked by name. If PostgreSQL aborts a
//! transaction because of another one, that is a conflict like any other.

use sqlx::AssertSqlSafe;

use super::connection::Transaction;
use super::query::query;

impl Transaction {
    /// Takes the advisory lock named `what` until the end of this transaction, waiting for others that hold
    /// it. Later statements see what those others have committed. Such a lock only excludes those who take
    /// it, too; different names rarely collide.
    pub(crate) async fn lock(&mut self, what: &str) -> sqlx::Result<()> {
        if matches!(self, Self::Postgres(..)) {
            query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))")
                .bind(what)
                .execute(self)
                .await?;
        }
        Ok(())
    }

    /// Keeps other transactions from changing a table until the end of this one.
    pub(crate) async fn lock_table(&mut self, table: &'static str) -> sqlx::Result<()> {
        if matches!(self, Self::Postgres(..)) {
            let lock = format!("LOCK TABLE {table} IN SHARE ROW EXCLUSIVE MODE");
            query(AssertSqlSafe(lock)).execute(self).await?;
        }
        Ok(())
    }
}
