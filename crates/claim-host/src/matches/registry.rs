//! The matches in memory. Each table is behind its own lock: the commands of one match are executed
//! one after another, and those of different matches do not wait for each other.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use claim_table::Table;
use claim_table::desk::{MessageKind, MessageState, Messages};
use claim_table::ids::{ChannelId, MatchId, MessageId};
use claim_table::timestamp::Timestamp;
use tokio::sync::{Notify, OwnedMutexGuard};

use super::lru_cache::LruCache;

/// A match in memory: its table and its messages.
#[derive(Debug)]
pub(crate) struct Entry {
    pub(crate) id: MatchId,
    /// The table. Locked for the whole duration of a command, until the change is committed; read only by
    /// `Matches::lock_table`.
    pub(crate) table: tokio::sync::Mutex<TableCopy>,
    /// Whether a presenter task is running for this match: see `updating.rs`.
    pub(crate) presenting: AtomicBool,
    /// Notifies the presenter task of a change.
    pub(crate) changed: Notify,
    /// Whether the match was used since the last time that idle ones were dropped.
    is_touched: AtomicBool,
    // Whether this process is the match's worker, if several use the store; and whether it has started what
    // the match waits for.
    is_worker: AtomicBool,
    has_started_work: AtomicBool,
    // Whether a task that takes over the match is about to begin: see `Matches::take_over_soon`.
    is_to_be_taken_over: AtomicBool,
    // When another process was last seen to be the match's worker.
    other_worker_seen_at: Mutex<Option<tokio::time::Instant>>,
    slots: BTreeMap<MessageKind, Slot>,
    // The messages. A message changes only while its slot is locked; all can be read meanwhile.
    messages: Mutex<Messages>,
    // When the first change was made that the messages may not show yet.
    behind_since: Mutex<Option<Instant>>,
    // The number of lines at the bot's turn that was started last.
    bot_turn: AtomicU32,
}

/// A copy of the stored table.
#[derive(Debug)]
pub(crate) struct TableCopy {
    pub(crate) table: Table,
    /// Whether the stored table may be newer, because another process has changed it, or because saving a
    /// change has failed: a commit may succeed although it is reported as failed.
    pub(crate) is_stale: bool,
    /// The record of an ended match, cached once it was read.
    pub(crate) record: Option<Arc<str>>,
}

impl TableCopy {
    /// A copy that equals the stored table.
    pub(crate) const fn new(table: Table) -> Self {
        Self {
            table,
            is_stale: false,
            record: None,
        }
    }
}

/// The lock of a message of a match, which may not exist. Locked while the message is posted, edited or deleted, so that
/// edits of one message never overtake each other.
pub(crate) type Slot = Arc<tokio::sync::Mutex<()>>;

impl Entry {
    /// An entry for a stored table and its messages.
    pub(crate) fn new(table: Table, messages: Vec<MessageState>) -> Self {
        let messages = Messages::new(&table, messages);
        let slots = messages.in_order().into_iter();
        Self {
            id: table.id(),
            table: tokio::sync::Mutex::new(TableCopy::new(table)),
            presenting: AtomicBool::new(false),
            changed: Notify::new(),
            is_touched: AtomicBool::new(true),
            is_worker: AtomicBool::new(false),
            has_started_work: AtomicBool::new(false),
            is_to_be_taken_over: AtomicBool::new(false),
            other_worker_seen_at: Mutex::default(),
            slots: slots.map(|kind| (kind, Slot::default())).collect(),
            messages: Mutex::new(messages),
            behind_since: Mutex::default(),
            bot_turn: AtomicU32::new(0),
        }
    }

    /// Whether the caller has to start the bot's turn at this number of lines: true for the first caller
    /// only.
    pub(crate) fn claim_bot_turn(&self, line: u32) -> bool {
        self.bot_turn.fetch_max(line, Ordering::AcqRel) < line
    }

    /// All messages and their locks, in the order in which they are updated.
    pub(crate) fn slots(&self) -> Vec<(MessageKind, &Slot)> {
        let kinds = self.messages().in_order().into_iter();
        let slots = kinds.filter_map(|kind| Some((kind, self.slot(kind)?)));
        slots.collect()
    }

    /// Locks all messages that are not locked at present.
    pub(crate) fn lock_free_slots(&self) -> Vec<(MessageKind, OwnedMutexGuard<()>)> {
        let slots = self.slots.iter();
        let free = |(&kind, slot): (_, &Slot)| Some((kind, slot.clone().try_lock_owned().ok()?));
        slots.filter_map(free).collect()
    }

    /// Whether this process is the match's worker, as far as it knows: see `processes.rs`.
    pub(crate) fn is_worker(&self) -> bool {
        self.is_worker.load(Ordering::Acquire)
    }

