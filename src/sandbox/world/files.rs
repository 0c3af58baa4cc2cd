//! The bytes of attachments, kept until there are too many.

use std::collections::VecDeque;

use axum::body::Bytes;

use super::snowflake::Id;

/// How many bytes are kept; the oldest files go first.
const BYTES_KEPT: usize = 128 * 1024 * 1024;

/// All files.
#[derive(Debug, Default)]
pub(crate) struct FileShelf {
    files: VecDeque<StoredFile>,
    bytes: usize,
}

/// One file.
#[derive(Clone, Debug)]
pub(crate) struct StoredFile {
    pub(crate) id: Id,
    pub(crate) content_type: String,
    pub(crate) content: Bytes,
}

impl FileShelf {
    /// Keeps a file.
    pub(crate) fn put(&mut self, file: StoredFile) {
        self.bytes += file.content.len();
        self.files.push_back(file);
        while self.bytes > BYTES_KEPT {
            let Some(oldest) = self.files.pop_front() else {
                break;
            };
            self.bytes -= oldest.content.len();
        }
    }

    /// A file, if it is still there.
    pub(crate) fn get(&self, id: Id) -> Option<&StoredFile> {
        self.files.iter().find(|file| file.id == id)
    }
}

/// Width and height of a PNG picture.
pub(crate) fn png_dimensions(content: &[u8]) -> Option<(u32, u32)> {
    let header = content.strip_prefix(b"\x89PNG\r\n\x1a\n")?;
    let number = |at: usize| -> Option<u32> {
        let bytes = header.get(at..at + 4)?;
        Some(u32::from_be_bytes(bytes.try_into().ok()?))
    };
    Some((number(8)?, number(12)?))
}
