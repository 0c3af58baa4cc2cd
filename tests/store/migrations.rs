//! The next migration: it is added to a filled database of each kind, killed in the middle, and resumed. Nothing is lost,
//! and it is applied once.

use std::collections::BTreeSet;

use claim_store::{
    BotState, MIGRATIONS, Migration, OpenError, Purpose, ServerProblem, TABLES, UpgradeProgress,
    copy_database, read_heartbeat,
};
use sqlx::migrate::Migrator;
use sqlx::postgres::PgConnection;

use super::crash::{cut, log_length};
use super::samples::{ADDED_COLUMN, dump};
use super::server::{Server, execute};
use super::*;

/// How many cuts of the write-ahead log are tried.
const CUTS: usize = 24;

/// The version of the program that has the migrations below.
const NEWER: &str = "7.8.9";

/// A migration that adds a table with a row for each match.
const ADD_TABLE: &str = "CREATE TABLE match_notes (match_id TEXT NOT NULL); \
                         INSERT INTO match_notes SELECT id FROM matches";

/// A migration that adds another table, and a column that is 1 if it was applied once.
const ADD_COLUMN: &str = concat!(
    "CREATE TABLE player_notes (user_id BIGINT NOT NULL); ",
    "INSERT INTO player_notes SELECT DISTINCT user_id FROM seats; ",
    "ALTER TABLE matches ADD COLUMN of_a_newer_version BIGINT NOT NULL DEFAULT 0; ",
    "UPDATE matches SET of_a_newer_version = of_a_newer_version + 1",
);

/// The migrations of a newer version of the program, which has two more.
pub(super) fn of_a_newer_version() -> Vec<Migration> {
    let mut all = MIGRATIONS.to_vec();
    for (description, sql) in [("table", ADD_TABLE), ("column", ADD_COLUMN)] {
        all.push(Migration {
            version: all.last().map_or(0, |last| last.version) + 1,
            since: NEWER,
            description,
            sqlite: sql,
            postgres: sql,
        });
    }
    all
}

/// A query that is 1 if both migrations of the newer version were applied, and the column's was applied once.
fn is_applied_once() -> String {
    format!(
        "SELECT CAST(COUNT(*) AS BIGINT) FROM _sqlx_migrations WHERE version = {} \
         AND (SELECT COUNT(*) FROM match_notes) = (SELECT COUNT(*) FROM matches) \
         AND (SELECT COUNT(*) FROM player_notes) = (SELECT COUNT(DISTINCT user_id) FROM seats) \
         AND (SELECT COUNT(*) FROM matches WHERE {ADDED_COLUMN} <> 1) = 0",
        MIGRATIONS.len() + 2
    )
}

fn url(disk: &Disk) -> String {
    format!("sqlite://{}", disk.file().display())
}

/// Opens a file as the newer version does. Returns the steps of the migration that it reports, with the state that the
/// lock file then has.
async fn open_newer(disk: &Disk) -> (SqlStore, Vec<(u64, u64)>) {
    let url = url(disk);
    let mut steps = Vec::new();
    let mut on_progress = |progress: UpgradeProgress| {
        let heartbeat = read_heartbeat(&url).expect("the file can be read");
        let heartbeat = heartbeat.expect("there is a heartbeat");
        let state = BotState::Busy(format!("migrating: {progress}"));
        assert_eq!(heartbeat.state, state);
        steps.push((progress.done, progress.total));
    };
    let newer = of_a_newer_version();
    let opened = SqlStore::open_for(Purpose::Serve, &url, &newer, &mut on_progress).await;
    (opened.expect("the database opens"), steps)
}

#[tokio::test]
async fn embedded_migrations_are_the_files_of_the_folders() {
    for name in ["sqlite", "postgres"] {
        let sql_of = |it: &Migration| {
            if name == "sqlite" {
                it.sqlite
            } else {
                it.postgres
            }
        };
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("migrations/{name}"));
        let files = Migrator::new(folder).await;
        let files = files.expect("the files are migrations");
        let files: Vec<_> = files
            .iter()
            .map(|it| (it.version, it.description.to_string(), it.sql.as_str()))
            .collect();
        let embedded: Vec<_> = MIGRATIONS
            .iter()
            .map(|it| (it.version, it.description.to_owned(), sql_of(it)))
            .collect();
        assert_eq!(embedded, files);
    }
}

#[test]
fn every_migration_names_the_version_of_the_program_that_has_it() {
    let numbers = |version: &str| -> Vec<u32> {
        let numbers = version.split('.').map(|it| it.parse().expect("a number"));
        numbers.collect()
    };
    let versions = MIGRATIONS.iter().map(|it| numbers(it.since));
    let this = numbers(env!("CARGO_PKG_VERSION"));
    assert!(versions.chain([this]).is_sorted());
}

