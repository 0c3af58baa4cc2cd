//! The tables that may still change, in memory: each behind its own lock, so that the commands of
//! one match come one after another and those of different matches do not wait for each other.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::ids::{ChannelId, MatchId, MessageId};
use crate::store::{Audience, Shown};
use crate::table::Table;
use crate::time::Timestamp;

/// A table and its messages.
#[derive(Debug)]
pub(super) struct Entry {
    /// The table. Whoever changes it holds this until the change is stored.
    pub(super) table: tokio::sync::Mutex<Table>,
    /// Whether somebody is at presenting it.
    pub(super) presenting: AtomicBool,
    /// Tells whoever presents it that it has changed.
    pub(super) changed: Notify,
    slots: BTreeMap<Audience, Slot>,
    // What was shown last, to be had without waiting for whoever holds a message.
    shown: Mutex<BTreeMap<Audience, Shown>>,
}

/// A message of a match, if there is one. Whoever shows it something holds it until that is done,
/// so that what is shown last is what is newest.
pub(super) type Slot = Arc<tokio::sync::Mutex<Option<Shown>>>;

impl Entry {
    pub(super) fn new(table: Table, shown: Vec<Shown>) -> Self {
        let audiences = Audience::all(table.terms().setup.players());
        let mut slots: BTreeMap<_, _> = audiences.map(|it| (it, None)).collect();
        let shown: BTreeMap<_, _> = shown.into_iter().map(|it| (it.audience, it)).collect();
        for (&audience, shown) in &shown {
            slots.insert(audience, Some(shown.clone()));
        }
        let slot = |(audience, shown)| (audience, Arc::new(tokio::sync::Mutex::new(shown)));
        Self {
            table: tokio::sync::Mutex::new(table),
            presenting: AtomicBool::new(false),
            changed: Notify::new(),
            slots: slots.into_iter().map(slot).collect(),
            shown: Mutex::new(shown),
        }
    }

    /// Its messages: hands first, since whether a call is wanted depends on whether the hand could
    /// be shown.
    pub(super) fn slots(&self) -> impl Iterator<Item = (Audience, &Slot)> {
        self.slots.iter().map(|(&audience, slot)| (audience, slot))
    }

    /// One of its messages.
    pub(super) fn slot(&self, audience: Audience) -> Option<&Slot> {
        self.slots.get(&audience)
    }

    /// What one of its messages showed last, and where.
    pub(super) fn shown(&self, audience: Audience) -> Option<Shown> {
        self.all_shown().get(&audience).cloned()
    }

    /// Remembers what one of its messages shows now.
    pub(super) fn set_shown(&self, shown: &Shown) {
        self.all_shown().insert(shown.audience, shown.clone());
    }

    /// Where its public message is.
    pub(super) fn home(&self) -> Option<(ChannelId, MessageId)> {
        self.shown(Audience::Everybody)?.message()
    }

    fn all_shown(&self) -> MutexGuard<'_, BTreeMap<Audience, Shown>> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
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

    /// Forgets an entry; when the match's time is up, if it is still running, is not forgotten.
    pub(super) fn forget(&self, id: MatchId) {
        self.with(|inner| inner.entries.remove(&id));
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
