//! Options and setup (RULES.md 2.1).

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::*;
use crate::cards::Faction;
use crate::kingdoms::{Chance, Setup, State, View};
use crate::{Game, GameKind, IllegalChance, Options, Turn};

const SEVEN: [&str; 7] = [
    "seer", "goblin", "troll", "knight", "gnome", "undead", "dwarf",
];

fn setup(factions: &[&str]) -> Result<crate::Setup, crate::SetupError> {
    let options = Options::default().with("factions", factions.to_vec());
    crate::Setup::new(GameKind::Kingdoms, 2, options)
}

#[test]
fn setup_needs_seven_different_factions() {
    assert!(setup(&SEVEN).is_ok());
    assert!(setup(&SEVEN[..6]).is_err());
    assert!(setup(&[]).is_err());
    let mut twice = SEVEN;
    twice[6] = "seer";
    assert!(setup(&twice).is_err());
    let mut unknown = SEVEN;
    unknown[6] = "human";
    assert!(setup(&unknown).is_err());
    let all: Vec<_> = Faction::ALL.map(Faction::id).to_vec();
    assert!(setup(&all).is_err());
    assert!(crate::Setup::new(GameKind::Kingdoms, 2, Options::default()).is_err());
    for players in [1, 3] {
        let options = Options::default().with("factions", SEVEN.to_vec());
        assert!(crate::Setup::new(GameKind::Kingdoms, players, options).is_err());
    }
    let more = Options::default()
        .with("factions", SEVEN.to_vec())
        .with("variant", "x");
    assert!(crate::Setup::new(GameKind::Kingdoms, 2, more).is_err());
}

#[test]
fn factions_keep_their_order() {
    let kept = Setup::new(&SEVEN.map(faction)).expect("seven factions");
    assert_eq!(kept.factions().map(Faction::id), SEVEN);
    let setup = setup(&SEVEN).expect("seven factions");
    assert_eq!(setup.options().ids("factions"), SEVEN);
    assert!(!setup.has_teams());
}

#[test]
fn remaining_factions_can_be_chosen_up_to_seven() {
    let choices = |chosen: &[&str]| GameKind::Kingdoms.choices(2, "factions", chosen);
    assert_eq!(choices(&[]), Faction::ALL.map(Faction::id));
    for count in 0..7 {
        let next = choices(&SEVEN[..count]);
        assert_eq!(next.len(), 10 - count);
        assert!(SEVEN[..count].iter().all(|id| !next.contains(id)));
    }
    assert!(choices(&SEVEN).is_empty());
    assert!(GameKind::Kingdoms.choices(2, "variant", &[]).is_empty());
}

#[test]
fn random_setups_use_every_faction() {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    let mut seen = std::collections::HashSet::new();
    for _ in 0..50 {
        let options = Options::default();
        let setup = crate::Setup::random(GameKind::Kingdoms, 2, &options, &mut rng);
        let setup = setup.expect("seven factions");
        seen.extend(
            setup
                .options()
                .ids("factions")
                .iter()
                .map(ToString::to_string),
        );
    }
    assert_eq!(seen.len(), 10);
}

#[test]
fn deck_is_dealt_in_blocks_from_the_top() {
    let setup = Setup::new(&SEVEN.map(faction)).expect("seven factions");
    let mut deck = setup.deck();
    assert_eq!(deck.len(), 49);
    assert!(deck.is_sorted(), "the unshuffled deck is sorted");
    deck.reverse();
    let mut state = State::new(setup);
    assert_eq!(state.turn(), Turn::Chance);
    assert!(state.choose_first(Seat::Third).is_err());
    assert_eq!(state.deal(&deck), Err(IllegalChance));
    state.choose_first(S1).expect("the first seat is due");
    assert!(state.choose_first(S1).is_err());
    for wrong in [&deck[1..], &[deck[0]; 49], &[]] {
        assert_eq!(state.deal(wrong), Err(IllegalChance));
    }
    // In reverse order the display would have three equal cards.
    deck.swap(5, 40);
    state
        .apply_chance(&Chance::Deck(deck.clone()))
        .expect("the deck is due");
    assert_eq!(state.deal(&deck), Err(IllegalChance));
    let View { public, own, .. } = state.view(S1);
    assert_eq!(state.view(S0).own.hand, deck[..2].iter().copied().collect());
    assert_eq!(own.hand, deck[2..4].iter().copied().collect());
    assert_eq!(
        public.board.card_at(space("0,0")).map(|it| it.faction),
        Some(deck[4])
    );
    assert_eq!(public.display, [deck[5], deck[6], deck[7]].map(Some));
    assert_eq!(state.pile.cards(), &deck[8..]);
    assert_eq!(public.pile_size, 41);
    assert_eq!(state.turn(), Turn::Seat(S1));
    assert_eq!([S0, S1].map(|seat| public.supply[seat]), [15, 15]);
    assert_eq!([S0, S1].map(|seat| public.points[seat]), [0, 0]);
}
