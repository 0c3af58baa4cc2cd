//! What is in memory: matches are loaded when they are touched, and dropped when they have been idle.
//! From the start the host knows only the deadlines; what the last run left unfinished is resumed.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, Semaphore};
use tokio::time::Instant;
use tokio_util::task::TaskTracker;

use super::environment::Environment;
use super::outages::{self, KnownContact};
use super::playing_on::PlayedOn;
use super::processes::{MAX_CONCURRENT_TAKE_OVERS, ThisProcess};
use super::registry::{Entry, Registry};
use super::supervision::Supervisor;
use super::{
    BackgroundWork, CommandError, Host, MAX_CONCURRENT_PRESENTERS, Messenger, Shared, bots,
};
use crate::ids::MatchId;
use crate::limits::Limits;
use crate::store::{self, MessageState, Store};
use crate::table::Table;

/// An idle match is dropped from memory after this time, or at most twice as long.
const IDLE_TIME: Duration = Duration::from_mins(5);

/// How many matches are taken up at once at the start, unless they take longer than [`MAX_RESUMING`].
const MAX_RESUMED: usize = 500;

/// After this time, the start goes on without waiting for a match that is not up to date.
const MAX_RESUMING: Duration = Duration::from_secs(10);

/// How often is looked whether matches are up to date that were taken up at the start.
const RESUME_PAUSE: Duration = Duration::from_millis(100);

/// How long a table that was cancelled or has expired is kept.
const CLOSED_TABLE_LIFETIME: Duration = Duration::from_hours(30 * 24);

/// How often closed tables are deleted.
const PURGE_INTERVAL: Duration = Duration::from_hours(1);

/// How many closed tables are deleted in one transaction.
const PURGE_BATCH: u32 = 100;

