//! What can go wrong with the store while the program runs.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Why something could not be read or saved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The change does not fit what is stored: it was made from an outdated state, or what it adds
    /// exists already, or what it belongs to does not exist any more. Nothing was saved. The
    /// maker of the change reads again and decides again.
    #[error("what is stored has changed in the meantime")]
    Conflict,
    /// One of the change's quotas is used up: the first that is, by its position. Nothing was saved.
    #[error("quota {0} is used up")]
    QuotaReached(usize),
    /// The store cannot be reached, is busy for too long, or has no room. Whether a change was
    /// saved is unknown: only reading it again tells.
    #[error("the database is unavailable: {reason}")]
    Unavailable {
        /// What the database reports.
        reason: String,
    },
    /// What is stored is damaged, or written by another program.
    #[error("{what} is corrupt: {reason}")]
    Corrupt {
        /// What cannot be read, for example a match by its id.
        what: String,
        /// The cause.
        reason: String,
    },
}

/// Does work on what is stored of one match. A panic counts as an error: what is stored of others need not cause it.
pub(super) fn caught<T>(work: impl FnOnce() -> anyhow::Result<T>) -> anyhow::Result<T> {
    // The panic hook has logged it.
    let panicked = |_| Err(anyhow::anyhow!("the program has panicked on it"));
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(panicked)
}

/// The result of reading or saving.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// `what` cannot be read, with the cause and its own causes.
    pub(super) fn corrupt(what: impl Into<String>, cause: impl Into<anyhow::Error>) -> Self {
        Self::Corrupt {
            what: what.into(),
            reason: format!("{:#}", cause.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panic_is_an_error() {
        assert!(caught(|| Ok(())).is_ok());
        assert!(caught(|| -> anyhow::Result<()> { panic!("in a test") }).is_err());
    }
}
