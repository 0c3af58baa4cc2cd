//! The tables that may still change, in memory: each behind its own lock, so that the commands of
//! one match come one after another and those of different matches do not wait for each other.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Notify;

use crate::ids::{MatchId, MessageId};
use crate::store::{Audience, Shown};
use crate::table::Table;
use crate::time::Timestamp;

/// A table and its messages.
#[derive(Debug)]
pub(super) struct Entry {
    /// The table. Whoever changes it holds this until the change is stored.
    pub(super) table: tokio::sync::Mutex<Table>,
    /// Its messages. Whoever changes one holds this until that is done.
    pub(super) board: tokio::sync::Mutex<Board>,
    /// Whether somebody is at presenting it.
    pub(super) presenting: AtomicBool,
    /// Tells whoever presents it that it has changed.
    pub(super) changed: Notify,
    /// Whether a message may have been posted that is not remembered: the program was stopped in
    /// between, or the answer was lost.
    pub(super) doubtful: AtomicBool,
    // The public message, to be had without waiting for whoever holds the board.
    home: Mutex<Option<MessageId>>,
}

/// The messages of a match.
pub(super) type Board = BTreeMap<Audience, Shown>;

impl Entry {
    /// A table that was opened just now.
    pub(super) fn opened(table: Table) -> Self {
        Self {
            doubtful: AtomicBool::new(false),
            ..Self::loaded(table, Vec::new())
        }
    }

    /// A table as it was stored, and its messages.
    pub(super) fn loaded(table: Table, shown: Vec<Shown>) -> Self {
        let board: Board = shown
            .into_iter()
            .map(|shown| (shown.audience, shown))
            .collect();
        let home = board.get(&Audience::Everybody).and_then(Shown::message);
        Self {
            home: Mutex::new(home.map(|(_, message)| message)),
            table: tokio::sync::Mutex::new(table),
            board: tokio::sync::Mutex::new(board),
            presenting: AtomicBool::new(false),
            changed: Notify::new(),
            doubtful: AtomicBool::new(true),
        }
    }

    /// Its public message, if there is one.
    pub(super) fn home(&self) -> Option<MessageId> {
        *self.home.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn set_home(&self, message: Option<MessageId>) {
        *self.home.lock().unwrap_or_else(PoisonError::into_inner) = message;
    }

    /// Says that it has changed; whether somebody has to begin presenting it.
    pub(super) fn wake(&self) -> bool {
        self.changed.notify_one();
        !self.presenting.swap(true, Ordering::AcqRel)
    }
}

/// The tables that may still change, and when their time is up.
#[derive(Debug, Default)]
pub(super) struct Registry {
    inner: Mutex<Inner>,
    /// Tells that a deadline has changed.
    pub(super) rescheduled: Notify,
}

#[derive(Debug, Default)]
struct Inner {
    entries: HashMap<MatchId, Arc<Entry>>,
    deadlines: BTreeSet<(Timestamp, MatchId)>,
    deadline_of: HashMap<MatchId, Timestamp>,
}

impl Registry {
    fn with<T>(&self, change: impl FnOnce(&mut Inner) -> T) -> T {
        change(&mut self.inner.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(super) fn get(&self, id: MatchId) -> Option<Arc<Entry>> {
        self.with(|inner| inner.entries.get(&id).cloned())
    }

    /// Adds an entry, unless there is one of that match: then that one.
    pub(super) fn add(&self, id: MatchId, entry: Entry) -> Arc<Entry> {
        self.with(|inner| {
            inner
                .entries
                .entry(id)
                .or_insert_with(|| Arc::new(entry))
                .clone()
        })
    }

    pub(super) fn forget(&self, id: MatchId) {
        self.with(|inner| inner.entries.remove(&id));
        self.schedule(id, None);
    }

    pub(super) fn all(&self) -> Vec<(MatchId, Arc<Entry>)> {
        self.with(|inner| {
            inner
                .entries
                .iter()
                .map(|(&id, entry)| (id, entry.clone()))
                .collect()
        })
    }

    /// Remembers when a match's time is up.
    pub(super) fn schedule(&self, id: MatchId, deadline: Option<Timestamp>) {
        self.with(|inner| {
            if let Some(old) = inner.deadline_of.remove(&id) {
                inner.deadlines.remove(&(old, id));
            }
            if let Some(deadline) = deadline {
                inner.deadline_of.insert(id, deadline);
                inner.deadlines.insert((deadline, id));
            }
        });
        self.rescheduled.notify_one();
    }

    /// The match whose time is up first, and when.
    pub(super) fn next_deadline(&self) -> Option<(Timestamp, MatchId)> {
        self.with(|inner| inner.deadlines.first().copied())
    }
}
