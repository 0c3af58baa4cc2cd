//! A deterministic simulation of the whole program: hosts, a store that fails, a Discord that loses
//! and duplicates, and people who do what they should not, all on one thread. Time, randomness and
//! the order of tasks follow from a seed, so that a failure can be reproduced.
//!
//! tokio's time is paused, so that hours take milliseconds. `host/cluster/environment.rs` is what the
//! program gets from its surroundings. Computations run inline, and each task is wrapped
//! (`tasks.rs`): its polls are delayed at random, so that tasks overtake each other, and a process
//! is *killed* by ending all its tasks at one poll. The store in memory takes a moment for each
//! operation, so that this can happen between any two.
//!
//! The laws are checked at different times:
//!
//! - *At each request*: an answered play is stored; an action that is offered is legal; no text and
//!   no id names a card that its reader cannot know of; an interaction is answered once, in time.
//! - *Now and then*, a person looks at a match twice: as it is, and with everything that they
//!   cannot see dealt again. All texts, choices and requested pictures must be the same.
//! - *When all is calm*: every record passes `check`; every message shows the newest state; the
//!   players to act have been told, and no others; no bot or deadline is overdue; after a stop no
//!   task runs.
//! - *Months later*: a paused match is still as it was, and a match without a clock is on hold.
//!
//! If a law is broken, disturbances and steps are removed as long as it is still broken without
//! them, and the trace of the shortest such simulation is printed. `tests/simulation/planted.toml`
//! lists bugs for the simulation to find, and `tests/simulation/planted.py` plants them in a copy
//! of the project. The simulation draws no pictures, analyses no matches, and has only one server.

mod discord;
mod disturbances;
mod laws;
mod memory_store;
mod people;
mod play;
mod process;
mod random_stream;
mod requests;
mod run;
mod running_processes;
mod settling;
mod shortening;
mod simulator;
mod surroundings;
mod tasks;
mod trace;
mod weights;

pub use memory_store::{Fault, MemoryStore, Operation};
use run::Scenario;
pub use run::{Outcome, Processes};
pub use shortening::Shortened;

/// Runs the simulation of a seed.
#[must_use]
pub fn simulate(seed: u64, processes: Processes) -> Outcome {
    Scenario::of_seed(seed, processes).run()
}

/// Looks for the shortest simulation that breaks a law, beginning with that of a seed. `None` if the seed
/// breaks no law.
#[must_use]
pub fn shorten(seed: u64, processes: Processes) -> Option<Shortened> {
    shortening::shorten(Scenario::of_seed(seed, processes))
}
