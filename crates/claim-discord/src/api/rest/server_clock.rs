//! Discord's clock, as its responses tell it.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use claim_table::timestamp::Timestamp;
use tokio::time::Instant;

/// What Discord's clock has shown in its last response, to the second.
#[derive(Debug, Default)]
pub struct ServerClock(Mutex<Option<(Timestamp, Instant)>>);

impl ServerClock {
    /// Sets the clock to what it shows now.
    pub(crate) fn set(&self, now: Timestamp) {
        let shown = (now, Instant::now());
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(shown);
    }

    /// The time by this clock now, behind by the time that a response takes. `None` if the last
    /// response is older than `max_age`: this machine may have slept since.
    #[must_use]
    pub fn now(&self, max_age: Duration) -> Option<Timestamp> {
        let shown = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (shown, at) = shown?;
        let age = at.elapsed();
        (age <= max_age).then(|| shown + age)
    }
}
