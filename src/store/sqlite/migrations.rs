//! The migrations of the database schema, embedded in the program.
//!
//! They are listed here, because the `sqlx` macro that reads the folder at compile time would compile SQLite
//! a second time. A test compares the list with the folder.

use std::borrow::Cow;
use std::sync::LazyLock;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Embeds migrations, given by their versions and file names without the extension.
macro_rules! migrations {
    ($($version:literal $stem:literal),+ $(,)?) => {
        vec![$(migration(
            $version,
            $stem,
            include_str!(concat!("../../../migrations/", $stem, ".sql")),
        )),+]
    };
}

/// All migrations, in order.
pub static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    Migrator::with_migrations(migrations![
        1 "0001_first",
        2 "0002_bots",
        3 "0003_puzzles",
        4 "0004_channels",
        5 "0005_ended",
        6 "0006_emoji",
        7 "0007_settings",
        8 "0008_tutorial",
        9 "0009_posting",
        10 "0010_limits",
        11 "0011_large_files",
        12 "0012_settings",
        13 "0013_clocks",
        14 "0014_ends",
        15 "0015_lobby",
        16 "0016_ladders",
        17 "0017_offers",
        18 "0018_series",
        19 "0019_notifications",
        20 "0020_contact",
        21 "0021_vacations",
        22 "0022_put_away",
        23 "0023_puzzle_secret",
        24 "0024_vacations_by_end",
        25 "0025_owner_told",
        26 "0026_processes",
        27 "0027_puzzle_ratings",
        28 "0028_plays",
        29 "0029_settings_changes",
        30 "0030_lines",
        31 "0031_people",
        32 "0032_refused_deletions",
        33 "0033_user_names",
    ])
});

pub(in crate::store) fn migration(
    version: i64,
    stem: &'static str,
    sql: &'static str,
) -> Migration {
    // `sqlx` derives the description from the file name in the same way.
    let description = stem.split_once('_').map_or(stem, |(_, words)| words);
    Migration::new(
        version,
        Cow::Owned(description.replace('_', " ")),
        MigrationType::Simple,
        sql.into_sql_str(),
        false,
    )
}
