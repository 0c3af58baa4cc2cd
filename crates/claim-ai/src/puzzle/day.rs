//! The days that puzzles are for.

use std::fmt;

use time::{Date, OffsetDateTime};

/// The length of a day in milliseconds.
const DAY_MS: i64 = 86_400_000;

/// A day of the calendar in UTC, as the number of days since 1970-01-01. Shown as in ISO 8601.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub u32);

impl Day {
    /// The day of a time in milliseconds since 1970; the first day for earlier times.
    #[must_use]
    pub fn of_unix_ms(unix_ms: i64) -> Self {
        Self(u32::try_from(unix_ms.div_euclid(DAY_MS)).unwrap_or_default())
    }

    /// The end of the day in milliseconds since 1970.
    #[must_use]
    pub fn end_unix_ms(self) -> i64 {
        (i64::from(self.0) + 1) * DAY_MS
    }

    /// The date in the Gregorian calendar; for days beyond the calendar library's range, its last one.
    #[must_use]
    pub fn date(self) -> Date {
        let unix_epoch = OffsetDateTime::UNIX_EPOCH.date().to_julian_day();
        i32::try_from(self.0)
            .ok()
            .and_then(|days| Date::from_julian_day(unix_epoch.checked_add(days)?).ok())
            .unwrap_or(Date::MAX)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.date().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        let dates = [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (789, "1972-02-29"),
            (10_956, "1999-12-31"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_778, "2026-11-21"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ];
        for (day, date) in dates {
            assert_eq!(Day(day).to_string(), date);
        }
    }

    #[test]
    fn day_lasts_from_midnight_to_midnight() {
        let midnight = 20_778 * 86_400_000;
        let days = [midnight - 1, midnight, midnight + 86_399_999].map(Day::of_unix_ms);
        assert_eq!(days, [Day(20_777), Day(20_778), Day(20_778)]);
        assert_eq!(Day::of_unix_ms(-1), Day(0));
        assert_eq!(Day::of_unix_ms(Day(20_778).end_unix_ms()), Day(20_779));
    }
}
