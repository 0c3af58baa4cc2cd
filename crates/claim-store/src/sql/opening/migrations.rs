//! The database schema, as migrations embedded in the program, and whose migrations a database has.
//!
//! They are listed here, because the `sqlx` macro that reads the folder at compile time would compile SQLite
//! a second time. A test compares the list with the folders.

use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrationType, Migrator};

/// A change of the schema, the same for both kinds of databases.
#[derive(Clone, Copy, Debug)]
pub struct Migration {
    /// Its number, counted from 1.
    pub version: i64,
    /// The first version of the program that has it, which older ones name when they refuse a database.
    pub since: &'static str,
    /// What it does, in a few words.
    pub description: &'static str,
    /// The statements for SQLite.
    pub sqlite: &'static str,
    /// The statements for PostgreSQL.
    pub postgres: &'static str,
}

/// Embeds a migration, given the name of its files, which begins with its number.
macro_rules! migration {
    ($version:literal, $since:literal, $description:literal, $file:literal) => {
        Migration {
            version: $version,
            since: $since,
            description: $description,
            sqlite: include_str!(concat!("../../../../../migrations/sqlite/", $file)),
            postgres: include_str!(concat!("../../../../../migrations/postgres/", $file)),
        }
    };
}

/// The migrations of this program, in order.
pub const MIGRATIONS: &[Migration] = &[migration!(1, "0.1.0", "schema", "0001_schema.sql")];

/// What [`since_of`] reads: the description of the last migration that was applied.
pub(crate) const LAST_DESCRIPTION: &str =
    "SELECT description FROM _sqlx_migrations ORDER BY version DESC LIMIT 1";

/// The version of the program that a database needs, given the description of its last migration.
pub(crate) fn since_of(description: &str) -> String {
    let version = description.split(' ').next();
    version.unwrap_or_default().to_owned()
}

/// Prepares migrations for one kind of databases, of which `sql` gives the statements.
pub(crate) fn migrator(migrations: &[Migration], sql: fn(&Migration) -> &'static str) -> Migrator {
    let prepare = |migration: &Migration| {
        sqlx::migrate::Migration::new(
            migration.version,
            Cow::Owned(format!("{} {}", migration.since, migration.description)),
            MigrationType::Simple,
            sql(migration).into_sql_str(),
            false,
        )
    };
    Migrator::with_migrations(migrations.iter().map(prepare).collect())
}

/// Which program has applied the migrations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lineage {
    /// This program, in this version or an earlier one.
    Own,
    /// A newer version of this program.
    Newer,
    /// Another program.
    Foreign,
}

/// Compares the applied migrations, by version and checksum, with those of this program. It is ours if the
/// applied ones are a prefix of ours, and newer if ours are a proper prefix of them.
pub(crate) fn lineage(migrator: &Migrator, applied: &[(i64, Vec<u8>)]) -> Lineage {
    let known = migrator
        .iter()
        .map(|migration| (migration.version, &*migration.checksum));
    let mut applied = applied
        .iter()
        .map(|(version, checksum)| (*version, checksum.as_slice()));
    if !known
        .zip(&mut applied)
        .all(|(known, applied)| known == applied)
    {
        return Lineage::Foreign;
    }
    match applied.next() {
        Some(_) => Lineage::Newer,
        None => Lineage::Own,
    }
}
