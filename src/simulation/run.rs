//! One simulation from its beginning to its end.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::Builder;
use tokio_util::task::TaskTracker;

use super::chance::Chance;
use super::disturbances::{Disturbance, Disturbances};
use super::laws;
use super::people;
use super::process::{Process, keep_running};
use super::simulator::Simulator;

/// How often people do something in most simulations, and in some.
const STEPS: Range<u64> = 5..40;
const MANY_STEPS: Range<u64> = 40..150;

/// How long the lively part may take at most.
const MAX_LIVELY: Duration = Duration::from_hours(2);

/// After this time without disturbances everything is up to date: longer than the longest wait
/// between two attempts at anything.
const CALM: Duration = Duration::from_mins(12);

/// Longer than any turn may take and than any table stays open.
const LONG: Duration = Duration::from_hours(24 * 8);

/// How long after its time a deadline is enforced at the latest.
const PATIENCE: Duration = Duration::from_secs(100);

/// How long is waited for a moment in which nothing happens by itself, and how often.
const WAIT: Duration = Duration::from_secs(20);
const MAX_WAITS: usize = 90;

/// How many deadlines a match may still have: each lobby and player has one, and a series goes on.
const MAX_DEADLINES: usize = 20;

/// How many processes there are, if there are several.
const SEVERAL: usize = 3;

/// What came of one simulation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The hash of everything that happened: the same for the same seed.
    pub hash: u64,
    /// How many events there were.
    pub events: u64,
    /// The law that was broken first, if any was.
    pub violation: Option<String>,
    /// The last events.
    pub trace: Vec<String>,
}

/// What is simulated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scenario {
    pub(super) seed: u64,
    pub(super) disturbances: Disturbances,
    pub(super) steps: usize,
}

impl Scenario {
    /// What follows from a seed.
    pub(super) fn of_seed(seed: u64) -> Self {
        let chance = Chance::new(seed, "steps");
        let steps = if chance.one_in(16) { MANY_STEPS } else { STEPS };
        Self {
            seed,
            disturbances: Disturbances::of_seed(seed),
            steps: usize::try_from(chance.within(steps)).unwrap_or_default(),
        }
    }

    /// Runs it, on this thread and in a moment, however long it takes in simulated time.
    ///
    /// # Panics
    ///
    /// If the system has no resources for a runtime.
    pub(super) fn run(self) -> Outcome {
        let runtime = Builder::new_current_thread()
            .enable_time()
            .start_paused(true)
            .build()
            .expect("a runtime on this thread needs no resources");
        let outcome = runtime.block_on(self.simulate());
        // Ends everything that still waits.
        runtime.shutdown_background();
        outcome
    }

    async fn simulate(self) -> Outcome {
        let simulator = Simulator::new(self.seed, self.disturbances, self.steps);
        simulator.trace.note(format_args!("{self:?}"));
        self.live(&simulator).await;
        if simulator.trace.violation().is_none() {
            settle(&simulator).await;
        }
        let (hash, events) = simulator.trace.summary();
        Outcome {
            hash,
            events,
            violation: simulator.trace.violation(),
            trace: simulator.trace.lines(),
        }
    }

    /// The lively part.
    async fn live(self, simulator: &Arc<Simulator>) {
        let processes = if simulator.had(Disturbance::SeveralProcesses) {
            SEVERAL
        } else {
            1
        };
        for slot in 0..processes {
            tokio::spawn(keep_running(simulator.clone(), slot));
        }
        let people = TaskTracker::new();
        let ids: Vec<_> = simulator.world().people.keys().copied().collect();
        for id in ids {
            people.spawn(people::live(simulator.clone(), id));
        }
        tokio::spawn(move_clock(simulator.clone()));
        tokio::spawn(forget_nonces(simulator.clone()));
        people.close();
        // It may take long until the next person acts.
        let _ = tokio::time::timeout(MAX_LIVELY, people.wait()).await;
    }
}

/// Sets the clock now and then.
async fn move_clock(simulator: Arc<Simulator>) {
    let chance = Chance::new(simulator.seed, "clock");
    loop {
        tokio::time::sleep(chance.millis(5000..120_000)).await;
        if simulator.is_disturbed_by(Disturbance::ClockJumps) {
            let millis = i64::try_from(chance.within(0..900_000)).unwrap_or_default();
            simulator.move_clock(millis - 450_000);
        }
    }
}

/// Lets Discord forget all nonces now and then.
async fn forget_nonces(simulator: Arc<Simulator>) {
    let chance = Chance::new(simulator.seed, "nonces");
    loop {
        tokio::time::sleep(chance.millis(1000..60_000)).await;
        if simulator.is_disturbed_by(Disturbance::ForgottenNonces) {
            simulator.world().nonces.clear();
        }
    }
}

/// The calm part, in which everything has to come right.
async fn settle(simulator: &Arc<Simulator>) {
    simulator.calm_down();
    tokio::time::sleep(CALM).await;
    check(simulator).await;
    for _ in 0..MAX_DEADLINES {
        simulator.move_clock(i64::try_from(LONG.as_millis()).unwrap_or_default());
        tokio::time::sleep(PATIENCE).await;
        if !laws::has_deadlines(simulator) {
            break;
        }
    }
    tokio::time::sleep(CALM).await;
    check(simulator).await;
    laws::check_over(simulator);
    let running = simulator.running();
    for process in &running {
        close(simulator, process).await;
    }
}

async fn check(simulator: &Simulator) {
    for _ in 0..MAX_WAITS {
        if !laws::is_busy(simulator) {
            break;
        }
        tokio::time::sleep(WAIT).await;
    }
    laws::check_records(simulator);
    // Processes do not tell each other when a message has to be updated.
    if simulator.had(Disturbance::SeveralProcesses) {
        return;
    }
    if let Some(process) = simulator.running().first() {
        laws::check_calm(simulator, process).await;
    }
}

/// Closes a process, and checks that it leaves no task behind.
async fn close(simulator: &Simulator, process: &Process) {
    process.application.stop();
    process.host.close().await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let live = process.tasks.live();
    if live > 0 {
        simulator
            .trace
            .violate(format_args!("{live} tasks are left after the end"));
    }
}
