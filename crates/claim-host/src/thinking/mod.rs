//! Computations that take long: bots, analyses, puzzles, and playing on from a position.

pub(crate) mod analysis;
mod bots;
pub(crate) mod playing_on;
pub(crate) mod practice;
pub(crate) mod puzzles;

use std::sync::Arc;
use std::time::Duration;

use claim_ai::bots::solver::Solver;
use claim_ai::puzzle::{Day, PuzzleOfDay};
use claim_store::Store;
use tokio::sync::{Mutex, Semaphore};
use tokio_util::task::TaskTracker;

use self::analysis::Analyses;
use self::bots::max_concurrent_searches;
use self::playing_on::PlayedOn;
use self::puzzles::MAX_PAST_PUZZLES;
use crate::matches::Matches;
use crate::matches::lru_cache::LruCache;
use crate::{Environment, Lists};

/// The owner of what bots, and puzzles, compute. Cloning is cheap: all clones share their state.
#[derive(Clone, Debug)]
pub struct Thinking {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    store: Arc<dyn Store>,
    environment: Environment,
    matches: Matches,
    lists: Lists,
    analyses: Analyses,
    tasks: TaskTracker,
    bot_pause: Duration,
    bot_permits: Semaphore,
    compute_permits: Semaphore,
    // Shared by all bots, analyses and puzzles, because its tables are large. Used for milliseconds at a
    // time.
    solver: Arc<Solver>,
    played_on: PlayedOn,
    // The puzzle that was requested last, and its day.
    puzzle: Mutex<Option<(Day, Arc<PuzzleOfDay>)>>,
    // Puzzles of earlier days that were practised lately.
    past_puzzles: Mutex<LruCache<Arc<PuzzleOfDay>, Day>>,
}

impl Thinking {
    /// Bots that play in these matches. `bot_pause` is the minimum time that a bot takes before the first action of its
    /// turn, and `tasks` are those that a stopping program waits for.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        matches: Matches,
        lists: Lists,
        tasks: TaskTracker,
        bot_pause: Duration,
    ) -> Self {
        let environment = matches.environment().clone();
        let solver: Arc<Solver> = Arc::default();
        let shared = Shared {
            store,
            analyses: Analyses::new(matches.clone(), lists.clone(), solver.clone()),
            matches,
            lists,
            tasks,
            bot_pause,
            bot_permits: Semaphore::new(max_concurrent_searches(&environment)),
            environment,
            compute_permits: Semaphore::new(1),
            solver,
            played_on: PlayedOn::default(),
            puzzle: Mutex::default(),
            past_puzzles: Mutex::new(LruCache::new(MAX_PAST_PUZZLES)),
        };
        Self {
            shared: Arc::new(shared),
        }
    }

    /// The analyses of finished matches.
    #[must_use]
    pub fn analyses(&self) -> &Analyses {
        &self.shared.analyses
    }
}
