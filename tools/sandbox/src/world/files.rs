//! The contents of attachments.

use std::collections::{BTreeMap, VecDeque};

use axum::body::Bytes;

use super::snowflake::Id;

/// The maximum total size of the files. Beyond it, files that no message has any more are dropped first,
/// then the oldest.
const MAX_BYTES: usize = 128 * 1024 * 1024;

/// The files of all messages, by id and therefore by age.
#[derive(Debug, Default)]
pub(crate) struct FileStore {
    files: BTreeMap<Id, StoredFile>,
    /// The files that no message has any more. Like Discord's, they can be read for a while.
    unused: VecDeque<Id>,
    bytes: usize,
}

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
        self.files.insert(file.id, file);
        while self.bytes > MAX_BYTES {
            let dropped = match self.unused.pop_front() {
                Some(id) => self.files.remove(&id),
                None => self.files.pop_first().map(|(_, file)| file),
            };
            let Some(dropped) = dropped else {
                break;
            };
            self.bytes -= dropped.content.len();
        }
    }

    /// The file with this id, unless it was dropped.
    pub(crate) fn get(&self, id: Id) -> Option<&StoredFile> {
        self.files.get(&id)
    }

    /// Notes that no message has this file any more.
    pub(crate) fn mark_unused(&mut self, id: Id) {
        if self.files.contains_key(&id) {
            self.unused.push_back(id);
        }
    }
}
