//! Compares two files of weights of Claim It, as `train_claim_it` writes them.
//!
//! ```sh
//! cargo run --release -p claim-ai --example compare_weights -- PLAYERS DEALS SEED FILE FILE
//! ```
//!
//! Hard bots play each deal twice, the second time with the seats swapped. This prints the score of the first file, with
//! its interval at a confidence of 95 %.

use std::{env, error::Error, fs};

use claim_ai::arena::{ConfidenceInterval, compare_weights};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let [players, deals, seed, one, other] = arguments.as_slice() else {
        return Err("expected PLAYERS DEALS SEED FILE FILE".into());
    };
    let weights = [fs::read(one)?, fs::read(other)?];
    let weights = weights.each_ref().map(Vec::as_slice);
    let scores = compare_weights(players.parse()?, deals.parse()?, seed.parse()?, weights)?;
    let ConfidenceInterval { mean, low, high } = ConfidenceInterval::of_mean(&scores);
    let [mean, low, high] = [mean, low, high].map(|share| 100.0 * share);
    println!("{one} against {other}: {mean:.1} % ({low:.1}–{high:.1}), {deals} deals");
    Ok(())
}
