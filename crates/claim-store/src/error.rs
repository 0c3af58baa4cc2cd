//! Errors of the store while the program runs.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Why reading or saving has failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// Optimistic locking has failed: the change was based on an outdated state, adds something that already
    /// exists, or belongs to something that no longer exists. Nothing was saved. The caller has to read again
    /// and decide again.
    #[error("the stored data has changed in the meantime")]
    Conflict,
    /// A quota of the change is used up; the position of the first such quota is given. Nothing was saved.
    #[error("quota {0} is used up")]
    QuotaReached(usize),
    /// The store cannot be reached, is busy for too long, or has no space left. It is unknown whether a
    /// change was saved: only reading again tells.
    #[error("the database is unavailable: {reason}")]
    Unavailable {
        /// The error that the database has reported.
        reason: String,
    },
    /// Stored data is damaged, or was written by another program.
    #[error("{what} is corrupt: {reason}")]
    Corrupt {
        /// What cannot be read, for example a match by its id.
        what: String,
        /// The chain of causes.
        reason: String,
    },
    /// The match could not be read earlier, and was set aside.
    #[error("the match was set aside: {reason}")]
    Quarantined {
        /// Why it could not be read when it was set aside.
        reason: String,
    },
}

/// Runs a computation on the stored data of one match. A panic counts as an error, so that data of one match
/// cannot affect others.
pub fn catch_panic<T>(work: impl FnOnce() -> anyhow::Result<T>) -> anyhow::Result<T> {
    // The panic hook has already logged it.
    let panicked = |_| Err(anyhow::anyhow!("reading it caused a panic"));
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(panicked)
}

/// The result of reading or saving.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// An [`Error::Corrupt`] that says that `what` cannot be read, with the chain of causes.
    pub fn corrupt(what: impl Into<String>, cause: impl Into<anyhow::Error>) -> Self {
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
        assert!(catch_panic(|| Ok(())).is_ok());
        assert!(catch_panic(|| -> anyhow::Result<()> { panic!("in a test") }).is_err());
    }
}
