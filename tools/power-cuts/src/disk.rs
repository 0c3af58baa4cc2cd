//! A folder whose database files are watched.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use tempfile::TempDir;

use crate::cuts::Recording;
use crate::image::Image;
use crate::vfs;
use crate::watch::{Fault, Synchronous, Watch};

/// A folder whose database files are watched.
///
/// Nothing in it is ever synced to the real disk: what would be safe follows from the recording.
#[derive(Debug)]
pub struct Disk {
    folder: PathBuf,
    watch: Arc<Watch>,
    start: Image,
    /// Deletes the folder at the end, if it is a temporary one.
    _temporary: Option<TempDir>,
}

impl Disk {
    /// A temporary folder without files, which is deleted at the end.
    ///
    /// # Panics
    ///
    /// If there cannot be a temporary folder.
    #[must_use]
    pub fn new() -> Self {
        Self::with(Image::default())
    }

    /// A temporary folder with these files, all of them safe.
    ///
    /// # Panics
    ///
    /// As for [`Disk::new`].
    #[must_use]
    pub fn with(start: Image) -> Self {
        let temporary = tempfile::tempdir().expect("a temporary folder");
        start
            .write_to(temporary.path())
            .expect("room for the files");
        let disk = Self::at(temporary.path());
        Self {
            start,
            _temporary: Some(temporary),
            ..disk
        }
    }

    /// An existing folder without database files.
    ///
    /// # Panics
    ///
    /// If there is no such folder.
    #[must_use]
    pub fn at(folder: &Path) -> Self {
        vfs::install();
        // SQLite resolves links before it opens a file.
        let canonical = folder.canonicalize().expect("the folder exists");
        Self {
            folder: folder.to_owned(),
            watch: Watch::new(canonical),
            start: Image::default(),
            _temporary: None,
        }
    }

    /// The folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// A file of the folder.
    #[must_use]
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder().join(name)
    }

    /// How many changes were recorded so far: the moment that it is now.
    #[must_use]
    pub fn moment(&self) -> usize {
        self.watch.count()
    }

    /// What was recorded so far.
    #[must_use]
    pub fn recording(&self) -> Recording {
        Recording {
            start: self.start.clone(),
            operations: self.watch.operations(),
        }
    }

    /// Makes changes fail from now on as `fault` says. Replaces an earlier fault.
    pub fn fail(&self, fault: Fault) {
        self.watch.fail(fault);
    }

    /// How many changes have failed since [`Disk::fail`].
    #[must_use]
    pub fn failures(&self) -> usize {
        self.watch.failures()
    }

    /// Lets all changes succeed again. Returns how many have failed since [`Disk::fail`].
    #[must_use]
    pub fn repair(&self) -> usize {
        self.watch.repair()
    }

    /// Lets `SQLite` move the write-ahead log into the database whenever it has that many pages, instead
    /// of a thousand: for connections that execute a `PRAGMA` from now on.
    pub fn checkpoint_after(&self, pages: i32) {
        self.watch.set_checkpoint_pages(pages);
    }

    /// Overrides what connections set by `PRAGMA synchronous` from now on. This plants a bug for tests to find.
    pub fn replace_synchronous(&self, synchronous: Synchronous) {
        self.watch.set_synchronous(synchronous);
    }
}

impl Default for Disk {
    fn default() -> Self {
        Self::new()
    }
}
