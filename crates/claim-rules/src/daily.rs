//! The daily deal: one deal a day, the same for everyone. Its game follows from the day, its options and cards
//! from a secret of the day (RECORD.md, "Daily deals").

use time::Weekday;

use crate::cards::Faction;
use crate::chance::{below, shuffle};
use crate::claim::BASE_PAIRS;
use crate::record::Secret;
use crate::{Day, GameKind, Options, Setup};

/// The number of players of a daily deal: a person on the first seat, a bot on the second.
pub const PLAYERS: u8 = 2;

/// What the seats add to the secret: nothing, so that the deal is the same for everyone.
pub const ENTROPY: [&str; PLAYERS as usize] = ["", ""];

/// The number of factions besides the base pair in a deck of Claim 1 + 2.
const EXTRA_FACTIONS: usize = 3;

/// The number of factions in a match of Claim Kingdoms.
const KINGDOMS_FACTIONS: usize = 7;

/// The first Sunday since 1970.
const FIRST_SUNDAY: Day = Day(3);

/// The game of a day.
#[must_use]
pub fn kind(day: Day) -> GameKind {
    match day.weekday() {
        Weekday::Monday | Weekday::Thursday => GameKind::Claim,
        Weekday::Tuesday | Weekday::Friday => GameKind::Claim2,
        Weekday::Wednesday => GameKind::ClaimMix,
        Weekday::Saturday => GameKind::Kingdoms,
        Weekday::Sunday => GameKind::ClaimIt,
    }
}

/// What is played on a day that has this secret.
///
/// ```
/// use claim_rules::record::Secret;
/// use claim_rules::{Day, GameKind, daily};
///
/// let day: Day = "2026-11-29".parse()?;
/// let setup = daily::setup(day, &Secret::from_bytes([7; 32]));
/// assert_eq!(setup.kind(), GameKind::ClaimIt);
/// # Ok::<(), claim_rules::ParseDayError>(())
/// ```
#[must_use]
#[expect(
    clippy::missing_panics_doc,
    reason = "two can play each of the drawn decks"
)]
pub fn setup(day: Day, secret: &Secret) -> Setup {
    let kind = kind(day);
    let options = Options::default();
    let options = match kind {
        GameKind::Claim | GameKind::Claim2 => options,
        GameKind::ClaimMix => options.with(Options::FACTIONS, ids(mixed_factions(secret))),
        GameKind::Kingdoms => options.with(Options::FACTIONS, ids(kingdoms_factions(secret))),
        GameKind::ClaimIt => {
            let weeks = day.0.saturating_sub(FIRST_SUNDAY.0) / 7;
            let is_even = weeks.is_multiple_of(2);
            options.with(
                Options::VARIANT,
                if is_even { "standard" } else { "recycle" },
            )
        }
    };
    Setup::new(kind, PLAYERS, options).expect("two can play each of the drawn decks")
}

/// A base pair, then three other factions.
fn mixed_factions(secret: &Secret) -> Vec<Faction> {
    let mut stream = options_stream(secret);
    let pair = BASE_PAIRS[below(&mut stream, 2) as usize];
    let is_extra = |faction: &Faction| BASE_PAIRS.iter().all(|it| !it.contains(*faction));
    let mut extra: Vec<_> = Faction::ALL.into_iter().filter(is_extra).collect();
    shuffle(&mut stream, &mut extra);
    extra.truncate(EXTRA_FACTIONS);
    extra.sort_unstable();
    pair.iter().chain(extra).collect()
}

fn kingdoms_factions(secret: &Secret) -> Vec<Faction> {
    let mut factions = Faction::ALL.to_vec();
    shuffle(&mut options_stream(secret), &mut factions);
    factions.truncate(KINGDOMS_FACTIONS);
    factions.sort_unstable();
    factions
}

fn options_stream(secret: &Secret) -> rand::rngs::ChaCha20Rng {
    secret.named_stream("options")
}

fn ids(factions: Vec<Faction>) -> Vec<&'static str> {
    factions.into_iter().map(Faction::id).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn day(date: &str) -> Day {
        date.parse().expect("a date")
    }

    #[test]
    fn each_weekday_has_its_game() {
        // From a Monday to a Sunday, which is 2,969 weeks after the first one.
        let games = (0..7).map(|days| kind(day("2026-11-23").plus(days)).id());
        let expected = [
            "claim",
            "claim2",
            "claim-mix",
            "claim",
            "claim2",
            "kingdoms",
            "claim-it",
        ];
        assert!(games.eq(expected));
        let variant = |date| {
            let setup = setup(day(date), &Secret::from_bytes([0; 32]));
            setup.options().ids(Options::VARIANT)[0].to_owned()
        };
        assert_eq!(variant("1970-01-04"), "standard");
        assert_eq!(variant("1970-01-11"), "recycle");
        assert_eq!(variant("2026-11-29"), "recycle");
        assert_eq!(variant("2026-12-06"), "standard");
    }

    #[test]
    fn options_are_those_that_verify_py_computes() {
        let factions = |date| {
            let setup = setup(day(date), &Secret::from_bytes([7; 32]));
            setup.options().ids(Options::FACTIONS).join(" ")
        };
        assert_eq!(
            factions("2026-11-25"),
            "goblin knight undead doppelganger troll"
        );
        let kingdoms = "knight dwarf doppelganger gnome giant troll seer";
        assert_eq!(factions("2026-11-28"), kingdoms);
    }

    proptest! {
        #[test]
        fn a_setup_follows_from_day_and_secret_alone(day in 0..60_000_u32, bytes: [u8; 32]) {
            let (day, secret) = (Day(day), Secret::from_bytes(bytes));
            let first = setup(day, &secret);
            prop_assert_eq!(&first, &setup(day, &secret));
            prop_assert_eq!(first.players(), PLAYERS);
            prop_assert_eq!(first.kind(), kind(day));
            let ids = first.options().ids(Options::FACTIONS);
            let places = ids.iter().map(|id| Faction::ALL.iter().position(|it| it.id() == *id));
            let places: Vec<_> = places.collect();
            // In the order of the rules, a base pair first.
            let from = if first.kind() == GameKind::ClaimMix { 2 } else { 0 };
            prop_assert!(places.get(from..).unwrap_or_default().is_sorted());
        }
    }
}
