//! The whole program in simulated worlds: no law is broken, and a seed always gives the same trace.

mod planted;

use std::env;

use claim_simulation::{Processes, shorten, simulate};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

/// How many seeds are run without `CLAIM_BOT_SIMULATED_SEEDS`: each with as many processes as follow from it, and again
/// with several.
const SEEDS: u64 = 12;

/// Seeds that once found a bug, or a law that was too strict: regression tests, which are run with
/// `CLAIM_BOT_SIMULATED_SEEDS`.
const REGRESSION_SEEDS: [u64; 22] = [
    140, 284, 673, 829, 861, 909, 923, 1001, 2101, 2253, 3202, 4551, 5213, 5452, 5786, 7492, 7854,
    8429, 13_304, 14_808, 15_180, 21_000,
];

/// The same with several processes.
const REGRESSION_SEEDS_OF_SEVERAL: [u64; 43] = [
    4, 130, 241, 338, 343, 359, 457, 475, 515, 563, 725, 984, 988, 1155, 1184, 1191, 1467, 1520,
    1533, 1742, 2108, 2125, 3302, 3341, 3470, 3435, 4006, 4408, 4628, 4712, 5265, 5412, 5927, 6214,
    6778, 6795, 7136, 7181, 7296, 7651, 8802, 9207, 10_226,
];

/// The worlds to simulate.
fn wanted() -> Vec<(u64, Processes)> {
    let by_seed = |seed| (seed, Processes::BySeed);
    let several = |seed| (seed, Processes::Several);
    let Ok(seeds) = env::var("CLAIM_BOT_SIMULATED_SEEDS") else {
        let short = (0..SEEDS).map(by_seed);
        return short.chain((0..SEEDS).map(several)).collect();
    };
    let seeds = seeds.parse().expect("a number");
    let former = REGRESSION_SEEDS.into_iter().filter(|&seed| seed >= seeds);
    let by_seed = (0..seeds).chain(former).map(by_seed);
    by_seed
        .chain(REGRESSION_SEEDS_OF_SEVERAL.map(several))
        .collect()
}

#[test]
fn no_law_is_broken() {
    wanted().into_par_iter().for_each(|(seed, processes)| {
        if simulate(seed, processes).violation.is_some() {
            let short = shorten(seed, processes).expect("the same seed breaks the same law");
            let (trace, law) = (short.outcome.trace.join("\n"), short.outcome.violation);
            panic!("{trace}\n{}\nseed {seed}: {law:?}", short.scenario);
        }
    });
}

#[test]
fn same_seed_gives_the_same_trace() {
    // With the first seed, one process among several has an outage, after which it loads all its matches again.
    for (seed, processes) in [(486, Processes::Several), (1000, Processes::BySeed)] {
        let (first, second) = (simulate(seed, processes), simulate(seed, processes));
        let differs = first.trace.iter().zip(&second.trace).find(|(a, b)| a != b);
        assert_eq!(differs, None, "seed {seed}");
        assert_eq!(first, second, "seed {seed}");
    }
    let hash = |seed| simulate(seed, Processes::BySeed).hash;
    assert_ne!(hash(1000), hash(1001));
}
