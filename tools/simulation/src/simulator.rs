//! The state that all parts of one simulation share.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use claim_host::Clock;
use claim_store::{MatchStore, SettingsStore};
use claim_table::Table;
use claim_table::desk::MessageState;
use claim_table::ids::{GuildId, MatchId};
use claim_table::settings::ServerSetting;
use claim_table::timestamp::Timestamp;
use futures::FutureExt;
use tokio::sync::watch;
use tokio::time::Instant;

use super::discord::{GUILD, World};
use super::disturbances::{Disturbance, Disturbances};
use super::play::Play;
use super::random_stream::RandomStream;
use super::trace::Trace;
use crate::memory_store::MemoryStore;

/// The time at which simulations begin.
const START: Timestamp = Timestamp(1_780_000_000_000);

/// Whether the moderator opens a tournament in the simulation of a seed.
pub(super) fn has_tournament(seed: u64) -> bool {
    RandomStream::new(seed, "tournament").one_in(6)
}

/// One simulation.
#[derive(Debug)]
pub(super) struct Simulator {
    pub(super) seed: u64,
    /// What goes wrong in this run, until it settles.
    disturbances: Disturbances,
    /// What has happened so far.
    pub(super) trace: Trace,
    /// A connection to the store, without faults.
    pub(super) store: MemoryStore,
    /// The clock of all processes.
    pub(super) clock: Clock,
    set_clock: watch::Sender<Timestamp>,
    /// By how many milliseconds the clock is fast; negative if it is slow.
    clock_error: AtomicI64,
    world: Mutex<World>,
    /// The tables as they were last read. Cached, because replaying their records takes long.
    tables: Mutex<BTreeMap<MatchId, Arc<Table>>>,
    /// The time since when nothing goes wrong.
    calm_at: OnceLock<Timestamp>,
    /// Whether the server wants threads from the beginning.
    pub(super) has_threads: bool,
    /// Whether the moderator opens a tournament.
    pub(super) has_tournament: bool,
    has_forgotten: AtomicBool,
    /// How many more steps people may take.
    steps_left: AtomicUsize,
    tables_opened: AtomicUsize,
    /// The plays that were confirmed to people.
    plays: Mutex<Vec<Play>>,
}

impl Simulator {
    /// The simulation of a seed, in which people take at most `steps` steps.
    pub(super) fn new(seed: u64, disturbances: Disturbances, steps: usize) -> Arc<Self> {
        let store = if disturbances.has(Disturbance::SeveralProcesses) {
            MemoryStore::shared()
        } else {
            MemoryStore::default()
        };
        let has_threads = RandomStream::new(seed, "threads").one_in(3);
        // Without faults, the store never waits.
        let _ = store
            .change_server_setting(GuildId(GUILD), ServerSetting::MatchThreads(has_threads))
            .now_or_never();
        let (set_clock, shown) = watch::channel(START);
        let origin = Instant::now();
        let has_tournament = has_tournament(seed);
        let count = if has_tournament { 4..7 } else { 2..5 };
        let people = RandomStream::new(seed, "people").within(count);
        Arc::new(Self {
            seed,
            disturbances,
            trace: Trace::new(),
            store,
            clock: Clock::Runtime { origin, shown },
            set_clock,
            clock_error: AtomicI64::new(0),
            world: Mutex::new(World::new(people)),
            tables: Mutex::default(),
            calm_at: OnceLock::new(),
            has_threads,
            has_tournament,
            has_forgotten: AtomicBool::new(false),
            steps_left: AtomicUsize::new(steps),
            tables_opened: AtomicUsize::new(0),
            plays: Mutex::default(),
        })
    }

    /// The simulated Discord.
    pub(super) fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a kind of disturbance can occur at present.
    pub(super) fn is_disturbed_by(&self, kind: Disturbance) -> bool {
        self.disturbances.has(kind) && !self.is_calm()
    }

