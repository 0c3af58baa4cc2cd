//! Trains the value network of Claim It for one number of players by matches against itself, and writes its weights.
//!
//! ```sh
//! cargo run --release -p claim-ai --example train_claim_it -- PLAYERS MATCHES SEED FILE
//! ```

use std::error::Error;
use std::{env, fs};

use claim_ai::bots::train_claim_it;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let [players, matches, seed, file] = arguments.as_slice() else {
        return Err("expected PLAYERS MATCHES SEED FILE".into());
    };
    let mut played = 0_u32;
    let weights = train_claim_it(players.parse()?, matches.parse()?, seed.parse()?, || {
        played += 1;
        if played.is_multiple_of(1_000) {
            eprintln!("{played} matches");
        }
    });
    Ok(fs::write(file, weights)?)
}
