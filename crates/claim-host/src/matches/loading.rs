//! Which matches are in memory: they are loaded when they are used, and dropped when they have been
//! idle. At the start the host knows only the deadlines, and resumes what the last run left
//! unfinished.
//!
//! A start takes as long with a million finished matches as with none. It reads the deadlines as
//! pairs of id and time. In the background, it loads the matches that cannot wait: those with a
//! message that is behind or missing, with a bot to act, or with a play that may be forced. An
//! index finds them; for ended matches, the table `unpresented` does. Matches are dropped after
//! five to ten minutes without use. As long as a task uses the entry of a match, no second entry is
//! made for it.
//!
//! A match that cannot be read (a damaged row, a record that does not replay, an unknown version of
//! the rules) is *quarantined* when it is next used: its stage becomes `quarantined`, and the table
//! `quarantine` keeps the previous stage and the reason. No query finds it any more, and its
//! deadline is not enforced. Its players are told in one sentence. The log does not have the
//! reason, which may quote hidden cards. Each start restores the matches that can be read again.
//! While processes of two versions run, none is quarantined: the other version may be able to read
//! it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use claim_store::{MessageState, Store};
use claim_table::Table;
use claim_table::ids::MatchId;
use claim_table::limits::Limits;
use tokio::sync::{Mutex, Semaphore};
use tokio::time::Instant;
use tokio_util::task::TaskTracker;

use super::lru_cache::LruCache;
use super::playing_on::PlayedOn;
use super::registry::{Entry, Registry};
use crate::cluster::environment::Environment;
use crate::cluster::outages::{self, KnownContact};
use crate::cluster::processes::{MAX_CONCURRENT_TAKE_OVERS, ThisProcess};
use crate::cluster::supervision::Supervisor;
use crate::thinking::bots;
use crate::thinking::puzzles::MAX_PAST_PUZZLES;
use crate::{BackgroundWork, CommandError, Host, MAX_CONCURRENT_PRESENTERS, Messenger, Shared};

/// An idle match is dropped from memory after this time, or at most twice as long.
const IDLE_TIMEOUT: Duration = Duration::from_mins(5);

/// How many matches the start resumes at the same time. Those that take longer than [`RESUME_TIMEOUT`] do not
/// count.
const MAX_RESUMED: usize = 500;

/// After this time, the start no longer waits for a match whose messages are still behind.
const RESUME_TIMEOUT: Duration = Duration::from_secs(10);

/// How often the start checks whether resumed matches are up to date.
const RESUME_POLL_INTERVAL: Duration = Duration::from_millis(100);

/// After this time, a match that this process cannot read can be claimed again, by another version as well.
const OTHER_VERSION_DELAY: Duration = Duration::from_secs(15);

/// Where the operator finds out why a match was set aside.
const REASON_HINT: &str =
    "`claim-bot check-db` (SQLite) or the table `quarantine` (PostgreSQL) says why";

/// How long tables that were cancelled or have expired are kept.
const CLOSED_TABLE_RETENTION: Duration = Duration::from_hours(30 * 24);

/// How often closed tables are deleted.
const PURGE_INTERVAL: Duration = Duration::from_hours(1);

/// How many closed tables are deleted in one transaction.
const PURGE_BATCH: u32 = 100;

