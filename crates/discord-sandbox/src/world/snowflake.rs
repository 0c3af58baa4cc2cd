//! Discord's ids: numbers that increase with time, serialised as strings.

use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Discord's epoch: the start of 2015, in Unix milliseconds.
const DISCORD_EPOCH: u64 = 1_420_070_400_000;

/// The id of a user, server, channel, message, interaction, …
#[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub(crate) struct Id(pub(crate) u64);

impl Id {
    /// The id of an object created at `milliseconds` (Unix time), with a sequence number.
    pub(crate) const fn at(milliseconds: u64, number: u64) -> Self {
        Self((milliseconds.saturating_sub(DISCORD_EPOCH) << 22) | (number & 0xfff))
    }

    /// The time of creation, in Unix milliseconds.
    pub(crate) const fn milliseconds(self) -> u64 {
        (self.0 >> 22) + DISCORD_EPOCH
    }
}

impl fmt::Display for Id {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse()
            .map_err(|_| de::Error::custom(format!("{text} is not an id")))
    }
}

/// Generates unique, increasing ids from the system clock.
#[derive(Debug, Default)]
pub(crate) struct Snowflakes {
    last: u64,
}

impl Snowflakes {
    /// The next id.
    pub(crate) fn next(&mut self) -> Id {
        self.last = Id::at(now(), 0).0.max(self.last + 1);
        Id(self.last)
    }
}

/// The current time in Unix milliseconds.
pub(crate) fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .ok()
        .and_then(|time| u64::try_from(time.as_millis()).ok())
        .unwrap_or(DISCORD_EPOCH)
}

/// A time as Discord writes it, for example `2026-07-01T12:00:00.123000+00:00`.
pub(crate) fn timestamp(milliseconds: u64) -> String {
    let (year, month, day) = civil_date(milliseconds / 86_400_000);
    let millis_of_day = milliseconds % 86_400_000;
    let (hour, minute, second) = (
        millis_of_day / 3_600_000,
        millis_of_day / 60_000 % 60,
        millis_of_day / 1000 % 60,
    );
    let millisecond = millis_of_day % 1000;
    format!(
        "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{millisecond:03}000+00:00"
    )
}

/// Year, month and day of a day since 1970-01-01 (Howard Hinnant's `civil_from_days`).
fn civil_date(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let era = shifted / 146_097;
    let day_of_era = shifted % 146_097;
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    (year_of_era + era * 400 + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timestamps_are_iso_8601() {
        #[track_caller]
        fn check(milliseconds: u64, expected: &str) {
            assert_eq!(timestamp(milliseconds), expected);
        }
        check(0, "1970-01-01T00:00:00.000000+00:00");
        check(951_782_400_000, "2000-02-29T00:00:00.000000+00:00");
        check(1_785_542_399_999, "2026-07-31T23:59:59.999000+00:00");
    }

    #[test]
    fn ids_increase() {
        let mut snowflakes = Snowflakes::default();
        let ids: Vec<Id> = (0..1000).map(|_| snowflakes.next()).collect();
        assert!(ids.is_sorted_by(|a, b| a < b));
    }
}
