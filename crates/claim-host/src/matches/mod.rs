//! The matches: loading, opening, playing and ending them, and reading about them.

pub(crate) mod calls;
mod commands;
pub(crate) mod daily;
mod forced_plays;
pub(crate) mod leaving;
pub(crate) mod limits;
pub(crate) mod lists;
mod loading;
pub(crate) mod lobby;
pub(crate) mod lru_cache;
pub(crate) mod match_info;
pub(crate) mod opening;
pub(crate) mod queries;
pub(crate) mod registry;
mod sharing;
pub(crate) mod timers;
pub(crate) mod tutorial;
pub(crate) mod vacations;
mod withdrawing;

use std::fmt;
use std::sync::Arc;

use claim_screens::TableCall;
use claim_store::Store;
use claim_table::Table;
use claim_table::ids::{MatchId, UserId};
use claim_table::timestamp::Timestamp;
use tokio::sync::Semaphore;

use self::registry::{Entry, Registry};
use self::sharing::MAX_CONCURRENT_TAKE_OVERS;
use crate::cluster::supervision::Supervisor;
use crate::{BackgroundWork, Cluster, CommandError, Environment, People};

/// The owner of the matches in memory. Cloning is cheap: all clones share their state.
#[derive(Clone, Debug)]
pub(crate) struct Matches {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    store: Arc<dyn Store>,
    environment: Environment,
    supervisor: Arc<Supervisor>,
    cluster: Arc<Cluster>,
    people: Arc<People>,
    registry: Registry,
    take_over_permits: Semaphore,
    events: Box<dyn MatchEvents>,
}

/// What happens to matches, for those who present them, play in them, and apply vacations to them. The methods are called
/// while a table may be locked, and do not wait.
pub(crate) trait MatchEvents: Send + Sync {
    /// The messages of a match may be behind.
    fn behind(&self, entry: &Arc<Entry>);

    /// A table was loaded or changed: a bot may be to act.
    fn bot_may_act(&self, entry: &Arc<Entry>, table: &Table);

    /// A match may have started.
    fn started(&self, table: &Table);

    /// A match has ended.
    fn ended(&self, table: &Table);

    /// A change of a table calls people there.
    fn called(&self, call: TableCall, people: Vec<UserId>, table: &Table);
}

impl fmt::Debug for dyn MatchEvents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MatchEvents")
    }
}

impl Matches {
    /// The matches of a store. None is in memory before it is used.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        environment: Environment,
        supervisor: Arc<Supervisor>,
        cluster: Arc<Cluster>,
        people: Arc<People>,
        events: Box<dyn MatchEvents>,
    ) -> Self {
        let shared = Shared {
            store,
            environment,
            supervisor,
            cluster,
            people,
            registry: Registry::default(),
            take_over_permits: Semaphore::new(MAX_CONCURRENT_TAKE_OVERS),
            events,
        };
        Self {
            shared: Arc::new(shared),
        }
    }

    /// The store.
    pub(crate) fn store(&self) -> &dyn Store {
        &*self.shared.store
    }

    /// The source of time and randomness.
    pub(crate) fn environment(&self) -> &Environment {
        &self.shared.environment
    }

    /// The current time.
    pub(crate) fn now(&self) -> Timestamp {
        self.shared.environment.now()
    }

    /// The people who play.
    pub(crate) fn people(&self) -> &People {
        &self.shared.people
    }

    /// The processes that use the store.
    pub(crate) fn cluster(&self) -> &Cluster {
        &self.shared.cluster
    }

    /// The matches in memory.
    pub(crate) fn registry(&self) -> &Registry {
        &self.shared.registry
    }

    /// The supervisor of background work.
    pub(crate) fn supervisor(&self) -> &Supervisor {
        &self.shared.supervisor
    }

    /// As [`Supervisor::supervise`].
    pub(crate) fn supervise<F>(
        &self,
        work: BackgroundWork,
        id: impl Into<Option<MatchId>>,
        attempt: impl Fn(Self) -> F + Send + 'static,
    ) where
        F: Future<Output = Result<(), CommandError>> + Send + 'static,
    {
        self.shared.supervisor.supervise(self, work, id, attempt);
    }

    /// Brings the messages of a match up to date in the background, if it is in memory.
    pub(crate) fn present(&self, id: MatchId) {
        if let Some(entry) = self.shared.registry.get(id) {
            self.present_entry(&entry);
        }
    }

    /// As [`Self::present`], for a match in memory, even if it is dropped from memory meanwhile.
    pub(crate) fn present_entry(&self, entry: &Arc<Entry>) {
        self.shared.events.behind(entry);
    }
}
