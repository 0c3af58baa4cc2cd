//! The names of the files beside a database.

use std::path::{Path, PathBuf};

/// The path with something added to the name of the file.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// The lock file of the database at `path`.
pub(super) fn lock_path(path: &Path) -> PathBuf {
    with_suffix(path, ".lock")
}
