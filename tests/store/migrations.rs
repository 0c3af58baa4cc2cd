//! Migrations: each comes with sample rows for every table, which later migrations keep. Columns have only types that
//! every database supports.

use std::collections::BTreeMap;
use std::fs;

use claim_bot::store::{
    MIGRATIONS, POSTGRES_MIGRATIONS, RatingStore, UpgradeProgress, UpgradeUnit,
};
use sqlx::migrate::Migrator;

use super::*;

#[tokio::test]
async fn embedded_migrations_are_the_files_of_the_folder() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let files = Migrator::new(folder)
        .await
        .expect("the files are migrations");
    let contents = |migrator: &Migrator| -> Vec<_> {
        let all = migrator.iter();
        all.map(|it| (it.version, it.description.clone(), it.checksum.clone()))
            .collect()
    };
    assert_eq!(contents(&MIGRATIONS), contents(&files));
}

/// The sample rows to insert after a migration, for example from `tests/store/samples/0001.sql`.
fn samples(version: i64) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/samples");
    let file = folder.join(format!("{version:04}.sql"));
    fs::read_to_string(&file).unwrap_or_else(|_| panic!("no sample rows in {}", file.display()))
}

/// The number of rows of each table of the program.
async fn row_counts(connection: &mut SqliteConnection) -> BTreeMap<String, i64> {
    let tables: Vec<String> = sqlx::query_scalar(concat!(
        "SELECT name FROM sqlite_schema WHERE type = 'table' ",
        "AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_sqlx_%'",
    ))
    .fetch_all(&mut *connection)
    .await
    .expect("SQLite lists the tables");
    let mut counts = BTreeMap::new();
    for table in tables {
        let count = format!("SELECT COUNT(*) FROM {table}");
        let count: i64 = sqlx::query_scalar(AssertSqlSafe(count))
            .fetch_one(&mut *connection)
            .await
            .expect("SQLite counts the rows");
        counts.insert(table, count);
    }
    counts
}

/// The tables whose rows migrations keep. Ratings are left out: they are computed from matches.
fn kept(counts: BTreeMap<String, i64>) -> impl Iterator<Item = (String, i64)> {
    let computed = ["ratings", "rating_changes", "faction_wins"];
    let counts = counts.into_iter();
    counts.filter(move |(table, _)| !computed.contains(&table.as_str()))
}

/// Applies the migrations up to version `last`, each with its sample rows.
pub(super) async fn build(connection: &mut SqliteConnection, last: i64) {
    for migration in MIGRATIONS.iter().take_while(|it| it.version <= last) {
        let before = row_counts(connection).await;
        MIGRATIONS
            .run_to(migration.version, &mut *connection)
            .await
            .expect("the migration applies");
        let after = row_counts(connection).await;
        for (table, count) in kept(before) {
            assert!(
                after.get(&table) >= Some(&count),
                "migration {} loses rows of {table}",
                migration.version
            );
        }
        run(connection, &samples(migration.version)).await;
        for (table, count) in row_counts(connection).await {
            assert!(
                count > 0,
                "{table} has no sample row after migration {}",
                migration.version
            );
        }
    }
}

#[tokio::test]
async fn database_of_every_version_migrates_and_keeps_its_rows() {
    for migration in MIGRATIONS.iter() {
        let disk = Disk::new();
        let mut other = disk.connect().await;
        build(&mut other, migration.version).await;
        let before = row_counts(&mut other).await;
        let rated = "SELECT COUNT(*) FROM seats WHERE rating_after IS NOT NULL";
        let rated: i64 = sqlx::query_scalar(rated)
            .fetch_one(&mut other)
            .await
            .expect("the seats are counted");
        drop(other);
        let mut steps = Vec::new();
        let on_progress = &mut |progress: UpgradeProgress| {
            if progress.unit == UpgradeUnit::Steps {
                steps.push((progress.done, progress.total));
            }
        };
        let url = format!("sqlite://{}", disk.file().display());
        let store = SqlStore::open_with_progress(&url, on_progress).await;
        let store = store.expect("the database opens");
        let pending = MIGRATIONS
            .iter()
            .filter(|it| it.version > migration.version);
        let total = pending.count() as u64;
        assert!(steps.into_iter().eq((0..total).map(|done| (done, total))));
        let running = "26papjng2d".parse().expect("a valid id");
        let (table, messages) = &load(&store, running).await;
        assert!(table.running().is_some());
        let seated = table.seating().players().count();
        assert_eq!(messages.len(), 1 + seated, "the public message and hands");
        let host = table.settings().host;
        let guild = table.settings().guild.expect("a server");
        let leaderboard = store.leaderboard(overall(guild), host, 0, 10).await;
        let is_listed = leaderboard.is_ok_and(|page| page.own.is_some());
        assert_eq!(is_listed, rated > 0, "ratings follow from the matches");
        let after = row_counts(&mut disk.connect().await).await;
        for (table, count) in kept(before) {
            // Opening the database has completed all pending upgrades.
            let expected = if table == "upgrades" { 0 } else { count };
            assert_eq!(after.get(&table), Some(&expected), "rows of {table}");
        }
    }
}

#[tokio::test]
async fn tables_closed_before_their_end_was_stored_get_the_time_of_opening() {
    let disk = Disk::new();
    let mut other = disk.connect().await;
    build(&mut other, 4).await;
    disk.store().await;
    let ends: Vec<(String, Option<i64>, i64)> =
        sqlx::query_as("SELECT stage, ended_ms, opened_ms FROM matches ORDER BY id")
            .fetch_all(&mut other)
            .await
            .expect("the matches are there");
    let opened = 1_750_000_000_000;
    let expected = [
        ("running".to_owned(), None, opened),
        ("cancelled".to_owned(), Some(opened), opened),
    ];
    assert_eq!(ends, expected);
}

