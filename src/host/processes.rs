//! Several processes on one store. Each shows signs of life every second, takes those for dead that show none
//! any more, and takes up the matches that are due and on which no live process works.
//!
//! # Who works on a match
//!
//! - The process that saves a change works on the match from then on, by the same transaction. It presents it,
//!   plays its bots and keeps its deadlines, until nothing is left to do before the match's next timer, and
//!   [`Host::settle`] says so. If it ends before, the match is due, and another process takes it up.
//! - That saves work and guards nothing. A process that has lost a match to another one without noticing does
//!   work twice at worst: the revisions of tables and the contents of message rows decide.
//! - The copies in memory are compared with what is stored whenever a match is looked up
//!   ([`Host::refresh`]), because other processes do not say what they change.
//!
//! A store that only one process uses has nothing of this, and costs nothing for it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use rand::RngExt;
use tokio::sync::Mutex;

use super::registry::Entry;
use super::{BackgroundWork, CommandError, Environment, Host, Messenger};
use crate::ids::{MatchId, ProcessId};
use crate::store::{self, Audience, LiveProcess, MessageState, Placement, Store};
use crate::timestamp::Timestamp;

/// How often a process shows a sign of life, and looks for those of others and for what is due.
const INTERVAL: Duration = Duration::from_secs(1);

/// A process is dead that has shown no new sign of life when it was looked for so many times. They are
/// counted by looks, so that neither different clocks nor a long wait for the database matter.
const MAX_MISSED: u32 = 3;

/// When a process is found dead, edits of matches may be on their way on which several have worked in this time before.
const LATE_EDIT_TIME: Duration = Duration::from_secs(15);

/// How many matches are taken up at once.
const BATCH: u32 = 100;

/// How many matches are loaded at the same time to be taken over, so that connections are left for what people do, and
/// for signs of life.
pub(super) const MAX_CONCURRENT_TAKE_OVERS: usize = 8;

/// When a match without a timer is looked at again, in case that something was forgotten.
const RECHECK_DELAY: Duration = Duration::from_hours(30 * 24);

/// This process among others on the same store.
#[derive(Debug)]
pub(super) struct ThisProcess {
    id: AtomicU64,
    alive: AtomicUsize,
    known: Mutex<KnownProcesses>,
}

/// The processes as they were last seen.
#[derive(Debug)]
struct KnownProcesses {
    own: LiveProcess,
    /// The last sign of life of each of the others, and how often there was no newer one.
    others: BTreeMap<ProcessId, (Timestamp, u32)>,
}

impl ThisProcess {
    /// Counts as alive from now on; `None` if the store is not shared.
    pub(super) async fn join(
        store: &dyn Store,
        environment: &Environment,
    ) -> store::Result<Option<Self>> {
        if !store.is_shared() {
            return Ok(None);
        }
        let now = environment.now();
        let own = LiveProcess {
            id: new_id(environment),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            started_at: now,
            beat_at: now,
        };
        store.beat(&own).await?;
        Ok(Some(Self {
            id: AtomicU64::new(own.id.0),
            alive: AtomicUsize::new(1),
            known: Mutex::new(KnownProcesses {
                own,
                others: BTreeMap::new(),
            }),
        }))
    }

    fn id(&self) -> ProcessId {
        ProcessId(self.id.load(Ordering::Acquire))
    }

    /// Whether no other process was alive when they were last looked for.
    pub(super) fn is_alone(&self) -> bool {
        self.alive.load(Ordering::Acquire) <= 1
    }
}

fn new_id(environment: &Environment) -> ProcessId {
    ProcessId(environment.rng().random_range(1..=i64::MAX.unsigned_abs()))
}

impl<M: Messenger> Host<M> {
    /// This process, if others may use the same store.
    pub(super) fn worker(&self) -> Option<ProcessId> {
        self.shared.process.as_ref().map(ThisProcess::id)
    }

