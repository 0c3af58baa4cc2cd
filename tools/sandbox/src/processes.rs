//! The bot's processes, as reported by the program that runs them, and requests to kill or start them.

use serde::Deserialize;

/// A request about one of the bot's processes, which are numbered from 0.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "snake_case", tag = "action", deny_unknown_fields)]
pub enum ProcessRequest {
    /// Kill it without warning.
    Kill {
        /// The number of the process.
        process: usize,
    },
    /// Start it again.
    Start {
        /// The number of the process.
        process: usize,
    },
}

impl ProcessRequest {
    /// The number of the process.
    pub(crate) const fn process(self) -> usize {
        match self {
            Self::Kill { process } | Self::Start { process } => process,
        }
    }
}
