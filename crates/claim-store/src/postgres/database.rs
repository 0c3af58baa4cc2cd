//! Opening a PostgreSQL database.

use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};

use super::url::{describe, options_of};
use crate::sql::{
    LAST_DESCRIPTION, Lineage, Migration, OpenError, Pool, Purpose, ServerProblem, lineage,
    migrator, since_of,
};

/// The oldest supported major version of PostgreSQL.
const MIN_VERSION: i64 = 14;

/// The maximum number of connections of a process.
const MAX_CONNECTIONS: u32 = 8;

/// How long to wait for a connection. Short, because users wait for an answer.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// How long a statement may wait for locks of others; enforced by the server.
const LOCK_TIMEOUT: &str = "3s";

/// How often to try to migrate the database while others hold locks. No try waits for longer than [`LOCK_TIMEOUT`],
/// because what other processes want to do with the same table meanwhile waits as well.
const MAX_MIGRATION_TRIES: u32 = 10;

/// How long to leave others alone between two tries.
const MIGRATION_PAUSE: Duration = Duration::from_secs(1);

/// How long a statement of a bot may take; enforced by the server.
const STATEMENT_TIMEOUT: &str = "8s";

/// Session settings: a timeout, so that a process that hangs cannot keep a lock; and one generic plan per
/// statement, because all statements are so simple that planning takes longer than executing.
const SETTINGS: [(&str, &str); 2] = [
    ("idle_in_transaction_session_timeout", "30s"),
    ("plan_cache_mode", "force_generic_plan"),
];

/// SQL: the key of the advisory lock that all connections of this program hold, one per schema.
macro_rules! presence {
    () => {
        "hashtextextended('claim-bot ' || current_schema(), 0)"
    };
}

/// Takes the lock as a bot does, shared; waits while a command holds it exclusively.
const JOIN_SHARED: &str = concat!("SELECT pg_advisory_lock_shared(", presence!(), ")");

/// Takes the lock as a command does, exclusively; waits while bots share it.
const LOCK_EXCLUSIVE: &str = concat!("SELECT pg_advisory_lock(", presence!(), ")");

/// How many programs may use the database at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Access {
    /// Any number of bots.
    Shared,
    /// Only this program.
    Exclusive,
}

impl From<Purpose> for Access {
    fn from(purpose: Purpose) -> Self {
        match purpose {
            Purpose::Serve => Self::Shared,
            Purpose::Change | Purpose::Fill | Purpose::Check => Self::Exclusive,
        }
    }
}

impl Access {
    /// Takes the advisory lock for the lifetime of a connection. Fails if another connection holds it.
    async fn claim(self, connection: &mut PgConnection) -> sqlx::Result<()> {
        let statement = match self {
            Self::Shared => JOIN_SHARED,
            Self::Exclusive => LOCK_EXCLUSIVE,
        };
        sqlx::query(statement).execute(connection).await.map(drop)
    }

    /// What it means that the lock cannot be had.
    fn refusal(self, problem: ServerProblem) -> ServerProblem {
        match (self, problem) {
            (Self::Exclusive, ServerProblem::Locked) => ServerProblem::InUse,
            (_, problem) => problem,
        }
    }

    /// How long the server may take to answer. Statements of exclusive access may read whole tables.
    const fn answer_timeout(self) -> Duration {
        match self {
            Self::Shared => Duration::from_secs(10),
            Self::Exclusive => Duration::from_hours(6),
        }
    }
}

/// Opens the database at a URL, and applies pending migrations, unless it is only to be checked.
pub(crate) async fn open(
    url: &str,
    purpose: Purpose,
    migrations: &[Migration],
) -> Result<Pool, OpenError> {
    let migrator = migrator(migrations, |migration| migration.postgres);
    let access = Access::from(purpose);
    let options = options_of(url)?;
    let explain = |problem| OpenError::Server {
        database: describe(&options),
        problem,
    };
    let pool = connect(options.clone(), purpose, migrator)
        .await
        .map_err(explain)?;
    Ok(Pool::Postgres(pool, access.answer_timeout()))
}

