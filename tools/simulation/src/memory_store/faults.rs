//! Injected faults of the store in memory: what can happen to a database that is used over a network.

use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How an operation goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It fails before the commit: nothing has changed.
    BeforeCommit,
    /// It is committed, but reported as failed.
    AfterCommit,
    /// It starts only after a delay.
    Slow(Duration),
    /// It is committed, but the response is lost: after this time the client gives up, and it is reported as
    /// failed.
    LostAnswer(Duration),
}

/// An operation that is about to start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operation {
    /// The name of the method, for example `save`.
    pub name: &'static str,
    /// Whether it is a write.
    pub is_change: bool,
}

type Choose = Box<dyn FnMut(Operation) -> Option<Fault> + Send>;

/// Chooses the fault of each operation; initially no faults.
#[derive(Default)]
pub(super) struct Faults(Mutex<Option<Choose>>);

impl Faults {
    pub(super) fn set(&self, choose: impl FnMut(Operation) -> Option<Fault> + Send + 'static) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(choose));
    }

    pub(super) fn choose(&self, operation: Operation) -> Option<Fault> {
        let mut choose = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        choose.as_mut()?(operation)
    }
}

impl fmt::Debug for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Faults").finish_non_exhaustive()
    }
}
