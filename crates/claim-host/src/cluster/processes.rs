//! Several processes on one store. Each process stores a heartbeat every second, considers others dead whose
//! heartbeats have stopped, and picks up the matches that are due and have no live worker.
//!
//! # Who works on a match
//!
//! - The process that saves a change becomes the match's worker, in the same transaction. It presents the
//!   match, plays its bots and enforces its deadlines until nothing is left to do before the match's next
//!   timer, which [`Host::settle`] stores. If the process ends before that, the match is due, and another
//!   process picks it up.
//! - A process that Discord does not answer, while it answers others, deregisters, so that they pick up its matches.
//!   It answers what it can, but updates no messages until Discord answers it again.
//! - This is not a lock; it only avoids duplicate work. A process that has lost a match to another one
//!   without noticing does work twice at worst: the revisions of tables and the contents of message rows
//!   decide.
//! - The copies in memory are compared with the store whenever a match is looked up ([`Host::refresh`]),
//!   because processes do not notify each other of changes.
//!
//! None of this happens, or costs anything, with a store that only one process uses.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use claim_store::{LiveProcess, MessageKind, MessageState, Placement, Store};
use claim_table::ids::{MatchId, ProcessId};
use claim_table::timestamp::Timestamp;
use rand::RngExt;
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::clock_check::ClockCheck;
use crate::matches::registry::Entry;
use crate::{BackgroundWork, CommandError, Environment, Host, Messenger};

/// How often a process stores its heartbeat, and looks for other processes and for matches that are due.
const INTERVAL: Duration = Duration::from_secs(1);

/// A process counts as dead when its heartbeat was unchanged at this many look-ups in a row. Counting
/// look-ups instead of time makes this independent of clock differences and of slow database answers.
const MAX_MISSED: u32 = 3;

/// How long edits of a process that has died may still be on their way. The matches on which other processes
/// have worked in this time are updated again.
const LATE_EDIT_TIME: Duration = Duration::from_secs(15);

/// How many due matches are claimed at once.
const BATCH: u32 = 100;

/// How many matches are loaded at the same time to take them over. Bounded, so that database connections are
/// left for commands and heartbeats.
pub(crate) const MAX_CONCURRENT_TAKE_OVERS: usize = 8;

/// After how long a match without a timer becomes due again, as a safeguard against work that was missed.
const RECHECK_DELAY: Duration = Duration::from_hours(30 * 24);

/// This process, as one of several on the same store.
#[derive(Debug)]
pub(crate) struct ThisProcess {
    id: AtomicU64,
    alive: AtomicUsize,
    is_beside_other_version: AtomicBool,
    known: Mutex<KnownProcesses>,
}

/// The processes that were alive at the last look-up.
#[derive(Debug)]
struct KnownProcesses {
    own: LiveProcess,
    /// Whether this process is registered.
    is_registered: bool,
    /// The last heartbeat of each other process, and the number of look-ups since it changed.
    others: BTreeMap<ProcessId, (Timestamp, u32)>,
    clock: ClockCheck,
}

impl ThisProcess {
    /// Registers this process. `None` if the store is not shared.
    pub(crate) async fn join(
        store: &dyn Store,
        environment: &Environment,
    ) -> claim_store::Result<Option<Self>> {
        if !store.is_shared() {
            return Ok(None);
        }
        let now = environment.now();
        let own = LiveProcess {
            id: new_id(environment),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            started_at: now,
            last_heartbeat_at: now,
        };
        store.save_heartbeat(&own).await?;
        Ok(Some(Self {
            id: AtomicU64::new(own.id.0),
            alive: AtomicUsize::new(1),
            is_beside_other_version: AtomicBool::new(false),
            known: Mutex::new(KnownProcesses {
                own,
                is_registered: true,
                others: BTreeMap::new(),
                clock: ClockCheck::default(),
            }),
        }))
    }

    fn id(&self) -> ProcessId {
        ProcessId(self.id.load(Ordering::Acquire))
    }

    /// Whether no other process was alive at the last look-up.
    pub(crate) fn is_alone(&self) -> bool {
        self.alive.load(Ordering::Acquire) <= 1
    }

    /// Whether a process of another version of the program was known at the last look-up.
    pub(crate) fn is_beside_other_version(&self) -> bool {
        self.is_beside_other_version.load(Ordering::Acquire)
    }
}

fn new_id(environment: &Environment) -> ProcessId {
    ProcessId(environment.rng().random_range(1..=i64::MAX.unsigned_abs()))
}

impl<M: Messenger> Host<M> {
    /// The id of this process. `None` if the store is not shared.
    pub(crate) fn worker(&self) -> Option<ProcessId> {
        self.shared.process.as_ref().map(ThisProcess::id)
    }

