//! One process on SQLite plays for long, over the gateway and with pictures, as fast as Discord's limits allow. It must
//! not hold more descriptors, threads or memory as time goes by.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, ensure};
use tokio::time::MissedTickBehavior;

use super::contest::Plan;
use super::kills::play_all;
use super::programs::{Held, Programs};
use super::tally::Tally;
use super::world::{REAL_LIMITS, World};

/// How often it is read what the process holds.
const SAMPLE_INTERVAL: Duration = Duration::from_secs(15);

/// How much more of each the last quarter of the run may hold than the second one at most: descriptors and threads,
/// because connections come and go, and memory in KiB, which the allocator returns when it likes.
const TOLERANCE: Held = Held {
    descriptors: 4,
    threads: 2,
    kib: 4 * 1024,
};

/// The options of this run.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Options {
    /// How many minutes are played.
    #[arg(long, default_value_t = 60)]
    minutes: u64,
    /// How many matches are played at the same time.
    #[arg(long, default_value_t = 24)]
    at_once: usize,
}

pub(crate) async fn run(options: Options) -> anyhow::Result<()> {
    let world = World::start(REAL_LIMITS).await?;
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let file = folder.path().join("claim.db");
    let database = format!("sqlite://{}", file.display());
    let programs = Programs::start_with_gateway(&world, &database).await?;
    let clubs = world.clubs(options.at_once).await?;
    let tally = Tally::default();
    let playing = play_all(&world, clubs, usize::MAX, Plan::without_idleness, &tally);
    let samples = (options.minutes * 60 / SAMPLE_INTERVAL.as_secs()).try_into()?;
    let held = tokio::select! {
        held = watch(&programs, &file, &tally, samples) => held?,
        // The matches that are still running when the time is up are abandoned.
        _ = playing => anyhow::bail!("playing ended before the time was up"),
    };
    for (sentence, count) in programs.warning_counts()? {
        println!("  logged {count} times: {sentence}");
    }
    let counts = tally.counts();
    println!(
        "{} plays of people answered, {} interactions not: {}",
        counts.plays_ms.len(),
        counts.unanswered.len(),
        counts.answer_ms.summary()
    );
    programs.end().await?;
    check(&held)
}

/// Reads and prints what the process holds, so many times.
async fn watch(
    programs: &Programs,
    file: &Path,
    tally: &Tally,
    samples: usize,
) -> anyhow::Result<Vec<Held>> {
    let mut times = tokio::time::interval(SAMPLE_INTERVAL);
    times.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut all = Vec::new();
    while all.len() < samples {
        times.tick().await;
        let held = *programs.held()?.first().context("the process runs")?;
        println!(
            "{:4} plays answered: {} descriptors, {} threads, {} KiB of memory; the file has {} KiB",
            tally.counts().plays_ms.len(),
            held.descriptors,
            held.threads,
            held.kib,
            fs::metadata(file)?.len() >> 10
        );
        all.push(held);
    }
    Ok(all)
}

/// What a process holds of one kind: its name, and how much.
type Kind = (&'static str, fn(&Held) -> u64);

/// Compares the last quarter of the samples with the second one: before, the process was still warming up.
fn check(held: &[Held]) -> anyhow::Result<()> {
    let quarter = held.len() / 4;
    let most = |samples: &[Held], of: fn(&Held) -> u64| samples.iter().map(of).max();
    let kinds: [Kind; 3] = [
        ("descriptors", |it| it.descriptors),
        ("threads", |it| it.threads),
        ("KiB of memory", |it| it.kib),
    ];
    for (name, of) in kinds {
        let before = most(&held[quarter..2 * quarter], of).unwrap_or_default();
        let after = most(&held[held.len() - quarter..], of).unwrap_or_default();
        println!("{name}: at most {before} in the second quarter, {after} in the last");
        ensure!(
            after <= before + of(&TOLERANCE),
            "the process holds more and more {name}"
        );
    }
    Ok(())
}
