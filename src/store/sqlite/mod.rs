//! Everything specific to SQLite: opening, locking, inspecting, checking, backing up and restoring the file,
//! its migrations, and upgrades of files of earlier versions.

pub(super) mod address;
mod backup;
mod check;
mod database;
mod inspect;
mod lock;
mod migrations;
mod upgrade;

pub use backup::{RestoreSummary, back_up, restore};
pub use check::check_database;
pub(super) use database::{check_url, open};
pub(super) use lock::FileLock;
pub use lock::{BotState, Heartbeat, read_heartbeat};
pub use migrations::MIGRATIONS;
pub(super) use migrations::migration;
