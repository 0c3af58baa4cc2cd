//! Options and numbers of players (RULES.md 3.2; RECORD.md, "Header").

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::json;

use super::*;
use crate::{GameKind, Options, Setup};

const KIND: GameKind = GameKind::ClaimIt;

fn with_variant(players: u8, variant: impl Into<serde_json::Value>) -> bool {
    let options = Options::default().with("variant", variant);
    Setup::new(KIND, players, options).is_ok()
}

#[test]
fn five_players_have_only_the_standard_variant() {
    let standard = [0, 1, 2, 3, 4, 5, 6].map(|players| with_variant(players, "standard"));
    assert_eq!(standard, [false, false, true, true, true, true, false]);
    let recycle = [0, 1, 2, 3, 4, 5, 6].map(|players| with_variant(players, "recycle"));
    assert_eq!(recycle, [false, false, true, true, true, false, false]);
}

#[test]
fn options_are_exactly_one_variant() {
    assert!(!with_variant(2, "Standard"));
    assert!(!with_variant(2, ""));
    assert!(!with_variant(2, 1));
    assert!(!with_variant(2, json!(["standard"])));
    assert!(!with_variant(2, json!({ "standard": null })));
    assert!(Setup::new(KIND, 2, Options::default()).is_err());
    let more = Options::default().with("variant", "standard");
    assert!(Setup::new(KIND, 2, more.with("light", true)).is_err());
}

#[test]
fn default_variant_is_standard() {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    for players in 2..=5 {
        let setup = Setup::random(KIND, players, &Options::default(), &mut rng);
        let setup = setup.expect("a valid setup");
        assert_eq!(setup.options().ids("variant"), ["standard"]);
    }
    let recycle = Options::default().with("variant", "recycle");
    let setup = Setup::random(KIND, 2, &recycle, &mut rng).expect("a valid setup");
    assert_eq!(setup.options(), &recycle);
}

#[test]
fn variant_can_be_chosen_once() {
    for players in 2..=4 {
        let choices = KIND.choices(players, "variant", &[]);
        assert_eq!(choices, ["standard", "recycle"]);
    }
    assert_eq!(KIND.choices(5, "variant", &[]), ["standard"]);
    assert_eq!(KIND.choices(3, "variant", &["recycle"]), [""; 0]);
    assert_eq!(KIND.choices(3, "factions", &[]), [""; 0]);
}

#[test]
fn there_are_no_teams() {
    let options = Options::default().with("variant", "standard");
    let setup = Setup::new(KIND, 4, options).expect("a valid setup");
    assert!(!setup.has_teams());
    assert_eq!(setup.opponents(S1), [S0, S2, S3]);
}
