//! What all parts of one simulation share.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use futures::FutureExt;
use tokio::sync::watch;
use tokio::time::Instant;

use super::chance::Chance;
use super::discord::{GUILD, World};
use super::disturbances::{Disturbance, Disturbances};
use super::laws::Play;
use super::process::Process;
use super::trace::Trace;
use crate::host::Clock;
use crate::ids::{GuildId, MatchId};
use crate::settings::ServerSetting;
use crate::store::{MatchStore, MemoryStore, MessageState, SettingsStore};
use crate::table::Table;
use crate::timestamp::Timestamp;

/// When simulations begin.
const START: Timestamp = Timestamp(1_780_000_000_000);

/// One simulation.
#[derive(Debug)]
pub(super) struct Simulator {
    /// The seed.
    pub(super) seed: u64,
    /// What goes wrong while it is lively.
    disturbances: Disturbances,
    /// What has happened.
    pub(super) trace: Trace,
    /// A connection to the store that has no faults.
    pub(super) store: MemoryStore,
    /// The clock of all processes.
    pub(super) clock: Clock,
    set_clock: watch::Sender<Timestamp>,
    /// How many milliseconds the clock is fast, or slow if that is negative.
    clock_error: AtomicI64,
    world: Mutex<World>,
    /// The tables as they were last read: replaying their records takes long.
    tables: Mutex<BTreeMap<MatchId, Arc<Table>>>,
    /// The processes that run.
    processes: Mutex<Vec<Option<Arc<Process>>>>,
    /// Since when nothing goes wrong.
    calm_at: OnceLock<Timestamp>,
    /// Whether the server wants threads at first.
    pub(super) has_threads: bool,
    has_forgotten: AtomicBool,
    /// How often people may still do something.
    steps_left: AtomicUsize,
    tables_opened: AtomicUsize,
    /// What people were told that they have played.
    plays: Mutex<Vec<Play>>,
}

impl Simulator {
    /// The simulation of a seed, in which people do something that many times.
    pub(super) fn new(seed: u64, disturbances: Disturbances, steps: usize) -> Arc<Self> {
        let store = if disturbances.has(Disturbance::SeveralProcesses) {
            MemoryStore::shared()
        } else {
            MemoryStore::default()
        };
        let has_threads = Chance::new(seed, "threads").one_in(3);
        // Without faults, the store never waits.
        let _ = store
            .change_server_setting(GuildId(GUILD), ServerSetting::MatchThreads(has_threads))
            .now_or_never();
        let (set_clock, shown) = watch::channel(START);
        let origin = Instant::now();
        let people = Chance::new(seed, "people").within(2..5);
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
            processes: Mutex::default(),
            calm_at: OnceLock::new(),
            has_threads,
            has_forgotten: AtomicBool::new(false),
            steps_left: AtomicUsize::new(steps),
            tables_opened: AtomicUsize::new(0),
            plays: Mutex::default(),
        })
    }

    /// Discord.
    pub(super) fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether something of that kind may go wrong now.
    pub(super) fn is_disturbed_by(&self, kind: Disturbance) -> bool {
        self.disturbances.has(kind) && !self.is_calm()
    }

    /// Whether something of that kind may have gone wrong at any time.
    pub(super) const fn had(&self, kind: Disturbance) -> bool {
        self.disturbances.has(kind)
    }

    /// From now on nothing goes wrong, and a clock that was set back is right again: what was stored before
    /// that would be due later. Channels that are deleted, and people who have left, stay away.
    pub(super) fn calm_down(&self) {
        let late = self.clock_error.load(Ordering::Relaxed).min(0);
        if late < 0 {
            self.move_clock(-late);
        }
        let _ = self.calm_at.set(self.clock.now());
        {
            let mut world = self.world();
            world.hidden.clear();
            world.is_thrown_out = false;
        }
        self.trace.note(format_args!("calm"));
        for process in self.running() {
            process.tasks.spare();
        }
    }

    /// Whether nothing goes wrong any more.
    pub(super) fn is_calm(&self) -> bool {
        self.calm_at.get().is_some()
    }

    /// Since when nothing goes wrong; `None` if it still does.
    pub(super) fn calm_at(&self) -> Option<Timestamp> {
        self.calm_at.get().copied()
    }

    /// Takes one of the things that people may still do; false if there are none, or a law is broken.
    pub(super) fn take_step(&self) -> bool {
        let left = self.steps_left.load(Ordering::Relaxed);
        self.steps_left
            .store(left.saturating_sub(1), Ordering::Relaxed);
        left > 0 && self.trace.violation().is_none()
    }

    /// How often people may still do something.
    pub(super) fn steps_left(&self) -> usize {
        self.steps_left.load(Ordering::Relaxed)
    }

    /// How many tables people have asked for.
    pub(super) fn tables_opened(&self) -> usize {
        self.tables_opened.load(Ordering::Relaxed)
    }

    /// Counts a table that a person asks for.
    pub(super) fn count_table(&self) {
        self.tables_opened.fetch_add(1, Ordering::Relaxed);
    }

    /// Sets the clock wrong.
    pub(super) fn disturb_clock(&self, millis: i64) {
        self.clock_error.fetch_add(millis, Ordering::Relaxed);
        self.move_clock(millis);
    }

    /// Sets the clock forward, or back.
    pub(super) fn move_clock(&self, millis: i64) {
        self.trace
            .note(format_args!("the clock is set by {millis} ms"));
        self.set_clock.send_modify(|shown| shown.0 += millis);
    }

    /// Removes all processes, which would keep this simulator in memory, and it them.
    pub(super) fn forget_processes(&self) {
        let processes = self.processes.lock();
        processes.unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Registers or removes the process in a slot.
    pub(super) fn set_process(&self, slot: usize, process: Option<Arc<Process>>) {
        let mut processes = self
            .processes
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if processes.len() <= slot {
            processes.resize_with(slot + 1, || None);
        }
        processes[slot] = process;
    }

    /// The processes that run.
    pub(super) fn running(&self) -> Vec<Arc<Process>> {
        let processes = self
            .processes
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let running = processes
            .iter()
            .flatten()
            .filter(|it| !it.tasks.is_killed());
        running.cloned().collect()
    }

    /// Notes that people have their data deleted, which changes tables without raising their revisions.
    pub(super) fn note_forgetting(&self) {
        self.has_forgotten.store(true, Ordering::Relaxed);
    }

    /// Whether people may have had their data deleted.
    pub(super) fn has_forgotten(&self) -> bool {
        self.has_forgotten.load(Ordering::Relaxed)
    }

    /// What is stored of a match; `None` if there is no such match, or it cannot be read.
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

    /// Notes that a person was told that they have played.
    pub(super) fn add_play(&self, play: Play) {
        let mut plays = self.plays.lock().unwrap_or_else(PoisonError::into_inner);
        plays.push(play);
    }

    /// What people were told that they have played.
    pub(super) fn plays(&self) -> Vec<Play> {
        self.plays
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}
