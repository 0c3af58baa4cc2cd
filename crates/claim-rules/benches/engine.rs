//! How fast the rules are: random full matches, and replaying a record of 52 actions.
//!
//! `cargo bench -p claim-rules` prints each figure next to its minimum; a ratio of 1 or more is
//! sufficient. `cargo bench -p claim-rules -- --bench <name>` measures one figure in detail.

use std::hint::black_box;
use std::time::{Duration, Instant};

use claim_rules::cards::{Card, Faction, FactionSet, Seat};
use claim_rules::record::{Line, Replay};
use claim_rules::{Game, GameKind, GameSetup, Turn, chance, claim, claim_it, kingdoms};
use divan::Bencher;
use divan::counter::ItemsCount;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

const RECORD: &str = include_str!("../tests/records/claim-2p.jsonl");

/// The maximum time for replaying the record.
const MAX_REPLAY_TIME: Duration = Duration::from_micros(5);

/// Games with their number of players and the minimum number of matches per second.
const MIN_RATES: [(GameKind, u8, f64); 6] = [
    (GameKind::Claim, 2, 1_000_000.0),
    (GameKind::Claim2, 2, 800_000.0),
    (GameKind::ClaimMix, 3, 500_000.0),
    (GameKind::ClaimMix, 4, 500_000.0),
    (GameKind::ClaimIt, 4, 100_000.0),
    (GameKind::Kingdoms, 2, 50_000.0),
];

fn main() {
    divan::main();
    println!();
    for (kind, players, minimum) in MIN_RATES {
        let time = match kind {
            GameKind::ClaimIt => time_per_match(AnyGame::<claim_it::State>::new(kind, players)),
            GameKind::Kingdoms => time_per_match(AnyGame::<kingdoms::State>::new(kind, players)),
            _ => time_per_match(TrickGame::new(deck(kind), players)),
        };
        let rate = 1.0 / time.as_secs_f64();
        let (thousands, ratio) = (rate / 1e3, rate / minimum);
        let id = kind.id();
        println!(
            "matches of {id}, {players} players: {thousands:.0} thousand per second, \
             {ratio:.2} of the minimum"
        );
    }
    let (header, lines) = parsed_lines();
    replay_ratio("parsed lines", best_of(|| replayed(&header, &lines)));
    let texts = stored_lines();
    replay_ratio("stored lines", best_of(|| replayed_text(&texts)));
}

/// The factions with which a trick-taking game is benchmarked.
fn deck(kind: GameKind) -> FactionSet {
    match kind {
        GameKind::Claim => claim::CLAIM,
        GameKind::Claim2 => claim::CLAIM_2,
        _ => FactionSet::of(&COMBINED),
    }
}

/// A combined deck with all factions whose powers cost time in phase two.
const COMBINED: [Faction; 7] = [
    Faction::Gnome,
    Faction::Giant,
    Faction::Undead,
    Faction::Dwarf,
    Faction::Doppelganger,
    Faction::Troll,
    Faction::Seer,
];

/// Plays random matches one after another.
trait MatchRunner {
    /// Plays a match from the first chance event to the score. Returns the number of winners.
    fn play_one(&mut self) -> u8;
}

fn time_per_match(mut matches: impl MatchRunner) -> Duration {
    best_of(|| matches.play_one())
}

/// Random matches of any game, with chance drawn as for records.
struct AnyGame<G: Game> {
    setup: G::Setup,
    rng: Xoshiro256PlusPlus,
}

impl<G: Game> AnyGame<G> {
    fn new(kind: GameKind, players: u8) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let options = G::Setup::random_options(kind, players, &mut rng);
        let setup = G::Setup::new(kind, players, &options);
        Self {
            setup: setup.expect("a supported number of players"),
            rng,
        }
    }
}

impl<G: Game> MatchRunner for AnyGame<G> {
    fn play_one(&mut self) -> u8 {
        let mut state = G::new(&self.setup);
        loop {
            match state.turn() {
                Turn::Over => return state.winners().len(),
                Turn::Seat(_) => {
                    state.play_random(&mut self.rng);
                }
                Turn::Chance => {
                    let chance = state.draw_chance(&mut self.rng);
                    let chance = chance.expect("chance is due");
                    state
                        .apply_chance(&chance)
                        .expect("it was drawn for this state");
                }
            }
        }
    }
}

fn replay_ratio(what: &str, took: Duration) {
    let ratio = MAX_REPLAY_TIME.as_secs_f64() / took.as_secs_f64();
    println!("replay of {what}: {took:.1?}, {ratio:.2} times as fast as required");
}