/// Inspects the database, migrates it, and connects to it. (Boxed, because the compiler cannot prove that the
/// library's future is `Send`.)
fn connect(
    options: PgConnectOptions,
    purpose: Purpose,
    migrator: Migrator,
) -> BoxFuture<'static, Result<PgPool, ServerProblem>> {
    async move {
        let access = Access::from(purpose);
        let options = options.application_name("claim-bot");
        let options = options.options([("lock_timeout", LOCK_TIMEOUT)]);
        // A separate first connection, because a pool would hide the cause of a failure.
        let first = tokio::time::timeout(CONNECT_TIMEOUT, options.connect());
        let late = |_| ServerProblem::Unreachable("it does not answer".to_owned());
        let mut first = first.await.map_err(late)??;
        let applied = inspect(&mut first, &migrator).await?;
        if applied == 0 && !purpose.may_be_empty() {
            return Err(ServerProblem::Empty);
        }
        if purpose != Purpose::Check {
            migrate(&mut first, &migrator).await?;
        } else if applied < migrator.iter().len() {
            return Err(ServerProblem::OlderVersion);
        }
        let claimed = access.claim(&mut first).await;
        claimed.map_err(|error| access.refusal(error.into()))?;
        first.close().await?;
        let pool = PgPoolOptions::new()
            .acquire_timeout(CONNECT_TIMEOUT)
            .after_connect(move |connection, _| {
                Box::pin(async move { access.claim(connection).await })
            });
        let (pool, statement_timeout) = match access {
            Access::Shared => (pool.max_connections(MAX_CONNECTIONS), STATEMENT_TIMEOUT),
            // This connection keeps the lock that excludes others, so it is never replaced. No user waits.
            Access::Exclusive => {
                let single = pool.max_connections(1);
                (single.max_lifetime(None).idle_timeout(None), "0")
            }
        };
        let options = options.options(SETTINGS);
        let options = options.options([("statement_timeout", statement_timeout)]);
        let connected = pool.connect_with(options).await;
        connected.map_err(|error| access.refusal(error.into()))
    }
    .boxed()
}

/// Applies pending migrations, one after the other, each in a transaction.
async fn migrate(connection: &mut PgConnection, migrator: &Migrator) -> Result<(), ServerProblem> {
    let mut tries = 1;
    loop {
        let migrated = migrator.run_direct(None, &mut *connection, false).await;
        let problem = match migrated {
            Ok(()) => return Ok(()),
            Err(MigrateError::Execute(source) | MigrateError::ExecuteMigration(source, _)) => {
                source.into()
            }
            Err(other) => ServerProblem::Other(other.to_string()),
        };
        if !matches!(problem, ServerProblem::Locked) || tries == MAX_MIGRATION_TRIES {
            return Err(problem);
        }
        tries += 1;
        tokio::time::sleep(MIGRATION_PAUSE).await;
    }
}

/// Inspects the server and the database, without changing anything. Returns the number of migrations applied to it: 0 if
/// it is empty.
async fn inspect(
    connection: &mut PgConnection,
    migrator: &Migrator,
) -> Result<usize, ServerProblem> {
    let version: String = sqlx::query_scalar("SHOW server_version_num")
        .fetch_one(&mut *connection)
        .await?;
    check_version(&version)?;
    let is_read_only: bool = sqlx::query_scalar(
        "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on'",
    )
    .fetch_one(&mut *connection)
    .await?;
    if is_read_only {
        return Err(ServerProblem::ReadOnly);
    }
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = current_schema()",
    )
    .fetch_all(&mut *connection)
    .await?;
    if tables.is_empty() {
        return Ok(0);
    }
    let is_own = |table: &String| *table == migrator.table_name;
    if !tables.iter().any(is_own) {
        return Err(ServerProblem::OtherProgram);
    }
    let applied: Vec<(i64, Vec<u8>)> =
        sqlx::query_as("SELECT version, checksum FROM _sqlx_migrations ORDER BY version")
            .fetch_all(&mut *connection)
            .await?;
    if applied.is_empty() && !tables.iter().all(is_own) {
        return Err(ServerProblem::OtherProgram);
    }
    match lineage(migrator, &applied) {
        Lineage::Own => Ok(applied.len()),
        Lineage::Newer => {
            let description: String = sqlx::query_scalar(LAST_DESCRIPTION)
                .fetch_one(&mut *connection)
                .await?;
            Err(ServerProblem::NewerVersion {
                needed: since_of(&description),
            })
        }
        Lineage::Foreign => Err(ServerProblem::OtherProgram),
    }
}

/// Whether the server is new enough, given its `server_version_num`, for example 150004.
fn check_version(number: &str) -> Result<(), ServerProblem> {
    let version = number.parse().map_or(0, |number: i64| number / 10_000);
    if version >= MIN_VERSION {
        return Ok(());
    }
    Err(ServerProblem::TooOld {
        version,
        minimum: MIN_VERSION,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_servers_are_refused() {
        assert!(check_version("140000").is_ok());
        assert!(check_version("150004").is_ok());
        let error = check_version("130012").expect_err("it is too old");
        assert!(error.to_string().contains("version 13"), "{error}");
        assert!(error.to_string().contains("at least 14"), "{error}");
    }
}
