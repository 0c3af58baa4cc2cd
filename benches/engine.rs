//! How fast the rules are: random full matches, and replaying a record of 52 actions.
//!
//! `cargo bench --bench engine` prints each figure beside what was asked of it; a ratio of 1 or
//! more is enough. `cargo bench --bench engine -- --bench <name>` gives one figure in detail.

use std::hint::black_box;
use std::time::{Duration, Instant};

use claim_bot::cards::{Card, Faction, FactionSet, Seat};
use claim_bot::record::{Line, Replay};
use claim_bot::rules::{chance, claim};
use divan::Bencher;
use divan::counter::ItemsCount;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

const RECORD: &str = include_str!("../tests/records/claim-2p.jsonl");

/// How many matches of Claim a second are asked for.
const MATCHES_A_SECOND: f64 = 1_000_000.0;

/// How long replaying the record may take.
const REPLAY: Duration = Duration::from_micros(5);

fn main() {
    divan::main();
    println!();
    let mut matches = Matches::new(claim::CLAIM, 2);
    let each = best_of(|| matches.play_one());
    let rate = 1.0 / each.as_secs_f64();
    let (thousands, ratio) = (rate / 1e3, rate / MATCHES_A_SECOND);
    println!("matches of claim: {thousands:.0} thousand a second, {ratio:.2} of the floor");
    let (header, lines) = parsed_lines();
    replay_ratio("parsed lines", best_of(|| replayed(&header, &lines)));
    let texts = stored_lines();
    replay_ratio("stored lines", best_of(|| replayed_text(&texts)));
}

fn replay_ratio(what: &str, took: Duration) {
    let ratio = REPLAY.as_secs_f64() / took.as_secs_f64();
    println!("replay of {what}: {took:.1?}, {ratio:.2} times as fast as the floor");
}

/// The shortest time that one call takes, over many rounds: what others do on the machine makes
/// rounds longer, never shorter.
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

/// Random matches, one after another.
struct Matches {
    setup: claim::Setup,
    deck: Vec<Card>,
    rng: Xoshiro256PlusPlus,
}

impl Matches {
    fn new(factions: FactionSet, players: u8) -> Self {
        let setup = claim::Setup::new(factions, players).expect("a deck for so many");
        Self {
            setup,
            deck: setup.deck(),
            rng: Xoshiro256PlusPlus::seed_from_u64(1),
        }
    }

    /// Plays a match from the lot for the first leader to the score; how many seats won it.
    fn play_one(&mut self) -> usize {
        let mut state = claim::State::new(self.setup);
        let first = chance::below(&mut self.rng, self.setup.players().into());
        let first = Seat::from_index(first as usize).expect("a seat of the table");
        state.choose_first(first).expect("the lot is due");
        chance::shuffle(&mut self.rng, &mut self.deck);
        state.deal(&self.deck).expect("the deck is due");
        let rng = &mut self.rng;
        while let Some(action) = state.legal_actions().pick(|count| below(rng, count)) {
            state.play_legal(action);
        }
        let score = state.score().expect("all tricks are played");
        score.winners.len()
    }
}

/// A number below `count`, by multiplying instead of dividing.
fn below(rng: &mut impl Rng, count: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(count)) >> u32::BITS) as u32
}

fn bench_matches(bencher: Bencher<'_, '_>, factions: FactionSet, players: u8) {
    let mut matches = Matches::new(factions, players);
    let bencher = bencher.counter(ItemsCount::new(1_u32));
    bencher.bench_local(|| matches.play_one());
}

#[divan::bench(sample_size = 1_000)]
fn matches_of_claim(bencher: Bencher<'_, '_>) {
    bench_matches(bencher, claim::CLAIM, 2);
}

#[divan::bench(sample_size = 1_000)]
fn matches_of_claim_2(bencher: Bencher<'_, '_>) {
    bench_matches(bencher, claim::CLAIM_2, 2);
}

#[divan::bench(sample_size = 1_000)]
fn matches_of_four_combined(bencher: Bencher<'_, '_>) {
    let factions = [
        Faction::Gnome,
        Faction::Giant,
        Faction::Undead,
        Faction::Dwarf,
        Faction::Doppelganger,
        Faction::Troll,
        Faction::Seer,
    ];
    bench_matches(bencher, FactionSet::of(&factions), 4);
}

/// The record's lines as they are stored: without legal actions beside.
fn stored_lines() -> Vec<String> {
    let replay = Replay::from_lines(RECORD.lines()).expect("a correct record");
    let stored = |line| match replay.parse(line).expect("a correct line") {
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
    let start = Replay::begin(&texts[0]).expect("a correct header");
    let parse = |text: &String| start.parse(text).expect("a correct line");
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
