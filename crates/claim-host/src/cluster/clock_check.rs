//! Compares the clock of this process with the database's. Processes that disagree about the time enforce each other's
//! deadlines too early or too late.

use std::time::Duration;

use claim_metrics::METRICS;
use claim_store::Store;
use claim_table::timestamp::Timestamp;
use tokio::time::Instant;

use super::environment::Environment;

/// The time between two comparisons.
const INTERVAL: Duration = Duration::from_mins(1);

/// A larger difference is reported.
const MAX_DIFFERENCE: Duration = Duration::from_secs(2);

/// What is known about the clock of this process.
#[derive(Debug, Default)]
pub(crate) struct ClockCheck {
    checked_at: Option<Instant>,
    is_reported: bool,
}

impl ClockCheck {
    /// Compares the clocks, if that is due. Logs when they begin to differ, and when they agree again.
    pub(crate) async fn run(
        &mut self,
        store: &dyn Store,
        environment: &Environment,
    ) -> claim_store::Result<()> {
        let now = Instant::now();
        if self.checked_at.is_some_and(|at| now < at + INTERVAL) {
            return Ok(());
        }
        let before = environment.now();
        let Some(there) = store.clock().await? else {
            return Ok(());
        };
        let after = environment.now();
        self.checked_at = Some(now);
        let difference = ClockDifference::between(before, there, after);
        METRICS.clock_difference.set(difference.seconds());
        let is_large = difference.amount() > MAX_DIFFERENCE;
        if is_large && !self.is_reported {
            tracing::warn!(
                "this machine's clock {difference}: deadlines are enforced at the wrong time; synchronise the clocks of all \
                 machines, for example by NTP"
            );
        } else if self.is_reported && !is_large {
            tracing::info!("this machine's clock agrees with the database's again");
        }
        self.is_reported = is_large;
        Ok(())
    }
}

/// How far a clock is from another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClockDifference {
    Ahead(Duration),
    Behind(Duration),
}

impl ClockDifference {
    /// The least difference that explains why a clock showed `before` before, and `after` after the other one was read as
    /// `there`: how long the answer was on its way is not known.
    fn between(before: Timestamp, there: Timestamp, after: Timestamp) -> Self {
        if there > after {
            Self::Behind(there.saturating_duration_since(after))
        } else {
            Self::Ahead(before.saturating_duration_since(there))
        }
    }

    const fn amount(self) -> Duration {
        match self {
            Self::Ahead(amount) | Self::Behind(amount) => amount,
        }
    }

    /// In seconds, negative if the clock is behind.
    const fn seconds(self) -> f64 {
        match self {
            Self::Ahead(amount) => amount.as_secs_f64(),
            Self::Behind(amount) => -amount.as_secs_f64(),
        }
    }
}

impl std::fmt::Display for ClockDifference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let direction = match self {
            Self::Ahead(_) => "ahead of",
            Self::Behind(_) => "behind",
        };
        let seconds = self.amount().as_secs_f64();
        write!(f, "is {seconds:.1} s {direction} the database's")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_answer_is_no_difference() {
        let between = |before, there, after| {
            ClockDifference::between(Timestamp(before), Timestamp(there), Timestamp(after))
        };
        let millis = Duration::from_millis;
        assert_eq!(between(1000, 4000, 9000).amount(), Duration::ZERO);
        let ahead = between(1000, 400, 9000);
        assert_eq!(ahead, ClockDifference::Ahead(millis(600)));
        let behind = between(1000, 12_500, 9000);
        assert_eq!(behind, ClockDifference::Behind(millis(3500)));
        assert_eq!(behind.to_string(), "is 3.5 s behind the database's");
    }
}
