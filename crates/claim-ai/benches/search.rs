//! How fast bots search: iterations per second from the first decision of a match, and the memory
//! per iteration.
//!
//! `cargo bench -p claim-ai --bench search` prints the figures of each game. For `claim` it also
//! prints the rate divided by the target: 1 or more meets the target.

use std::hint::black_box;
use std::time::{Duration, Instant};

use claim_ai::bots::{bytes_per_iteration, estimate_actions};
use claim_rules::{GameKind, Options, Setup, State, View, claim, claim_it, kingdoms};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

/// The iterations of one search: those of a hard bot.
const ITERATIONS: u32 = 10_000;

/// The target for `claim` in iterations per second.
const TARGET_RATE: f64 = 500_000.0;

/// The games, each with a number of players.
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
        let duration = shortest_of_100(|| estimate_actions(&view, None, ITERATIONS, &mut rng));
        let rate = f64::from(ITERATIONS) / duration.as_secs_f64();
        let bytes = match kind {
            GameKind::ClaimIt => bytes_per_iteration::<claim_it::State>(),
            GameKind::Kingdoms => bytes_per_iteration::<kingdoms::State>(),
            _ => bytes_per_iteration::<claim::State>(),
        };
        let (thousands, id) = (rate / 1e3, kind.id());
        print!(
            "search in {id}, {players} players: {thousands:.0} thousand iterations per second, \
             {bytes} bytes each"
        );
        if kind == GameKind::Claim {
            let ratio = rate / TARGET_RATE;
            print!(", {ratio:.2} of the target");
        }
        println!();
    }
}

/// The shortest duration of a call: other processes can only make it longer.
fn shortest_of_100<T>(mut call: impl FnMut() -> T) -> Duration {
    let mut round = || {
        let start = Instant::now();
        black_box(call());
        start.elapsed()
    };
    (0..100).map(|_| round()).min().unwrap_or_default()
}

/// The view of a seat at the first decision of a match that has a choice.
fn first_choice(kind: GameKind, players: u8, rng: &mut ChaCha20Rng) -> View {
    let setup = Setup::random(kind, players, &Options::default(), rng);
    let mut state = State::new(&setup.expect("the game allows that many players"));
    loop {
        let chance = state.draw_chance(rng);
        if let Some(chance) = chance {
            state
                .apply_chance(&chance)
                .expect("drawn chance is possible");
            continue;
        }
        let seat = state.to_act().expect("a match has decisions");
        match state.legal_actions().as_slice() {
            [only] => state.play(*only).expect("the action is legal"),
            _ => return state.view(seat),
        }
    }
}
