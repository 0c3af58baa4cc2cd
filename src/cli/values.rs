//! Parsing the values of options. Each error is a sentence about what the option takes.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use claim_rules::{GameKind, Options};

/// A parser for whole numbers in a range.
pub(super) fn whole_number<T>(
    range: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok();
        number.filter(|it| range.contains(it)).ok_or_else(|| {
            let (min, max) = (range.start(), range.end());
            format!("must be a whole number from {min} to {max}")
        })
    }
}

/// A parser for the number of players. How many a game takes is checked together with the game.
pub(super) fn players() -> impl Fn(&str) -> Result<u8, String> + Clone + Send + Sync + 'static {
    whole_number(2..=5)
}

/// A parser for seeds.
pub(super) fn seed() -> impl Fn(&str) -> Result<u64, String> + Clone + Send + Sync + 'static {
    whole_number(0..=u64::MAX)
}

/// Parses the id of a game.
pub(super) fn game(id: &str) -> Result<GameKind, String> {
    GameKind::from_id(id).ok_or_else(|| {
        let ids: Vec<_> = GameKind::ALL.iter().map(|kind| kind.id()).collect();
        format!("must be one of {}", ids.join(", "))
    })
}

/// Parses the options of a game.
pub(super) fn options(text: &str) -> Result<Options, String> {
    serde_json::from_str(text).map_err(|_| "must be a JSON object, for example {}".to_owned())
}
