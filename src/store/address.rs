//! Addresses of database files, such as `sqlite://claim-bot.db`.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::sqlite::SqliteConnectOptions;

/// The file at an address; nothing if it is no address of a file that can be kept and written:
/// a database in memory would lose everything.
pub(super) fn file_at(url: &str) -> Option<PathBuf> {
    let (address, parameters) = url.split_once('?').unwrap_or((url, ""));
    if !address.starts_with("sqlite:") || !matches!(parameters, "" | "mode=rw" | "mode=rwc") {
        return None;
    }
    let options = SqliteConnectOptions::from_str(address).ok()?;
    let file = options.get_filename();
    // SQLite takes these names for something else than a file's.
    let is_special = file.as_os_str().is_empty()
        || file == Path::new(":memory:")
        || file.as_os_str().as_encoded_bytes().starts_with(b"file:");
    (!is_special).then(|| file.to_owned())
}
