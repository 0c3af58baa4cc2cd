//! A folder whose database files are watched: what was recorded, what should fail, and which settings are
//! forced on `SQLite`.

use std::ffi::CStr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use crate::operation::Operation;

/// The folders that are watched at the moment.
static WATCHES: Mutex<Vec<Weak<Watch>>> = Mutex::new(Vec::new());

/// The error with which changes fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The device fails (`EIO`): nothing can be changed.
    InputOutput,
    /// The disk is full (`ENOSPC`): nothing can be created, written or synced, but files can be deleted
    /// and cut off. Of a write that fails, the first half is written.
    NoSpace,
}

/// Which changes are going to fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The error.
    pub kind: FaultKind,
    /// How many changes succeed before the first that fails.
    pub after: usize,
    /// How many fail; those after them succeed again.
    pub times: usize,
}

/// What a program may choose for `PRAGMA synchronous` instead of `FULL`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Synchronous {
    /// Nothing is ever synced.
    Off,
    /// In WAL mode, a commit is not synced.
    Normal,
}

impl Synchronous {
    /// The number that `PRAGMA synchronous` takes.
    pub(crate) const fn digit(self) -> u8 {
        match self {
            Self::Off => b'0',
            Self::Normal => b'1',
        }
    }
}

/// A kind of change, as far as faults distinguish them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// A file gets its name, or its content reaches the disk.
    Create,
    Write,
    Sync,
    /// Needs no space.
    Truncate,
    Delete,
}

/// A watched folder.
#[derive(Debug)]
pub(crate) struct Watch {
    folder: PathBuf,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    operations: Vec<Operation>,
    fault: Option<Fault>,
    failures: usize,
    checkpoint_pages: Option<i32>,
    synchronous: Option<Synchronous>,
}

impl Watch {
    /// Begins to watch a folder, given by its canonical path, until the last reference is dropped.
    pub(crate) fn new(folder: PathBuf) -> Arc<Self> {
        let state = Mutex::default();
        let watch = Arc::new(Self { folder, state });
        let mut watches = WATCHES.lock().unwrap_or_else(PoisonError::into_inner);
        watches.retain(|watch| watch.strong_count() > 0);
        watches.push(Arc::downgrade(&watch));
        watch
    }

    /// The watch over the folder of a file, and the file's name, if there is one.
    pub(crate) fn of(file: &CStr) -> Option<(Arc<Self>, Arc<str>)> {
        let path = Path::new(file.to_str().ok()?);
        let (folder, name) = (path.parent()?, path.file_name()?.to_str()?);
        let watches = WATCHES.lock().unwrap_or_else(PoisonError::into_inner);
        let mut watches = watches.iter().filter_map(Weak::upgrade);
        let watch = watches.find(|watch| watch.folder == folder)?;
        Some((watch, name.into()))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records a change that has succeeded.
    pub(crate) fn record(&self, operation: Operation) {
        self.state().operations.push(operation);
    }

    /// How many changes were recorded.
    pub(crate) fn count(&self) -> usize {
        self.state().operations.len()
    }

    /// The changes that were recorded.
    pub(crate) fn operations(&self) -> Vec<Operation> {
        self.state().operations.clone()
    }

    /// Counts a change towards the fault, and returns the error with which it has to fail, if any.
    pub(crate) fn attempt(&self, change: Change) -> Option<FaultKind> {
        let mut state = self.state();
        let fault = state.fault.as_mut()?;
        let needs_no_space = matches!(change, Change::Truncate | Change::Delete);
        if fault.times == 0 || (fault.kind == FaultKind::NoSpace && needs_no_space) {
            return None;
        }
        if fault.after > 0 {
            fault.after -= 1;
            return None;
        }
        fault.times -= 1;
        let kind = fault.kind;
        state.failures += 1;
        Some(kind)
    }

    /// Lets changes fail from now on.
    pub(crate) fn fail(&self, fault: Fault) {
        let mut state = self.state();
        state.fault = Some(fault);
        state.failures = 0;
    }

    /// How many changes have failed.
    pub(crate) fn failures(&self) -> usize {
        self.state().failures
    }

    /// Lets all changes succeed again. Returns how many have failed.
    pub(crate) fn repair(&self) -> usize {
        let mut state = self.state();
        state.fault = None;
        std::mem::take(&mut state.failures)
    }

    /// After how many pages of the write-ahead log a checkpoint is due.
    pub(crate) fn checkpoint_pages(&self) -> Option<i32> {
        self.state().checkpoint_pages
    }

    pub(crate) fn set_checkpoint_pages(&self, pages: i32) {
        self.state().checkpoint_pages = Some(pages);
    }

    /// What replaces the program's choice of `PRAGMA synchronous`.
    pub(crate) fn synchronous(&self) -> Option<Synchronous> {
        self.state().synchronous
    }

    pub(crate) fn set_synchronous(&self, synchronous: Synchronous) {
        self.state().synchronous = Some(synchronous);
    }
}
