//! The wall clock, passed in wherever time is asked for.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use crate::time::Timestamp;

/// A clock: the system's, or one that somebody moves by hand.
#[derive(Clone, Debug)]
pub enum Clock {
    /// The system's.
    System,
    /// One that shows what it was last set to.
    Manual(watch::Receiver<Timestamp>),
}

impl Clock {
    /// A clock that is moved by hand, and the hand.
    #[must_use]
    pub fn manual(start: Timestamp) -> (watch::Sender<Timestamp>, Self) {
        let (hand, face) = watch::channel(start);
        (hand, Self::Manual(face))
    }

    /// This moment.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        match self {
            Self::System => {
                let elapsed = SystemTime::now()
                    .duration_since(UNIX_EPOCH)
                    .unwrap_or_default();
                Timestamp::default().after(elapsed)
            }
            Self::Manual(face) => *face.borrow(),
        }
    }

    /// Waits until that moment.
    pub async fn sleep_until(&self, moment: Timestamp) {
        /// The longest single sleep, so that a change of the system's clock is noticed.
        const LONGEST: Duration = Duration::from_mins(1);
        match self {
            Self::System => {
                while self.now() < moment {
                    tokio::time::sleep(moment.since(self.now()).min(LONGEST)).await;
                }
            }
            Self::Manual(face) => {
                let mut face = face.clone();
                if face.wait_for(|&now| now >= moment).await.is_err() {
                    // Nobody can move it any more.
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}
