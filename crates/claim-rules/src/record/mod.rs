//! Match records: one match as text, written, read, replayed and checked, and the fair dealing
//! behind them. Pure: files are read and written elsewhere, chance is an argument.

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
pub use error::{LineError, RecordError};
pub use fair::{Commitment, ParseHexError, Secret};
pub use header::{Header, RULES_VERSION};
pub use line::{Ending, LeaveReason, Line, TimedLine};
pub use outcome::{Outcome, RecordedGame};
pub use replay::{Replay, sorted_legal_actions};
