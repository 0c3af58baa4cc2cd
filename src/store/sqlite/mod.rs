//! Everything specific to SQLite: URLs of files; opening, locking, inspecting, checking, backing up and restoring a
//! file; migrations, and upgrades of files of earlier versions.

mod backup;
mod check;
mod database;
mod file_names;
mod inspect;
mod lock;
mod migrations;
mod upgrade;
mod url;

pub(super) use self::url::{check_url, file_at};
pub use backup::{RestoreSummary, back_up, restore};
pub use check::check_database;
pub(super) use database::open;
pub(super) use lock::FileLock;
pub use lock::{BotState, Heartbeat, read_heartbeat};
pub use migrations::MIGRATIONS;
pub(super) use migrations::migration;
