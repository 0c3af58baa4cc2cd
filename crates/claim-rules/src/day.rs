//! The days that puzzles and daily deals are for.

use std::fmt;
use std::str::FromStr;

use time::{Date, Month, OffsetDateTime, Weekday};

/// The length of a day in milliseconds.
const DAY_MS: i64 = 86_400_000;

/// A day of the calendar in UTC, as the number of days since 1970-01-01. Shown as in ISO 8601.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub u32);

/// The text is not a date from 1970 on, as in ISO 8601.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a date such as 2026-11-29")]
pub struct ParseDayError;

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

    /// The day of the week.
    #[must_use]
    pub fn weekday(self) -> Weekday {
        self.date().weekday()
    }

    /// The day that many days later.
    #[must_use]
    pub const fn plus(self, days: u32) -> Self {
        Self(self.0.saturating_add(days))
    }

    /// The day before; of the first day, itself.
    #[must_use]
    pub const fn before(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.date().fmt(f)
    }
}

impl FromStr for Day {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<Self, ParseDayError> {
        let mut numbers = text.splitn(3, '-').map(|it| it.parse::<u16>().ok());
        let mut next = || numbers.next().flatten().ok_or(ParseDayError);
        let (year, month, date) = (next()?, next()?, next()?);
        let month = u8::try_from(month)
            .ok()
            .and_then(|it| Month::try_from(it).ok());
        let (month, date) = month.zip(u8::try_from(date).ok()).ok_or(ParseDayError)?;
        let date = Date::from_calendar_date(year.into(), month, date).map_err(|_| ParseDayError)?;
        let days = date.to_julian_day() - OffsetDateTime::UNIX_EPOCH.date().to_julian_day();
        let day = u32::try_from(days).map(Self).map_err(|_| ParseDayError)?;
        // One way of writing a day: no missing zeros, and no signs.
        (day.to_string() == text)
            .then_some(day)
            .ok_or(ParseDayError)
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
            assert_eq!(date.parse(), Ok(Day(day)));
        }
        assert_eq!(Day(0).weekday(), Weekday::Thursday);
    }

    #[test]
    fn a_date_is_written_in_one_way() {
        for wrong in [
            "",
            "2026",
            "2026-11",
            "2026-11-31",
            "2026-13-01",
            "2026-1-01",
            "+2026-11-29",
            "2026-11-29 ",
            "1969-12-31",
            "2026-11-29-1",
            "12026-11-29",
        ] {
            assert_eq!(wrong.parse::<Day>(), Err(ParseDayError), "{wrong}");
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
