//! How fast bots think: iterations of search a second from the first decision of a match, and the
//! memory an iteration takes.
//!
//! `cargo bench --bench search` prints each figure, that of `claim` beside what was asked of it; a
//! ratio of 1 or more is enough.

use std::hint::black_box;
use std::time::{Duration, Instant};

use claim_bot::bots::search::{bytes_per_iteration, search};
use claim_bot::rules::{Game, GameKind, GameSetup, Turn, claim, claim_it, kingdoms};
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
    for (kind, players) in GAMES {
        let (took, bytes) = match kind {
            GameKind::ClaimIt => measured::<claim_it::State>(kind, players),
            GameKind::Kingdoms => measured::<kingdoms::State>(kind, players),
            _ => measured::<claim::State>(kind, players),
        };
        let rate = f64::from(ITERATIONS) / took.as_secs_f64();
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

/// How long a search takes from the first choice that a match has, and the memory an iteration
/// takes.
fn measured<G: Game>(kind: GameKind, players: u8) -> (Duration, usize) {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    let options = G::Setup::by_lot(kind, players, &mut rng);
    let setup = G::Setup::new(kind, players, &options).expect("the game takes so many");
    let mut state = G::new(&setup);
    let seat = loop {
        match state.turn() {
            Turn::Over => unreachable!("a match has choices"),
            Turn::Seat(seat) if state.legal_actions().len() > 1 => break seat,
            Turn::Seat(_) => {
                state.play_at_random(&mut rng);
            }
            Turn::Chance => {
                let chance = state.draw_chance(&mut rng).expect("chance is due");
                state.settle(&chance).expect("it is possible");
            }
        }
    };
    let view = state.view(seat);
    let took = best_of(|| search(&view, ITERATIONS, &mut rng));
    (took, bytes_per_iteration::<G>())
}