    /// Whether no other process that uses the same store was alive at the last look-up.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        let process = self.shared.process.as_ref();
        process.is_none_or(ThisProcess::is_alone)
    }

    /// Whether this process is the one that does what only one should do: of those alive, it has started first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn is_first_process(&self) -> claim_store::Result<bool> {
        let Some(process) = &self.shared.process else {
            return Ok(true);
        };
        let all = self.shared.store.processes().await?;
        let first = all.iter().min_by_key(|it| (it.started_at, it.id));
        Ok(first.is_some_and(|first| first.id == process.id()))
    }

    /// Whether Discord does not answer this process, which therefore leaves its work to others.
    #[must_use]
    pub fn is_isolated(&self) -> bool {
        !self.is_alone() && self.shared.is_cut_off.load(Ordering::Acquire)
    }

    /// Whether this process is the worker of a match, as far as it knows.
    pub(crate) fn works_on(&self, entry: &Entry) -> bool {
        self.shared.process.is_none() || entry.is_worker()
    }

    /// Stores heartbeats, and picks up matches that are due. Runs until the host is closed.
    pub(crate) async fn watch_processes(self) -> Result<(), CommandError> {
        let Some(process) = &self.shared.process else {
            return Ok(());
        };
        self.shared.store.schedule_unscheduled(self.now()).await?;
        loop {
            let pause = self.shared.environment.clock().sleep(INTERVAL);
            if let Err(error) = self.poll_store(process).await {
                tracing::warn!(%error, "could not look for other processes and due matches");
                let supervisor = &self.shared.supervisor;
                supervisor.count_failure(BackgroundWork::Processes);
            }
            pause.await;
        }
    }

    async fn poll_store(&self, process: &ThisProcess) -> claim_store::Result<()> {
        let begun = Instant::now();
        let store = &self.shared.store;
        let mut known = process.known.lock().await;
        let is_isolated = self.is_isolated();
        if is_isolated {
            self.deregister(&mut known).await?;
        } else {
            known.own.last_heartbeat_at = self.now();
            known.is_registered = true;
            store.save_heartbeat(&known.own).await?;
        }
        let environment = &self.shared.environment;
        known.clock.run(&**store, environment).await?;
        let all = store.processes().await?;
        let is_other_version = |it: &LiveProcess| it.version != known.own.version;
        process
            .is_beside_other_version
            .store(all.iter().any(is_other_version), Ordering::Release);
        known.others.retain(|id, _| {
            let is_known = all.iter().any(|it| it.id == *id);
            // It may have been cut off, or have died just after that, with edits on their way.
            if !is_known {
                self.correct_late_edits();
            }
            is_known
        });
        let mut alive = 1;
        for other in all.iter().filter(|other| other.id != process.id()) {
            let last = other.last_heartbeat_at;
            let seen = known.others.entry(other.id).or_insert((last, 0));
            *seen = match *seen {
                (before, missed) if before == last => (before, missed + 1),
                _ => (last, 0),
            };
            if seen.1 < MAX_MISSED {
                alive += 1;
            } else if store.end_process(other).await? {
                tracing::warn!(process = %other.id, "a process has ended; its work is taken over");
                known.others.remove(&other.id);
                self.correct_late_edits();
                self.resume_vacations();
            }
        }
        process.alive.store(alive, Ordering::Release);
        self.shared.messenger.share_limits(alive);
        if is_isolated {
            return Ok(());
        }
        loop {
            let claimed = store.claim_due(process.id(), self.now(), BATCH).await;
            if claimed.is_err() {
                // Matches may have been claimed although the response was lost. Under a new id, this process
                // no longer counts as their worker, so that they can be claimed again.
                let old = known.own.clone();
                known.own.id = new_id(&self.shared.environment);
                process.id.store(known.own.id.0, Ordering::Release);
                store.end_process(&old).await?;
            }
            let claimed = claimed?;
            let is_last = claimed.len() < BATCH as usize;
            for id in claimed {
                self.start_taking_over(id);
            }
            // The next look-up claims the others: heartbeats must not be late.
            if is_last || begun.elapsed() >= INTERVAL {
                return Ok(());
            }
        }
    }

    /// Updates all messages again in the matches on which other processes have worked lately, because one of
    /// these processes is dead: an edit that it has sent may have arrived after a newer one. It does not
    /// matter which process was seen, because some work on a match too briefly to be seen.
    fn correct_late_edits(&self) {
        let entries = self.shared.registry.entries().into_iter();
        for entry in entries.filter(|entry| entry.had_other_worker_within(LATE_EDIT_TIME)) {
            let id = entry.id;
            self.supervise(BackgroundWork::Presenting, id, move |host| {
                let entry = entry.clone();
                async move { host.update_all_again(&entry).await }
            });
        }
    }

    async fn update_all_again(&self, entry: &Arc<Entry>) -> Result<(), CommandError> {
        self.refresh(entry).await?;
        for (kind, slot) in entry.slots() {
            let is_missing = |state: Option<&MessageState>| {
                state.is_none_or(|state| state.placement == Placement::None)
            };
            // A locked message may be about to be posted.
            let is_known_missing = slot
                .try_lock()
                .is_ok_and(|state| is_missing(state.as_ref()));
            if !is_known_missing {
                self.mark_outdated(entry, kind).await?;
            }
        }
        self.present_entry(entry);
        Ok(())
    }

    /// Takes over a match in memory, in the background. Several requests before the task begins start it only
    /// once.
    fn take_over_soon(&self, entry: &Arc<Entry>) {
        if entry.mark_takeover_pending() {
            let (id, entry) = (entry.id, entry.clone());
            self.supervise(BackgroundWork::TakeOver, id, move |host| {
                entry.clear_takeover_pending();
                async move { host.take_over(id).await }
            });
        }
    }

    /// Takes over a match in the background.
    fn start_taking_over(&self, id: MatchId) {
        let take_over = move |host: Self| async move { host.take_over(id).await };
        self.supervise(BackgroundWork::TakeOver, id, take_over);
    }

    /// Starts the work on a match that this process has claimed.
    async fn take_over(&self, id: MatchId) -> Result<(), CommandError> {
        // The semaphore is never closed.
        let _permit = self.shared.take_over_permits.acquire().await;
        let entry = self.entry_to_present(id).await?;
        self.refresh(&entry).await?;
        let copy = self.lock_table(&entry).await?;
        // Even if a concurrent `refresh` has read an earlier worker: the match is this process's by now.
        self.start_pending_plays(&entry, &copy.table);
        self.present_entry(&entry);
        Ok(())
    }

    /// Notes whether another process works on a match that has just been loaded, and whether settings have
    /// changed. Called before the match is kept in memory.
    pub(crate) async fn note_match_status(&self, entry: &Entry) -> claim_store::Result<()> {
        let Some(process) = &self.shared.process else {
            return Ok(());
        };
        let Some(status) = self.shared.store.match_status(entry.id).await? else {
            return Ok(());
        };
        self.compare_settings(status.settings_changes).await;
        if status.worker.is_some_and(|worker| worker != process.id()) {
            entry.note_other_worker();
        }
        Ok(())
    }

    /// Compares a match in memory with the store. If the stored table is newer, the copy becomes stale and is
    /// read again when it is next locked. Returns the match's worker; `None` also if the store is not shared.
    pub(crate) async fn refresh(
        &self,
        entry: &Arc<Entry>,
    ) -> Result<Option<ProcessId>, CommandError> {
        let Some(process) = &self.shared.process else {
            return Ok(None);
        };
        // A task that holds a slot notices a conflict when it saves. The free slots stay locked until they
        // are set to what is read here.
        let free = entry.lock_free_slots();
        let status = self.shared.store.match_status(entry.id).await?;
        let status = status.ok_or(CommandError::MatchNotFound)?;
        self.compare_settings(status.settings_changes).await;
        for (kind, mut slot) in free {
            let mut messages = status.messages.iter();
            let state = messages.find(|it| it.kind == kind);
            entry.set_stored_state(kind, state);
            entry.set_message_state(kind, state);
            *slot = state.cloned();
        }
        let is_worker = status.worker == Some(process.id());
        entry.set_worker(is_worker);
        if status.worker.is_some() && !is_worker {
            entry.note_other_worker();
        }
        let mut copy = entry.table.lock().await;
        copy.is_stale |= copy.table.revision() < status.revision;
        Ok(status.worker)
    }

    /// Whether another process has changed a match since it was read.
    pub(crate) async fn is_outdated(&self, entry: &Arc<Entry>) -> Result<bool, CommandError> {
        match self.refresh(entry).await {
            Err(CommandError::MatchNotFound) => return Ok(false),
            refreshed => refreshed?,
        };
        Ok(entry.table.lock().await.is_stale)
    }

    /// Makes this process the worker of a match before it marks messages as outdated. Otherwise another
    /// process could find in between that nothing is left to do there.
    pub(crate) async fn claim_to_mark_outdated(
        &self,
        entry: &Arc<Entry>,
    ) -> claim_store::Result<()> {
        let claimed = self.claim(entry).await;
        // Even if claiming has failed, because it may have been stored, so that no other process works on the
        // match any more; and before the caller does anything else.
        self.take_over_soon(entry);
        claimed
    }

    /// Makes this process present a match after it has marked a message as outdated, even if another process
    /// works on the match by now: that process may have read the messages before.
    pub(crate) fn present_outdated(&self, entry: &Arc<Entry>) {
        if self.worker().is_some() {
            entry.set_outdated();
            self.take_over_soon(entry);
        }
    }

    /// Makes this process the worker of a match.
    pub(crate) async fn claim(&self, entry: &Entry) -> claim_store::Result<()> {
        if let Some(worker) = self.worker() {
            let store = &self.shared.store;
            store.claim(entry.id, worker, self.now()).await?;
        }
        Ok(())
    }

    /// Whether this process has to update the messages of a match. It claims a match that has no worker. It
    /// also takes a match from another process if it has marked a message as outdated, or if there are
    /// `unconfirmed` edits: although they failed, they may have arrived after newer ones of the other
    /// process, so these messages are updated again.
    pub(crate) async fn may_present(
        &self,
        entry: &Arc<Entry>,
        unconfirmed: &BTreeSet<MessageKind>,
    ) -> Result<bool, CommandError> {
        if self.shared.process.is_none() {
            return Ok(true);
        }
        // Before anything is read, so that messages that are marked as outdated later lead to another pass.
        let has_outdated = entry.take_outdated();
        let may_present = self.claim_to_present(entry, unconfirmed, has_outdated);
        let may_present = may_present.await;
        if may_present.is_err() && has_outdated {
            entry.set_outdated();
        }
        may_present
    }

    async fn claim_to_present(
        &self,
        entry: &Arc<Entry>,
        unconfirmed: &BTreeSet<MessageKind>,
        has_outdated: bool,
    ) -> Result<bool, CommandError> {
        let must_present = has_outdated || !unconfirmed.is_empty();
        // Read again after claiming: changes that another process has saved before are this process's to
        // present.
        for is_claimed in [false, true] {
            let worker = match self.refresh(entry).await {
                Err(CommandError::MatchNotFound) => return Ok(false),
                worker => worker?,
            };
            if worker == self.worker() {
                break;
            }
            if worker.is_some() && !must_present {
                return Ok(false);
            }
            if !is_claimed {
                self.claim(entry).await?;
            }
        }
        for &kind in unconfirmed {
            if entry.counts_as_shown(kind) {
                self.mark_outdated(entry, kind).await?;
            }
        }
        if !entry.has_started_work() {
            let copy = self.lock_table(entry).await?;
            self.start_pending_plays(entry, &copy.table);
        }
        Ok(true)
    }

    /// Stores that all messages of a match show revision `shown`, so that nothing is left to do before its
    /// next timer. Does nothing if a bot is to act, a timer is due, or the public message announces a stop: the
    /// next start updates it. Returns false if the match has changed, or another process is its worker by now.
    pub(crate) async fn settle(&self, entry: &Entry, shown: u32) -> claim_store::Result<bool> {
        let Some(worker) = self.worker().filter(|_| !entry.is_stop_announced()) else {
            return Ok(true);
        };
        let copy = entry.table.lock().await;
        let table = &copy.table;
        // A newer revision is presented by the process that has saved it.
        if copy.is_stale || table.revision() != shown || table.bot_to_act().is_some() {
            return Ok(true);
        }
        let now = self.now();
        let due = table.next_timer().unwrap_or(now + RECHECK_DELAY);
        // `watch_deadlines` of this process is about to handle it.
        if due <= now {
            return Ok(true);
        }
        let is_settled = self.shared.store.settle(entry.id, worker, shown, due);
        let is_settled = is_settled.await?;
        if is_settled {
            entry.set_worker(false);
            self.shared.registry.schedule(entry.id, None);
        }
        Ok(is_settled)
    }

    /// Deregisters this process, so that others pick up at once what is left to do.
    pub(crate) async fn leave_processes(&self) {
        let Some(process) = &self.shared.process else {
            return;
        };
        let mut known = process.known.lock().await;
        if let Err(error) = self.deregister(&mut known).await {
            tracing::warn!(%error, "could not deregister; other processes take over after missed heartbeats");
        }
    }

    async fn deregister(&self, known: &mut KnownProcesses) -> claim_store::Result<()> {
        if known.is_registered {
            // The last heartbeat may have been interrupted: whether it was stored is unknown.
            known.own.last_heartbeat_at = self.now();
            let store = &self.shared.store;
            store.save_heartbeat(&known.own).await?;
            store.end_process(&known.own).await?;
            known.is_registered = false;
        }
        Ok(())
    }
}