#[tokio::test]
async fn migration_of_a_file_that_is_killed_at_any_moment_is_resumed() {
    let disk = samples::disk().await;
    // The rebuild of the ratings that the samples have begun would write to the log, too.
    disk.store().await.close().await;
    let before = dump(&disk).await;
    let (running, steps) = open_newer(&disk).await;
    assert_eq!(steps, [(0, 2), (1, 2)]);
    let length = log_length(&disk);
    let mut pending = BTreeSet::new();
    for bytes in (0..=CUTS).map(|cut| length * cut / CUTS) {
        let killed = cut(&disk, bytes);
        let (store, steps) = open_newer(&killed).await;
        pending.insert(steps.len());
        let running = "26papjng2d".parse().expect("a valid id");
        let (table, messages) = load(&store, running).await;
        assert!(table.running().is_some() && messages.len() == 3);
        store.close().await;
        assert_eq!(dump(&killed).await, before);
        let applied: i64 = sqlx::query_scalar(AssertSqlSafe(is_applied_once()))
            .fetch_one(&mut killed.connect().await)
            .await
            .expect("the tables are there");
        assert_eq!(applied, 1);
        let older = open(&killed.file()).await;
        assert!(
            matches!(&older, Err(OpenError::NewerVersion { needed, .. }) if needed == NEWER),
            "{older:?}"
        );
    }
    assert!(
        pending.into_iter().eq([0, 1, 2]),
        "it was killed before, between and after the migrations"
    );
    running.close().await;
}

/// All rows of a database on a server that belong to its matches, people and servers, as text.
async fn dump_server(connection: &mut PgConnection) -> BTreeSet<String> {
    let mut rows = BTreeSet::new();
    for (table, _) in TABLES {
        let select = format!(
            "SELECT '{table}: ' || CAST(to_jsonb(t) - '{ADDED_COLUMN}' AS TEXT) FROM {table} t"
        );
        let found: Vec<String> = sqlx::query_scalar(AssertSqlSafe(select))
            .fetch_all(&mut *connection)
            .await
            .expect("the server reads the rows");
        assert!(!found.is_empty(), "{table} has no row");
        rows.extend(found);
    }
    rows
}

#[tokio::test]
async fn migration_of_a_server_that_is_killed_amid_it_is_resumed() {
    const WAITS: &str = concat!(
        "SELECT COUNT(*) FROM (SELECT pg_sleep(0.1)) AS pause, pg_locks WHERE NOT granted ",
        "AND relation = CAST('matches' AS regclass)",
    );
    const APPLIED: &str = "SELECT COUNT(*) FROM _sqlx_migrations";
    let server = tokio::task::spawn_blocking(Server::get).await;
    let Some(server) = server.expect("the server starts") else {
        return;
    };
    let url = server.url(&server.create_database().await);
    let samples = samples::disk().await;
    let copied = copy_database(&self::url(&samples), &url, &mut |_| {}).await;
    copied.expect("the samples are copied");
    let mut other = server::connect(&url).await;
    let before = dump_server(&mut other).await;
    // Adding a column waits for this lock.
    execute(&mut other, "BEGIN; LOCK TABLE matches IN ACCESS SHARE MODE").await;
    let open_newer = |url: String| async move {
        let newer = of_a_newer_version();
        SqlStore::open_for(Purpose::Serve, &url, &newer, &mut |_| {}).await
    };
    let migrating = tokio::spawn(open_newer(url.clone()));
    let mut observer = server::connect(&url).await;
    // It waits, gives up so that it does not hold up others, and waits again.
    for is_waiting in [true, false, true] {
        while (count(&mut observer, WAITS).await > 0) != is_waiting {
            assert!(!migrating.is_finished(), "it must wait");
        }
    }
    migrating.abort();
    let killed = migrating.await;
    assert!(killed.is_err_and(|error| error.is_cancelled()));
    let known = i64::try_from(MIGRATIONS.len()).expect("there are few");
    assert_eq!(count(&mut observer, APPLIED).await, known + 1);
    execute(&mut other, "ROLLBACK").await;
    let store = open_newer(url.clone()).await.expect("it is resumed");
    store.close().await;
    assert_eq!(dump_server(&mut other).await, before);
    assert_eq!(count(&mut observer, APPLIED).await, known + 2);
    assert_eq!(count(&mut observer, &is_applied_once()).await, 1);
    let older = SqlStore::open(&url).await;
    let is_newer = matches!(
        &older,
        Err(OpenError::Server {
            problem: ServerProblem::NewerVersion { needed },
            ..
        }) if needed == NEWER
    );
    assert!(is_newer, "{older:?}");
}

async fn count(connection: &mut PgConnection, query: &str) -> i64 {
    let count = sqlx::query_scalar(AssertSqlSafe(query));
    count
        .fetch_one(connection)
        .await
        .expect("the server counts")
}
