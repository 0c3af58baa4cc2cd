//! Setups of the trick-taking games, with every deck.

use claim_rules::cards::{Card, Faction};
use claim_rules::record::Line;
use claim_rules::{Chance, GameKind, Options, Setup, claim};
use proptest::prelude::*;

/// Every trick-taking game with every deck for every number of players.
pub(crate) fn trick_setups() -> Vec<Setup> {
    let subsets = (0_u16..1 << Faction::COUNT).map(|bits| {
        let chosen = Faction::ALL.into_iter();
        chosen.filter(|&f| bits & (1 << f as u16) != 0).collect()
    });
    let mut options: Vec<_> = subsets.map(base_pair_first).collect();
    options.push(Options::default());
    let mut setups = Vec::new();
    for kind in [GameKind::Claim, GameKind::Claim2, GameKind::ClaimMix] {
        for players in 0..=6 {
            let fitting = options.iter().cloned();
            setups.extend(fitting.filter_map(|it| Setup::new(kind, players, it).ok()));
        }
    }
    setups
}

fn base_pair_first(mut factions: Vec<Faction>) -> Options {
    let base = [
        Faction::Goblin,
        Faction::Knight,
        Faction::Gnome,
        Faction::Giant,
    ];
    factions.sort_by_key(|faction| !base.contains(faction));
    let ids: Vec<_> = factions.into_iter().map(Faction::id).collect();
    Options::default().with("factions", ids)
}

pub(crate) fn any_trick_setup() -> impl Strategy<Value = Setup> {
    proptest::sample::select(trick_setups())
}

/// The shuffled deck of a match.
pub(crate) fn deck_of(lines: &[Line]) -> Vec<Card> {
    let deck = lines.iter().find_map(|line| match line {
        Line::Chance(Chance::Claim(claim::Chance::Deck(deck))) => Some(deck.clone()),
        _ => None,
    });
    deck.expect("the match was dealt")
}

#[test]
fn setups_include_all_decks() {
    let count = |kind, players| {
        let fits = |setup: &&Setup| setup.kind() == kind && setup.players() == players;
        trick_setups().iter().filter(fits).count()
    };
    assert_eq!(count(GameKind::Claim, 2), 1);
    assert_eq!(count(GameKind::Claim2, 2), 1);
    assert_eq!(
        [2, 3, 4].map(|n| count(GameKind::ClaimMix, n)),
        [40, 12, 12]
    );
    assert_eq!(trick_setups().len(), 66);
}
