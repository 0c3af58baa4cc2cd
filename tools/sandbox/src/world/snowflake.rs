//! Discord's ids: numbers that increase with time, serialised as strings.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use time::OffsetDateTime;

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

    /// The id of the category that all channels of the server with this id are in. No other object has an id with this
    /// bit.
    pub(crate) const fn category(self) -> Self {
        Self(self.0 | 1 << 12)
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
    let time = OffsetDateTime::UNIX_EPOCH + Duration::from_millis(milliseconds);
    let (hour, minute, second, microsecond) = time.to_hms_micro();
    let date = time.date();
    format!("{date}T{hour:02}:{minute:02}:{second:02}.{microsecond:06}+00:00")
}