    /// Whether a kind of disturbance may have occurred at any time.
    pub(super) const fn had(&self, kind: Disturbance) -> bool {
        self.disturbances.has(kind)
    }

    /// Ends all disturbances. A clock that was set back is corrected, because otherwise what was stored
    /// before would be due later. Channels that were deleted, and people who have left, stay away.
    pub(super) fn calm_down(&self) {
        let late = self.clock_error.load(Ordering::Relaxed).min(0);
        if late < 0 {
            self.move_clock(-late);
        }
        let _ = self.calm_at.set(self.clock.now());
        {
            let mut world = self.world();
            world.hidden.clear();
            world.is_removed = false;
        }
        self.trace.note(format_args!("calm"));
    }

    /// Whether the disturbances have ended.
    pub(super) fn is_calm(&self) -> bool {
        self.calm_at.get().is_some()
    }

    /// The time at which the disturbances ended; `None` if they have not.
    pub(super) fn calm_at(&self) -> Option<Timestamp> {
        self.calm_at.get().copied()
    }

    /// Uses one of the remaining steps. False if there are none, or a law is broken.
    pub(super) fn take_step(&self) -> bool {
        let left = self.steps_left.load(Ordering::Relaxed);
        self.steps_left
            .store(left.saturating_sub(1), Ordering::Relaxed);
        left > 0 && self.trace.violation().is_none()
    }

    /// How many more steps people may take.
    pub(super) fn steps_left(&self) -> usize {
        self.steps_left.load(Ordering::Relaxed)
    }

    /// The number of tables that people have requested.
    pub(super) fn tables_opened(&self) -> usize {
        self.tables_opened.load(Ordering::Relaxed)
    }

    /// Counts a table that a person requests.
    pub(super) fn count_table(&self) {
        self.tables_opened.fetch_add(1, Ordering::Relaxed);
    }

    /// Sets the clock wrong by `millis`.
    pub(super) fn disturb_clock(&self, millis: i64) {
        self.clock_error.fetch_add(millis, Ordering::Relaxed);
        self.move_clock(millis);
    }

    /// Moves the clock by `millis`, which may be negative.
    pub(super) fn move_clock(&self, millis: i64) {
        self.trace
            .note(format_args!("the clock is set by {millis} ms"));
        self.set_clock.send_modify(|shown| shown.0 += millis);
    }

    /// Records that a person may have had their data deleted.
    pub(super) fn note_forgetting(&self) {
        self.has_forgotten.store(true, Ordering::Relaxed);
    }

    /// Whether a person may have had their data deleted.
    pub(super) fn has_forgotten(&self) -> bool {
        self.has_forgotten.load(Ordering::Relaxed)
    }

    /// The stored table and messages of a match; `None` if there is no such match, or it cannot be read.
    pub(super) fn stored(&self, id: MatchId) -> Option<(Table, Vec<MessageState>)> {
        // Without faults, the store never waits.
        self.store.load(id).now_or_never()?.ok()?
    }

    /// The stored table of a match.
    pub(super) fn table(&self, id: MatchId) -> Option<Arc<Table>> {
        let revision = self.store.revision(id).now_or_never()?.ok()??;
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        match tables.get(&id) {
            Some(known) if known.revision() == revision && !self.has_forgotten() => {
                Some(known.clone())
            }
            _ => {
                let (table, _) = self.stored(id)?;
                let table = Arc::new(table);
                tables.insert(id, table.clone());
                Some(table)
            }
        }
    }

    /// The stored record of a match.
    pub(super) fn record(&self, id: MatchId) -> String {
        let read = self.store.record(id).now_or_never();
        read.and_then(Result::ok).unwrap_or_default()
    }

    /// Records that a play was confirmed to a person.
    pub(super) fn add_play(&self, play: Play) {
        let mut plays = self.plays.lock().unwrap_or_else(PoisonError::into_inner);
        plays.push(play);
    }

    /// The plays that were confirmed to people.
    pub(super) fn plays(&self) -> Vec<Play> {
        self.plays
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}
