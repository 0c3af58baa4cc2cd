//! How fast the solver is: phase two from its first trick, for every deck for 2 players.
//!
//! `cargo bench --bench solver` prints a line for each deck, after random phases one: how long the
//! value of a position takes, how long the values of all its leads, each beside how many times as
//! long it may take. A ratio of 1 or more is enough.

use std::time::{Duration, Instant};

use claim_bot::bots::solver::{Limits, Position, Solver};
use claim_bot::cards::{Faction, FactionSet, Seat};
use claim_bot::rules::chance;
use claim_bot::rules::claim::{CLAIM, CLAIM_2, Phase, Setup, State};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// How many positions of each deck are asked for their value.
const VALUES: usize = 200;

/// How many positions of each deck are asked for the values of all leads.
const LEADS: usize = 40;

/// How long a value may take with the deck `claim`: the median, and what 95% and 99% stay below.
const VALUE_FLOORS: [Duration; 3] = [
    Duration::from_micros(3_400),
    Duration::from_millis(100),
    Duration::from_millis(260),
];

/// How long the values of all leads may take with the deck `claim`: the median.
const LEADS_FLOOR: Duration = Duration::from_millis(16);

/// How many times as long they may take with every other deck.
const OTHER_DECKS: u32 = 5;

fn main() {
    let limits = Limits::default();
    println!(
        "at most {} nodes a value, a table of {} bytes",
        limits.nodes, limits.table
    );
    println!("ms (ratio)      median           95%           99%  leads, median  unknown  deck");
    let mut solver = Solver::new(limits);
    for setup in decks() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut unknown = 0;
        let values = times(VALUES, || {
            let position = beginning(setup, &mut rng);
            let start = Instant::now();
            let value = solver.value(&position);
            let took = start.elapsed();
            unknown += usize::from(value.is_none());
            took
        });
        let leads = times(LEADS, || {
            let position = beginning(setup, &mut rng);
            let start = Instant::now();
            let values = solver.values(&position);
            let took = start.elapsed();
            assert!(!values.is_empty(), "a card is awaited");
            took
        });
        let figures = [(50, 0), (95, 1), (99, 2)]
            .map(|(percent, floor)| (below(&values, percent), VALUE_FLOORS[floor]));
        let is_claim = setup.factions() == CLAIM;
        let factor = if is_claim { 1 } else { OTHER_DECKS };
        for (took, floor) in figures
            .into_iter()
            .chain([(below(&leads, 50), LEADS_FLOOR)])
        {
            let ratio = (floor * factor).as_secs_f64() / took.as_secs_f64();
            print!("{:8.2} ({ratio:4.1})", took.as_secs_f64() * 1e3);
        }
        println!("  {unknown:7}  {}", name(setup));
    }
}

/// Every deck for 2 players: `claim` and `claim2`, then the combined ones.
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

/// The first moment of phase two after a random phase one.
fn beginning(setup: Setup, rng: &mut impl Rng) -> Position {
    let mut state = State::new(setup);
    let first = Seat::from_index(chance::below(rng, 2) as usize).expect("two sit there");
    state.choose_first(first).expect("the lot is due");
    let mut deck = setup.deck();
    chance::shuffle(rng, &mut deck);
    state.deal(&deck).expect("the deck is due");
    while state.public_view().phase == Phase::Recruit {
        let legal = state.legal_actions();
        let action = legal.pick(|count| chance::below(rng, count));
        state.play_legal(action.expect("an action is awaited"));
    }
    Position::of_state(&state).expect("phase two has begun")
}

/// How long so many questions took, ascending.
fn times(count: usize, mut ask: impl FnMut() -> Duration) -> Vec<Duration> {
    let mut times: Vec<_> = (0..count).map(|_| ask()).collect();
    times.sort_unstable();
    times
}

/// The time that so many percent of them stayed below.
fn below(times: &[Duration], percent: usize) -> Duration {
    times[(times.len() * percent / 100).min(times.len() - 1)]
}
