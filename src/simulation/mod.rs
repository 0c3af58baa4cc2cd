//! A deterministic simulation of the whole program: hosts, a store that fails, a Discord that loses and
//! duplicates, and people who do what they should not, all on one thread. Time, randomness and the order of
//! tasks follow from a seed, so that a failure can be reproduced.

mod discord;
mod disturbances;
mod laws;
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
