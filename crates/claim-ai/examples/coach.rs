//! How well the analysis tells good play from bad, and how often its winning chances come true.
//!
//! ```sh
//! cargo run --release -p claim-ai --example coach -- GAME PLAYERS MATCHES SEED [BOT…]
//! ```
//!
//! Each bot (all if none is named) plays that many matches against each of them. For each
//! bot and its opponents, this prints which share of the winning chances at stake it lost, with its interval at a
//! confidence of 95 %, the share of each label, how many critical plays of phase two were right, and how long the slowest
//! analysis took on its processor; for hard bots among themselves, also how often the chances came true.
//!
//! With `CLAIM_DEEPER=30`, matches are also analysed with 30 times as many iterations, and the mistakes compared.

use std::collections::BTreeSet;
use std::error::Error;
use std::time::{Duration, Instant};
use std::{array, env};

use claim_ai::Level;
use claim_ai::analysis::{Accuracy, Analysis, DEFAULT_ITERATIONS, Judgement, Label};
use claim_ai::bots::solver::Solver;
use claim_ai::bots::{Bot, TimeBudget};
use claim_ai::play::{PlayOptions, play_match};
use claim_rules::cards::Seat;
use claim_rules::record::{Ending, Header, Line, Outcome, Replay};
use claim_rules::{GameKind, Options, Setup, View};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

/// A predicted chance, and the share of the win that the seat got.
type Forecast = (f64, f64);

/// What the analysis of one match found.
#[derive(Default)]
struct Findings {
    judgement: Judgement,
    accuracy: Accuracy,
    forecasts: Vec<Forecast>,
    time: Duration,
    /// The mistakes of the analysis, those of the deeper one, and those that both have found.
    mistakes: [usize; 3],
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let [game, players, matches, seed, bots @ ..] = arguments.as_slice() else {
        return Err("expected GAME PLAYERS MATCHES SEED [BOT…]".into());
    };
    let game = GameKind::from_id(game).ok_or("unknown game")?;
    let players: u8 = players.parse()?;
    let (matches, seed): (u64, u64) = (matches.parse()?, seed.parse()?);
    let mut bots: Vec<Bot> = bots
        .iter()
        .map(|bot| bot.parse())
        .collect::<Result<_, _>>()?;
    if bots.is_empty() {
        bots = vec![Bot::Random, Bot::Beginner];
        bots.extend(Level::ALL.iter().map(|&level| Bot::Level(level)));
    }
    for &bot in &bots {
        for &opponent in &bots {
            let numbers = (0..matches).into_par_iter();
            let findings: Vec<_> = numbers
                .map_init(Solver::default, |solver, number| {
                    let mut rng = ChaCha20Rng::seed_from_u64(seed);
                    rng.set_stream(number);
                    let seat = usize::try_from(number % u64::from(players));
                    let seat = Seat::ALL[seat.expect("at most five players")];
                    let bots = |it: Seat| if it == seat { bot } else { opponent };
                    judge(game, players, seat, bots, solver, &mut rng)
                })
                .collect();
            println!("{bot} against {opponent}: {}", report(&findings));
            if [bot, opponent] == [Bot::Level(Level::Hard); 2] {
                let forecasts: Vec<_> = findings.into_iter().flat_map(|it| it.forecasts).collect();
                report_calibration(&forecasts);
            }
        }
    }
    Ok(())
}

/// Plays a match between bots and analyses it. What was lost is that of the bot in `own`.
fn judge(
    game: GameKind,
    players: u8,
    own: Seat,
    bots: impl Fn(Seat) -> Bot,
    solver: &Solver,
    rng: &mut ChaCha20Rng,
) -> Findings {
    let setup = Setup::random(game, players, &Options::default(), rng);
    let setup = setup.expect("the game allows that many players");
    let (record, outcome) = play(&setup, bots, solver, rng);
    let mut analyse = |iterations| {
        let analysis = Analysis::from_record(&record, iterations, solver, rng, |_, _| ());
        analysis.expect("the record is right")
    };
    let start = Instant::now();
    let analysis = analyse(DEFAULT_ITERATIONS);
    let time = start.elapsed();
    let deeper = env::var("CLAIM_DEEPER").ok().and_then(|it| it.parse().ok());
    let mistakes = deeper.map_or([0; 3], |factor: u32| {
        let deeper = analyse(factor * DEFAULT_ITERATIONS);
        let [found, expected] = [&analysis, &deeper].map(|it| {
            let mistakes = it.decisions_of(own).filter(|it| it.is_mistake());
            mistakes.map(|it| it.actions).collect::<BTreeSet<_>>()
        });
        let shared = found.intersection(&expected).count();
        [found.len(), expected.len(), shared]
    });
    let mut forecasts = Vec::new();
    for decision in &analysis.decisions {
        let Some(estimate) = decision.estimate().filter(|it| it.is_comparable) else {
            continue;
        };
        let won = outcome
            .winners
            .iter()
            .any(|&it| setup.side(it) == setup.side(decision.seat));
        let sides = outcome
            .winners
            .iter()
            .filter(|&&it| setup.side(it) == it)
            .count();
        let share = if won { 1.0 / as_f64(sides) } else { 0.0 };
        forecasts.push((estimate.best.1.estimate.into(), share));
    }
    Findings {
        judgement: analysis.judgement(own),
        accuracy: analysis.accuracy(own),
        forecasts,
        time,
        mistakes,
    }
}

