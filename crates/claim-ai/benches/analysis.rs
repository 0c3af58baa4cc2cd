//! How long the analysis of a match takes until its first look, and in total: for each game and number of players,
//! the longest one.
//!
//! `cargo bench -p claim-ai --bench analysis` lets random and easy bots play some matches each, and analyses these one
//! after another, as the program does.

use std::time::{Duration, Instant};

use claim_ai::Level;
use claim_ai::analysis::{DEFAULT_ITERATIONS, Examination};
use claim_ai::bots::solver::Solver;
use claim_ai::bots::{Bot, TimeBudget};
use claim_ai::play::{PlayOptions, play_match};
use claim_rules::record::{Ending, Header, Line, Replay};
use claim_rules::{GameKind, Options, Setup, View};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

/// How many matches each bot plays of each game and number of players.
const MATCHES: u32 = 3;

fn main() {
    let solver = Solver::default();
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    println!("| game | players | decisions at most | first look | analysis | on average |");
    println!("|---|---|---|---|---|---|");
    for &game in GameKind::ALL {
        for players in game.players() {
            let mut longest = [Duration::ZERO; 2];
            let (mut total, mut decisions) = (Duration::ZERO, 0);
            for bot in [Bot::Random, Bot::Level(Level::Easy)] {
                for _ in 0..MATCHES {
                    let setup = Setup::random(game, players, &Options::default(), &mut rng);
                    let setup = setup.expect("the game allows that many players");
                    let record = play(&setup, bot, &solver, &mut rng);
                    let start = Instant::now();
                    let examination = Examination::from_record(&record, &mut rng);
                    let examination = examination.expect("the record is valid");
                    examination.first_look(|| true);
                    longest[0] = longest[0].max(start.elapsed());
                    let start = Instant::now();
                    examination.analyse(DEFAULT_ITERATIONS, &solver, |_| ());
                    longest[1] = longest[1].max(start.elapsed());
                    total += start.elapsed();
                    decisions = decisions.max(examination.decisions());
                }
            }
            let [first, analysis] = longest.map(|it| it.as_millis());
            let mean = (total / (2 * MATCHES)).as_millis();
            let id = game.id();
            println!("| {id} | {players} | {decisions} | {first} ms | {analysis} ms | {mean} ms |");
        }
    }
}

/// Plays a match in which all seats are the same bot. Returns its record.
fn play(setup: &Setup, bot: Bot, solver: &Solver, rng: &mut ChaCha20Rng) -> String {
    let header = Header::new(setup.clone());
    let mut lines = vec![Line::Header(header.clone())];
    let mut replay = Replay::new(header);
    let policy = |view: &View, rng: &mut ChaCha20Rng| {
        bot.act(view, TimeBudget::FixedIterations, solver, rng)
    };
    let on_line = |line: &Line| lines.push(line.clone());
    let outcome = play_match(&mut replay, PlayOptions::default(), rng, policy, on_line);
    lines.push(Line::Result {
        ending: Ending::Played(outcome.expect("bots play by the rules")),
        secret: None,
    });
    lines.iter().map(|line| line.to_json() + "\n").collect()
}
