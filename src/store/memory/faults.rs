//! Faults of a store in memory: what can happen to a database that is used over a network.

use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// What goes wrong with an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It fails before it is committed: nothing has happened.
    Before,
    /// It fails after it was committed: it has happened, but is reported as failed.
    After,
    /// It starts only after this time.
    Slow(Duration),
    /// It is committed, but the answer does not arrive: after this time the connection is given up,
    /// and it is reported as failed.
    LostAnswer(Duration),
}

/// An operation that is about to start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operation {
    /// The name of the method, for example `save`.
    pub name: &'static str,
    /// Whether it changes what is stored.
    pub is_change: bool,
}

type Choose = Box<dyn FnMut(Operation) -> Option<Fault> + Send>;

/// Chooses the faults; none at first.
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
