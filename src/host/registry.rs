//! The matches in memory. Each table is behind its own lock: the commands of one match are executed
//! one after another, and those of different matches do not wait for each other.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use claim_rules::cards::Seat;
use tokio::sync::{Notify, OwnedMutexGuard};

use super::recent::Recent;
use crate::ids::{ChannelId, MatchId, MessageId};
use crate::store::{Audience, MessageState};
use crate::table::Table;
use crate::timestamp::Timestamp;

/// A table and its messages.
#[derive(Debug)]
pub(super) struct Entry {
    /// The match.
    pub(super) id: MatchId,
    /// The table. Locked for the whole of a command, until the change is committed; only
    /// [`Host::lock_table`](super::Host::lock_table) reads it.
    pub(super) table: tokio::sync::Mutex<TableCopy>,
    /// Whether a presenter task is running for this match: see `presenter.rs`.
    pub(super) presenting: AtomicBool,
    /// Notifies the presenter task that the table has changed.
    pub(super) changed: Notify,
    /// Whether the match was touched since the last time that idle ones were dropped.
    is_touched: AtomicBool,
    // Whether this process works on the match, if several use the store, and whether it has begun to.
    is_held: AtomicBool,
    is_taken_up: AtomicBool,
    // Whether this process has outdated a message without having looked at the match since.
    has_outdated: AtomicBool,
    // Whether a task is about to take the match over: see `Host::take_over_soon`.
    is_to_be_taken_over: AtomicBool,
    // When another process was last seen to work on it.
    held_elsewhere_at: Mutex<Option<tokio::time::Instant>>,
    slots: BTreeMap<Audience, Slot>,
    // A copy of what the slots contain, which can be read while a slot is locked.
    message_states: Mutex<BTreeMap<Audience, MessageState>>,
    // What is stored of the messages. A slot differs from it after a post that was begun and is known to
    // have failed.
    stored_states: Mutex<BTreeMap<Audience, MessageState>>,
    // When the first change was made that the messages may not show yet.
    behind_since: Mutex<Option<Instant>>,
    // The number of lines at the bot's turn that was started last.
    bot_turn: AtomicU32,
}

/// A copy of what is stored of a table.
#[derive(Debug)]
pub(super) struct TableCopy {
    /// The table.
    pub(super) table: Table,
    /// Whether the stored table may be another one, because a change could not be saved: a commit may
    /// succeed although it is reported as failed.
    pub(super) is_stale: bool,
    /// The record of an ended match, once it was read.
    pub(super) record: Option<Arc<str>>,
}

impl TableCopy {
    /// A table as it is stored.
    pub(super) const fn new(table: Table) -> Self {
        Self {
            table,
            is_stale: false,
            record: None,
        }
    }
}

/// A message of a match, if it exists. Locked while the message is posted, edited or deleted, so
/// that edits of one message never overtake each other.
pub(super) type Slot = Arc<tokio::sync::Mutex<Option<MessageState>>>;

impl Entry {
    /// A stored table and its messages.
    pub(super) fn new(table: Table, messages: Vec<MessageState>) -> Self {
        let messages = messages.into_iter().map(|it| (it.audience, it));
        let message_states: BTreeMap<_, _> = messages.collect();
        let audiences = Audience::all(table.settings().setup.players());
        let slot = |audience| {
            let state = message_states.get(&audience).cloned();
            (audience, Arc::new(tokio::sync::Mutex::new(state)))
        };
        Self {
            id: table.id(),
            table: tokio::sync::Mutex::new(TableCopy::new(table)),
            presenting: AtomicBool::new(false),
            changed: Notify::new(),
            is_touched: AtomicBool::new(true),
            is_held: AtomicBool::new(false),
            is_taken_up: AtomicBool::new(false),
            has_outdated: AtomicBool::new(false),
            is_to_be_taken_over: AtomicBool::new(false),
            held_elsewhere_at: Mutex::default(),
            slots: audiences.map(slot).collect(),
            stored_states: Mutex::new(message_states.clone()),
            message_states: Mutex::new(message_states),
            behind_since: Mutex::default(),
            bot_turn: AtomicU32::new(0),
        }
    }