/// The record of a match, and its outcome.
fn play(
    setup: &Setup,
    bots: impl Fn(Seat) -> Bot,
    solver: &Solver,
    rng: &mut ChaCha20Rng,
) -> (String, Outcome) {
    let header = Header::new(setup.clone());
    let mut replay = Replay::new(header.clone());
    let mut record = Line::Header(header).to_json() + "\n";
    let policy = |view: &View, rng: &mut ChaCha20Rng| {
        bots(view.seat()).act(view, TimeBudget::FixedIterations, solver, rng)
    };
    let on_line = |line: &Line| record += &(line.to_json() + "\n");
    let outcome = play_match(&mut replay, PlayOptions::default(), rng, policy, on_line);
    let outcome = outcome.expect("bots act legally");
    let ending = Ending::Played(outcome.clone());
    record += &Line::Result {
        ending,
        secret: None,
    }
    .to_json();
    (record + "\n", outcome)
}

/// What the matches of a bot against others show of it.
fn report(findings: &[Findings]) -> String {
    let judged = findings.iter().map(|it| it.judgement);
    let labels: [usize; Label::ALL.len()] =
        array::from_fn(|label| judged.clone().map(|it| it.labels[label]).sum());
    let decisions: usize = labels.iter().sum();
    let share = |part: usize, of: usize| 100.0 * as_f64(part) / as_f64(of.max(1));
    let shares = Label::ALL.iter().zip(labels);
    let shares =
        shares.map(|(label, count)| format!("{} {:.1} %", label.id(), share(count, decisions)));
    let shares: Vec<_> = shares.collect();
    let sums = judged.map(|it| [it.total_loss, it.total_stake].map(f64::from));
    let (lost, margin) = ratio_and_margin(&sums.collect::<Vec<_>>());
    let right = findings.iter().map(|it| it.accuracy.correct).sum();
    let critical = findings.iter().map(|it| it.accuracy.decisions).sum();
    let [found, expected, both] =
        array::from_fn(|part| findings.iter().map(|it| it.mistakes[part]).sum::<usize>());
    format!(
        "{:.1} % ± {:.1} of the chances at stake lost ({} matches, {decisions} open decisions: {}); \
         {right} of {critical} critical plays right ({:.1} %); slowest analysis {:.1?}; \
         {found} mistakes, {expected} by the deeper analysis, {both} by both",
        100.0 * lost,
        100.0 * margin,
        findings.len(),
        shares.join(", "),
        share(right, critical),
        findings.iter().map(|it| it.time).max().unwrap_or_default(),
    )
}

/// The ratio of two sums, and its margin. Decisions of one match resemble each other: the error is that between matches.
fn ratio_and_margin(matches: &[[f64; 2]]) -> (f64, f64) {
    let [part, whole] = [0, 1].map(|it| matches.iter().map(|one| one[it]).sum::<f64>());
    let ratio = part / whole;
    let residuals = matches
        .iter()
        .map(|[part, whole]| (part - ratio * whole).powi(2));
    (ratio, 1.96 * residuals.sum::<f64>().sqrt() / whole)
}

/// Prints, for each tenth of the chances, how often they came true, and what scaling of the log-odds would fit best.
fn report_calibration(forecasts: &[Forecast]) {
    println!("| told | positions | came true |\n|---|---|---|");
    for tenth in 0..10_u8 {
        let low = f64::from(tenth) / 10.0;
        // A chance of 1 belongs to the last one.
        let high = if tenth == 9 { f64::INFINITY } else { low + 0.1 };
        let within = forecasts
            .iter()
            .filter(|(chance, _)| (low..high).contains(chance));
        let within: Vec<_> = within.copied().collect();
        let [told, true_share] = [|it: &Forecast| it.0, |it: &Forecast| it.1]
            .map(|part| 100.0 * mean(&within.iter().map(part).collect::<Vec<_>>()));
        println!("| {told:.1} % | {} | {true_share:.1} % |", within.len());
    }
    let [intercept, slope] = fit(forecasts);
    println!("best fit of the log-odds: {intercept:.3} + {slope:.3} × told");
}

/// Fits the log-odds of what came true to those of the forecasts by Newton's method.
fn fit(forecasts: &[Forecast]) -> [f64; 2] {
    let [mut intercept, mut slope] = [0.0, 1.0];
    for _ in 0..30 {
        let (mut gradient, mut curve) = ([0.0; 2], [0.0; 3]);
        for &(told, share) in forecasts {
            let told = told.clamp(0.001, 0.999);
            let odds = (told / (1.0 - told)).ln();
            let chance = 1.0 / (1.0 + (-intercept - slope * odds).exp());
            let weight = chance * (1.0 - chance);
            gradient = [
                gradient[0] + share - chance,
                gradient[1] + (share - chance) * odds,
            ];
            curve = [
                curve[0] + weight,
                curve[1] + weight * odds,
                curve[2] + weight * odds * odds,
            ];
        }
        let determinant = curve[0] * curve[2] - curve[1] * curve[1];
        if determinant.abs() < 1e-9 {
            break;
        }
        intercept += (curve[2] * gradient[0] - curve[1] * gradient[1]) / determinant;
        slope += (curve[0] * gradient[1] - curve[1] * gradient[0]) / determinant;
    }
    [intercept, slope]
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / as_f64(numbers.len().max(1))
}

#[expect(
    clippy::cast_precision_loss,
    reason = "counts are far below what f64 represents exactly"
)]
fn as_f64(count: usize) -> f64 {
    count as f64
}
