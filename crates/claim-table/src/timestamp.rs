//! Points in time. Pure code receives them as arguments and never reads a clock.

use std::ops::{Add, Sub};
use std::time::Duration;

use time::{OffsetDateTime, PrimitiveDateTime};

/// A point in time, in milliseconds since the Unix epoch (UTC).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

/// A calendar month (UTC), counted from January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month(pub u32);

impl Timestamp {
    /// The time elapsed since `earlier`; zero if `earlier` is in fact later.
    #[must_use]
    pub fn saturating_duration_since(self, earlier: Self) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }

    /// The month of this time (UTC). Times before 1970 count as the first month, and times beyond the range
    /// of the calendar library as its last month.
    #[must_use]
    pub fn month(self) -> Month {
        let last = PrimitiveDateTime::MAX.assume_utc().unix_timestamp();
        let time = OffsetDateTime::from_unix_timestamp(self.unix_seconds().clamp(0, last));
        let date = time.unwrap_or(OffsetDateTime::UNIX_EPOCH).date();
        let months = (date.year() - 1970) * 12 + i32::from(u8::from(date.month())) - 1;
        Month(u32::try_from(months).unwrap_or_default())
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
    fn month_follows_the_calendar() {
        let day = |days: i64| Timestamp(days * 86_400_000);
        let just_before = |days| Timestamp(day(days).0 - 1);
        // The first days of months: 1970-02, 1972-03 after a leap day, 2000-03, 2026-11, 2100-03.
        for (days, month) in [
            (31, 1),
            (790, 26),
            (11_017, 362),
            (20_758, 682),
            (47_541, 1_562),
        ] {
            assert_eq!(day(days).month(), Month(month));
            assert_eq!(just_before(days).month(), Month(month - 1));
        }
        assert_eq!(day(0).month(), Month(0));
        assert_eq!(just_before(0).month(), Month(0));
        // December 9999.
        assert_eq!(Timestamp(i64::MAX).month(), Month(8_030 * 12 - 1));
    }

    #[test]
    fn unix_seconds_are_rounded_down() {
        assert_eq!(Timestamp(1_999).unix_seconds(), 1);
        assert_eq!(Timestamp(-1).unix_seconds(), -1);
    }
}
