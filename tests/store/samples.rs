//! Databases with rows in every table, from `samples.sql`.

use std::collections::BTreeSet;

use claim_store::TABLES;

use super::*;

/// The column that a newer version adds, which dumps leave out.
pub(super) const ADDED_COLUMN: &str = "of_a_newer_version";

/// A closed file with all sample rows.
pub(super) async fn disk() -> Disk {
    let disk = Disk::new();
    disk.store().await.close().await;
    run(&mut disk.connect().await, include_str!("samples.sql")).await;
    disk
}

/// All rows of a database that belong to its matches, people and servers, as text.
pub(super) async fn dump(disk: &Disk) -> BTreeSet<String> {
    let mut connection = disk.connect().await;
    let mut rows = BTreeSet::new();
    for (table, _) in TABLES {
        let columns = "SELECT string_agg('quote(' || name || ')', ' || '','' || ' ORDER BY name) \
                       FROM pragma_table_info($1) WHERE name <> $2";
        let columns: String = sqlx::query_scalar(columns)
            .bind(table)
            .bind(ADDED_COLUMN)
            .fetch_one(&mut connection)
            .await
            .expect("SQLite lists the columns");
        let select = format!("SELECT '{table}: ' || {columns} FROM {table}");
        let found: Vec<String> = sqlx::query_scalar(AssertSqlSafe(select))
            .fetch_all(&mut connection)
            .await
            .expect("SQLite reads the rows");
        assert!(!found.is_empty(), "{table} has no row");
        rows.extend(found);
    }
    rows
}

#[tokio::test]
async fn every_column_has_a_value_in_a_sample() {
    let disk = disk().await;
    let mut connection = disk.connect().await;
    let columns: Vec<(String, String)> = sqlx::query_as(concat!(
        "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c ",
        "WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE '_sqlx_%'",
    ))
    .fetch_all(&mut connection)
    .await
    .expect("SQLite lists the columns");
    for (table, column) in columns {
        let count = format!("SELECT COUNT({column}) FROM {table}");
        let count: i64 = sqlx::query_scalar(AssertSqlSafe(count))
            .fetch_one(&mut connection)
            .await
            .expect("SQLite counts the rows");
        assert!(count > 0, "samples.sql has no value of {table}.{column}");
    }
}