    /// Whether no other process used the same store when they were last looked for.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        let process = self.shared.process.as_ref();
        process.is_none_or(ThisProcess::is_alone)
    }

    /// Whether this process works on a match, as far as it knows.
    pub(super) fn works_on(&self, entry: &Entry) -> bool {
        self.shared.process.is_none() || entry.is_held()
    }

    /// Shows signs of life, and takes up what is due, for as long as the program runs.
    pub(super) async fn watch_processes(self) -> Result<(), CommandError> {
        let Some(process) = &self.shared.process else {
            return Ok(());
        };
        self.shared.store.schedule_unknown(self.now()).await?;
        loop {
            let pause = self.shared.environment.clock().sleep(INTERVAL);
            if let Err(error) = self.look_around(process).await {
                tracing::warn!(%error, "could not look for other processes and due matches");
                let supervisor = &self.shared.supervisor;
                supervisor.count_failure(BackgroundWork::Processes);
            }
            pause.await;
        }
    }

    async fn look_around(&self, process: &ThisProcess) -> store::Result<()> {
        let store = &self.shared.store;
        let mut known = process.known.lock().await;
        known.own.beat_at = self.now();
        store.beat(&known.own).await?;
        let all = store.processes().await?;
        known.others.retain(|id, (_, missed)| {
            let is_known = all.iter().any(|it| it.id == *id);
            // One that ends in order sends nothing any more, and misses no sign of life before.
            if !is_known && *missed > 0 {
                self.correct_late_edits();
            }
            is_known
        });
        let mut alive = 1;
        for other in all.iter().filter(|other| other.id != process.id()) {
            let seen = known.others.entry(other.id).or_insert((other.beat_at, 0));
            *seen = match *seen {
                (beat_at, missed) if beat_at == other.beat_at => (beat_at, missed + 1),
                _ => (other.beat_at, 0),
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
        loop {
            let claimed = store.claim_due(process.id(), self.now(), BATCH).await;
            if claimed.is_err() {
                // Matches may have been claimed although the answer got lost. With another id for this process,
                // nothing works on them, and they can be claimed again.
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
            if is_last {
                return Ok(());
            }
        }
    }

    /// Has the messages updated again of matches on which others have worked lately, because one of these is dead:
    /// an edit that it has sent may have been made after a newer one. It does not matter which process was seen,
    /// because some work on a match too briefly to be seen.
    fn correct_late_edits(&self) {
        let entries = self.shared.registry.entries().into_iter();
        for entry in entries.filter(|entry| entry.was_held_elsewhere(LATE_EDIT_TIME)) {
            let id = entry.id;
            self.supervise(BackgroundWork::Presenting, id, move |host| {
                let entry = entry.clone();
                async move { host.update_all_again(&entry).await }
            });
        }
    }

    async fn update_all_again(&self, entry: &Arc<Entry>) -> Result<(), CommandError> {
        self.refresh(entry).await?;
        for (audience, slot) in entry.slots() {
            let is_missing = |state: Option<&MessageState>| {
                state.is_none_or(|state| state.placement == Placement::None)
            };
            // One that is locked may be about to be posted.
            let is_known_missing = slot
                .try_lock()
                .is_ok_and(|state| is_missing(state.as_ref()));
            if !is_known_missing {
                self.outdate_message(entry, audience).await?;
            }
        }
        self.present_entry(entry);
        Ok(())
    }

    /// Takes over a match in memory. A task that has not begun yet does what several have asked for.
    fn take_over_soon(&self, entry: &Arc<Entry>) {
        if entry.set_to_take_over() {
            let (id, entry) = (entry.id, entry.clone());
            self.supervise(BackgroundWork::TakeOver, id, move |host| {
                entry.begin_to_take_over();
                async move { host.take_over(id).await }
            });
        }
    }

    /// Takes over a match in the background.
    fn start_taking_over(&self, id: MatchId) {
        let take_over = move |host: Self| async move { host.take_over(id).await };
        self.supervise(BackgroundWork::TakeOver, id, take_over);
    }

    /// Takes up a match on which this process has to work.
    async fn take_over(&self, id: MatchId) -> Result<(), CommandError> {
        // The semaphore is never closed.
        let _permit = self.shared.take_over_permits.acquire().await;
        let entry = self.entry_to_present(id).await?;
        self.refresh(&entry).await?;
        let copy = self.lock_table(&entry).await?;
        // Whatever a look-up at the same time has found: the match is this process's by now.
        self.start_waiting(&entry, &copy.table);
        self.present_entry(&entry);
        Ok(())
    }

    /// Notes which other process works on a match that has just been loaded, and whether settings have changed.
    /// Called before the match is kept in memory.
    pub(super) async fn note_standing(&self, entry: &Entry) -> store::Result<()> {
        let Some(process) = &self.shared.process else {
            return Ok(());
        };
        let Some(standing) = self.shared.store.standing(entry.id).await? else {
            return Ok(());
        };
        self.compare_settings(standing.settings_changes).await;
        if standing.worker.is_some_and(|worker| worker != process.id()) {
            entry.note_worker_elsewhere();
        }
        Ok(())
    }

    /// Compares a match in memory with what is stored of it. Its table is read again where it is next used,
    /// if it has changed. Returns who works on it; `None` as well if no other process uses the store.
    pub(super) async fn refresh(
        &self,
        entry: &Arc<Entry>,
    ) -> Result<Option<ProcessId>, CommandError> {
        let Some(process) = &self.shared.process else {
            return Ok(None);
        };
        // Tasks that hold a message find out by saving it. No other task takes one before what is read here
        // is noted.
        let free = entry.lock_free_slots();
        let standing = self.shared.store.standing(entry.id).await?;
        let standing = standing.ok_or(CommandError::MatchNotFound)?;
        self.compare_settings(standing.settings_changes).await;
        for (audience, mut slot) in free {
            let mut messages = standing.messages.iter();
            let state = messages.find(|it| it.audience == audience);
            entry.set_stored_state(audience, state);
            entry.set_message_state(audience, state);
            *slot = state.cloned();
        }
        let is_held = standing.worker == Some(process.id());
        entry.set_held(is_held);
        if standing.worker.is_some() && !is_held {
            entry.note_worker_elsewhere();
        }
        let mut copy = entry.table.lock().await;
        copy.is_stale |= copy.table.revision() < standing.revision;
        Ok(standing.worker)
    }

    /// Whether another process has changed a match since it was read.
    pub(super) async fn is_outdated(&self, entry: &Arc<Entry>) -> Result<bool, CommandError> {
        match self.refresh(entry).await {
            Err(CommandError::MatchNotFound) => return Ok(false),
            refreshed => refreshed?,
        };
        Ok(entry.table.lock().await.is_stale)
    }

    /// Has this process work on a match whose messages it is about to outdate. Then no other one finds that
    /// nothing is left to do there, until this one does.
    pub(super) async fn claim_to_outdate(&self, entry: &Arc<Entry>) -> store::Result<()> {
        let claimed = self.claim(entry).await;
        // Even if that has failed, because it may be stored, and before the caller does anything else: no other
        // process works on the match any more.
        self.take_over_soon(entry);
        claimed
    }

    /// Has this process present a match of which it has outdated a message, even if another one works on it by now:
    /// that one may have looked at the messages before.
    pub(super) fn present_outdated(&self, entry: &Arc<Entry>) {
        if self.worker().is_some() {
            entry.set_outdated();
            self.take_over_soon(entry);
        }
    }

    /// Has this process work on a match from now on: the caller is about to.
    async fn claim(&self, entry: &Entry) -> store::Result<()> {
        if let Some(worker) = self.worker() {
            let store = &self.shared.store;
            store.claim(entry.id, worker, self.now()).await?;
        }
        Ok(())
    }

    /// Whether the messages of a match are this process's to update. It takes the match if no process works on
    /// it; who changes a match later than this process takes it away. It takes it back if it has outdated a message,
    /// or if there are `unconfirmed` edits: they may have been made although they failed, after newer ones by another
    /// process, and those are made again.
    pub(super) async fn may_present(
        &self,
        entry: &Arc<Entry>,
        unconfirmed: &BTreeSet<Audience>,
    ) -> Result<bool, CommandError> {
        if self.shared.process.is_none() {
            return Ok(true);
        }
        // Before anything is read, so that what is outdated later is looked at once more.
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
        unconfirmed: &BTreeSet<Audience>,
        has_outdated: bool,
    ) -> Result<bool, CommandError> {
        let must_present = has_outdated || !unconfirmed.is_empty();
        // Once more after it is claimed: what another process has saved before is this one's to present.
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
        for &audience in unconfirmed {
            if entry.counts_as_shown(audience) {
                self.outdate_message(entry, audience).await?;
            }
        }
        if !entry.is_taken_up() {
            let copy = self.lock_table(entry).await?;
            self.start_waiting(entry, &copy.table);
        }
        Ok(true)
    }

    /// Notes that all messages of a match show a revision of it. Unless a bot is to act or a timer is due, nothing is
    /// left to do before its next timer. Returns false if that could not be noted because the match has changed or is
    /// another process's by now.
    pub(super) async fn settle(&self, entry: &Entry, shown: u32) -> store::Result<bool> {
        let Some(worker) = self.worker() else {
            return Ok(true);
        };
        let copy = entry.table.lock().await;
        let table = &copy.table;
        // A newer revision is presented by the process that has made it.
        if copy.is_stale || table.revision() != shown || table.bot_to_act().is_some() {
            return Ok(true);
        }
        let now = self.now();
        let due = table.next_timer().unwrap_or(now + RECHECK_DELAY);
        // This process's own watch is about to keep it.
        if due <= now {
            return Ok(true);
        }
        let is_settled = self.shared.store.settle(entry.id, worker, shown, due);
        let is_settled = is_settled.await?;
        if is_settled {
            entry.set_held(false);
            self.shared.registry.schedule(entry.id, None);
        }
        Ok(is_settled)
    }

    /// Does not count as alive any more, so that others take up at once what is left to do.
    pub(super) async fn leave_processes(&self) {
        let Some(process) = &self.shared.process else {
            return;
        };
        let known = process.known.lock().await;
        if let Err(error) = self.shared.store.end_process(&known.own).await {
            tracing::warn!(%error, "other processes take over a bit later");
        }
    }
}
