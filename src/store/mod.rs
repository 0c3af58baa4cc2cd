//! All SQL of the program. Opens the database file, locks it against other programs, and reads and
//! writes matches, messages, ratings, puzzles and settings: one file per aggregate.
//!
//! The statements are restricted to SQL that PostgreSQL also accepts.

mod address;
mod columns;
mod database;
mod emoji;
mod error;
mod inspect;
mod lock;
mod matches;
mod messages;
mod migrations;
mod open_error;
mod pages;
mod puzzles;
mod ratings;
mod settings;

pub use database::Store;
pub use error::{Error, Result};
pub use lock::heartbeat_age;
pub use matches::TableChange;
pub use messages::{Audience, MessageState, Placement};
pub use migrations::MIGRATIONS;
pub use open_error::OpenError;
pub use pages::Page;
pub use puzzles::{PuzzleAnswer, SolverRow};
pub use ratings::{Outcome, RatingChange, RatingRow};
