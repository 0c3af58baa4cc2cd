//! Notices that a file of an open database was deleted, or that another one has taken its place: SQLite would go on
//! writing to the file that no longer has a name, and everything would be lost when it is closed.

use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

/// What happened to a file of the database.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the file {path} was {what} while the bot was running: it stops, because whatever it stored would be lost",
    what = if *.is_replaced { "replaced by another one" } else { "deleted" }
)]
pub struct LostFile {
    /// The file.
    pub path: PathBuf,
    /// Whether there is another file in its place.
    pub is_replaced: bool,
}

/// The files of an open database. They must stay open for as long as they are watched: otherwise their numbers might be
/// used again.
#[derive(Debug, Default)]
pub(crate) struct FileWatch(Vec<(PathBuf, FileId)>);

/// What distinguishes a file from all others that exist at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FileId {
    device: u64,
    number: u64,
}

impl FileId {
    pub(super) fn of(file: &fs::Metadata) -> Self {
        Self {
            device: file.dev(),
            number: file.ino(),
        }
    }
}

impl FileWatch {
    /// Watches these files from now on.
    pub(super) fn new(paths: impl IntoIterator<Item = PathBuf>) -> std::io::Result<Self> {
        let identify = |path: PathBuf| {
            let file = fs::metadata(&path)?;
            Ok((path, FileId::of(&file)))
        };
        paths
            .into_iter()
            .map(identify)
            .collect::<Result<_, _>>()
            .map(Self)
    }

    /// Whether there is nothing to watch.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The first file that was deleted or replaced.
    pub(crate) fn lost_file(&self) -> Option<LostFile> {
        self.0.iter().find_map(|(path, id)| lost(path, *id))
    }
}

fn lost(path: &Path, id: FileId) -> Option<LostFile> {
    let is_replaced = match fs::metadata(path) {
        Ok(file) if FileId::of(&file) == id => return None,
        Ok(_) => true,
        // The folder may be gone, too.
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            false
        }
        // A disk that fails for a moment.
        Err(_) => return None,
    };
    Some(LostFile {
        path: path.to_owned(),
        is_replaced,
    })
}
