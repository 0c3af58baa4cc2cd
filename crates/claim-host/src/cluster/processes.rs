//! Several processes on one store. Each process stores a heartbeat every second, considers others dead whose
//! heartbeats have stopped, and picks up the matches that are due and have no live worker.
//!
//! # Who works on a match
//!
//! - The process that saves a change becomes the match's worker, in the same transaction. It presents the
//!   match, plays its bots and enforces its deadlines until nothing is left to do before the match's next
//!   timer, which [`Cluster::settle`] stores. If the process ends before that, the match is due, and another
//!   process picks it up.
//! - A process that Discord does not answer, while it answers others, deregisters, so that they pick up its matches.
//!   It answers what it can, but updates no messages until Discord answers it again.
//! - This is not a lock; it only avoids duplicate work. A process that has lost a match to another one
//!   without noticing does work twice at worst: the revisions of tables and the contents of message rows
//!   decide.
//! - The copies in memory are compared with the store whenever a match is looked up (`Matches::refresh`),
//!   because processes do not notify each other of changes.
//!
//! None of this happens, or costs anything, with a store that only one process uses.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use claim_store::{LiveProcess, Store};
use claim_table::ids::{MatchId, ProcessId};
use claim_table::timestamp::Timestamp;
use rand::RngExt;
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::clock_check::ClockCheck;
use super::environment::Environment;
use super::outages::Contact;
use super::platform::Platform;
use super::supervision::{BackgroundWork, Supervisor};

/// How often a process stores its heartbeat, and looks for other processes and for matches that are due.
const INTERVAL: Duration = Duration::from_secs(1);

/// A process counts as dead when its heartbeat was unchanged at this many look-ups in a row. Counting
/// look-ups instead of time makes this independent of clock differences and of slow database answers.
const MAX_MISSED: u32 = 3;

/// How many due matches are claimed at once.
const BATCH: u32 = 100;

/// Who works on which match: this process alone, or several on the same store.
#[derive(Debug)]
pub enum Cluster {
    /// No other process uses the store. This process works on all matches.
    Alone,
    /// Others may use the store, too.
    Shared(Box<ThisProcess>),
}

/// What follows from what this process learns about the others.
pub(crate) trait ClusterEvents: Sync {
    /// A process is gone. It may have been cut off, or have died just after that, with edits on their way.
    fn process_gone(&self);

    /// A process was found dead. It may have left work undone.
    fn process_died(&self);

    /// This process has claimed a match.
    fn claimed(&self, id: MatchId);
}

/// This process, as one of several on the same store.
#[derive(Debug)]
pub struct ThisProcess {
    store: Arc<dyn Store>,
    environment: Environment,
    contact: Arc<Contact>,
    platform: Arc<dyn Platform>,
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

impl Cluster {
    /// Registers this process, if the store is shared.
    pub(crate) async fn join(
        store: Arc<dyn Store>,
        environment: Environment,
        contact: Arc<Contact>,
        platform: Arc<dyn Platform>,
    ) -> claim_store::Result<Self> {
        if !store.is_shared() {
            return Ok(Self::Alone);
        }
        let now = environment.now();
        let own = LiveProcess {
            id: new_id(&environment),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            started_at: now,
            last_heartbeat_at: now,
        };
        store.save_heartbeat(&own).await?;
        Ok(Self::Shared(Box::new(ThisProcess {
            store,
            environment,
            contact,
            platform,
            id: AtomicU64::new(own.id.0),
            alive: AtomicUsize::new(1),
            is_beside_other_version: AtomicBool::new(false),
            known: Mutex::new(KnownProcesses {
                own,
                is_registered: true,
                others: BTreeMap::new(),
                clock: ClockCheck::default(),
            }),
        })))
    }

    const fn shared(&self) -> Option<&ThisProcess> {
        match self {
            Self::Alone => None,
            Self::Shared(process) => Some(process),
        }
    }

    /// Whether other processes may use the store.
    pub(crate) const fn is_shared(&self) -> bool {
        matches!(self, Self::Shared(_))
    }

    /// The id of this process. `None` if the store is not shared.
    pub(crate) fn worker(&self) -> Option<ProcessId> {
        self.shared().map(ThisProcess::id)
    }

    /// Whether no other process that uses the same store was alive at the last look-up.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        self.shared().is_none_or(ThisProcess::is_alone)
    }

    /// Whether this process is the one that does what only one should do: of those alive, it has started first.
    pub async fn is_first_process(&self) -> claim_store::Result<bool> {
        match self {
            Self::Alone => Ok(true),
            Self::Shared(process) => process.is_first().await,
        }
    }

    /// Whether Discord does not answer this process, which therefore leaves its work to others.
    #[must_use]
    pub fn is_isolated(&self) -> bool {
        self.shared().is_some_and(ThisProcess::is_isolated)
    }

    /// Whether a process of another version of the program was known at the last look-up.
    pub(crate) fn is_beside_other_version(&self) -> bool {
        let process = self.shared();
        process.is_some_and(|it| it.is_beside_other_version.load(Ordering::Acquire))
    }

