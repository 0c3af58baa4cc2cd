//! The files of a disk at one moment.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::{fs, io};

/// The files of a disk at one moment, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Image {
    pub(crate) files: BTreeMap<Arc<str>, Vec<u8>>,
}

impl Image {
    /// Whether there is no file at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Writes the files to a folder, for example to look at them.
    ///
    /// # Errors
    ///
    /// If the folder cannot be created or written.
    pub fn write_to(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        for (name, bytes) in &self.files {
            fs::write(folder.join(&**name), bytes)?;
        }
        Ok(())
    }
}
