//! Everything specific to SQLite: URLs of files; opening, locking, inspecting, migrating, checking, backing up and
//! restoring a file.

mod backup;
mod backup_folder;
mod bot_state;
mod check;
mod database;
mod disk_space;
mod file_names;
mod file_watch;
mod heartbeat;
mod inspect;
mod lock;
mod private_files;
mod read_only;
mod url;

pub(super) use self::url::{check_url, file_at};
pub use backup::{RestoreSummary, back_up, restore};
pub use backup_folder::BackupFolder;
pub use bot_state::BotState;
pub use check::check_database;
pub(super) use database::open;
pub use disk_space::DiskSpace;
pub(super) use file_watch::FileWatch;
pub use file_watch::LostFile;
pub use heartbeat::{Heartbeat, read_heartbeat};
pub(super) use lock::FileLock;
pub(super) use private_files::folder_of;
pub(super) use read_only::ReadOnly;
