//! What the host gets from its surroundings: time, randomness, tasks and threads. It is a value, so that a
//! simulation can control all of it.

use std::fmt::Debug;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use claim_ai::analysis::DEFAULT_ITERATIONS;
use claim_table::timestamp::Timestamp;
use futures::future::BoxFuture;
use rand::SeedableRng;
use rand::rand_core::UnwrapErr;
use rand::rngs::{ChaCha20Rng, SysRng};
use tokio_util::task::TaskTracker;

use crate::Clock;

/// Provides time, randomness, tasks and threads to a host.
#[derive(Clone, Debug)]
pub struct Environment {
    clock: Clock,
    simulation: Option<Arc<dyn Simulation>>,
}

/// Replaces what a host otherwise gets from the operating system and the runtime.
pub trait Simulation: Debug + Send + Sync {
    /// The seed of the next generator of random numbers.
    fn seed(&self) -> [u8; 32];

    /// Wraps a task that is about to be spawned; the returned future is polled in its place.
    fn task(&self, work: BoxFuture<'static, ()>) -> BoxFuture<'static, ()>;
}

impl From<Clock> for Environment {
    /// Uses this clock, and the system for everything else.
    fn from(clock: Clock) -> Self {
        Self {
            clock,
            simulation: None,
        }
    }
}

impl Environment {
    /// An environment that a simulation controls. Computations run inline, on the thread that asks for them.
    #[must_use]
    pub fn simulated(clock: Clock, simulation: Arc<dyn Simulation>) -> Self {
        Self {
            clock,
            simulation: Some(simulation),
        }
    }

    /// The clock that the host uses.
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The current time.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// A new generator of random numbers, seeded by the system or the simulation.
    #[must_use]
    pub fn rng(&self) -> ChaCha20Rng {
        match &self.simulation {
            Some(simulation) => ChaCha20Rng::from_seed(simulation.seed()),
            None => ChaCha20Rng::from_rng(&mut UnwrapErr(SysRng)),
        }
    }

    /// Spawns a task that `tracker` tracks.
    pub fn spawn(&self, tracker: &TaskTracker, work: impl Future<Output = ()> + Send + 'static) {
        match &self.simulation {
            Some(simulation) => tracker.spawn(simulation.task(Box::pin(work))),
            None => tracker.spawn(work),
        };
    }

    /// Runs a computation that would block the async threads on a blocking thread.
    ///
    /// # Errors
    ///
    /// If it panics.
    pub async fn compute<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> anyhow::Result<T> {
        if self.simulation.is_none() {
            return Ok(tokio::task::spawn_blocking(work).await?);
        }
        tokio::task::yield_now().await;
        let done = catch_unwind(AssertUnwindSafe(work));
        done.map_err(|_| anyhow::anyhow!("a computation panicked"))
    }

    /// How often a search may check whether it has time left. In a simulation no time passes during a search,
    /// so that this number limits it.
    #[must_use]
    pub fn search_steps(&self) -> u32 {
        match self.simulation {
            Some(_) => 2,
            None => u32::MAX,
        }
    }

    /// The number of search iterations per estimate of an analysis. Few of them find mistakes as well, which is enough for
    /// a simulation.
    #[must_use]
    pub fn analysis_iterations(&self) -> u32 {
        match self.simulation {
            Some(_) => 2,
            None => DEFAULT_ITERATIONS,
        }
    }

    /// How many computations can run in parallel.
    #[must_use]
    pub fn parallelism(&self) -> usize {
        match self.simulation {
            Some(_) => 2,
            None => std::thread::available_parallelism().map_or(1, NonZero::get),
        }
    }
}
