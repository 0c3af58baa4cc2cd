//! `claim-bot simulate-world`: the whole program in a simulated world, from seeds.

use std::io::{Write, stdout};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;
use claim_simulation::Processes;

use super::output::counted;
use super::values;

/// How many lines of a trace are printed.
const TRACE_LINES: usize = 60;

/// How often the progress is printed.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(10);

/// The maximum of `--minutes`: a year.
const MAX_MINUTES: u64 = 525_600;

/// The arguments of `simulate-world`.
#[derive(clap::Args)]
#[command(group = clap::ArgGroup::new("scope").required(true))]
pub(super) struct Arguments {
    /// Run one seed and print its trace
    #[arg(long, value_name = "NUMBER", group = "scope", value_parser = values::seed())]
    seed: Option<u64>,
    /// Run the seeds from A up to, but not including, B
    #[arg(long, value_name = "A..B", group = "scope", value_parser = seeds)]
    seeds: Option<(u64, u64)>,
    /// Run seeds for this many minutes, starting with one derived from today's date
    #[arg(long, value_name = "NUMBER", group = "scope", value_parser = values::whole_number(1..=MAX_MINUTES))]
    minutes: Option<u64>,
    /// Print which law is broken, without shortening the simulation
    #[arg(long)]
    no_shortening: bool,
    /// Run several processes on one store in every simulation
    #[arg(long)]
    several: bool,
}

impl Arguments {
    const fn processes(&self) -> Processes {
        if self.several {
            Processes::Several
        } else {
            Processes::BySeed
        }
    }
}

fn seeds(text: &str) -> Result<(u64, u64), String> {
    let range = text.split_once("..");
    let range = range.and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
    range
        .filter(|(from, to)| from < to)
        .ok_or_else(|| "must be A..B with A less than B".to_owned())
}

/// Runs the simulations. Stops at the first in which a law is broken, and prints a shortened version of it.
pub(super) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let start = Instant::now();
    if let Some(seed) = arguments.seed {
        return run_one(seed, arguments);
    }
    let (first, last) = arguments
        .seeds
        .unwrap_or_else(|| (seed_of_today(), u64::MAX));
    let limit = arguments
        .minutes
        .map(|minutes| Duration::from_secs(60 * minutes));
    let (mut done, mut events, mut hash) = (0_u64, 0, 0_u64);
    let mut printed = start;
    for seed in first..last {
        if limit.is_some_and(|limit| start.elapsed() >= limit) {
            break;
        }
        let outcome = claim_simulation::simulate(seed, arguments.processes());
        if let Some(violation) = &outcome.violation {
            return report(seed, violation, arguments);
        }
        done += 1;
        events += outcome.events;
        hash = hash.rotate_left(1) ^ outcome.hash;
        if printed.elapsed() >= PROGRESS_INTERVAL {
            printed = Instant::now();
            writeln!(
                stdout(),
                "{}, up to {seed}: no law is broken so far",
                counted(done, "seed")
            )?;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    writeln!(
        stdout(),
        "{}, {events} events in {seconds:.1} s: no law is broken. Trace hash {hash:016x}",
        counted(done, "seed")
    )?;
    Ok(ExitCode::SUCCESS)
}

/// Runs one simulation and prints the end of its trace.
fn run_one(seed: u64, arguments: &Arguments) -> Result<ExitCode> {
    let outcome = claim_simulation::simulate(seed, arguments.processes());
    if let Some(violation) = outcome
        .violation
        .as_ref()
        .filter(|_| !arguments.no_shortening)
    {
        return report(seed, violation, arguments);
    }
    let mut out = stdout().lock();
    for line in &outcome.trace {
        writeln!(out, "{line}")?;
    }
    if let Some(violation) = outcome.violation {
        writeln!(out, "Seed {seed}: {violation}")?;
        return Ok(ExitCode::FAILURE);
    }
    let claim_simulation::Outcome { hash, events, .. } = outcome;
    writeln!(
        out,
        "Seed {seed}: {events} events, no law is broken. Trace hash {hash:016x}"
    )?;
    Ok(ExitCode::SUCCESS)
}

/// Shortens the simulation that breaks a law with this seed, and prints its trace; with `--no-shortening`, prints only
/// the law.
fn report(seed: u64, violation: &str, arguments: &Arguments) -> Result<ExitCode> {
    let mut out = stdout().lock();
    if arguments.no_shortening {
        writeln!(out, "Seed {seed}: {violation}")?;
        return Ok(ExitCode::FAILURE);
    }
    writeln!(out, "Seed {seed} breaks a law. Shortening it …")?;
    out.flush()?;
    if let Some(short) = claim_simulation::shorten(seed, arguments.processes()) {
        let trace = short.outcome.trace;
        let skipped = trace.len().saturating_sub(TRACE_LINES);
        for line in &trace[skipped..] {
            writeln!(out, "{line}")?;
        }
        let violation = short.outcome.violation.unwrap_or_default();
        writeln!(out, "{}\nSeed {seed}: {violation}", short.scenario)?;
    }
    Ok(ExitCode::FAILURE)
}

/// The first seed for `--minutes`: different each day, and far from the seeds that are run on every change.
fn seed_of_today() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.unwrap_or_default().as_secs() / 86_400 * 1_000_000_000
}