    /// Makes this process the worker of a match.
    pub(crate) async fn claim(&self, id: MatchId) -> claim_store::Result<()> {
        match self {
            Self::Alone => Ok(()),
            Self::Shared(process) => {
                let now = process.environment.now();
                process.store.claim(id, process.id(), now).await
            }
        }
    }

    /// Stores that nothing is left to do for a match at this revision until `due`, so that it needs no worker. Returns
    /// false if it has changed, or another process is its worker by now.
    pub(crate) async fn settle(
        &self,
        id: MatchId,
        revision: u32,
        due: Timestamp,
    ) -> claim_store::Result<bool> {
        match self {
            Self::Alone => Ok(true),
            Self::Shared(process) => process.store.settle(id, process.id(), revision, due).await,
        }
    }

    /// Stores heartbeats, looks for other processes, and claims matches that are due. Runs until the host is closed.
    pub(crate) async fn watch(
        &self,
        supervisor: &Supervisor,
        events: &dyn ClusterEvents,
    ) -> claim_store::Result<()> {
        match self {
            Self::Alone => Ok(()),
            Self::Shared(process) => process.watch(supervisor, events).await,
        }
    }

    /// Deregisters this process, so that others pick up at once what is left to do.
    pub(crate) async fn leave(&self) {
        if let Self::Shared(process) = self {
            process.leave().await;
        }
    }
}

fn new_id(environment: &Environment) -> ProcessId {
    ProcessId(environment.rng().random_range(1..=i64::MAX.unsigned_abs()))
}

impl ThisProcess {
    fn id(&self) -> ProcessId {
        ProcessId(self.id.load(Ordering::Acquire))
    }

    fn is_alone(&self) -> bool {
        self.alive.load(Ordering::Acquire) <= 1
    }

    fn is_isolated(&self) -> bool {
        !self.is_alone() && self.contact.is_cut_off()
    }

    async fn is_first(&self) -> claim_store::Result<bool> {
        let all = self.store.processes().await?;
        let first = all.iter().min_by_key(|it| (it.started_at, it.id));
        Ok(first.is_some_and(|first| first.id == self.id()))
    }

    async fn watch(
        &self,
        supervisor: &Supervisor,
        events: &dyn ClusterEvents,
    ) -> claim_store::Result<()> {
        let now = self.environment.now();
        self.store.schedule_unscheduled(now).await?;
        loop {
            let pause = self.environment.clock().sleep(INTERVAL);
            if let Err(error) = self.poll(events).await {
                tracing::warn!(%error, "could not look for other processes and due matches");
                supervisor.count_failure(BackgroundWork::Processes);
            }
            pause.await;
        }
    }

    async fn poll(&self, events: &dyn ClusterEvents) -> claim_store::Result<()> {
        let begun = Instant::now();
        let store = &self.store;
        let mut known = self.known.lock().await;
        let is_isolated = self.is_isolated();
        if is_isolated {
            self.deregister(&mut known).await?;
        } else {
            known.own.last_heartbeat_at = self.environment.now();
            known.is_registered = true;
            store.save_heartbeat(&known.own).await?;
        }
        known.clock.run(&**store, &self.environment).await?;
        let all = store.processes().await?;
        let is_other_version = |it: &LiveProcess| it.version != known.own.version;
        self.is_beside_other_version
            .store(all.iter().any(is_other_version), Ordering::Release);
        known.others.retain(|id, _| {
            let is_known = all.iter().any(|it| it.id == *id);
            if !is_known {
                events.process_gone();
            }
            is_known
        });
        let mut alive = 1;
        for other in all.iter().filter(|other| other.id != self.id()) {
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
                events.process_gone();
                events.process_died();
            }
        }
        self.alive.store(alive, Ordering::Release);
        self.platform.share_limits(alive);
        if is_isolated {
            return Ok(());
        }
        loop {
            let claimed = store
                .claim_due(self.id(), self.environment.now(), BATCH)
                .await;
            if claimed.is_err() {
                // Matches may have been claimed although the response was lost. Under a new id, this process
                // no longer counts as their worker, so that they can be claimed again.
                let old = known.own.clone();
                known.own.id = new_id(&self.environment);
                self.id.store(known.own.id.0, Ordering::Release);
                store.end_process(&old).await?;
            }
            let claimed = claimed?;
            let is_last = claimed.len() < BATCH as usize;
            for id in claimed {
                events.claimed(id);
            }
            // The next look-up claims the others: heartbeats must not be late.
            if is_last || begun.elapsed() >= INTERVAL {
                return Ok(());
            }
        }
    }

    async fn leave(&self) {
        let mut known = self.known.lock().await;
        if let Err(error) = self.deregister(&mut known).await {
            tracing::warn!(%error, "could not deregister; other processes take over after missed heartbeats");
        }
    }

    async fn deregister(&self, known: &mut KnownProcesses) -> claim_store::Result<()> {
        if known.is_registered {
            // The last heartbeat may have been interrupted: whether it was stored is unknown.
            known.own.last_heartbeat_at = self.environment.now();
            self.store.save_heartbeat(&known.own).await?;
            self.store.end_process(&known.own).await?;
            known.is_registered = false;
        }
        Ok(())
    }
}
