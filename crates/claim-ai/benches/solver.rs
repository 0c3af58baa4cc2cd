//! How fast the solver is: from the first trick of phase two, for every deck for 2 players.
//!
//! `cargo bench -p claim-ai --bench solver` prints a line per deck, over positions after a random
//! phase one: the time to compute the value of a position, and the time for the values of all its
//! leads. The ratio after each time is its target divided by the time: 1 or more meets the target, if
//! the machine is idle.

use std::hint::black_box;
use std::time::{Duration, Instant};

use claim_ai::bots::solver::{Limits, Position, Solver};
use claim_rules::cards::{Faction, FactionSet, Seat};
use claim_rules::chance;
use claim_rules::claim::{CLAIM, CLAIM_2, Phase, Setup, State};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// How many positions per deck are solved for their value.
const VALUE_POSITIONS: usize = 200;

/// How many positions per deck are solved for the values of all leads.
const LEAD_POSITIONS: usize = 40;

/// The targets for a value with the deck `claim`: the median, and the 95th and 99th percentiles.
const VALUE_TARGETS: [Duration; 3] = [
    Duration::from_micros(3_400),
    Duration::from_millis(100),
    Duration::from_millis(260),
];

/// The target for the values of all leads with the deck `claim`: the median.
const LEADS_TARGET: Duration = Duration::from_millis(16);

/// How many times as long the other decks may take.
const OTHER_DECKS_FACTOR: u32 = 5;

fn main() {
    let limits = Limits::default();
    println!(
        "at most {} nodes per call, a table of {} bytes",
        limits.max_nodes, limits.table_bytes
    );
    println!("ms (ratio)      median           95%           99%  leads, median  unknown  deck");
    let solver = Solver::new(limits);
    for setup in decks() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut unknown = 0;
        let values = durations(VALUE_POSITIONS, || {
            let position = beginning(setup, &mut rng);
            let start = Instant::now();
            let value = solver.value(&position);
            let duration = start.elapsed();
            unknown += usize::from(value.is_none());
            duration
        });
        let leads = durations(LEAD_POSITIONS, || {
            let position = beginning(setup, &mut rng);
            let start = Instant::now();
            black_box(solver.action_values(&position));
            start.elapsed()
        });
        let figures = [(50, 0), (95, 1), (99, 2)]
            .map(|(percent, target)| (percentile(&values, percent), VALUE_TARGETS[target]));
        let is_claim = setup.factions() == CLAIM;
        let factor = if is_claim { 1 } else { OTHER_DECKS_FACTOR };
        for (duration, target) in figures
            .into_iter()
            .chain([(percentile(&leads, 50), LEADS_TARGET)])
        {
            let ratio = (target * factor).as_secs_f64() / duration.as_secs_f64();
            print!("{:8.2} ({ratio:4.1})", duration.as_secs_f64() * 1e3);
        }
        println!("  {unknown:7}  {}", name(setup));
    }
}

/// Every deck for 2 players: first `claim` and `claim2`, then the combined ones.
fn decks() -> impl Iterator<Item = Setup> {
    let sets = (0_u16..1 << Faction::COUNT).map(|bits| {
        let is_in = |faction: &Faction| bits >> *faction as u16 & 1 == 1;
        let factions: Vec<_> = Faction::ALL.into_iter().filter(is_in).collect();
        FactionSet::of(&factions)
    });
    let combined = sets.filter(|&set| set != CLAIM && set != CLAIM_2);
    let all = [CLAIM, CLAIM_2].into_iter().chain(combined);
    all.filter_map(|set| Setup::new(set, 2).ok())
}

fn name(setup: Setup) -> String {
    match setup.factions() {
        CLAIM => "claim".to_owned(),
        CLAIM_2 => "claim2".to_owned(),
        factions => factions
            .iter()
            .map(Faction::id)
            .collect::<Vec<_>>()
            .join(" "),
    }
}

/// The first position of phase two after a random phase one.
fn beginning(setup: Setup, rng: &mut impl Rng) -> Position {
    let mut state = State::new(setup);
    let first = Seat::from_index(chance::below(rng, 2) as usize).expect("there are two seats");
    state.choose_first(first).expect("the first seat is due");
    let mut deck = setup.deck();
    chance::shuffle(rng, &mut deck);
    state.deal(&deck).expect("the deck is due");
    while state.public_view().phase == Phase::Recruit {
        let legal = state.legal_actions();
        let action = legal.pick(|count| chance::below(rng, count));
        state.play_unchecked(action.expect("an action is awaited"));
    }
    let leader = state.to_act().expect("a seat leads");
    Position::new(&state.view(leader)).expect("phase two has begun")
}

/// The durations of this many calls, ascending.
fn durations(count: usize, mut call: impl FnMut() -> Duration) -> Vec<Duration> {
    let mut durations: Vec<_> = (0..count).map(|_| call()).collect();
    durations.sort_unstable();
    durations
}

/// A percentile of ascending durations.
fn percentile(durations: &[Duration], percent: usize) -> Duration {
    durations[(durations.len() * percent / 100).min(durations.len() - 1)]
}
