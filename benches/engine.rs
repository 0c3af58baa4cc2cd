//! How fast the rules are: random full matches, and replaying a record of 52 actions.
//!
//! `cargo bench --bench engine` prints each figure beside what was asked of it; a ratio of 1 or
//! more is enough. `cargo bench --bench engine -- --bench <name>` gives one figure in detail.

use std::hint::black_box;
use std::time::{Duration, Instant};

use claim_bot::cards::{Card, Faction, FactionSet, Seat};
use claim_bot::record::{Line, Replay};
use claim_bot::rules::{Game, GameKind, GameSetup, Turn, chance, claim, claim_it, kingdoms};
use divan::Bencher;
use divan::counter::ItemsCount;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

const RECORD: &str = include_str!("../tests/records/claim-2p.jsonl");

/// How long replaying the record may take.
const REPLAY: Duration = Duration::from_micros(5);

/// Each game with its number of players, and how many matches a second are asked for.
const FLOORS: [(GameKind, u8, f64); 6] = [
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
    for (kind, players, floor) in FLOORS {
        let each = match kind {
            GameKind::ClaimIt => time_of(OfGame::<claim_it::State>::new(kind, players)),
            GameKind::Kingdoms => time_of(OfGame::<kingdoms::State>::new(kind, players)),
            _ => time_of(Matches::new(deck(kind), players)),
        };
        let rate = 1.0 / each.as_secs_f64();
        let (thousands, ratio) = (rate / 1e3, rate / floor);
        let id = kind.id();
        println!(
            "matches of {id}, {players} players: {thousands:.0} thousand a second, \
             {ratio:.2} of the floor"
        );
    }
    let (header, lines) = parsed_lines();
    replay_ratio("parsed lines", best_of(|| replayed(&header, &lines)));
    let texts = stored_lines();
    replay_ratio("stored lines", best_of(|| replayed_text(&texts)));
}

/// The factions that a trick game is measured with.
fn deck(kind: GameKind) -> FactionSet {
    match kind {
        GameKind::Claim => claim::CLAIM,
        GameKind::Claim2 => claim::CLAIM_2,
        _ => FactionSet::of(&COMBINED),
    }
}

/// A combined deck with every power that takes time in phase two.
const COMBINED: [Faction; 7] = [
    Faction::Gnome,
    Faction::Giant,
    Faction::Undead,
    Faction::Dwarf,
    Faction::Doppelganger,
    Faction::Troll,
    Faction::Seer,
];

/// Something that plays random matches, one after another.
trait Plays {
    /// Plays a match from its first lot to the score; how many seats won it.
    fn play_one(&mut self) -> usize;
}

/// How long a match takes.
fn time_of(mut matches: impl Plays) -> Duration {
    best_of(|| matches.play_one())
}

/// Random matches of any game, with chance as records have it.
struct OfGame<G: Game> {
    setup: G::Setup,
    rng: Xoshiro256PlusPlus,
}

impl<G: Game> OfGame<G> {
    fn new(kind: GameKind, players: u8) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let options = G::Setup::by_lot(kind, players, &mut rng);
        let setup = G::Setup::new(kind, players, &options);
        Self {
            setup: setup.expect("the game takes so many"),
            rng,
        }
    }
}

impl<G: Game> Plays for OfGame<G> {
    fn play_one(&mut self) -> usize {
        let mut state = G::new(&self.setup);
        loop {
            match state.turn() {
                Turn::Over => return state.winners().len(),
                Turn::Seat(_) => {
                    state.play_at_random(&mut self.rng);
                }
                Turn::Chance => {
                    let chance = state.draw_chance(&mut self.rng);
                    let chance = chance.expect("chance is due");
                    state.settle(&chance).expect("it is possible");
                }
            }
        }
    }
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
}

impl Plays for Matches {
    fn play_one(&mut self) -> usize {
        let mut state = claim::State::new(self.setup);
        let first = chance::below(&mut self.rng, self.setup.players().into());
        let first = Seat::from_index(first as usize).expect("a seat of the table");
        state.choose_first(first).expect("the lot is due");
        let rng = &mut self.rng;
        shuffle(rng, &mut self.deck);
        state.deal(&self.deck).expect("the deck is due");
        while let Some(action) = state.legal_actions().pick(|count| below(rng, count)) {
            state.play_legal(action);
        }
        let score = state.score().expect("all tricks are played");
        score.winners.len()
    }
}

/// Shuffles cards for whoever wants many matches and no records of them. Five numbers come from 64
/// random bits, by multiplying: of 72 cards at most, none is likelier by more than one in 2^32.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the product's lower half goes on, and its upper half is a place in the deck"
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

/// A number below `count`, by multiplying instead of dividing.
fn below(rng: &mut impl Rng, count: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(count)) >> u32::BITS) as u32
}

#[divan::bench(args = FLOORS.map(|(kind, players, _)| (kind.id(), players)), sample_size = 100)]
fn matches(bencher: Bencher<'_, '_>, (id, players): (&str, u8)) {
    let kind = GameKind::from_id(id).expect("a game");
    let bencher = bencher.counter(ItemsCount::new(1_u32));
    match kind {
        GameKind::ClaimIt => {
            let mut matches = OfGame::<claim_it::State>::new(kind, players);
            bencher.bench_local(|| matches.play_one());
        }
        GameKind::Kingdoms => {
            let mut matches = OfGame::<kingdoms::State>::new(kind, players);
            bencher.bench_local(|| matches.play_one());
        }
        _ => {
            let mut matches = Matches::new(deck(kind), players);
            bencher.bench_local(|| matches.play_one());
        }
    }
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