    /// Whether a bot's turn at that number of lines has to be started: the first time that this is
    /// asked.
    pub(super) fn claim_bot_turn(&self, line: u32) -> bool {
        self.bot_turn.fetch_max(line, Ordering::AcqRel) < line
    }

    /// All messages, in the order in which they are updated. Hands come before mentions: a player is
    /// mentioned only if their hand could not be sent. The fingerprint comes before the public message,
    /// with which people join; as long as there is no public message, both come first, because hands
    /// link to it.
    pub(super) fn slots(&self) -> Vec<(Audience, &Slot)> {
        let slots = self.slots.iter().map(|(&audience, slot)| (audience, slot));
        let mut slots: Vec<_> = slots.collect();
        if self.message(Audience::Public).is_none() {
            let is_shared = |audience| matches!(audience, Audience::Fingerprint | Audience::Public);
            slots.sort_by_key(|&(audience, _)| !is_shared(audience));
        }
        slots
    }

    /// Locks all messages that are not locked.
    pub(super) fn lock_free_slots(&self) -> Vec<(Audience, OwnedMutexGuard<Option<MessageState>>)> {
        let slots = self.slots.iter();
        let free =
            |(&audience, slot): (_, &Slot)| Some((audience, slot.clone().try_lock_owned().ok()?));
        slots.filter_map(free).collect()
    }

    /// Whether this process works on the match, as far as it knows: see `processes.rs`.
    pub(super) fn is_held(&self) -> bool {
        self.is_held.load(Ordering::Acquire)
    }

    /// Notes whether this process works on the match.
    pub(super) fn set_held(&self, is_held: bool) {
        self.is_held.store(is_held, Ordering::Release);
        if !is_held {
            self.is_taken_up.store(false, Ordering::Release);
        }
    }

    /// Whether this process has begun to work on the match: what waited for it is started.
    pub(super) fn is_taken_up(&self) -> bool {
        self.is_taken_up.load(Ordering::Acquire)
    }

    /// Notes that this process works on the match.
    pub(super) fn set_taken_up(&self) {
        self.is_held.store(true, Ordering::Release);
        self.is_taken_up.store(true, Ordering::Release);
    }

    /// Notes that a task is about to take the match over. Returns whether none was before.
    pub(super) fn set_to_take_over(&self) -> bool {
        !self.is_to_be_taken_over.swap(true, Ordering::AcqRel)
    }

    /// Notes that the task begins: what comes to be done from now on, it may not see any more.
    pub(super) fn begin_to_take_over(&self) {
        self.is_to_be_taken_over.swap(false, Ordering::AcqRel);
    }

    /// Notes that this process has outdated a message.
    pub(super) fn set_outdated(&self) {
        self.has_outdated.store(true, Ordering::Release);
    }

    /// Whether this process has outdated a message since this was last asked.
    pub(super) fn take_outdated(&self) -> bool {
        self.has_outdated.swap(false, Ordering::AcqRel)
    }

    /// Notes that another process works on the match, just now.
    pub(super) fn note_worker_elsewhere(&self) {
        *self.held_elsewhere_at() = Some(tokio::time::Instant::now());
    }

    /// Whether another process has worked on the match in the last `time`, as far as this one has seen.
    pub(super) fn was_held_elsewhere(&self, time: Duration) -> bool {
        self.held_elsewhere_at()
            .is_some_and(|seen| seen.elapsed() <= time)
    }

