//! The bot's processes, as the program that runs them says, and what people ask of them.

use serde::Deserialize;

/// What a person asks of one of the bot's processes, by its number from 0.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "snake_case", tag = "action", deny_unknown_fields)]
pub enum ProcessRequest {
    /// To end it without warning.
    Kill {
        /// Which one.
        process: usize,
    },
    /// To start it again.
    Start {
        /// Which one.
        process: usize,
    },
}

impl ProcessRequest {
    /// Which process it is about.
    pub(crate) const fn process(self) -> usize {
        match self {
            Self::Kill { process } | Self::Start { process } => process,
        }
    }
}
