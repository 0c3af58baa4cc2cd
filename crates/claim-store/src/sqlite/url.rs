//! URLs of SQLite files, for example `sqlite://claim-bot.db`.

use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::sqlite::SqliteConnectOptions;

use crate::sql::OpenError;

/// Checks that a URL names a file.
pub(crate) fn check_url(url: &str) -> Result<(), OpenError> {
    file_of(url).map(|_| ())
}

/// As [`file_at`], with an error if the URL does not name such a file.
pub(super) fn file_of(url: &str) -> Result<PathBuf, OpenError> {
    file_at(url).ok_or_else(|| OpenError::InvalidUrl {
        url: without_password(url),
    })
}

/// A URL without what may be a password: if its scheme is mistyped, it may be meant for a server.
fn without_password(url: &str) -> String {
    if url.starts_with("sqlite:") {
        return url.to_owned();
    }
    let (address, _) = url.split_once('?').unwrap_or((url, ""));
    match address.rsplit_once('@') {
        Some((_, rest)) => format!("…@{rest}"),
        None => address.to_owned(),
    }
}

/// The file that a database URL names. A symbolic link is followed, so that every path to the file leads to the
/// same lock. `None` if the URL does not name a file that can be written: a database
/// in memory, for example, would lose all matches.
pub(crate) fn file_at(url: &str) -> Option<PathBuf> {
    named_file(url).map(|file| followed(&file))
}

/// As [`file_at`], but if it is a symbolic link, the link itself.
pub(super) fn named_file(url: &str) -> Option<PathBuf> {
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
    (!is_special).then(|| file.to_owned())
}

/// The file to which a symbolic link leads, even if it does not exist yet.
fn followed(file: &Path) -> PathBuf {
    /// How many links are followed one after the other, as Linux does.
    const MAX_LINKS: usize = 40;
    if !file.is_symlink() {
        return file.to_owned();
    }
    if let Ok(target) = file.canonicalize() {
        return target;
    }
    let mut file = file.to_owned();
    for _ in 0..MAX_LINKS {
        let (Ok(target), Some(folder)) = (fs::read_link(&file), file.parent()) else {
            break;
        };
        // An absolute target replaces the folder.
        let target = folder.join(target);
        file = match (target.parent().map(Path::canonicalize), target.file_name()) {
            (Some(Ok(folder)), Some(name)) => folder.join(name),
            _ => target,
        };
    }
    file
}
