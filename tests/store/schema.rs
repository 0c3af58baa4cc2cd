//! The schema: the same in both kinds of databases, with column types that every database supports.

use super::*;

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