    fn held_elsewhere_at(&self) -> MutexGuard<'_, Option<tokio::time::Instant>> {
        let seen = self.held_elsewhere_at.lock();
        seen.unwrap_or_else(PoisonError::into_inner)
    }

    /// One of the messages.
    pub(super) fn slot(&self, audience: Audience) -> Option<&Slot> {
        self.slots.get(&audience)
    }

    /// The last stored state of a message, without waiting for its slot.
    pub(super) fn message_state(&self, audience: Audience) -> Option<MessageState> {
        self.message_states().get(&audience).cloned()
    }

    /// Whether a message shows a revision of the match, by what is stored: it has not been outdated.
    pub(super) fn counts_as_shown(&self, audience: Audience) -> bool {
        let state = self.message_state(audience);
        state.is_some_and(|state| state.revision > 0)
    }

    /// Updates the copy that [`Entry::message_state`] reads.
    pub(super) fn set_message_state(&self, audience: Audience, state: Option<&MessageState>) {
        let mut states = self.message_states();
        match state {
            Some(state) => states.insert(audience, state.clone()),
            None => states.remove(&audience),
        };
    }

    /// What is stored of a message, as far as this program knows.
    pub(super) fn stored_state(&self, audience: Audience) -> Option<MessageState> {
        let states = self.stored_states.lock();
        let states = states.unwrap_or_else(PoisonError::into_inner);
        states.get(&audience).cloned()
    }

    /// Notes what is stored of a message, whose slot is locked.
    pub(super) fn set_stored_state(&self, audience: Audience, state: Option<&MessageState>) {
        let states = self.stored_states.lock();
        let mut states = states.unwrap_or_else(PoisonError::into_inner);
        match state {
            Some(state) => states.insert(audience, state.clone()),
            None => states.remove(&audience),
        };
    }

    /// Where a message is, if it exists.
    pub(super) fn message(&self, audience: Audience) -> Option<(ChannelId, MessageId)> {
        self.message_state(audience)?.message()
    }

    /// Whether the player of a seat has their hand as a direct message.
    pub(super) fn has_direct_message(&self, seat: Seat) -> bool {
        self.message(Audience::Hand(seat)).is_some()
    }

    fn message_states(&self) -> MutexGuard<'_, BTreeMap<Audience, MessageState>> {
        self.message_states
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// For how long the messages have been behind, which they are not any more; `None` if they were not.
    pub(super) fn caught_up(&self) -> Option<Duration> {
        Some(self.behind_since().take()?.elapsed())
    }

    fn behind_since(&self) -> MutexGuard<'_, Option<Instant>> {
        self.behind_since
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Notifies the presenter of a change. Returns whether the caller has to start one.
    pub(super) fn notify_presenter(&self) -> bool {
        let mut behind_since = self.behind_since();
        behind_since.get_or_insert_with(Instant::now);
        drop(behind_since);
        self.changed.notify_one();
        !self.presenting.swap(true, Ordering::AcqRel)
    }
}

/// How many ended matches are kept in memory: people step through replays, and ask for what a match
/// offers one after another.
const MAX_ENDED: usize = 32;

/// The matches in memory and their deadlines. As long as a task uses the entry of a match, the match has no
/// other one: all tasks wait for the same locks.
#[derive(Debug, Default)]
pub(super) struct Registry {
    inner: Mutex<Inner>,
    /// Notified when a deadline changes.
    pub(super) rescheduled: Notify,
}

#[derive(Debug)]
struct Inner {
    /// The matches that may still change, or whose messages are not up to date.
    entries: BTreeMap<MatchId, Arc<Entry>>,
    /// Other matches, which were used lately.
    ended: Recent<Arc<Entry>>,
    /// Entries that were removed from both while tasks used them.
    removed: BTreeMap<MatchId, Weak<Entry>>,
    deadlines: BTreeSet<(Timestamp, MatchId)>,
    deadline_of: BTreeMap<MatchId, Timestamp>,
}

impl Default for Inner {
    fn default() -> Self {
        Self {
            entries: BTreeMap::new(),
            ended: Recent::new(MAX_ENDED),
            removed: BTreeMap::new(),
            deadlines: BTreeSet::new(),
            deadline_of: BTreeMap::new(),
        }
    }
}

