//! The migrations of a PostgreSQL database, embedded in the program.

use std::sync::LazyLock;

use sqlx::migrate::Migrator;

use crate::store::sqlite::migration;

/// All migrations, in order. The first one creates the schema that the SQLite migrations up to the same
/// number lead to; from then on, the same numbers make the same changes in both databases.
pub static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    Migrator::with_migrations(vec![
        migration(
            25,
            "0025_first",
            include_str!("../../../migrations/postgres/0025_first.sql"),
        ),
        migration(
            26,
            "0026_processes",
            include_str!("../../../migrations/postgres/0026_processes.sql"),
        ),
        migration(
            27,
            "0027_puzzle_ratings",
            include_str!("../../../migrations/postgres/0027_puzzle_ratings.sql"),
        ),
        migration(
            28,
            "0028_plays",
            include_str!("../../../migrations/postgres/0028_plays.sql"),
        ),
        migration(
            29,
            "0029_settings_changes",
            include_str!("../../../migrations/postgres/0029_settings_changes.sql"),
        ),
        migration(
            30,
            "0030_lines",
            include_str!("../../../migrations/postgres/0030_lines.sql"),
        ),
        migration(
            31,
            "0031_people",
            include_str!("../../../migrations/postgres/0031_people.sql"),
        ),
        migration(
            32,
            "0032_refused_deletions",
            include_str!("../../../migrations/postgres/0032_refused_deletions.sql"),
        ),
        migration(
            33,
            "0033_user_names",
            include_str!("../../../migrations/postgres/0033_user_names.sql"),
        ),
    ])
});