impl<M: Messenger> Host<M> {
    /// Hosts the matches of a store. None of them is loaded before it is touched. Bots wait for
    /// `bot_pause` before they act; people and servers have what `limits` allow.
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
        outages::end_downtime(&*store, now).await?;
        let registry = Registry::default();
        let process = ThisProcess::join(&*store, &environment).await?;
        // Otherwise each match is due when its timer is.
        if process.is_none() {
            for (id, at) in store.timers().await? {
                registry.schedule(id, Some(at));
            }
        }
        let unreadable = store.quarantined_matches().await?;
        if unreadable > 0 {
            tracing::warn!(
                unreadable,
                "some matches cannot be read and are set aside: see `claim-bot check-db`"
            );
        }
        let shared = Shared {
            store,
            messenger,
            environment: environment.clone(),
            registry,
            presenter_permits: Semaphore::new(MAX_CONCURRENT_PRESENTERS),
            bot_permits: Semaphore::new(bots::max_concurrent_searches(&environment)),
            practice_permits: Semaphore::new(1),
            take_over_permits: Semaphore::new(MAX_CONCURRENT_TAKE_OVERS),
            analyses: Arc::default(),
            played_on: PlayedOn::default(),
            limits,
            bot_pause,
            solver: Arc::default(),
            rating_lock: Mutex::default(),
            settings: Mutex::default(),
            contact: Mutex::new(KnownContact::at(now)),
            process,
            puzzle: Mutex::default(),
            tasks: TaskTracker::new(),
            supervisor: Supervisor::new(environment),
        };
        Ok(Self {
            shared: Arc::new(shared),
        })
    }

    /// Resumes what the last run left unfinished: updates messages, plays what is forced, starts the
    /// turns of bots, and watches the deadlines from now on.
    pub fn resume(&self) {
        if self.shared.process.is_some() {
            self.supervise(BackgroundWork::Processes, None, Self::watch_processes);
        } else {
            self.supervise(BackgroundWork::Resume, None, Self::resume_unfinished);
        }
        self.supervise(BackgroundWork::Deadlines, None, Self::watch_deadlines);
        self.supervise(BackgroundWork::Contact, None, Self::watch_contact);
        self.supervise(BackgroundWork::DropIdle, None, Self::drop_idle);
        self.supervise(BackgroundWork::Purge, None, Self::purge_closed);
        self.resume_vacations();
    }

    /// Takes up all matches that wait for something, which their messages may not show either. After an outage,
    /// these are all that have a deadline: those that are up to date are dropped from memory before others are
    /// loaded.
    pub(super) async fn resume_unfinished(self) -> Result<(), CommandError> {
        let mut resumed: Vec<(MatchId, Instant)> = Vec::new();
        for id in self.shared.store.unfinished_matches().await? {
            while resumed.len() >= MAX_RESUMED {
                resumed.retain(|(id, since)| {
                    !self.shared.registry.drop_unused(*id) && since.elapsed() < MAX_RESUMING
                });
                if resumed.len() >= MAX_RESUMED {
                    tokio::time::sleep(RESUME_PAUSE).await;
                }
            }
            resumed.push((id, Instant::now()));
            match self.entry_to_present(id).await {
                // If it cannot be read, it is set aside, or was deleted.
                Ok(_) | Err(CommandError::MatchUnreadable | CommandError::MatchNotFound) => {}
                Err(error) => {
                    tracing::error!(%id, %error, "could not load a match, will retry");
                    self.recover(id);
                }
            }
        }
        Ok(())
    }

    /// The entry of a match: the one in memory, else loaded. Of the matches that are over and whose
    /// messages show it, only the most recently used are kept in memory.
    pub(super) async fn entry(&self, id: MatchId) -> Result<Arc<Entry>, CommandError> {
        if let Some(entry) = self.shared.registry.get(id) {
            self.refresh(&entry).await?;
            return Ok(entry);
        }
        if let Some(entry) = self.shared.registry.ended(id) {
            self.refresh(&entry).await?;
            if !entry.table.lock().await.is_stale {
                return Ok(entry);
            }
            // Another process has deleted a name in it, and its messages may not show that yet.
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

    /// As [`Host::entry`], but as it is in memory, where another process may have changed the match since.
    pub(super) async fn known_entry(&self, id: MatchId) -> Result<Arc<Entry>, CommandError> {
        match self.shared.registry.get(id) {
            Some(entry) => Ok(entry),
            None => self.entry(id).await,
        }
    }

    /// As [`Host::entry`], but kept in memory even if the match is over, until its messages are up to
    /// date.
    pub(super) async fn entry_to_present(&self, id: MatchId) -> Result<Arc<Entry>, CommandError> {
        if let Some(entry) = self.shared.registry.get(id) {
            return Ok(entry);
        }
        let (table, messages) = self.read(id).await?;
        self.keep(Entry::new(table, messages)).await
    }

    /// Keeps an entry in memory, and takes up its match.
    async fn keep(&self, entry: Entry) -> Result<Arc<Entry>, CommandError> {
        self.note_standing(&entry).await?;
        let entry = self.shared.registry.add(entry);
        if !self.works_on(&entry) {
            return Ok(entry);
        }
        let copy = self.lock_table(&entry).await?;
        self.take_up(&entry, &copy.table);
        drop(copy);
        Ok(entry)
    }

    /// Starts what a match that has just been read waits for: its deadline, the update of its messages,
    /// the turn of a bot, a forced play. `table` is the current one, whose lock the caller holds. Tasks
    /// that run already are not started again, and nothing is if another process works on the match.
    pub(super) fn take_up(&self, entry: &Arc<Entry>, table: &Table) {
        if self.works_on(entry) {
            self.start_waiting(entry, table);
            // Not one that is kept because it was used lately: its messages show its end.
            self.present(entry.id);
        }
    }

    /// As [`Host::take_up`], apart from the update of messages.
    pub(super) fn start_waiting(&self, entry: &Arc<Entry>, table: &Table) {
        entry.set_taken_up();
        self.shared.registry.schedule(entry.id, table.next_timer());
        self.start_bot_turn(entry, table);
        self.start_forced_play(entry, table);
    }

    /// What is stored of a match. If it cannot be read, the match is set aside.
    pub(super) async fn read(
        &self,
        id: MatchId,
    ) -> Result<(Table, Vec<MessageState>), CommandError> {
        let loaded = match self.shared.store.load(id).await {
            Err(store::Error::Corrupt { reason, .. }) => {
                return Err(self.set_aside(id, &reason).await);
            }
            loaded => loaded?,
        };
        loaded.ok_or(CommandError::MatchNotFound)
    }

    /// Sets aside a match that cannot be read, so that all others continue. The reason may quote
    /// hidden cards, so it is stored and not logged.
    async fn set_aside(&self, id: MatchId, reason: &str) -> CommandError {
        self.shared.registry.schedule(id, None);
        match self.shared.store.quarantine(id, reason, self.now()).await {
            Ok(is_new) => {
                if is_new {
                    tracing::error!(
                        %id,
                        "a match cannot be read and is set aside: `claim-bot check-db` says why"
                    );
                }
                CommandError::MatchUnreadable
            }
            Err(error) => error.into(),
        }
    }

    /// Drops a match from memory whose messages all show its end, after the next match of its series was
    /// opened.
    pub(super) async fn finish_presenting(&self, id: MatchId) {
        if let Err(error) = self.open_next_match(id).await {
            tracing::warn!(%id, %error, "could not open the next match of a series, will retry");
            self.supervise(BackgroundWork::NextMatch, id, move |host| async move {
                host.open_next_match(id).await?;
                Ok(host.shared.store.mark_presented(id).await?)
            });
            return;
        }
        self.shared.registry.forget(id);
        if let Err(error) = self.shared.store.mark_presented(id).await {
            tracing::warn!(%id, %error, "the next start will update a match's messages again");
        }
    }

    /// Drops idle matches from memory, for as long as the program runs.
    async fn drop_idle(self) -> Result<(), CommandError> {
        loop {
            self.shared.environment.clock().sleep(IDLE_TIME).await;
            self.shared.registry.drop_idle();
        }
    }

    /// Deletes tables that were closed long ago, for as long as the program runs.
    async fn purge_closed(self) -> Result<(), CommandError> {
        loop {
            let pause = self.shared.environment.clock().sleep(PURGE_INTERVAL);
            let before = self.now() - CLOSED_TABLE_LIFETIME;
            while self.shared.store.purge_closed(before, PURGE_BATCH).await? > 0 {}
            pause.await;
        }
    }
}
