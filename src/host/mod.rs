//! The async shell: executes commands, stores the result, and only then answers and presents it.
//! Timers and the presenter live here; messages are posted and edited through a [`Messenger`].
//!
//! # Locks
//!
//! A task that holds several of the host's locks has acquired them in this order, so that no two
//! tasks wait for each other:
//!
//! 1. the slot of a message ([`Host::lock_message`], or the presenter's turn on that message),
//! 2. the table of the match (held by [`Host::command`] until the change is committed),
//! 3. `rating_lock` (held from reading ratings until the changed ones are committed),
//! 4. `settings` (held while the settings of a person are read or changed).
//!
//! `rematch_lock` is acquired with none of the others held.

mod analysis;
mod bots;
mod clock;
mod forced_plays;
mod message_update;
mod messenger;
mod presenter;
mod puzzles;
mod queries;
mod ratings;
mod registry;
mod screens;
mod settings;
mod start;
mod timers;
mod tutorial;

use std::sync::Arc;
use std::time::Duration;

use claim_ai::puzzle::{Day, Puzzle};
use claim_rules::record::{Line, RecordError};
use tokio::sync::{Mutex, Semaphore};
use tokio_util::task::TaskTracker;

use crate::ids::{MatchId, MessageId};
use crate::store::{self, Audience, Store, TableChange};
use crate::table::{Command, Refusal, Table};
use crate::timestamp::Timestamp;
pub use analysis::Progress;
pub use clock::Clock;
pub use messenger::{DeliveryError, Destination, Messenger};
pub use presenter::MessageGuard;
pub use puzzles::DailyPuzzle;
pub use queries::ReplayPosition;
use registry::{Entry, Registry};
pub use screens::fairness_screen;
use settings::KnownSettings;
pub use start::{Person, TableRequest};
pub use tutorial::TutorialRequest;

/// How many matches are presented at the same time.
const MAX_CONCURRENT_PRESENTERS: usize = 16;

/// How many bots search at the same time. Each occupies a whole processor.
const MAX_CONCURRENT_BOTS: usize = 1;

/// How many matches are analysed at the same time. Each analysis occupies a whole processor, too;
/// the limit is separate so that bots do not wait for analyses.
const MAX_CONCURRENT_ANALYSES: usize = 1;

/// When to load a match again after a change could not be saved.
const RECOVERY_DELAY: Duration = Duration::from_secs(10);

/// How long closing the database may take.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(500);

/// Hosts all matches. Cloning is cheap: all clones share their state.
#[derive(Debug)]
pub struct Host<M> {
    shared: Arc<Shared<M>>,
}

#[derive(Debug)]
struct Shared<M> {
    store: Arc<dyn Store>,
    messenger: M,
    clock: Clock,
    registry: Registry,
    presenter_permits: Semaphore,
    bot_permits: Semaphore,
    analysis_permits: Semaphore,
    bot_pause: Duration,
    // Two matches of the same player that end at the same time must not overwrite each other's
    // ratings.
    rating_lock: Mutex<()>,
    // Two players who ask for a rematch at the same time must not open two tables.
    rematch_lock: Mutex<()>,
    settings: Mutex<KnownSettings>,
    // The puzzle that was requested last, and its day.
    puzzle: Mutex<Option<(Day, Arc<Puzzle>)>>,
    tasks: TaskTracker,
}

/// Why a command was not executed. Nothing has changed in that case.
#[derive(Debug)]
pub enum CommandError {
    /// The table or the rules refused it.
    Refused(Refusal),
    /// There is no such match.
    MatchNotFound,
    /// Only a finished match has what was asked for.
    MatchNotOver,
    /// The program failed.
    Internal(anyhow::Error),
}

impl From<Refusal> for CommandError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<store::Error> for CommandError {
    fn from(error: store::Error) -> Self {
        Self::Internal(error.into())
    }
}

impl From<anyhow::Error> for CommandError {
    fn from(error: anyhow::Error) -> Self {
        Self::Internal(error)
    }
}

impl From<RecordError> for CommandError {
    fn from(error: RecordError) -> Self {
        Self::Internal(error.into())
    }
}

impl<M> Clone for Host<M> {
    fn clone(&self) -> Self {
        Self {
            shared: self.shared.clone(),
        }
    }
}

impl<M: Messenger> Host<M> {
    /// Loads the matches that may still change, and those whose messages are not up to date. Bots
    /// wait for `bot_pause` before they act.
    ///
    /// # Errors
    ///
    /// If the database fails, or a stored match is corrupt.
    pub async fn load(
        store: Arc<dyn Store>,
        messenger: M,
        clock: Clock,
        bot_pause: Duration,
    ) -> anyhow::Result<Self> {
        let registry = Registry::default();
        for (table, messages) in store.load_open().await? {
            registry.schedule(table.id(), table.deadline());
            registry.add(table.id(), Entry::new(table, messages));
        }
        let shared = Shared {
            store,
            messenger,
            clock,
            registry,
            presenter_permits: Semaphore::new(MAX_CONCURRENT_PRESENTERS),
            bot_permits: Semaphore::new(MAX_CONCURRENT_BOTS),
            analysis_permits: Semaphore::new(MAX_CONCURRENT_ANALYSES),
            bot_pause,
            rating_lock: Mutex::default(),
            rematch_lock: Mutex::default(),
            settings: Mutex::default(),
            puzzle: Mutex::default(),
            tasks: TaskTracker::new(),
        };
        Ok(Self {
            shared: Arc::new(shared),
        })
    }

