//! Points in time. Pure code receives them as arguments and never asks a clock.

use std::ops::{Add, Sub};
use std::time::Duration;

/// A point in time, in milliseconds since the Unix epoch (UTC).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The time elapsed since `earlier`; zero if `earlier` is in fact later.
    #[must_use]
    pub fn saturating_duration_since(self, earlier: Self) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }

    /// Whole seconds since the Unix epoch, rounded down.
    #[must_use]
    pub const fn unix_seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }
}

impl Add<Duration> for Timestamp {
    type Output = Self;

    /// The point in time `duration` later. Saturates.
    fn add(self, duration: Duration) -> Self {
        let milliseconds = i64::try_from(duration.as_millis()).unwrap_or(i64::MAX);
        Self(self.0.saturating_add(milliseconds))
    }
}

impl Sub<Duration> for Timestamp {
    type Output = Self;

    /// The point in time `duration` earlier. Saturates.
    fn sub(self, duration: Duration) -> Self {
        let milliseconds = i64::try_from(duration.as_millis()).unwrap_or(i64::MAX);
        Self(self.0.saturating_sub(milliseconds))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adding_and_subtracting_durations_saturates() {
        let noon = Timestamp(43_200_000);
        let later = noon + Duration::from_secs(90);
        assert_eq!(later, Timestamp(43_290_000));
        assert_eq!(
            later.saturating_duration_since(noon),
            Duration::from_secs(90)
        );
        assert_eq!(noon.saturating_duration_since(later), Duration::ZERO);
        assert_eq!(noon + Duration::MAX, Timestamp(i64::MAX));
        assert_eq!(later - Duration::from_secs(90), noon);
    }

    #[test]
    fn unix_seconds_are_rounded_down() {
        assert_eq!(Timestamp(1_999).unix_seconds(), 1);
        assert_eq!(Timestamp(-1).unix_seconds(), -1);
    }
}
