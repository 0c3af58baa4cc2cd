//! Database URLs, for example `sqlite://claim-bot.db`.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::sqlite::SqliteConnectOptions;

/// The file that a database URL names. A symbolic link is followed, so that all who name the file in any way lock the
/// same one. `None` if the URL does not name a file that can be written: a database
/// in memory, for example, would lose all matches.
pub(in crate::store) fn file_at(url: &str) -> Option<PathBuf> {
    let (address, parameters) = url.split_once('?').unwrap_or((url, ""));
    if !address.starts_with("sqlite:") || !matches!(parameters, "" | "mode=rw" | "mode=rwc") {
        return None;
    }
    let options = SqliteConnectOptions::from_str(address).ok()?;
    let file = options.get_filename();
    // SQLite gives these file names a special meaning.
    let is_special = file.as_os_str().is_empty()
        || file == Path::new(":memory:")
        || file.as_os_str().as_encoded_bytes().starts_with(b"file:");
    (!is_special).then(|| {
        let target = file.is_symlink().then(|| file.canonicalize().ok());
        target.flatten().unwrap_or_else(|| file.to_owned())
    })
}
