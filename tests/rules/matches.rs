//! Random matches of every game, deck and number of players, to test laws on.

use claim_bot::bots;
use claim_bot::cards::{Card, Faction};
use claim_bot::record::{Ending, Header, Line, Replay, Secret, legal_list};
use claim_bot::rules::{Chance, GameKind, Options, Setup, State, claim};
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

/// Every trick game with every deck for every number of players.
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

/// Every game with every number of players, each with as many random options.
pub(crate) fn setups(of_each: usize) -> Vec<Setup> {
    let mut rng = any_rng();
    let mut setups = Vec::new();
    for &kind in GameKind::ALL {
        for players in kind.players() {
            for _ in 0..of_each {
                setups.push(random_setup(kind, players, &mut rng));
            }
        }
    }
    setups
}

/// A game with options that were chosen one after another, as far as there is a choice.
fn random_setup(kind: GameKind, players: u8, rng: &mut ChaCha20Rng) -> Setup {
    let mut options = Options::default();
    for key in Options::KEYS {
        let mut chosen = Vec::new();
        while let choices = kind.choices(players, key, &chosen)
            && !choices.is_empty()
        {
            chosen.push(choices[rng.random_range(0..choices.len())]);
        }
        options = options.with_chosen(key, &chosen);
    }
    Setup::new(kind, players, options).expect("what may be chosen goes together")
}

/// So many cases. A failure prints its input, which is kept as a test of its own, not as a file.
pub(crate) fn cases(count: u32) -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(count)
    }
}

/// Any game with any number of players and any options.
pub(crate) fn any_setup() -> impl Strategy<Value = Setup> {
    proptest::sample::select(setups(10))
}

pub(crate) fn any_trick_setup() -> impl Strategy<Value = Setup> {
    proptest::sample::select(trick_setups())
}

/// The lines of a whole match between random players, the result included.
pub(crate) fn random_match(setup: &Setup, seed: u64, with_legal: bool, fair: bool) -> Vec<Line> {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut header = Header::new(setup.clone());
    let mut chance = ChaCha20Rng::seed_from_u64(seed.wrapping_add(1));
    let mut secret = None;
    if fair {
        let drawn = Secret::random(&mut rng);
        let entropy: Vec<_> = (0..setup.players())
            .map(|n| format!("join {n} ⚄"))
            .collect();
        chance = drawn.stream(&entropy);
        header.commitment = Some(drawn.commitment());
        header.entropy = Some(entropy);
        secret = Some(drawn);
    }
    let mut lines = vec![Line::Header(header.clone())];
    let mut replay = Replay::new(header);
    lines.extend(replay.settle(&mut chance));
    while let Some(seat) = replay.state().to_act() {
        let state = replay.state();
        let action = bots::random(&state.view(seat), &mut rng).expect("something is legal");
        let legal = with_legal.then(|| legal_list(state));
        let line = Line::Action {
            seat,
            action,
            legal,
        };
        replay.step(&line).expect("a legal action");
        lines.push(line);
        lines.extend(replay.settle(&mut chance));
    }
    let played = replay.state().played().expect("the match is over");
    let ending = Ending::Played(played);
    lines.push(Line::Result { ending, secret });
    lines
}

/// Steps through a match and looks at its state before each action, and at the end.
pub(crate) fn step_through(lines: &[Line], mut look: impl FnMut(&State)) {
    let mut lines = lines.iter();
    let Some(Line::Header(header)) = lines.next() else {
        panic!("a record begins with its header");
    };
    let mut replay = Replay::new(header.clone());
    for line in lines {
        if matches!(line, Line::Action { .. } | Line::Result { .. }) {
            look(replay.state());
        }
        replay.step(line).expect("a correct line");
    }
    look(replay.state());
}

/// Chance for where it does not matter which.
pub(crate) fn any_rng() -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(5)
}

/// The text of a record.
pub(crate) fn text_of(lines: &[Line]) -> String {
    lines.iter().map(|line| line.to_json() + "\n").collect()
}

/// The deck as it was shuffled.
pub(crate) fn deck_of(lines: &[Line]) -> Vec<Card> {
    let deck = lines.iter().find_map(|line| match line {
        Line::Chance(Chance::Claim(claim::Chance::Deck(deck))) => Some(deck.clone()),
        _ => None,
    });
    deck.expect("the match was dealt")
}

#[test]
fn all_decks_are_there() {
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
