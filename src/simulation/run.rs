//! One simulation from its beginning to its end.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::Builder;
use tokio_util::task::TaskTracker;

use super::chance::Chance;
use super::disturbances::{Disturbance, Disturbances};
use super::people;
use super::process::keep_running;
use super::settling::settle;
use super::simulator::Simulator;
use super::surroundings;

/// How often people do something: in most simulations, and in some that are longer.
const STEPS: Range<u64> = 4..32;
const MANY_STEPS: Range<u64> = 40..120;

/// How long the lively part may take at most.
const MAX_LIVELY: Duration = Duration::from_hours(2);

/// How many processes there are, if there are several.
const SEVERAL: usize = 3;

/// The outcome of one simulation.
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

/// How many processes use the store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Processes {
    /// One or several, as the seed says.
    #[default]
    BySeed,
    /// Several.
    Several,
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
    pub(super) fn of_seed(seed: u64, processes: Processes) -> Self {
        let disturbances = Disturbances::of_seed(seed);
        let chance = Chance::new(seed, "steps");
        let steps = if chance.one_in(16) { MANY_STEPS } else { STEPS };
        Self {
            seed,
            disturbances: match processes {
                Processes::BySeed => disturbances,
                Processes::Several => disturbances.with(Disturbance::SeveralProcesses),
            },
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
        simulator.forget_processes();
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
        surroundings::begin(simulator);
        people.close();
        // It may take long until the next person acts.
        let _ = tokio::time::timeout(MAX_LIVELY, people.wait()).await;
    }
}
