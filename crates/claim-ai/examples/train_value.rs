//! Trains the learned value of a game and writes its weights.
//!
//! ```sh
//! cargo run --release -p claim-ai --example train_value -- claim POSITIONS EPOCHS SEED FILE
//! cargo run --release -p claim-ai --example train_value -- kingdoms MATCHES_PER_ROUND EPOCHS SEED FILE
//! ```
//!
//! For `claim`, that is the value of the beginning of phase two between 2 players, learned from the solver's
//! answers; for `kingdoms`, the value of positions between two turns, learned from that many matches in each of seven
//! rounds: the first with scripted players, the others of the network of the round before against itself.

use std::error::Error;
use std::{env, fs};

use claim_ai::bots::{train_kingdoms, train_phase_two};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let [game, count, epochs, seed, file] = arguments.as_slice() else {
        return Err(
            "expected claim or kingdoms, POSITIONS or MATCHES_PER_ROUND, EPOCHS, SEED, FILE".into(),
        );
    };
    let (count, epochs, seed) = (count.parse()?, epochs.parse()?, seed.parse()?);
    let on_progress = |line: &str| eprintln!("{line}");
    let weights = match game.as_str() {
        "claim" => train_phase_two(count, epochs, seed, on_progress),
        "kingdoms" => train_kingdoms(count, epochs, seed, on_progress),
        _ => return Err("only claim and kingdoms have such values".into()),
    };
    Ok(fs::write(file, weights)?)
}
