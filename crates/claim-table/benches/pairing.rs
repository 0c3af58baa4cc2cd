//! How fast the rounds of a Swiss event are paired: `cargo bench -p claim-table` prints the fastest of ten
//! times next to its maximum.

use std::hint::black_box;
use std::time::{Duration, Instant};

use claim_rules::cards::Seat;
use claim_rules::record::Secret;
use claim_rules::{GameKind, Options, Setup};
use claim_table::event::{
    Deals, Event, EventCommand, EventPlace, EventSettings, Format, MatchOutcome, Newcomer,
    Progress, Scores, Scoring,
};
use claim_table::ids::{ChannelId, GuildId, UserId};
use claim_table::timestamp::Timestamp;
use divan::Bencher;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

/// Numbers of players, and how long pairing them may take.
const MAX_TIMES: [(u64, Duration); 2] = [
    (64, Duration::from_millis(10)),
    (128, Duration::from_millis(100)),
];

/// The round that is paired, the last one of an event.
const ROUND: u8 = 9;

fn main() {
    divan::main();
    println!();
    for (players, maximum) in MAX_TIMES {
        let progress = before_last_round(players);
        let times = (0..10).map(|_| {
            let start = Instant::now();
            black_box(progress.pair_next_round());
            start.elapsed()
        });
        let time = times.min().unwrap_or_default();
        let ratio = maximum.as_secs_f64() / time.as_secs_f64();
        println!(
            "{players} players: {time:.1?} of {maximum:?} ({ratio:.1} times as fast as needed)"
        );
    }
}

#[divan::bench(args = [16, 64, 128])]
fn pair_last_round(bencher: Bencher, players: u64) {
    let progress = before_last_round(players);
    bencher.bench_local(|| black_box(&progress).pair_next_round());
}

/// An event with duplicate scores, whose points differ most, before its last round.
fn before_last_round(players: u64) -> Progress {
    let mut rng = ChaCha20Rng::seed_from_u64(players);
    let secret = Secret::random(&mut rng);
    let settings = EventSettings {
        id: "aaaaaa".to_owned(),
        name: "Bench".to_owned(),
        setup: Setup::new(GameKind::Claim, 2, Options::default()).expect("a game for two"),
        format: Format::Swiss { rounds: ROUND },
        scoring: Scoring::Duplicate,
        deals: Deals::Board,
        time: "5m+10s".parse().expect("a time control"),
        most: None,
        start: Timestamp(1),
        check_in: false,
        commitment: secret.commitment(),
    };
    let place = EventPlace {
        id: "aaaaaa".parse().expect("an id"),
        guild: GuildId(1),
        channel: ChannelId(1),
        locale: "en-US".to_owned(),
        organiser: UserId(1),
    };
    let mut event = Event::open(place, settings, secret);
    let mut now = Timestamp(0);
    let carry_out = |event: &mut Event, command, now, rng: &mut ChaCha20Rng| {
        (*event, _) = event
            .execute(command, now, rng)
            .expect("a command that fits");
    };
    for number in 0..players {
        let newcomer = Newcomer {
            user: UserId(number),
            name: number.to_string().into(),
            seed: None,
            entropy: String::new(),
        };
        carry_out(&mut event, EventCommand::Join(newcomer), now, &mut rng);
    }
    loop {
        while let Some(running) = event.running().first() {
            let score: [u32; 2] = [rng.random_range(0..5), rng.random_range(0..5)];
            let winner = if score[0] > score[1] {
                Seat::First
            } else {
                Seat::Second
            };
            let scores = Scores {
                score,
                extra: [rng.random_range(0..52), rng.random_range(0..52)],
            };
            let outcome = MatchOutcome::Played {
                winner: Some(winner),
                scores,
            };
            let command = EventCommand::Report(running.id, outcome);
            carry_out(&mut event, command, now, &mut rng);
        }
        if event.round_number() == ROUND - 1 {
            return event.progress().clone();
        }
        now = event.deadline().expect("another round");
        carry_out(&mut event, EventCommand::Advance, now, &mut rng);
    }
}
