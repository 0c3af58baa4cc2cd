//! Playing the Claim games well: bots, an exact solver, an arena that compares bots, the analysis of
//! finished matches, and daily puzzles. Time and chance are arguments everywhere.
//!
//! A match between two bots:
//!
//! ```
//! use claim_ai::Level;
//! use claim_ai::bots::solver::Solver;
//! use claim_ai::bots::{Bot, TimeBudget};
//! use claim_ai::play::{PlayOptions, play_match};
//! use claim_rules::record::{Header, Replay};
//! use claim_rules::{GameKind, Options, Setup, View};
//! use rand::SeedableRng;
//! use rand::rngs::ChaCha20Rng;
//!
//! let setup = Setup::new(GameKind::Claim, 2, Options::default())?;
//! let bots = [Bot::Level(Level::Easy), Bot::Random];
//! let solver = Solver::default();
//! let policy = |view: &View, rng: &mut ChaCha20Rng| {
//!     bots[view.seat().index()].act(view, TimeBudget::FixedIterations, &solver, rng)
//! };
//! let mut replay = Replay::new(Header::new(setup));
//! let mut rng = ChaCha20Rng::seed_from_u64(1);
//! let outcome = play_match(&mut replay, PlayOptions::default(), &mut rng, policy, |line| {
//!     println!("{line}");
//! })?;
//! assert!(!outcome.winners.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod analysis;
pub mod arena;
pub mod bots;
mod character;
pub mod daily;
mod level;
pub mod play;
pub mod puzzle;

pub use character::{Character, Temperament};
pub use level::Level;

/// 95 % of a normal distribution lies within this many standard errors of its mean.
const STANDARD_ERRORS: f32 = 1.96;