/// The shortest time per call over many rounds. Other load on the machine can only make rounds longer.
fn best_of<T>(mut call: impl FnMut() -> T) -> Duration {
    const CALLS: u32 = 500;
    let mut round = || {
        let start = Instant::now();
        for _ in 0..CALLS {
            black_box(call());
        }
        start.elapsed() / CALLS
    };
    (0..400).map(|_| round()).min().unwrap_or_default()
}

/// Random matches of a trick-taking game, with a faster shuffle than records need.
struct TrickGame {
    setup: claim::Setup,
    deck: Vec<Card>,
    rng: Xoshiro256PlusPlus,
}

impl TrickGame {
    fn new(factions: FactionSet, players: u8) -> Self {
        let setup =
            claim::Setup::new(factions, players).expect("a deck for this number of players");
        Self {
            setup,
            deck: setup.deck(),
            rng: Xoshiro256PlusPlus::seed_from_u64(1),
        }
    }
}

impl MatchRunner for TrickGame {
    fn play_one(&mut self) -> u8 {
        let mut state = claim::State::new(self.setup);
        let first = chance::below(&mut self.rng, self.setup.players().into());
        let first = Seat::from_index(first as usize).expect("a seat of the table");
        state.choose_first(first).expect("the first leader is due");
        let rng = &mut self.rng;
        shuffle(rng, &mut self.deck);
        state.deal(&self.deck).expect("the deck is due");
        while let Some(action) = state.legal_actions().pick(|count| below(rng, count)) {
            state.play_unchecked(action);
        }
        let score = state.score().expect("all tricks are played");
        score.winners.len()
    }
}

/// Shuffles up to 72 cards for matches that are not recorded. Five numbers are taken from 64 random
/// bits by multiplication; the bias of each is below one in 2^32.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the lower half of the product is kept for the next number, the upper half is an index"
)]
fn shuffle(rng: &mut impl Rng, cards: &mut [Card]) {
    let (mut bits, mut left) = (0, 0);
    for last in (1..cards.len()).rev() {
        if left == 0 {
            (bits, left) = (rng.next_u64(), 5);
        }
        left -= 1;
        let product = u128::from(bits) * (last as u128 + 1);
        bits = product as u64;
        cards.swap(last, (product >> u64::BITS) as usize);
    }
}

/// A random number below `count`, by multiplication instead of division.
fn below(rng: &mut impl Rng, count: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(count)) >> u32::BITS) as u32
}

#[divan::bench(args = MIN_RATES.map(|(kind, players, _)| (kind.id(), players)), sample_size = 100)]
fn matches(bencher: Bencher<'_, '_>, (id, players): (&str, u8)) {
    let kind = GameKind::from_id(id).expect("a game");
    let bencher = bencher.counter(ItemsCount::new(1_u32));
    match kind {
        GameKind::ClaimIt => {
            let mut matches = AnyGame::<claim_it::State>::new(kind, players);
            bencher.bench_local(|| matches.play_one());
        }
        GameKind::Kingdoms => {
            let mut matches = AnyGame::<kingdoms::State>::new(kind, players);
            bencher.bench_local(|| matches.play_one());
        }
        _ => {
            let mut matches = TrickGame::new(deck(kind), players);
            bencher.bench_local(|| matches.play_one());
        }
    }
}

/// The lines of the record as they are stored, without the lists of legal actions.
fn stored_lines() -> Vec<String> {
    let replay = Replay::from_lines(RECORD.lines()).expect("a correct record");
    let stored = |line| match replay.parse_line(line).expect("a correct line").line {
        Line::Action { seat, action, .. } => Line::Action {
            seat,
            action,
            legal: None,
        },
        line => line,
    };
    RECORD.lines().map(|line| stored(line).to_json()).collect()
}

fn parsed_lines() -> (Replay, Vec<Line>) {
    let texts = stored_lines();
    let start = Replay::from_header(&texts[0]).expect("a correct header");
    let parse = |text: &String| start.parse_line(text).expect("a correct line").line;
    let lines = texts[1..].iter().map(parse).collect();
    (start, lines)
}

fn replayed(start: &Replay, lines: &[Line]) -> Replay {
    let mut replay = start.clone();
    for line in lines {
        replay.step(line).expect("a correct line");
    }
    replay
}

fn replayed_text(texts: &[String]) -> Replay {
    Replay::from_lines(texts.iter().map(String::as_str)).expect("a correct record")
}

#[divan::bench(sample_size = 100)]
fn replay_of_parsed_lines(bencher: Bencher<'_, '_>) {
    let (start, lines) = parsed_lines();
    bencher.bench_local(|| replayed(black_box(&start), black_box(&lines)));
}

#[divan::bench(sample_size = 100)]
fn replay_of_stored_lines(bencher: Bencher<'_, '_>) {
    let texts = stored_lines();
    bencher.bench_local(|| replayed_text(black_box(&texts)));
}