/// The columns, indexes and foreign keys of a database, each as one line.
type Schemas = BTreeMap<String, String>;

async fn sqlite_schema() -> Schemas {
    let disk = Disk::new();
    disk.store().await;
    let rows: Vec<(String, String)> = sqlx::query_as(concat!(
        "SELECT m.name || '.' || c.name, CASE WHEN c.type LIKE '%INT%' THEN 'bigint' ",
        "WHEN c.type = 'BLOB' THEN 'bytea' ELSE lower(c.type) END ",
        "|| CASE WHEN c.\"notnull\" = 1 OR c.pk > 0 THEN ' not null' ELSE '' END ",
        "|| COALESCE(' default ' || c.dflt_value, '') ",
        "FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type IN ('table', 'view') ",
        "AND m.name NOT LIKE '_sqlx_%' ",
        "UNION ALL SELECT name, CASE WHEN sql LIKE '%UNIQUE%' THEN 'unique ' ELSE '' END ",
        "|| tbl_name || ' ' || substr(sql, instr(sql, '(')) ",
        "FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ",
        "UNION ALL SELECT m.name || '_pkey', 'unique ' || m.name || ' (' || ",
        "(SELECT string_agg(c.name, ', ' ORDER BY c.pk) FROM pragma_table_info(m.name) c ",
        "WHERE c.pk > 0) || ')' FROM sqlite_schema m WHERE m.type = 'table' ",
        "AND m.name NOT LIKE '_sqlx_%' ",
        "UNION ALL SELECT m.name || '_' || f.\"from\" || '_fkey', ",
        "'FOREIGN KEY (' || f.\"from\" || ') REFERENCES ' || f.\"table\" || '(' || f.\"to\" || ')' ",
        "|| CASE f.on_delete WHEN 'NO ACTION' THEN '' ELSE ' ON DELETE ' || f.on_delete END ",
        "FROM sqlite_schema m, pragma_foreign_key_list(m.name) f WHERE m.type = 'table'",
    ))
    .fetch_all(&mut disk.connect().await)
    .await
    .expect("SQLite describes the tables");
    rows.into_iter().collect()
}

async fn postgres_schema(schema: &Schema) -> Schemas {
    schema.store().await;
    let rows: Vec<(String, String)> = sqlx::query_as(concat!(
        "SELECT CAST(table_name || '.' || column_name AS TEXT), CAST(data_type ",
        "|| CASE is_nullable WHEN 'NO' THEN ' not null' ELSE '' END ",
        "|| COALESCE(' default ' || replace(column_default, '::text', ''), '') AS TEXT) ",
        "FROM information_schema.columns WHERE table_schema = current_schema() ",
        "AND table_name NOT LIKE '\\_sqlx\\_%' ",
        "UNION ALL SELECT CAST(indexname AS TEXT), ",
        "CASE WHEN indexdef LIKE '%UNIQUE%' THEN 'unique ' ELSE '' END || tablename || ' ' ",
        "|| substr(indexdef, strpos(indexdef, '(')) ",
        "FROM pg_indexes WHERE schemaname = current_schema() AND tablename NOT LIKE '\\_sqlx\\_%' ",
        "UNION ALL SELECT CAST(conname AS TEXT), pg_get_constraintdef(oid) FROM pg_constraint ",
        "WHERE contype = 'f' AND connamespace = CAST(current_schema() AS regnamespace)",
    ))
    .fetch_all(&mut schema.connect().await)
    .await
    .expect("PostgreSQL describes the tables");
    rows.into_iter().collect()
}

#[tokio::test]
async fn both_databases_have_the_same_schema() {
    let Some(schema) = Schema::new().await else {
        return;
    };
    let (sqlite, postgres) = (sqlite_schema().await, postgres_schema(&schema).await);
    let differences: Vec<_> = sqlite
        .keys()
        .chain(postgres.keys())
        .filter(|name| sqlite.get(*name) != postgres.get(*name))
        .map(|name| (name, sqlite.get(name), postgres.get(name)))
        .collect();
    assert!(differences.is_empty(), "{differences:#?}");
    assert!(sqlite.len() > 100, "the whole schema is described");
}

#[tokio::test]
async fn migrations_of_both_databases_have_the_same_numbers() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/postgres");
    let files = Migrator::new(folder)
        .await
        .expect("the files are migrations");
    let versions =
        |migrator: &Migrator| -> Vec<_> { migrator.iter().map(|it| it.version).collect() };
    let postgres = versions(&POSTGRES_MIGRATIONS);
    assert_eq!(postgres, versions(&files));
    let mut sqlite = versions(&MIGRATIONS);
    sqlite.retain(|version| postgres.first() <= Some(version));
    assert_eq!(postgres, sqlite);
}

#[tokio::test]
async fn columns_have_portable_types() {
    let disk = Disk::new();
    disk.store().await;
    let columns: Vec<(String, String, String)> = sqlx::query_as(concat!(
        "SELECT m.name, c.name, c.type FROM sqlite_schema m, pragma_table_info(m.name) c ",
        "WHERE m.type = 'table' AND m.name NOT LIKE '_sqlx_%'",
    ))
    .fetch_all(&mut disk.connect().await)
    .await
    .expect("SQLite lists the columns");
    assert!(!columns.is_empty());
    for (table, column, kind) in columns {
        assert!(
            ["INTEGER", "BIGINT", "TEXT", "BLOB"].contains(&kind.as_str()),
            "{table}.{column} is {kind}"
        );
    }
}
