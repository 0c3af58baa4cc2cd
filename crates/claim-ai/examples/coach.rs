//! How well the analysis tells good play from bad, and how often its winning chances come true.
//!
//! ```sh
//! cargo run --release -p claim-ai --example coach -- GAME PLAYERS MATCHES SEED [BOT…]
//! ```
//!
//! Each bot (all but the expert, which is slow, if none is named) plays that many matches against itself. For each
//! bot, this prints the average loss of winning chances per trick or turn and per estimated decision, with its
//! interval at a confidence of 95 %, the share of each label, and how many critical plays of phase two were right;
//! for the hard bot, also how often the chances came true.

use std::error::Error;
use std::{array, env};

use claim_ai::Level;
use claim_ai::analysis::{Analysis, DEFAULT_ITERATIONS, Label};
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
    losses: Vec<f64>,
    /// The tricks or turns with an estimated decision.
    chapters: usize,
    labels: [usize; Label::ALL.len()],
    critical: [usize; 2],
    forecasts: Vec<Forecast>,
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
        bots = vec![Bot::Random];
        bots.extend(
            Level::ALL
                .iter()
                .filter(|&&level| level < Level::Expert)
                .map(|&level| Bot::Level(level)),
        );
    }
    for bot in bots {
        let numbers = (0..matches).into_par_iter();
        let findings: Vec<_> = numbers
            .map_init(Solver::default, |solver, number| {
                let mut rng = ChaCha20Rng::seed_from_u64(seed);
                rng.set_stream(number);
                judge(game, players, bot, solver, &mut rng)
            })
            .collect();
        report(bot, &findings);
        if bot == Bot::Level(Level::Hard) {
            let forecasts: Vec<_> = findings.into_iter().flat_map(|it| it.forecasts).collect();
            report_calibration(&forecasts);
        }
    }
    Ok(())
}

/// Plays a match of a bot against itself and analyses it.
fn judge(
    game: GameKind,
    players: u8,
    bot: Bot,
    solver: &Solver,
    rng: &mut ChaCha20Rng,
) -> Findings {
    let setup = Setup::random(game, players, &Options::default(), rng);
    let setup = setup.expect("the game allows that many players");
    let (record, outcome) = play(&setup, bot, solver, rng);
    let analysis = Analysis::from_record(&record, DEFAULT_ITERATIONS, solver, rng, |_, _| ());
    let analysis = analysis.expect("the record is right");
    let mut findings = Findings::default();
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
        findings
            .forecasts
            .push((estimate.best.1.estimate.into(), share));
        if estimate.choices > 1 {
            findings.losses.push(estimate.loss.0.into());
        }
    }
    for seat in Seat::of(players) {
        let judgement = analysis.judgement(seat);
        findings.labels = array::from_fn(|it| findings.labels[it] + judgement.labels[it]);
        findings.chapters += judgement.chapters;
        let accuracy = analysis.accuracy(seat);
        findings.critical[0] += accuracy.correct;
        findings.critical[1] += accuracy.decisions;
    }
    findings
}

/// The record of a match, and its outcome.
fn play(setup: &Setup, bot: Bot, solver: &Solver, rng: &mut ChaCha20Rng) -> (String, Outcome) {
    let header = Header::new(setup.clone());
    let mut replay = Replay::new(header.clone());
    let mut record = Line::Header(header).to_json() + "\n";
    let policy = |view: &View, rng: &mut ChaCha20Rng| {
        bot.act(view, TimeBudget::FixedIterations, solver, rng)
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

fn report(bot: Bot, findings: &[Findings]) {
    let judged: Vec<_> = findings.iter().filter(|it| it.chapters > 0).collect();
    let total = |it: &Findings| 100.0 * it.losses.iter().sum::<f64>();
    let by_decision: Vec<_> = judged
        .iter()
        .map(|it| total(it) / as_f64(it.losses.len()))
        .collect();
    let by_chapter: Vec<_> = judged
        .iter()
        .map(|it| total(it) / as_f64(it.chapters))
        .collect();
    let labels: [usize; Label::ALL.len()] =
        array::from_fn(|label| findings.iter().map(|it| it.labels[label]).sum());
    let decisions: usize = labels.iter().sum();
    let share = |part: usize, of: usize| 100.0 * as_f64(part) / as_f64(of.max(1));
    let shares: Vec<_> = Label::ALL
        .iter()
        .zip(labels)
        .map(|(label, count)| format!("{} {:.1} %", label.id(), share(count, decisions)))
        .collect();
    let [right, critical] = [0, 1].map(|it| findings.iter().map(|one| one.critical[it]).sum());
    println!(
        "{bot}: {} points lost per trick or turn, {} per decision ({} matches, {decisions} decisions: {}); \
         {right} of {critical} critical plays right ({:.1} %)",
        mean_and_margin(&by_chapter),
        mean_and_margin(&by_decision),
        findings.len(),
        shares.join(", "),
        share(right, critical),
    );
}

/// A mean of matches and its margin. Decisions of one match resemble each other: the error is that between matches.
fn mean_and_margin(means: &[f64]) -> String {
    let average = mean(means);
    let squares: Vec<_> = means.iter().map(|it| (it - average).powi(2)).collect();
    let margin = 1.96 * (mean(&squares) / as_f64(means.len().max(2) - 1)).sqrt();
    format!("{average:.2} ± {margin:.2}")
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
