//! The contents of attachments.

use std::collections::VecDeque;

use axum::body::Bytes;

use super::snowflake::Id;

/// The total size of the kept files; the oldest are dropped first.
const MAX_BYTES: usize = 128 * 1024 * 1024;

/// The files of all messages, oldest first.
#[derive(Debug, Default)]
pub(crate) struct FileStore {
    files: VecDeque<StoredFile>,
    bytes: usize,
}

/// A file.
#[derive(Clone, Debug)]
pub(crate) struct StoredFile {
    pub(crate) id: Id,
    pub(crate) content_type: String,
    pub(crate) content: Bytes,
}

impl FileStore {
    /// Adds a file.
    pub(crate) fn put(&mut self, file: StoredFile) {
        self.bytes += file.content.len();
        self.files.push_back(file);
        while self.bytes > MAX_BYTES {
            let Some(oldest) = self.files.pop_front() else {
                break;
            };
            self.bytes -= oldest.content.len();
        }
    }

    /// The file with this id, unless it was dropped.
    pub(crate) fn get(&self, id: Id) -> Option<&StoredFile> {
        self.files.iter().find(|file| file.id == id)
    }
}

/// Width and height of a PNG image, from its header.
pub(crate) fn png_dimensions(content: &[u8]) -> Option<(u32, u32)> {
    let header = content.strip_prefix(b"\x89PNG\r\n\x1a\n")?;
    let number = |at: usize| -> Option<u32> {
        let bytes = header.get(at..at + 4)?;
        Some(u32::from_be_bytes(bytes.try_into().ok()?))
    };
    Some((number(8)?, number(12)?))
}
