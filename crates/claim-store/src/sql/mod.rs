//! The store in a relational database, with a file per aggregate: all SQL that both databases execute. What
//! is specific to one of them is in `sqlite/` and `postgres/`.
//!
//! The statements are restricted to SQL that SQLite and PostgreSQL both accept.

mod bot;
mod events;
mod maintenance;
mod matches;
mod opening;
mod people;
#[cfg(test)]
mod plans;
mod statements;
mod store;

pub use maintenance::check::CheckStep;
pub use maintenance::copy::{CopyError, CopyStep, TABLES, copy_database};
pub use maintenance::rebuild::{RebuildOutcome, rebuild_ratings};
pub(super) use opening::migrations::{LAST_DESCRIPTION, Lineage, lineage, migrator, since_of};
pub use opening::migrations::{MIGRATIONS, Migration};
pub use opening::open_error::{OpenError, ServerProblem};
pub use opening::purpose::Purpose;
pub use opening::upgrade::{UpgradeProgress, UpgradeUnit};
pub(super) use opening::url::must_be_sqlite;
pub use opening::url::{check_url, database_name};
pub use people::PERSON_COLUMNS;
pub(super) use statements::connection::Pool;
pub use store::SqlStore;