    /// Notes whether this process is the match's worker.
    pub(crate) fn set_worker(&self, is_worker: bool) {
        self.is_worker.store(is_worker, Ordering::Release);
        if !is_worker {
            self.has_started_work.store(false, Ordering::Release);
        }
    }

    /// Whether this process has started what the match waits for.
    pub(crate) fn has_started_work(&self) -> bool {
        self.has_started_work.load(Ordering::Acquire)
    }

    /// Notes that this process is the match's worker, and has started what the match waits for.
    pub(crate) fn set_work_started(&self) {
        self.is_worker.store(true, Ordering::Release);
        self.has_started_work.store(true, Ordering::Release);
    }

    /// Notes that a task that takes over the match is about to begin. Returns whether none was before.
    pub(crate) fn mark_takeover_pending(&self) -> bool {
        !self.is_to_be_taken_over.swap(true, Ordering::AcqRel)
    }

    /// Notes that the task has begun. Requests from now on may come too late for it, and need another task.
    pub(crate) fn clear_takeover_pending(&self) {
        self.is_to_be_taken_over.store(false, Ordering::Release);
    }

    /// Notes that another process is the match's worker at present.
    pub(crate) fn note_other_worker(&self) {
        *self.other_worker_seen_at() = Some(tokio::time::Instant::now());
    }

    /// Whether another process was seen to be the match's worker in the last `time`.
    pub(crate) fn had_other_worker_within(&self, time: Duration) -> bool {
        self.other_worker_seen_at()
            .is_some_and(|seen| seen.elapsed() <= time)
    }

    fn other_worker_seen_at(&self) -> MutexGuard<'_, Option<tokio::time::Instant>> {
        let seen = self.other_worker_seen_at.lock();
        seen.unwrap_or_else(PoisonError::into_inner)
    }

    /// The slot of a message.
    pub(crate) fn slot(&self, kind: MessageKind) -> Option<&Slot> {
        self.slots.get(&kind)
    }

    /// The messages. Keep this only briefly: it locks them all.
    pub(crate) fn messages(&self) -> MutexGuard<'_, Messages> {
        self.messages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The last known state of a message, without waiting for its slot.
    pub(crate) fn message_state(&self, kind: MessageKind) -> Option<MessageState> {
        self.messages().state(kind).cloned()
    }

    /// Where a message is, if it exists.
    pub(crate) fn message(&self, kind: MessageKind) -> Option<(ChannelId, MessageId)> {
        self.messages().message(kind)
    }

    /// Notes that the messages are up to date. Returns for how long they were behind; `None` if they were
    /// not.
    pub(crate) fn caught_up(&self) -> Option<Duration> {
        Some(self.behind_since().take()?.elapsed())
    }

    fn behind_since(&self) -> MutexGuard<'_, Option<Instant>> {
        self.behind_since
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Notifies the presenter of a change. Returns whether the caller has to start one.
    pub(crate) fn notify_presenter(&self) -> bool {
        let mut behind_since = self.behind_since();
        behind_since.get_or_insert_with(Instant::now);
        drop(behind_since);
        self.changed.notify_one();
        !self.presenting.swap(true, Ordering::AcqRel)
    }
}

/// How many ended matches are kept in memory, because people step through replays, and use several functions
/// of a finished match in a row.
const MAX_ENDED: usize = 32;

/// The matches in memory and their deadlines. A match never has two entries that are in use, so that all
/// tasks share the same locks.
#[derive(Debug, Default)]
pub(crate) struct Registry {
    inner: Mutex<Inner>,
    /// Notified when a deadline changes.
    pub(crate) rescheduled: Notify,
}

#[derive(Debug)]
struct Inner {
    /// The matches that may still change, or whose messages are behind.
    entries: BTreeMap<MatchId, Arc<Entry>>,
    /// Ended matches that were used recently.
    ended: LruCache<Arc<Entry>>,
    /// Entries that were removed from both of these while tasks used them.
    removed: BTreeMap<MatchId, Weak<Entry>>,
    deadlines: BTreeSet<(Timestamp, MatchId)>,
    deadline_of: BTreeMap<MatchId, Timestamp>,
}

impl Default for Inner {
    fn default() -> Self {
        Self {
            entries: BTreeMap::new(),
            ended: LruCache::new(MAX_ENDED),
            removed: BTreeMap::new(),
            deadlines: BTreeSet::new(),
            deadline_of: BTreeMap::new(),
        }
    }
}

