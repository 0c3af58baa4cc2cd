//! Moments and spans of time, as numbers that the core is given and never asks for.

use std::fmt;
use std::time::Duration;

/// How many milliseconds a day has.
const DAY_MS: i64 = 86_400_000;

/// A moment: milliseconds since the beginning of 1970, UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The moment so much later.
    #[must_use]
    pub fn after(self, span: Duration) -> Self {
        Self(
            self.0
                .saturating_add(i64::try_from(span.as_millis()).unwrap_or(i64::MAX)),
        )
    }

    /// How long it is from `earlier` to this moment; nothing if it is not earlier.
    #[must_use]
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }

    /// Whole seconds since the beginning of 1970.
    #[must_use]
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// The day it is on, in UTC.
    #[must_use]
    pub fn day(self) -> Day {
        Day(u32::try_from(self.0.div_euclid(DAY_MS)).unwrap_or_default())
    }
}

/// A day of the calendar: how many days it is after the first of 1970. Shown as in ISO 8601.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub u32);

impl Day {
    /// When it is over, in UTC.
    #[must_use]
    pub fn end(self) -> Timestamp {
        Timestamp((i64::from(self.0) + 1) * DAY_MS)
    }

    /// Its year, its month from 1, and its day of the month from 1, in the Gregorian calendar.
    #[must_use]
    pub fn date(self) -> (i64, i64, i64) {
        /// The days of four centuries, of one, of four years and of one. Years are taken to begin
        /// in March, so that a leap day comes last.
        const CENTURIES: i64 = 146_097;
        const CENTURY: i64 = 36_524;
        const OLYMPIAD: i64 = 1_461;
        const YEAR: i64 = 365;
        /// How many days after the first of March of the year 0 the first of 1970 is.
        const BEGINNING: i64 = 719_468;

        let days = i64::from(self.0) + BEGINNING;
        let (centuries, day) = (days / CENTURIES * 4, days % CENTURIES);
        // The last of four centuries, and the last of four years, have a day more.
        let century = (day / CENTURY).min(3);
        let day = day - century * CENTURY;
        let (olympiad, day) = (day / OLYMPIAD, day % OLYMPIAD);
        let year = (day / YEAR).min(3);
        let day = day - year * YEAR;
        // From March on, every five months have 153 days, in the same order.
        let month = (5 * day + 2) / 153;
        let day_of_month = day - (153 * month + 2) / 5 + 1;
        let (year, month) = match ((centuries + century) * 100 + olympiad * 4 + year, month) {
            (year, 0..=9) => (year, month + 3),
            (year, _) => (year + 1, month - 9),
        };
        (year, month, day_of_month)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
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
    fn a_day_goes_from_midnight_to_midnight() {
        let midnight = 20_778 * 86_400_000;
        let days = [midnight - 1, midnight, midnight + 86_399_999].map(|it| Timestamp(it).day());
        assert_eq!(days, [Day(20_777), Day(20_778), Day(20_778)]);
        assert_eq!(Timestamp(-1).day(), Day(0));
        assert_eq!(Day(20_778).end().day(), Day(20_779));
    }
}