impl<M: Messenger> Host<M> {
    /// Creates a host for the matches of a store. No match is loaded before it is used. `bot_pause` is the
    /// minimum time that a bot takes before the first action of its turn.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn load(
        store: Arc<dyn Store>,
        messenger: M,
        environment: impl Into<Environment>,
        bot_pause: Duration,
        limits: Limits,
    ) -> anyhow::Result<Self> {
        let environment = environment.into();
        let now = environment.now();
        outages::add_downtime_to_deadlines(&*store, now).await?;
        let registry = Registry::default();
        let process = ThisProcess::join(&*store, &environment).await?;
        // If processes share the store, `watch_processes` finds the matches that are due instead.
        if process.is_none() {
            for (id, at) in store.timers().await? {
                registry.schedule(id, Some(at));
            }
        }
        let shared = Shared {
            store,
            messenger,
            environment: environment.clone(),
            registry,
            presenter_permits: Semaphore::new(MAX_CONCURRENT_PRESENTERS),
            bot_permits: Semaphore::new(bots::max_concurrent_searches(&environment)),
            compute_permits: Semaphore::new(1),
            take_over_permits: Semaphore::new(MAX_CONCURRENT_TAKE_OVERS),
            analyses: Arc::default(),
            played_on: PlayedOn::default(),
            limits,
            bot_pause,
            solver: Arc::default(),
            rating_lock: Mutex::default(),
            settings: Mutex::default(),
            contact: Mutex::new(KnownContact::at_start(now)),
            is_cut_off: AtomicBool::new(false),
            unanswered_since: std::sync::Mutex::default(),
            process,
            puzzle: Mutex::default(),
            past_puzzles: Mutex::new(LruCache::new(MAX_PAST_PUZZLES)),
            tasks: TaskTracker::new(),
            supervisor: Supervisor::new(environment),
        };
        Ok(Self {
            shared: Arc::new(shared),
        })
    }

    /// Resumes what the last run left unfinished: updates messages, plays forced actions, starts the turns of
    /// bots. Also starts the background work that runs from now on, for example the watch for deadlines.
    pub fn resume(&self) {
        if self.shared.process.is_some() {
            self.supervise(BackgroundWork::Processes, None, Self::watch_processes);
            self.supervise(BackgroundWork::Resume, None, Self::restore_set_aside);
        } else {
            self.supervise(BackgroundWork::Resume, None, |host| async move {
                // What is restored is then resumed with all others, even if this fails halfway and is repeated.
                host.clone().restore_set_aside().await?;
                host.resume_matches().await
            });
        }
        self.supervise(BackgroundWork::Deadlines, None, Self::watch_deadlines);
        self.supervise(BackgroundWork::OutageDetection, None, Self::watch_contact);
        self.supervise(BackgroundWork::DropIdle, None, Self::drop_idle);
        self.supervise(BackgroundWork::Purge, None, Self::purge_closed);
        self.supervise(BackgroundWork::Deletions, None, Self::retry_deletions);
        self.resume_vacations();
    }

    /// Resumes all matches that have something left to do, or whose messages may be behind. After an outage
    /// these are all matches with a deadline; so matches that are up to date are dropped from memory before
    /// others are loaded.
    pub(crate) async fn resume_matches(self) -> Result<(), CommandError> {
        let mut resumed: Vec<(MatchId, Instant)> = Vec::new();
        for id in self.shared.store.matches_to_resume().await? {
            while resumed.len() >= MAX_RESUMED {
                resumed.retain(|(id, since)| {
                    !self.shared.registry.drop_unused(*id) && since.elapsed() < RESUME_TIMEOUT
                });
                if resumed.len() >= MAX_RESUMED {
                    tokio::time::sleep(RESUME_POLL_INTERVAL).await;
                }
            }
            resumed.push((id, Instant::now()));
            match self.entry_to_present(id).await {
                // A match that cannot be read is set aside by now; one that is missing was deleted.
                Ok(_) | Err(CommandError::MatchUnreadable | CommandError::MatchNotFound) => {}
                Err(error) => {
                    tracing::error!(%id, %error, "could not load a match, will retry");
                    self.recover(id);
                }
            }
        }
        Ok(())
    }

    /// The entry of a match: from memory, or else loaded. Of the matches that are over and whose messages
    /// show it, only the most recently used are kept in memory.
    pub(crate) async fn entry(&self, id: MatchId) -> Result<Arc<Entry>, CommandError> {
        if let Some(entry) = self.shared.registry.get(id) {
            self.refresh(&entry).await?;
            return Ok(entry);
        }
        if let Some(entry) = self.shared.registry.ended(id) {
            self.refresh(&entry).await?;
            if !entry.table.lock().await.is_stale {
                return Ok(entry);
            }
            // Another process has replaced the name of a person who had their data deleted, and the messages
            // may not show that yet.
            self.shared.registry.forget(id);
        }
        let (table, messages) = self.read(id).await?;
        let is_shown = messages
            .iter()
            .all(|it| it.revision >= i64::from(table.revision()));
        let is_done = table.is_over() && is_shown;
        let entry = Entry::new(table, messages);
        if is_done {
            return Ok(self.shared.registry.keep_ended(entry));
        }
        self.keep(entry).await
    }

    /// As [`Host::entry`], but without comparing a copy in memory with the store: it may be stale.
    pub(crate) async fn known_entry(&self, id: MatchId) -> Result<Arc<Entry>, CommandError> {
        match self.shared.registry.get(id) {
            Some(entry) => Ok(entry),
            None => self.entry(id).await,
        }
    }

    /// As [`Host::entry`], but without comparing a copy in memory with the store, and kept in memory even if
    /// the match is over, until its messages are up to date.
    pub(crate) async fn entry_to_present(&self, id: MatchId) -> Result<Arc<Entry>, CommandError> {
        if let Some(entry) = self.shared.registry.get(id) {
            return Ok(entry);
        }
        let (table, messages) = self.read(id).await?;
        self.keep(Entry::new(table, messages)).await
    }

    /// Keeps an entry in memory. If this process works on the match, starts what the match waits for.
    async fn keep(&self, entry: Entry) -> Result<Arc<Entry>, CommandError> {
        self.note_match_status(&entry).await?;
        let entry = self.shared.registry.add(entry);
        if !self.works_on(&entry) {
            return Ok(entry);
        }
        let copy = self.lock_table(&entry).await?;
        self.start_work(&entry, &copy.table);
        drop(copy);
        Ok(entry)
    }

    /// Starts what a match that has just been read waits for: its deadline, the update of its messages, the
    /// turn of a bot, a forced play. The caller holds the lock of `table`. Tasks that are already running are
    /// not started again. Does nothing if another process works on the match.
    pub(crate) fn start_work(&self, entry: &Arc<Entry>, table: &Table) {
        if self.works_on(entry) {
            self.start_pending_plays(entry, table);
            // Only if it is in `entries`. A match in `ended` needs no update: its messages show its end.
            self.present(entry.id);
        }
    }

    /// As [`Host::start_work`], except that messages are not updated.
    pub(crate) fn start_pending_plays(&self, entry: &Arc<Entry>, table: &Table) {
        entry.set_work_started();
        self.shared.registry.schedule(entry.id, table.next_timer());
        self.start_bot_turn(entry, table);
        self.start_forced_play(entry, table);
    }

    /// Reads a match and its messages from the store. If it cannot be read, it is set aside.
    pub(crate) async fn read(
        &self,
        id: MatchId,
    ) -> Result<(Table, Vec<MessageState>), CommandError> {
        let loaded = match self.shared.store.load(id).await {
            Err(claim_store::Error::Corrupt { reason, .. }) => {
                return Err(self.set_aside(id, &reason).await);
            }
            Err(claim_store::Error::Quarantined { .. }) => {
                return Err(CommandError::MatchUnreadable);
            }
            loaded => loaded?,
        };
        loaded.ok_or(CommandError::MatchNotFound)
    }

    /// Restores the matches that were set aside and can be read by now, for example after an update. With several
    /// processes, they are due then, and one of them claims each. People who had their data deleted meanwhile leave them
    /// in the background, so that a failure there does not keep other matches waiting.
    async fn restore_set_aside(self) -> Result<(), CommandError> {
        let store = &self.shared.store;
        for id in store.restore_quarantined(self.now()).await? {
            tracing::info!(%id, "a match that was set aside can be read and continues");
        }
        self.supervise(BackgroundWork::Resume, None, Self::leave_all_if_deleted);
        let unreadable = store.quarantined_matches().await?;
        if unreadable > 0 {
            tracing::warn!(
                unreadable,
                "some matches cannot be read and are set aside: {REASON_HINT}"
            );
        }
        Ok(())
    }

    /// Sets aside a match that cannot be read, so that all others continue (the store calls this
    /// *quarantine*). The reason may quote hidden cards, so it is stored and not logged. Matches are not set
    /// aside during an update, because a process of the other version may be able to read them.
    async fn set_aside(&self, id: MatchId, reason: &str) -> CommandError {
        self.shared.registry.schedule(id, None);
        let process = self.shared.process.as_ref();
        if process.is_some_and(ThisProcess::is_beside_other_version) {
            tracing::warn!(%id, "this version cannot read a match, which is left to processes of another version");
            return match self.leave_to_others(id).await {
                Ok(()) => CommandError::MatchUnreadable,
                Err(error) => error.into(),
            };
        }
        match self.shared.store.quarantine(id, reason, self.now()).await {
            Ok(is_new) => {
                if is_new {
                    tracing::error!(
                        %id,
                        "a match cannot be read and is set aside: {REASON_HINT}"
                    );
                }
                CommandError::MatchUnreadable
            }
            Err(error) => error.into(),
        }
    }

    /// Ends this process's work on a match that it cannot read. A process of the other version can claim it after a
    /// while, or this one again.
    async fn leave_to_others(&self, id: MatchId) -> claim_store::Result<()> {
        let store = &self.shared.store;
        if let Some((worker, status)) = self.worker().zip(store.match_status(id).await?) {
            let due = self.now() + OTHER_VERSION_DELAY;
            store.settle(id, worker, status.revision, due).await?;
        }
        Ok(())
    }

    /// Drops an ended match from memory, now that all its messages show the end. Opens the next match of its
    /// series first.
    pub(crate) async fn finish_presenting(&self, id: MatchId) {
        match self.open_next_match(id).await {
            Ok(true) => {}
            // The messages do not show the change yet.
            Ok(false) => return,
            Err(error) => {
                tracing::warn!(%id, %error, "could not open the next match of a series, will retry");
                self.supervise(BackgroundWork::NextMatch, id, move |host| async move {
                    if host.open_next_match(id).await? {
                        host.shared.store.mark_presented(id, host.worker()).await?;
                    }
                    Ok(())
                });
                return;
            }
        }
        self.shared.registry.forget(id);
        if let Err(error) = self.shared.store.mark_presented(id, self.worker()).await {
            tracing::warn!(
                %id,
                %error,
                "could not mark a match as presented; the next start will update its messages again"
            );
        }
    }

    /// Drops idle matches from memory. Runs until the host is closed.
    async fn drop_idle(self) -> Result<(), CommandError> {
        loop {
            self.shared.environment.clock().sleep(IDLE_TIMEOUT).await;
            self.shared.registry.drop_idle();
        }
    }

    /// Deletes tables that were closed long ago. Runs until the host is closed.
    async fn purge_closed(self) -> Result<(), CommandError> {
        loop {
            let pause = self.shared.environment.clock().sleep(PURGE_INTERVAL);
            let before = self.now() - CLOSED_TABLE_RETENTION;
            while self.shared.store.purge_closed(before, PURGE_BATCH).await? > 0 {}
            pause.await;
        }
    }
}
