//! The clock from which the host takes the time.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use claim_table::timestamp::Timestamp;
use futures::future::Either;
use tokio::sync::watch;
use tokio::time::Instant;

/// A clock: the system's, a manual one for tests, or one for simulations.
#[derive(Clone, Debug)]
pub enum Clock {
    /// The system clock.
    System,
    /// A clock that shows the last value sent.
    Manual(watch::Receiver<Timestamp>),
    /// A clock that follows the async runtime's time, which a simulation controls.
    Runtime {
        /// A moment of the runtime's time.
        origin: Instant,
        /// What the clock shows at `origin`. Sending another value sets the clock.
        shown: watch::Receiver<Timestamp>,
    },
}

impl Clock {
    /// A manual clock that starts at `start`, and the sender that sets it.
    #[must_use]
    pub fn manual(start: Timestamp) -> (watch::Sender<Timestamp>, Self) {
        let (sender, receiver) = watch::channel(start);
        (sender, Self::Manual(receiver))
    }

    /// The current time.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        match self {
            Self::System => {
                let elapsed = SystemTime::now().duration_since(UNIX_EPOCH);
                Timestamp::default() + elapsed.unwrap_or_default()
            }
            Self::Manual(receiver) => *receiver.borrow(),
            Self::Runtime { origin, shown } => *shown.borrow() + origin.elapsed(),
        }
    }

    /// Waits for a duration, starting at the call. Setting the clock meanwhile has no effect on this, except
    /// for a manual clock, which moves only by being set.
    pub fn sleep(&self, time: Duration) -> impl Future<Output = ()> {
        match self {
            Self::System | Self::Runtime { .. } => Either::Left(tokio::time::sleep(time)),
            Self::Manual(_) => Either::Right(self.sleep_until(self.now() + time)),
        }
    }

    /// As [`Self::sleep_until`]; forever if there is no time to wait for.
    pub async fn sleep_until_next(&self, next: Option<Timestamp>) {
        match next {
            Some(next) => self.sleep_until(next).await,
            None => std::future::pending().await,
        }
    }

    /// Waits until the clock has reached `time`.
    pub async fn sleep_until(&self, time: Timestamp) {
        /// The longest single sleep, so that a change of the system clock is noticed.
        const MAX_SLEEP: Duration = Duration::from_mins(1);
        match self {
            Self::System | Self::Runtime { .. } => loop {
                let remaining = time.saturating_duration_since(self.now());
                if remaining.is_zero() {
                    return;
                }
                tokio::time::sleep(remaining.min(MAX_SLEEP)).await;
            },
            Self::Manual(receiver) => {
                let mut receiver = receiver.clone();
                if receiver.wait_for(|&now| now >= time).await.is_err() {
                    // The sender is gone: the clock has stopped forever.
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}