impl Inner {
    /// The entry of a match that is in neither collection: the one that tasks still use, or else `entry`.
    fn in_use_or(&mut self, entry: Entry) -> Arc<Entry> {
        let in_use = self.removed.remove(&entry.id);
        let in_use = in_use.and_then(|entry| entry.upgrade());
        in_use.unwrap_or_else(|| Arc::new(entry))
    }

    /// Remembers an entry that was removed from a collection, for as long as a task uses it.
    fn note_removed(&mut self, entry: &Arc<Entry>) {
        self.removed.retain(|_, other| other.strong_count() > 0);
        self.removed.insert(entry.id, Arc::downgrade(entry));
    }
}

impl Registry {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The entry of a match that may still change, or whose messages are behind.
    pub(crate) fn get(&self, id: MatchId) -> Option<Arc<Entry>> {
        let entry = self.lock().entries.get(&id).cloned()?;
        entry.is_touched.store(true, Ordering::Release);
        Some(entry)
    }

    /// The entry of an ended match that was used recently.
    pub(crate) fn ended(&self, id: MatchId) -> Option<Arc<Entry>> {
        self.lock().ended.get(id)
    }

    /// Keeps the entry of an ended match until enough others have been used more recently, and returns it. If
    /// tasks still use an older entry of the match, keeps and returns that one.
    pub(crate) fn keep_ended(&self, entry: Entry) -> Arc<Entry> {
        let mut inner = self.lock();
        let entry = inner.in_use_or(entry);
        if let Some(dropped) = inner.ended.insert(entry.id, entry.clone()) {
            inner.note_removed(&dropped);
        }
        entry
    }

    /// The entries of all matches that may still change, or whose messages are behind.
    pub(crate) fn entries(&self) -> Vec<Arc<Entry>> {
        self.lock().entries.values().cloned().collect()
    }

    /// The matches that wait until the bot can write in this channel.
    pub(crate) fn waiting_for(&self, channel: ChannelId) -> Vec<Arc<Entry>> {
        let inner = self.lock();
        let waiting = inner
            .entries
            .values()
            .filter(|it| it.messages().need(channel));
        waiting.cloned().collect()
    }

    /// Adds an entry and returns it. If the match already has an entry, returns that one.
    pub(crate) fn add(&self, entry: Entry) -> Arc<Entry> {
        let mut inner = self.lock();
        if let Some(known) = inner.entries.get(&entry.id) {
            return known.clone();
        }
        let known = inner.ended.remove(entry.id);
        let entry = known.unwrap_or_else(|| inner.in_use_or(entry));
        inner.entries.insert(entry.id, entry.clone());
        entry
    }

    /// Adds an entry again that a task holds, if it was removed since.
    pub(crate) fn restore(&self, entry: &Arc<Entry>) {
        let mut inner = self.lock();
        let Inner {
            entries,
            ended,
            removed,
            ..
        } = &mut *inner;
        entries.entry(entry.id).or_insert_with(|| {
            ended.remove(entry.id);
            removed.remove(&entry.id);
            entry.clone()
        });
    }

    /// Drops the entries that were not used since the last call, and that no task holds.
    pub(crate) fn drop_idle(&self) {
        self.lock().entries.retain(|_, entry| {
            // This is exact: only this map gives out entries, and it is locked.
            let is_used = Arc::strong_count(entry) > 1;
            entry.is_touched.swap(false, Ordering::AcqRel) || is_used
        });
    }

    /// Drops an entry unless a task uses it. Returns whether the match is no longer in memory.
    pub(crate) fn drop_unused(&self, id: MatchId) -> bool {
        let mut inner = self.lock();
        let entry = inner.entries.get(&id);
        let is_used = entry.is_some_and(|entry| Arc::strong_count(entry) > 1);
        if !is_used {
            inner.entries.remove(&id);
        }
        !is_used
    }

    /// Removes an entry. The deadline of the match stays scheduled.
    pub(crate) fn forget(&self, id: MatchId) {
        let mut inner = self.lock();
        let kept = inner.entries.remove(&id);
        if let Some(entry) = kept.or_else(|| inner.ended.remove(id)) {
            inner.note_removed(&entry);
        }
    }

    /// Sets or removes the deadline of a match.
    pub(crate) fn schedule(&self, id: MatchId, deadline: Option<Timestamp>) {
        {
            let mut inner = self.lock();
            if let Some(old) = inner.deadline_of.remove(&id) {
                inner.deadlines.remove(&(old, id));
            }
            if let Some(deadline) = deadline {
                inner.deadline_of.insert(id, deadline);
                inner.deadlines.insert((deadline, id));
            }
        }
        self.rescheduled.notify_one();
    }

    /// The earliest deadline and its match.
    pub(crate) fn next_deadline(&self) -> Option<(Timestamp, MatchId)> {
        self.lock().deadlines.first().copied()
    }
}