    /// Resumes what the last run left unfinished: updates messages, plays what is forced, starts the
    /// turns of bots, and watches the deadlines from now on.
    pub fn resume(&self) {
        for (id, _) in self.shared.registry.all() {
            self.present(id);
        }
        tokio::spawn(self.clone().watch_deadlines());
        let host = self.clone();
        tokio::spawn(async move { host.resume_turns().await });
    }

    /// Closes the database. Messages that are not up to date by now are updated by the next run.
    pub async fn close(&self) {
        // A statement may be blocked by another program's lock. If this times out, the write-ahead
        // log is still consistent.
        let _ = tokio::time::timeout(CLOSE_TIMEOUT, self.shared.store.close()).await;
    }

    /// The current time by the host's clock.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.shared.clock.now()
    }

    /// The tasks that a stopping program waits for: interactions, updates of messages, and bots'
    /// actions that are being stored. A task is tracked for as long as its token is held.
    #[must_use]
    pub fn tasks(&self) -> &TaskTracker {
        &self.shared.tasks
    }

    /// Executes a command and what is forced after it. Returns the changed table, which is stored by
    /// then. Call [`Host::present`] after having answered the user.
    ///
    /// # Errors
    ///
    /// See [`CommandError`].
    pub async fn command(&self, id: MatchId, command: Command) -> Result<Table, CommandError> {
        let entry = self.entry(id).await?;
        let mut table = entry.table.lock().await;
        let now = self.shared.clock.now();
        let (mut next, mut lines) = table.execute(command, now)?;
        lines.extend(self.play_forced(&mut next, now).await?);
        self.commit(&mut table, next, &lines, now).await?;
        Ok(table.clone())
    }

    /// Stores a changed table with its new lines. Only then does it replace the one in memory.
    async fn commit(
        &self,
        table: &mut Table,
        next: Table,
        lines: &[Line],
        now: Timestamp,
    ) -> Result<(), CommandError> {
        let id = next.id();
        if let Err(error) = self.save(table, &next, lines, now).await {
            // The commit may have succeeded although it was reported as failed. Only the database
            // knows, so the match is loaded again: by the next command, or by `recover`.
            self.shared.registry.forget(id);
            tokio::spawn(self.clone().recover(id, now + RECOVERY_DELAY));
            return Err(CommandError::Internal(error.into()));
        }
        self.shared.registry.schedule(id, next.deadline());
        *table = next;
        self.spawn_bot_turn(table);
        Ok(())
    }

    /// Saves a change of a table, with the new ratings if it ends the match.
    async fn save(
        &self,
        before: &Table,
        after: &Table,
        lines: &[Line],
        made_at: Timestamp,
    ) -> store::Result<()> {
        let ends = after.is_over() && !before.is_over();
        let _rating_guard = if ends {
            Some(self.shared.rating_lock.lock().await)
        } else {
            None
        };
        let ratings = if ends {
            self.rate(after).await?
        } else {
            Vec::new()
        };
        let change = TableChange {
            before: Some(before),
            after,
            lines,
            ratings: &ratings,
            made_at,
        };
        self.shared.store.save(change).await
    }

    /// Resumes a match after a change could not be saved: without this, a bot whose action failed
    /// would never act again. Waits until `due`, and then until the database works again; gives up
    /// when the program stops.
    async fn recover(self, id: MatchId, mut due: Timestamp) {
        loop {
            self.shared.clock.sleep_until(due).await;
            if self.shared.tasks.is_closed() {
                return;
            }
            match self.table(id).await {
                Ok(table) => {
                    self.spawn_bot_turn(&table);
                    return self.present(id);
                }
                Err(error) => {
                    tracing::error!(%id, ?error, "could not load a match again, will retry");
                    due = self.now() + RECOVERY_DELAY;
                }
            }
        }
    }

    /// The current table of a match.
    ///
    /// # Errors
    ///
    /// If there is no such match, or the database fails.
    pub async fn table(&self, id: MatchId) -> Result<Table, CommandError> {
        Ok(self.entry(id).await?.table.lock().await.clone())
    }

    /// Whether `message` is the public message of the match.
    pub async fn is_public_message(&self, table: &Table, message: Option<MessageId>) -> bool {
        let entry = self.entry(table.id()).await;
        let public = entry.ok().and_then(|entry| entry.message(Audience::Public));
        public.is_some_and(|(_, public)| Some(public) == message)
    }

    /// The entry of a match. Matches that are over are not kept in memory but loaded each time.
    async fn entry(&self, id: MatchId) -> Result<Arc<Entry>, CommandError> {
        if let Some(entry) = self.shared.registry.get(id) {
            return Ok(entry);
        }
        let (table, messages) = self
            .shared
            .store
            .load(id)
            .await?
            .ok_or(CommandError::MatchNotFound)?;
        let (is_over, deadline) = (table.is_over(), table.deadline());
        let entry = Entry::new(table, messages);
        if is_over {
            return Ok(Arc::new(entry));
        }
        self.shared.registry.schedule(id, deadline);
        Ok(self.shared.registry.add(id, entry))
    }
}
