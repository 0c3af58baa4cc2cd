//! The store in a relational database, with a file per aggregate: all SQL that both databases execute. What
//! is specific to one of them is in `sqlite/` and `postgres/`.
//!
//! The statements are restricted to SQL that SQLite and PostgreSQL both accept.

mod check;
mod columns;
mod connection;
mod copy;
mod counts;
mod deletions;
mod emoji;
mod error;
mod locks;
mod matches;
mod messages;
mod migrations;
mod open_error;
mod outages;
mod people;
#[cfg(test)]
mod plans;
mod purpose;
mod puzzles;
mod query;
mod ratings;
mod rebuild;
mod row;
mod settings;
mod store;
mod unfinished_copy;
mod upgrade;
mod url;
mod vacations;
mod work;

pub use self::url::check_url;
pub(super) use self::url::must_be_sqlite;
pub use check::CheckStep;
pub(super) use connection::Pool;
pub use copy::{CopyError, CopyStep, TABLES, copy_database};
pub(super) use migrations::{Lineage, lineage, migrator};
pub use migrations::{MIGRATIONS, Migration};
pub use open_error::{OpenError, ServerProblem};
pub use people::PERSON_COLUMNS;
pub use purpose::Purpose;
pub use rebuild::{RebuildOutcome, rebuild_ratings};
pub use store::SqlStore;
pub use upgrade::{UpgradeProgress, UpgradeUnit};
