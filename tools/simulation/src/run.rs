//! One simulation from beginning to end.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::Builder;
use tokio_util::task::TaskTracker;

use super::disturbances::{Disturbance, Disturbances};
use super::random_stream::RandomStream;
use super::running_processes::{RunningProcesses, keep_running};
use super::settling::settle;
use super::simulator::{Simulator, has_tournament};
use super::{people, surroundings};

/// How many steps people take: in most simulations, and in some longer ones.
const STEPS: Range<u64> = 4..32;
const MANY_STEPS: Range<u64> = 40..120;
const TOURNAMENT_STEPS: Range<u64> = 20..300;

/// The maximum duration of the disturbed part.
const MAX_DISTURBED_TIME: Duration = Duration::from_hours(2);

/// The number of processes, if there are several.
const SEVERAL_PROCESSES: usize = 3;

/// The outcome of one simulation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The hash of all events: the same for the same seed.
    pub hash: u64,
    /// The number of events.
    pub events: u64,
    /// The first law that was broken, if any.
    pub violation: Option<String>,
    /// The last events.
    pub trace: Vec<String>,
}

/// How many processes use the store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Processes {
    /// One or several, depending on the seed.
    #[default]
    BySeed,
    /// Several.
    Several,
}

/// The parameters of a simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scenario {
    pub(super) seed: u64,
    pub(super) disturbances: Disturbances,
    pub(super) steps: usize,
}

impl Scenario {
    /// The scenario of a seed.
    pub(super) fn of_seed(seed: u64, processes: Processes) -> Self {
        let disturbances = Disturbances::of_seed(seed);
        let random = RandomStream::new(seed, "steps");
        let steps = match random.one_in(16) {
            _ if has_tournament(seed) => TOURNAMENT_STEPS,
            true => MANY_STEPS,
            false => STEPS,
        };
        Self {
            seed,
            disturbances: match processes {
                Processes::BySeed => disturbances,
                Processes::Several => disturbances.with(Disturbance::SeveralProcesses),
            },
            steps: usize::try_from(random.within(steps)).unwrap_or_default(),
        }
    }

    /// Runs the simulation on this thread. Simulated time is skipped, so it takes only as long as it
    /// computes.
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
        // Drops all tasks that are still waiting.
        runtime.shutdown_background();
        outcome
    }

    async fn simulate(self) -> Outcome {
        let simulator = Simulator::new(self.seed, self.disturbances, self.steps);
        let processes = Arc::new(RunningProcesses::default());
        simulator.trace.note(format_args!("{self:?}"));
        self.live(&simulator, &processes).await;
        if simulator.trace.violation().is_none() {
            settle(&simulator, &processes).await;
        }
        let (hash, events) = simulator.trace.summary();
        Outcome {
            hash,
            events,
            violation: simulator.trace.violation(),
            trace: simulator.trace.lines(),
        }
    }

    /// Runs the disturbed part.
    async fn live(self, simulator: &Arc<Simulator>, processes: &Arc<RunningProcesses>) {
        let count = if simulator.had(Disturbance::SeveralProcesses) {
            SEVERAL_PROCESSES
        } else {
            1
        };
        for slot in 0..count {
            tokio::spawn(keep_running(simulator.clone(), processes.clone(), slot));
        }
        let people = TaskTracker::new();
        let ids: Vec<_> = simulator.world().people.keys().copied().collect();
        for id in ids {
            people.spawn(people::live(simulator.clone(), processes.clone(), id));
        }
        surroundings::begin(simulator);
        people.close();
        // The next person may act only after a long time, so this has a limit.
        let _ = tokio::time::timeout(MAX_DISTURBED_TIME, people.wait()).await;
    }
}
