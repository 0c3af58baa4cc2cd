//! Compares bots with each other and puts them on one scale, as Elo ratings.
//!
//! ```sh
//! cargo run --release -p claim-ai --example scale -- GAME PLAYERS DEALS SEED BOT BOT…
//! ```
//!
//! Each bot plays against the next one and the next but one in the list, each deal twice, the second time with the
//! seats swapped. DEALS is the number of deals against the second bot, the third and so on, separated by commas;
//! the last number also counts for those after it. This prints the score of each pair with its interval at a
//! confidence of 95 %, and the ratings that explain all scores best, with their intervals. The beginner, or else
//! the first bot, has 1000.

use std::{env, error::Error};

use claim_ai::arena::{ConfidenceInterval, Contest};
use claim_ai::bots::Bot;
use claim_rules::{GameKind, Options, chance};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

/// The rating of the beginner, or else of the first bot.
const ANCHOR: f64 = 1_000.0;

/// How often the ratings are recomputed from resampled deals, to find their intervals.
const RESAMPLES: usize = 400;

/// The number of steps in which the ratings are fitted.
const STEPS: usize = 2_000;

/// Two bots, by their places in the list, and the first one's score in each deal.
struct Pair {
    bots: [usize; 2],
    scores: Vec<f64>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let [game, players, deals, seed, bots @ ..] = arguments.as_slice() else {
        return Err("expected GAME PLAYERS DEALS SEED BOT BOT…".into());
    };
    let kind = GameKind::from_id(game).ok_or("unknown game")?;
    let (players, seed) = (players.parse()?, seed.parse()?);
    let counts: Vec<u64> = deals.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let bots: Vec<Bot> = bots.iter().map(|it| it.parse()).collect::<Result<_, _>>()?;
    let mut pairs = Vec::new();
    for first in 0..bots.len() {
        for second in first + 1..bots.len().min(first + 3) {
            let deals = counts[(second - 1).min(counts.len() - 1)];
            let contest = Contest {
                kind,
                players,
                options: Options::default(),
                bots: [bots[first], bots[second]],
                seed,
                counts_missed_wins: false,
            };
            let outcomes = contest.run(deals, 0, || ())?;
            let scores: Vec<_> = outcomes.iter().map(|it| it.score).collect();
            let ConfidenceInterval { mean, low, high } = ConfidenceInterval::of_mean(&scores);
            let [mean, low, high] = [mean, low, high].map(|share| 100.0 * share);
            println!(
                "{} against {}: {mean:.1} % ({low:.1}–{high:.1}), {deals} deals",
                bots[first], bots[second]
            );
            pairs.push(Pair {
                bots: [first, second],
                scores,
            });
        }
    }
    report(&bots, &pairs, seed);
    Ok(())
}

/// Prints the ratings with their intervals.
fn report(bots: &[Bot], pairs: &[Pair], seed: u64) {
    let anchor = bots.iter().position(|&bot| bot == Bot::Beginner);
    let rate = |means: &[f64]| {
        let ratings = ratings(bots.len(), pairs, means);
        let shift = ANCHOR - ratings[anchor.unwrap_or(0)];
        ratings.into_iter().map(move |rating| rating + shift)
    };
    let means: Vec<_> = pairs.iter().map(|pair| mean(&pair.scores)).collect();
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut resampled = vec![Vec::with_capacity(RESAMPLES); bots.len()];
    for _ in 0..RESAMPLES {
        let means: Vec<_> = pairs
            .iter()
            .map(|pair| mean(&resample(&pair.scores, &mut rng)))
            .collect();
        for (all, rating) in resampled.iter_mut().zip(rate(&means)) {
            all.push(rating);
        }
    }
    for ((bot, rating), all) in bots.iter().zip(rate(&means)).zip(&mut resampled) {
        all.sort_by(f64::total_cmp);
        let (low, high) = (all[RESAMPLES / 40], all[RESAMPLES - 1 - RESAMPLES / 40]);
        println!("{bot}: {rating:.0} ({low:.0}–{high:.0})");
    }
}

/// Resamples the scores: as many, drawn with replacement.
fn resample(scores: &[f64], rng: &mut ChaCha20Rng) -> Vec<f64> {
    let count = u32::try_from(scores.len()).expect("a contest has fewer deals");
    scores
        .iter()
        .map(|_| scores[chance::below(rng, count) as usize])
        .collect()
}

/// The most likely ratings if 400 points more mean winning ten times as often, around 0.
fn ratings(bots: usize, pairs: &[Pair], means: &[f64]) -> Vec<f64> {
    let mut strengths = vec![0.0; bots];
    for _ in 0..STEPS {
        let (mut errors, mut deals) = (vec![0.0; bots], vec![0.0; bots]);
        for (pair, mean) in pairs.iter().zip(means) {
            let [one, other] = pair.bots;
            // A bot that has won everything would be infinitely strong: half a deal more each way.
            let count = as_f64(pair.scores.len()) + 1.0;
            let mean = (mean * (count - 1.0) + 0.5) / count;
            let expected = 1.0 / (1.0 + f64::exp(strengths[other] - strengths[one]));
            errors[one] += count * (mean - expected);
            errors[other] -= count * (mean - expected);
            deals[one] += count;
            deals[other] += count;
        }
        for ((strength, error), deals) in strengths.iter_mut().zip(errors).zip(deals) {
            *strength += 2.0 * error / deals;
        }
    }
    let scale = 400.0 / std::f64::consts::LN_10;
    strengths.iter().map(|strength| scale * strength).collect()
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
