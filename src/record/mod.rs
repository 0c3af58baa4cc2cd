//! Match records: one match as text, written, read, replayed and checked, and the fair dealing
//! behind them. Pure: files are read and written elsewhere, chance is an argument.

mod check;
mod fair;
mod json;
mod line;
mod parse;
mod replay;

pub use check::{Checked, Fairness, check};
pub use fair::{Commitment, ParseHexError, Secret};
pub use line::{Ending, Header, Line};
pub use parse::LineError;
pub use replay::{Fault, Replay, legal_list};
