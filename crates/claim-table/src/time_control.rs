//! Time controls: how long the players of a match may think.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

const SECOND: u64 = 1;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How long the players of a match may think. Its text form is a stable key: `none`, a limit per turn such as
/// `3m` or `1d`, or a reserve and its increment such as `10m+15s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// No limit. A match in which players do nothing for long is put on hold.
    Unlimited,
    /// A limit for each turn, for all its actions together.
    PerTurn(Duration),
    /// A reserve for the whole match, which the player's turns use up.
    Reserve {
        /// The reserve of each player at the start.
        initial: Duration,
        /// The time that a reserve gains with each turn of its player.
        increment: Duration,
    },
}

/// The text is not the key of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a time control (expected e.g. none, 10m, 1d or 10m+15s)")]
pub struct ParseTimeControlError;

impl TimeControl {
    /// The time controls that people can choose, fastest first.
    pub const CHOICES: [Self; 14] = [
        Self::PerTurn(Duration::from_mins(1)),
        Self::PerTurn(Duration::from_mins(2)),
        Self::PerTurn(Duration::from_mins(3)),
        Self::PerTurn(Duration::from_mins(5)),
        Self::PerTurn(Duration::from_mins(10)),
        Self::PerTurn(Duration::from_hours(1)),
        Self::Reserve {
            initial: Duration::from_mins(5),
            increment: Duration::from_secs(10),
        },
        Self::Reserve {
            initial: Duration::from_mins(10),
            increment: Duration::from_secs(15),
        },
        Self::Reserve {
            initial: Duration::from_mins(30),
            increment: Duration::from_secs(30),
        },
        Self::PerTurn(Duration::from_secs(DAY)),
        Self::PerTurn(Duration::from_secs(2 * DAY)),
        Self::PerTurn(Duration::from_secs(3 * DAY)),
        Self::PerTurn(Duration::from_secs(7 * DAY)),
        Self::Unlimited,
    ];

    /// Whether players are expected to stay present: there is a reserve, or at most ten minutes per turn.
    #[must_use]
    pub fn is_live(self) -> bool {
        match self {
            Self::PerTurn(limit) => limit <= Duration::from_mins(10),
            Self::Reserve { .. } => true,
            Self::Unlimited => false,
        }
    }

    /// Whether turns take days, so that players look in now and then, and can go on vacation.
    #[must_use]
    pub fn has_days_per_turn(self) -> bool {
        matches!(self, Self::PerTurn(limit) if limit >= Duration::from_secs(DAY))
    }
}

impl Default for TimeControl {
    /// A day per turn.
    fn default() -> Self {
        Self::PerTurn(Duration::from_secs(DAY))
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Unlimited => formatter.write_str("none"),
            Self::PerTurn(limit) => formatter.write_str(&key(limit)),
            Self::Reserve { initial, increment } => {
                write!(formatter, "{}+{}", key(initial), key(increment))
            }
        }
    }
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let limits = match text.split_once('+') {
            None if text == "none" => return Ok(Self::Unlimited),
            None => parse_key(text).map(Self::PerTurn),
            Some((initial, increment)) => parse_key(initial)
                .zip(parse_key(increment))
                .map(|(initial, increment)| Self::Reserve { initial, increment }),
        };
        limits.ok_or(ParseTimeControlError)
    }
}

/// The units of keys, largest first, in seconds.
const UNITS: [(char, u64); 4] = [('d', DAY), ('h', HOUR), ('m', MINUTE), ('s', SECOND)];

/// A duration of whole seconds, in the largest unit that divides it.
fn key(duration: Duration) -> String {
    let seconds = duration.as_secs();
    let mut units = UNITS.into_iter();
    let unit = units.find(|(_, unit)| seconds >= *unit && seconds.is_multiple_of(*unit));
    let (name, unit) = unit.unwrap_or(('s', SECOND));
    format!("{}{name}", seconds / unit)
}

fn parse_key(text: &str) -> Option<Duration> {
    let name = text.chars().last()?;
    let (_, unit) = UNITS.into_iter().find(|(unit, _)| *unit == name)?;
    let count: u32 = text.strip_suffix(name)?.parse().ok()?;
    Some(Duration::from_secs(u64::from(count) * unit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_parsed_as_written() {
        for control in TimeControl::CHOICES {
            assert_eq!(control.to_string().parse(), Ok(control));
        }
        let keys = TimeControl::CHOICES.map(|control| control.to_string());
        let expected = [
            "1m", "2m", "3m", "5m", "10m", "1h", "5m+10s", "10m+15s", "30m+30s", "1d", "2d", "3d",
            "7d", "none",
        ];
        assert_eq!(keys, expected);
        assert_eq!(
            "90s".parse(),
            Ok(TimeControl::PerTurn(Duration::from_secs(90)))
        );
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "", "d", "1", "1w", "-1m", "1m+", "1m+1s+1s", "none+1s", "1.5h", "é",
        ] {
            assert_eq!(
                text.parse::<TimeControl>(),
                Err(ParseTimeControlError),
                "{text:?}"
            );
        }
    }
}
