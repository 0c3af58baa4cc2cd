//! The async shell: takes commands, stores what follows, and only then answers and presents it.
//! Timers and the presenter live here; what is shown where is told to whatever implements
//! [`Front`].

mod analysis;
mod bots;
mod clock;
mod front;
mod presentation;
mod presenter;
mod puzzles;
mod queries;
mod ratings;
mod registry;
mod screens;
mod start;
mod timers;
mod work;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, Semaphore};

use crate::ids::{MatchId, MessageId};
use crate::puzzle::Puzzle;
use crate::record::Fault;
use crate::store::{Saving, Store};
use crate::table::{Command, Refusal, Table};
use crate::time::{Day, Timestamp};
pub use analysis::Progress;
pub use clock::Clock;
pub use front::{Destination, Front, Trouble};
pub use presenter::Held;
pub use puzzles::DailyPuzzle;
pub use queries::Position;
use registry::{Entry, Registry};
pub use start::{Opening, Person};
pub use work::{InHand, Work};

/// How many matches are presented at the same time.
const PRESENTERS: usize = 16;

/// How many bots think at the same time: each takes a whole processor.
const THINKERS: usize = 1;

/// How many matches are analysed at the same time: each takes a whole processor, too. Not the bots'
/// own, so that no bot waits for whoever asks for many.
const ANALYSTS: usize = 1;

/// How long closing the database may take.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(500);

/// Hosts matches. Cheap to clone: all clones are the same host.
#[derive(Debug)]
pub struct Host<F> {
    shared: Arc<Shared<F>>,
}

#[derive(Debug)]
struct Shared<F> {
    store: Store,
    front: F,
    clock: Clock,
    registry: Registry,
    presenters: Semaphore,
    thinkers: Semaphore,
    analysts: Semaphore,
    bot_pause: Duration,
    // Held from reading ratings to storing what a match made of them, and while a rematch is
    // looked for and opened: two matches that end at once must not lose each other's changes.
    one_by_one: Mutex<()>,
    // The puzzle that was asked for last, and its day.
    puzzle: Mutex<Option<(Day, Arc<Puzzle>)>>,
    work: Work,
}

/// Why a command was not carried out. Nothing has changed then.
#[derive(Debug)]
pub enum Denied {
    /// The table or the rules said no.
    Refused(Refusal),
    /// There is no such match.
    NoSuchMatch,
    /// The program failed.
    Failed(anyhow::Error),
}

impl From<Refusal> for Denied {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<sqlx::Error> for Denied {
    fn from(error: sqlx::Error) -> Self {
        Self::Failed(error.into())
    }
}

impl From<anyhow::Error> for Denied {
    fn from(error: anyhow::Error) -> Self {
        Self::Failed(error)
    }
}

impl From<Fault> for Denied {
    fn from(fault: Fault) -> Self {
        Self::Failed(fault.into())
    }
}

impl<F> Clone for Host<F> {
    fn clone(&self) -> Self {
        Self {
            shared: self.shared.clone(),
        }
    }
}

impl<F: Front> Host<F> {
    /// A host of the matches in `store`: loads those that may still change. A bot lets
    /// `bot_pause` pass before it acts.
    ///
    /// # Errors
    ///
    /// If the database fails, or holds what no match can be.
    pub async fn load(
        store: Store,
        front: F,
        clock: Clock,
        bot_pause: Duration,
    ) -> anyhow::Result<Self> {
        let registry = Registry::default();
        for (table, shown) in store.load_open().await? {
            registry.schedule(table.id(), table.deadline());
            registry.add(table.id(), Entry::loaded(table, shown));
        }
        let shared = Shared {
            store,
            front,
            clock,
            registry,
            presenters: Semaphore::new(PRESENTERS),
            thinkers: Semaphore::new(THINKERS),
            analysts: Semaphore::new(ANALYSTS),
            bot_pause,
            one_by_one: Mutex::default(),
            puzzle: Mutex::default(),
            work: Work::default(),
        };
        Ok(Self {
            shared: Arc::new(shared),
        })
    }

    /// Goes on where the program stopped: brings screens up to date, lets bots act whose turn it
    /// is, and watches the deadlines from now on.
    pub fn resume(&self) {
        for (id, _) in self.shared.registry.all() {
            self.present(id);
        }
        tokio::spawn(self.clone().watch_deadlines());
        let host = self.clone();
        tokio::spawn(async move { host.let_bots_act().await });
    }

    /// Closes the database. What has not been shown by now, the next start shows.
    pub async fn close(&self) {
        // Left open by somebody who is still at it, it is whole all the same.
        let _ = tokio::time::timeout(CLOSE_TIMEOUT, self.shared.store.close()).await;
    }

    /// The database, for the heartbeat.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.shared.store
    }

    /// This moment, by the host's clock.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.shared.clock.now()
    }

    /// What holds the program's stop up: see [`Work`].
    #[must_use]
    pub fn work(&self) -> &Work {
        &self.shared.work
    }

    /// Carries a command out: it is stored when this returns. Call [`Host::present`] then, after
    /// having answered.
    ///
    /// # Errors
    ///
    /// If it is denied.
    pub async fn command(&self, id: MatchId, command: Command) -> Result<Table, Denied> {
        let entry = self.entry(id).await?;
        let mut table = entry.table.lock().await;
        let (next, lines) = table.after(command, self.shared.clock.now())?;
        let ends = next.is_over() && !table.is_over();
        let guard = if ends {
            Some(self.shared.one_by_one.lock().await)
        } else {
            None
        };
        let ratings = if ends {
            self.rate(&next).await?
        } else {
            Vec::new()
        };
        let saving = Saving {
            before: Some(&table),
            after: &next,
            lines: &lines,
            ratings: &ratings,
        };
        if let Err(error) = self.shared.store.save(saving).await {
            // Whether it was stored is not known: the truth is read again at the next command.
            self.shared.registry.forget(id);
            return Err(Denied::Failed(error.into()));
        }
        drop(guard);
        self.shared.registry.schedule(id, next.deadline());
        *table = next.clone();
        self.let_bot_act(&next);
        Ok(next)
    }

    /// The table of a match.
    ///
    /// # Errors
    ///
    /// If there is no such match, or the database fails.
    pub async fn table(&self, id: MatchId) -> Result<Table, Denied> {
        Ok(self.entry(id).await?.table.lock().await.clone())
    }

    /// Whether that is the match's public message.
    pub async fn is_home(&self, table: &Table, message: Option<MessageId>) -> bool {
        let entry = self.entry(table.id()).await;
        let home = entry.ok().and_then(|entry| entry.home());
        home.is_some_and(|(_, home)| Some(home) == message)
    }

    /// The entry of a match; one that has ended is read from the database.
    async fn entry(&self, id: MatchId) -> Result<Arc<Entry>, Denied> {
        if let Some(entry) = self.shared.registry.get(id) {
            return Ok(entry);
        }
        let (table, shown) = self
            .shared
            .store
            .load(id)
            .await?
            .ok_or(Denied::NoSuchMatch)?;
        let (over, deadline) = (table.is_over(), table.deadline());
        let entry = Entry::loaded(table, shown);
        if over {
            return Ok(Arc::new(entry));
        }
        self.shared.registry.schedule(id, deadline);
        Ok(self.shared.registry.add(id, entry))
    }
}
