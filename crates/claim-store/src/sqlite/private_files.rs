//! Creating files that only their owner may read: the database contains the cards of running matches.

use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, lchown};
use std::path::Path;

/// The permissions of new files: their owner may read and write them.
const PRIVATE: u32 = 0o600;

/// Creates an empty file that only its owner may read. Fails if there is one.
pub(super) fn create_private(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true).mode(PRIVATE);
    options.open(path)
}

/// Whether users of this machine other than the owner, and those of the same group, can read a file.
pub(super) fn is_readable_by_others(path: &Path) -> bool {
    const OTHERS_READ: u32 = 0o004;
    fs::metadata(path).is_ok_and(|file| file.mode() & OTHERS_READ != 0)
}

/// Gives new files the owner of the database at `database`, or of its folder: commands are often run by root, and the bot
/// is not.
pub(super) fn take_over_owner(database: &Path, new: &[&Path]) {
    let Ok(model) = fs::metadata(database).or_else(|_| fs::metadata(folder_of(database))) else {
        return;
    };
    for file in new {
        // Only root can change the owner of a file; for others, the new files stay theirs. A symbolic link is not
        // followed: the bot's user could have put it there to be given another file.
        let _ = lchown(file, Some(model.uid()), Some(model.gid()));
    }
}

/// Syncs the folder of a file, so that a new name in it survives a power cut.
pub(super) fn sync_folder(path: &Path) -> std::io::Result<()> {
    File::open(folder_of(path)).and_then(|folder| folder.sync_all())
}

/// The folder of a file.
pub(crate) fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}
