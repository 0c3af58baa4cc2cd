//! The store in an SQLite file, and all SQL of the program: opens the file, locks it against other
//! programs, and reads and writes; a file per aggregate.
//!
//! The statements are restricted to SQL that PostgreSQL also accepts.

mod address;
mod backup;
mod check;
mod columns;
mod counts;
mod database;
mod emoji;
mod error;
mod inspect;
mod lock;
mod matches;
mod messages;
mod migrations;
mod open_error;
mod outages;
mod people;
#[cfg(test)]
mod plans;
mod puzzles;
mod ratings;
mod rebuild;
mod settings;
mod upgrade;
mod vacations;

pub use backup::{RestoreSummary, back_up, restore};
pub use check::{CheckStep, check_database};
pub use database::SqliteStore;
pub use lock::{Heartbeat, read_heartbeat};
pub use migrations::MIGRATIONS;
pub use open_error::OpenError;
pub use people::PERSON_COLUMNS;
pub use rebuild::{RebuildOutcome, rebuild_ratings};
pub use upgrade::UpgradeProgress;