impl Inner {
    /// The entry of a match that is in neither collection: the one that tasks still use, else a new one.
    fn in_use_or(&mut self, entry: Entry) -> Arc<Entry> {
        let in_use = self.removed.remove(&entry.id);
        let in_use = in_use.and_then(|entry| entry.upgrade());
        in_use.unwrap_or_else(|| Arc::new(entry))
    }

    /// Remembers an entry that was removed from a collection for as long as a task uses it.
    fn note_removed(&mut self, entry: &Arc<Entry>) {
        self.removed.retain(|_, other| other.strong_count() > 0);
        self.removed.insert(entry.id, Arc::downgrade(entry));
    }
}

impl Registry {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The entry of a match that may still change, or whose messages are not up to date.
    pub(super) fn get(&self, id: MatchId) -> Option<Arc<Entry>> {
        let entry = self.lock().entries.get(&id).cloned()?;
        entry.is_touched.store(true, Ordering::Release);
        Some(entry)
    }

    /// The entry of another match that was used lately.
    pub(super) fn ended(&self, id: MatchId) -> Option<Arc<Entry>> {
        self.lock().ended.get(id)
    }

    /// Keeps the entry of an ended match until others have been used more recently, and returns it; if tasks still
    /// use another one, that one.
    pub(super) fn keep_ended(&self, entry: Entry) -> Arc<Entry> {
        let mut inner = self.lock();
        let entry = inner.in_use_or(entry);
        if let Some(dropped) = inner.ended.insert(entry.id, entry.clone()) {
            inner.note_removed(&dropped);
        }
        entry
    }

    /// All entries of matches that may still change, or whose messages are not up to date.
    pub(super) fn entries(&self) -> Vec<Arc<Entry>> {
        self.lock().entries.values().cloned().collect()
    }

    /// Adds an entry and returns it; if the match already has one, returns that one instead.
    pub(super) fn add(&self, entry: Entry) -> Arc<Entry> {
        let mut inner = self.lock();
        if let Some(known) = inner.entries.get(&entry.id) {
            return known.clone();
        }
        let known = inner.ended.remove(entry.id);
        let entry = known.unwrap_or_else(|| inner.in_use_or(entry));
        inner.entries.insert(entry.id, entry.clone());
        entry
    }

    /// Adds an entry that a task has got from here, if it was removed since.
    pub(super) fn restore(&self, entry: &Arc<Entry>) {
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

    /// Drops the entries that were not touched since the last call, and that no task uses.
    pub(super) fn drop_idle(&self) {
        self.lock().entries.retain(|_, entry| {
            // Only this map has entries to give out, and it is locked.
            let is_used = Arc::strong_count(entry) > 1;
            entry.is_touched.swap(false, Ordering::AcqRel) || is_used
        });
    }

    /// Drops an entry if no task uses it. Returns whether the match is not in memory any more.
    pub(super) fn drop_unused(&self, id: MatchId) -> bool {
        let mut inner = self.lock();
        let entry = inner.entries.get(&id);
        let is_used = entry.is_some_and(|entry| Arc::strong_count(entry) > 1);
        if !is_used {
            inner.entries.remove(&id);
        }
        !is_used
    }

    /// Removes an entry. The deadline of the match stays scheduled.
    pub(super) fn forget(&self, id: MatchId) {
        let mut inner = self.lock();
        let kept = inner.entries.remove(&id);
        if let Some(entry) = kept.or_else(|| inner.ended.remove(id)) {
            inner.note_removed(&entry);
        }
    }

    /// Sets or removes the deadline of a match.
    pub(super) fn schedule(&self, id: MatchId, deadline: Option<Timestamp>) {
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
    pub(super) fn next_deadline(&self) -> Option<(Timestamp, MatchId)> {
        self.lock().deadlines.first().copied()
    }
}
