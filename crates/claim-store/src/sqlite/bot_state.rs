//! What a bot says about itself in its lock file.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::sql::UpgradeProgress;

/// What a bot does, as its lock file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotState {
    /// It has opened the database, but does not serve users yet.
    Starting,
    /// It waits for its first connection to Discord's gateway.
    Connecting,
    /// It serves users.
    Serving {
        /// For how long Discord had been silent; `None` if the bot does not use the gateway, and Discord answers it.
        silence: Option<Duration>,
        /// What needs a person although it serves: a line each.
        warnings: Vec<String>,
    },
    /// It is being updated, for example `migrating: 5 of 100 matches`, or is `stopping`.
    Busy(String),
}

impl BotState {
    /// The state during a migration or upgrade.
    pub(crate) fn migrating(progress: UpgradeProgress) -> Self {
        Self::Busy(format!("migrating: {progress}"))
    }
}

/// The words in the lock file.
const STARTING: &str = "starting";
const CONNECTING: &str = "connecting";
const SERVING: &str = "serving";

impl fmt::Display for BotState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Starting => f.write_str(STARTING),
            Self::Connecting => f.write_str(CONNECTING),
            Self::Serving { silence, warnings } => {
                match silence {
                    None => f.write_str(SERVING)?,
                    // Fixed width, so that a concurrent reader never sees a partial number.
                    Some(silence) => write!(f, "{:020}", silence.as_millis())?,
                }
                warnings.iter().try_for_each(|line| write!(f, "\n{line}"))
            }
            Self::Busy(activity) => f.write_str(activity),
        }
    }
}

impl FromStr for BotState {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut lines = text.trim().lines();
        let state = lines.next().unwrap_or_default();
        let warnings = lines.map(str::to_owned).collect();
        Ok(match state {
            "" | STARTING => Self::Starting,
            CONNECTING => Self::Connecting,
            SERVING => Self::Serving {
                silence: None,
                warnings,
            },
            _ => match state.parse() {
                Ok(milliseconds) => Self::Serving {
                    silence: Some(Duration::from_millis(milliseconds)),
                    warnings,
                },
                Err(_) => Self::Busy(state.to_owned()),
            },
        })
    }
}
