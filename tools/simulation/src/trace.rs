//! The trace of a simulation: a hash of all events, the last lines, and the first broken law.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::time::Instant;

/// How many lines are kept.
const MAX_LINES: usize = 400;

/// The trace of one simulation. Clones write to the same trace.
#[derive(Clone, Debug)]
pub(super) struct Trace(Arc<Mutex<Inner>>);

#[derive(Debug)]
struct Inner {
    start: Instant,
    hash: u64,
    events: u64,
    lines: VecDeque<String>,
    violation: Option<String>,
}

impl Trace {
    /// An empty trace that begins now.
    pub(super) fn new() -> Self {
        Self(Arc::new(Mutex::new(Inner {
            start: Instant::now(),
            hash: 0xcbf2_9ce4_8422_2325,
            events: 0,
            lines: VecDeque::new(),
            violation: None,
        })))
    }

    /// Adds an event.
    pub(super) fn note(&self, event: fmt::Arguments<'_>) {
        let mut inner = self.inner();
        let line = format!("{:>9} ms  {event}", inner.start.elapsed().as_millis());
        for byte in line.bytes() {
            inner.hash = (inner.hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        inner.events += 1;
        if inner.lines.len() == MAX_LINES {
            inner.lines.pop_front();
        }
        inner.lines.push_back(line);
    }

    /// Records that a law is broken. Only the first one is kept.
    pub(super) fn report_violation(&self, violation: fmt::Arguments<'_>) {
        self.note(format_args!("BROKEN: {violation}"));
        let mut inner = self.inner();
        if inner.violation.is_none() {
            inner.violation = Some(violation.to_string());
        }
    }

    /// The first broken law.
    pub(super) fn violation(&self) -> Option<String> {
        self.inner().violation.clone()
    }

    /// The hash of all events, and their number.
    pub(super) fn summary(&self) -> (u64, u64) {
        let inner = self.inner();
        (inner.hash, inner.events)
    }

    /// The last lines.
    pub(super) fn lines(&self) -> Vec<String> {
        self.inner().lines.iter().cloned().collect()
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A short hash of a text, for the trace.
pub(super) fn short_hash(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
