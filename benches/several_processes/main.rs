//! Large runs of several processes on one PostgreSQL database, and a long one of a single process on SQLite, which check
//! what they guarantee: see *Several processes* and *Years* in docs/measurements.md.
//!
//! `cargo bench --bench several_processes -- WHAT` prints figures, and fails if a guarantee is broken.

mod clock;
mod club;
mod cluster;
mod contest;
mod endurance;
mod failover;
mod hostile;
mod kills;
mod ledger;
mod one_match;
mod plays;
mod programs;
mod rolling;
mod tally;
mod waiting;
mod world;

use clap::Parser;

/// Large runs of several processes on one PostgreSQL database.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    what: Option<What>,
    /// Passed by `cargo bench`.
    #[arg(long, global = true, hide = true)]
    bench: bool,
}

#[derive(clap::Subcommand)]
enum What {
    /// Play matches while processes are killed.
    Kills(kills::Options),
    /// Play matches while the database's primary server is killed and a standby takes over.
    Failover(failover::Options),
    /// Play matches while the processes are replaced, one after the other.
    Rolling(rolling::Options),
    /// Let five people press at one table, all at once.
    OneMatch,
    /// Measure how many plays a second are answered.
    Plays(plays::Options),
    /// Send forged, replayed, oversized and slow requests.
    Hostile,
    /// Play for long with one process, and watch what it holds of its machine.
    Endurance(endurance::Options),
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    match Arguments::parse().what {
        None => println!("several_processes: name a run after `--`; `-- help` lists them"),
        Some(What::Kills(options)) => Box::pin(kills::run(options)).await?,
        Some(What::Failover(options)) => Box::pin(failover::run(options)).await?,
        Some(What::Rolling(options)) => Box::pin(rolling::run(options)).await?,
        Some(What::OneMatch) => Box::pin(one_match::run()).await?,
        Some(What::Plays(options)) => Box::pin(plays::run(options)).await?,
        Some(What::Hostile) => Box::pin(hostile::run()).await?,
        Some(What::Endurance(options)) => Box::pin(endurance::run(options)).await?,
    }
    Ok(())
}
