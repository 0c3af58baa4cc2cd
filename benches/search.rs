//! How fast bots think: iterations of search a second from the first decision of a match, and the
//! memory an iteration takes.
//!
//! `cargo bench --bench search` prints each figure, that of `claim` beside what was asked of it; a
//! ratio of 1 or more is enough.

use std::hint::black_box;
use std::time::{Duration, Instant};

use claim_bot::bots::{bytes_per_iteration, promises};
use claim_bot::rules::{GameKind, Options, Setup, State, View, claim, claim_it, kingdoms};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

/// How many iterations a search has here: those of a hard bot.
const ITERATIONS: u32 = 10_000;

/// How many iterations a second are asked for in `claim`.
const FLOOR: f64 = 500_000.0;

/// Each game with its number of players.
const GAMES: [(GameKind, u8); 6] = [
    (GameKind::Claim, 2),
    (GameKind::Claim2, 2),
    (GameKind::ClaimMix, 3),
    (GameKind::ClaimMix, 4),
    (GameKind::ClaimIt, 4),
    (GameKind::Kingdoms, 2),
];

fn main() {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    for (kind, players) in GAMES {
        let view = first_choice(kind, players, &mut rng);
        let took = best_of(|| promises(&view, ITERATIONS, &mut rng));
        let rate = f64::from(ITERATIONS) / took.as_secs_f64();
        let bytes = match kind {
            GameKind::ClaimIt => bytes_per_iteration::<claim_it::State>(),
            GameKind::Kingdoms => bytes_per_iteration::<kingdoms::State>(),
            _ => bytes_per_iteration::<claim::State>(),
        };
        let (thousands, id) = (rate / 1e3, kind.id());
        print!(
            "search in {id}, {players} players: {thousands:.0} thousand iterations a second, \
             {bytes} bytes each"
        );
        if kind == GameKind::Claim {
            let ratio = rate / FLOOR;
            print!(", {ratio:.2} of the floor");
        }
        println!();
    }
}

/// The shortest time that one call takes: what others do on the machine makes it longer, never
/// shorter.
fn best_of<T>(mut call: impl FnMut() -> T) -> Duration {
    let mut round = || {
        let start = Instant::now();
        black_box(call());
        start.elapsed()
    };
    (0..100).map(|_| round()).min().unwrap_or_default()
}

/// What a seat sees at the first choice that a match has.
fn first_choice(kind: GameKind, players: u8, rng: &mut ChaCha20Rng) -> View {
    let setup = Setup::by_lot(kind, players, &Options::default(), rng);
    let mut state = State::new(&setup.expect("the game takes so many"));
    loop {
        let chance = state.draw_chance(rng);
        if let Some(chance) = chance {
            state.settle(&chance).expect("it is possible");
            continue;
        }
        let seat = state.to_act().expect("a match has choices");
        match state.legal_actions().as_slice() {
            [only] => state.play(*only).expect("it is legal"),
            _ => return state.view(seat),
        }
    }
}
