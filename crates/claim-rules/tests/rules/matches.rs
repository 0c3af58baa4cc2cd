//! Random matches of every game and number of players.

use claim_rules::record::{Ending, Header, Line, Replay, Secret, sorted_legal_actions};
use claim_rules::{Action, GameKind, Options, Setup, State};
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

/// Every game with every number of players, each with `per_game` random options.
pub(crate) fn setups(per_game: usize) -> Vec<Setup> {
    let mut rng = any_rng();
    let mut setups = Vec::new();
    for &kind in GameKind::ALL {
        for players in kind.players() {
            for _ in 0..per_game {
                setups.push(random_setup(kind, players, &mut rng));
            }
        }
    }
    setups
}

/// A setup whose options are chosen at random, one after another, as long as there is a choice.
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
    Setup::new(kind, players, options).expect("offered choices fit together")
}

/// The configuration of a property test: `count` cases at `CLAIM_BOT_TEST_FACTOR=4`, as for a nightly run, and a
/// quarter of that without the variable. Failures are not saved to a file: turn the printed input into a test.
pub(crate) fn cases(count: u32) -> ProptestConfig {
    let factor = std::env::var("CLAIM_BOT_TEST_FACTOR").ok();
    let factor = factor.and_then(|text| text.parse().ok()).unwrap_or(1);
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases((count * factor).div_ceil(4))
    }
}

/// Any game with any number of players and any options.
pub(crate) fn any_setup() -> impl Strategy<Value = Setup> {
    proptest::sample::select(setups(10))
}

/// The lines of a whole match in which all players play at random, the result included.
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
    play_match(header, secret, with_legal, chance, |state| {
        let legal = state.legal_actions();
        legal[rng.random_range(0..legal.len())]
    })
}

/// The lines of a whole match, the result included. `choose` chooses each action, `chance` decides each chance
/// event.
pub(crate) fn play_match(
    header: Header,
    secret: Option<Secret>,
    with_legal: bool,
    mut chance: ChaCha20Rng,
    mut choose: impl FnMut(&State) -> Action,
) -> Vec<Line> {
    let mut lines = vec![Line::Header(header.clone())];
    let mut replay = Replay::new(header);
    lines.extend(replay.draw_chance(&mut chance));
    while let Some(seat) = replay.state().to_act() {
        let line = Line::Action {
            seat,
            action: choose(replay.state()),
            legal: with_legal.then(|| sorted_legal_actions(replay.state())),
        };
        replay.step(&line).expect("a legal action");
        lines.push(line);
        lines.extend(replay.draw_chance(&mut chance));
    }
    let outcome = replay.state().outcome().expect("the match is over");
    let ending = Ending::Played(outcome);
    lines.push(Line::Result { ending, secret });
    lines
}

/// Replays lines. Returns `None` if they are not a possible match.
pub(crate) fn try_replay(lines: &[Line]) -> Option<Replay> {
    let Line::Header(header) = lines.first()? else {
        return None;
    };
    let mut replay = Replay::new(header.clone());
    for line in &lines[1..] {
        replay.step(line).ok()?;
    }
    Some(replay)
}

/// Steps through a match and calls `look` with its state before each action and at the end.
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

/// A random generator with a fixed seed, for tests to which the seed does not matter.
pub(crate) fn any_rng() -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(5)
}

/// The text of a record.
pub(crate) fn text_of(lines: &[Line]) -> String {
    lines.iter().map(|line| line.to_json() + "\n").collect()
}
