//! Match records: one match as text, written, read, replayed and checked, and the fair dealing
//! behind them. Pure: files are read and written elsewhere, chance is an argument.
//!
//! # Versions of the rules
//!
//! A header says by which version of the rules the match was played. If a fix would make old
//! records replay differently, `RULES_VERSION` is raised, and `State` is built for the version of
//! its record, so that a match that is running during an update ends by the rules with which it
//! began. A sample record of the old version, in which the two differ, stays in `tests/records/`. A
//! fix that changes no position that a record can reach needs none of this.

mod check;
mod error;
mod fair;
mod header;
mod json;
mod line;
mod outcome;
mod parse;
mod replay;

pub use check::{CheckSummary, Fairness, check};
pub use error::{LineError, RecordError, excerpt};
pub use fair::{Commitment, ParseHexError, Secret};
pub use header::{DailyHeader, Header, RULES_VERSION};
pub use json::{Member, Object};
pub use line::{Ending, LeaveReason, Line, TimedLine};
pub use outcome::{Outcome, RecordedGame, Tally};
pub use replay::{Replay, sorted_legal_actions};
