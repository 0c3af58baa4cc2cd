//! The changes of files that are recorded.

use std::sync::Arc;

/// A change of a file that has succeeded. Files are named without their folder.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "names say what most fields are")]
pub enum Operation {
    /// An empty file was created.
    Create { file: Arc<str> },
    /// Bytes were written.
    Write {
        file: Arc<str>,
        /// Where the first byte is, counted from the start of the file.
        offset: usize,
        bytes: Vec<u8>,
    },
    /// The file was cut off.
    Truncate {
        file: Arc<str>,
        /// Its length from now on, in bytes.
        length: usize,
    },
    /// Everything before was made safe, in this file.
    Sync { file: Arc<str> },
    /// All names in the folder were made safe, but not the content of files.
    SyncFolder,
    /// The file was deleted.
    Delete {
        file: Arc<str>,
        /// Whether the deletion was made safe at once.
        is_synced: bool,
    },
}

impl Operation {
    /// The file that is changed; `None` if it is the folder.
    #[must_use]
    pub fn file(&self) -> Option<&Arc<str>> {
        match self {
            Self::Create { file }
            | Self::Write { file, .. }
            | Self::Truncate { file, .. }
            | Self::Sync { file }
            | Self::Delete { file, .. } => Some(file),
            Self::SyncFolder => None,
        }
    }
}
