//! Migrations: each has sample rows for every table it leaves behind, which every later one must
//! keep; and only types that every database has.

use std::collections::BTreeMap;
use std::fs;

use sqlx::migrate::Migrator;

use super::*;

static MIGRATIONS: Migrator = sqlx::migrate!();

/// The rows to insert after that migration, as `tests/store/samples/0001.sql` has them.
fn samples(version: i64) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/samples");
    let file = folder.join(format!("{version:04}.sql"));
    fs::read_to_string(&file).unwrap_or_else(|_| panic!("no sample rows in {}", file.display()))
}

/// The tables of the program and how many rows each has.
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

/// Applies the migrations up to that one, each with its sample rows.
async fn build(connection: &mut SqliteConnection, last: i64) {
    for migration in MIGRATIONS.iter().take_while(|it| it.version <= last) {
        let before = row_counts(connection).await;
        MIGRATIONS
            .run_to(migration.version, &mut *connection)
            .await
            .expect("the migration applies");
        let after = row_counts(connection).await;
        for (table, count) in before {
            assert_eq!(
                after.get(&table),
                Some(&count),
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
async fn a_database_of_any_version_is_brought_up_to_date_and_keeps_its_rows() {
    for migration in MIGRATIONS.iter() {
        let disk = Disk::new();
        let mut other = disk.other().await;
        build(&mut other, migration.version).await;
        let before = row_counts(&mut other).await;
        drop(other);
        let store = disk.store().await;
        let open = store.load_open().await.expect("the matches load");
        assert_eq!(open.len(), 1, "the running match");
        let (table, shown) = &open[0];
        assert!(table.running().is_some());
        let seated = table.seating().players().count();
        assert_eq!(shown.len(), 1 + seated, "the public message and hands");
        let asker = table.terms().host;
        let ladder = store.ladder(table.terms().guild, asker, 0, 10).await;
        assert!(ladder.is_ok_and(|ladder| ladder.own.is_some()));
        let after = row_counts(&mut disk.other().await).await;
        for (table, count) in before {
            assert_eq!(after.get(&table), Some(&count), "rows of {table}");
        }
    }
}

#[tokio::test]
async fn columns_have_types_that_every_database_has() {
    let disk = Disk::new();
    disk.store().await;
    let columns: Vec<(String, String, String)> = sqlx::query_as(concat!(
        "SELECT m.name, c.name, c.type FROM sqlite_schema m, pragma_table_info(m.name) c ",
        "WHERE m.type = 'table' AND m.name NOT LIKE '_sqlx_%'",
    ))
    .fetch_all(&mut disk.other().await)
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
