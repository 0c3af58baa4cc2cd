//! Matches are played to their ends through three processes; every few seconds, a random one is killed and
//! restarted.

use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{bail, ensure};
use futures::future::join_all;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tokio::sync::oneshot;
use tokio::time::MissedTickBehavior;

use super::club::Club;
use super::cluster::Server;
use super::contest::{self, Plan, Played};
use super::ledger::{self, Findings};
use super::programs::Programs;
use super::tally::Tally;
use super::world::{LIFTED_LIMITS, REAL_LIMITS, World};

/// How many processes there are.
pub(crate) const PROCESSES: usize = 3;

/// How late a deadline may be enforced: until a killed process counts as dead (three missed heartbeats, so three
/// seconds), and one second more.
const MAX_LATENESS_MS: u64 = 4000;

/// How often the progress is printed.
const REPORT_INTERVAL: Duration = Duration::from_secs(30);

/// How much is played.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Load {
    /// How many matches are played.
    #[arg(long, default_value_t = 100)]
    pub(crate) matches: usize,
    /// How many are played at the same time.
    #[arg(long, default_value_t = 32)]
    pub(crate) at_once: usize,
}

/// The options of this run.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    load: Load,
    /// Kills a process every so many seconds. A takeover takes up to four seconds: if kills come faster, the
    /// process that takes over may be killed as well, and deadlines are enforced later.
    #[arg(long, default_value_t = 5)]
    kill_every: u64,
    /// Applies Discord's rate limit of 50 requests a second, for all processes together.
    #[arg(long)]
    limits: bool,
}

pub(crate) async fn run(options: Options) -> anyhow::Result<()> {
    let world = World::start(if options.limits {
        REAL_LIMITS
    } else {
        LIFTED_LIMITS
    })
    .await?;
    let server = Server::start().await?;
    let mut programs = Programs::start(&world, PROCESSES, &server.url()).await?;
    let clubs = world
        .clubs(options.load.at_once.min(options.load.matches))
        .await?;
    let (tally, begun) = (Tally::default(), Instant::now());
    let (end, ended) = oneshot::channel();
    let playing = async {
        let played = play_all(&world, clubs, options.load.matches, Plan::numbered, &tally).await;
        drop(end);
        played
    };
    let interval = Duration::from_secs(options.kill_every);
    let killing = kill_until(&mut programs, ended, interval, &tally);
    let (played, killed) = tokio::join!(playing, killing);
    let (played, took) = (played, begun.elapsed());
    killed?;
    for (sentence, count) in programs.warning_counts()? {
        println!("  logged {count} times: {sentence}");
    }
    let findings = ledger::check(&mut server.connect().await?, &played.matches).await?;
    drop(programs);
    report(&played, &tally, &findings, took)
}

/// The result of [`play_all`].
pub(crate) struct PlaySummary {
    pub(crate) matches: Vec<Played>,
    /// Matches that could not be played to their end, with the reason.
    pub(crate) stuck: Vec<String>,
}

/// Plays `count` matches in total. All clubs play at the same time, each one match after another.
pub(crate) async fn play_all(
    world: &World,
    clubs: Vec<Club>,
    count: usize,
    plan: impl Fn(usize) -> Plan,
    tally: &Tally,
) -> PlaySummary {
    let (next, plan, begun) = (&AtomicUsize::new(0), &plan, Instant::now());
    let in_club = |mut club: Club| async move {
        let (mut matches, mut stuck, mut past) = (Vec::new(), Vec::new(), HashSet::new());
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return (matches, stuck);
            }
            match contest::play(world, &mut club, tally, &plan(number), &mut past).await {
                Ok(played) => matches.push(played),
                Err(error) => {
                    eprintln!("{error:#}");
                    stuck.push(format!("{error:#}"));
                }
            }
        }
    };
    let playing = join_all(clubs.into_iter().map(in_club));
    let mut playing = std::pin::pin!(playing);
    let mut reports = tokio::time::interval(REPORT_INTERVAL);
    let played = loop {
        tokio::select! {
            played = &mut playing => break played,
            _ = reports.tick() => {
                let (begun_matches, counts) = (next.load(Ordering::Relaxed).min(count), tally.counts());
                let at = begun.elapsed().as_secs();
                eprintln!(
                    "{at} s: {begun_matches} matches begun, {} plays answered, {} interactions lost with \
                     their processes, {} unanswered, {} kills",
                    counts.plays_ms.len(),
                    counts.lost_with_process,
                    counts.unanswered.len(),
                    tally.kills.count()
                );
            }
        }
    };
    let (matches, stuck): (Vec<_>, Vec<_>) = played.into_iter().unzip();
    PlaySummary {
        matches: matches.concat(),
        stuck: stuck.concat(),
    }
}

async fn kill_until(
    programs: &mut Programs,
    mut end: oneshot::Receiver<()>,
    interval: Duration,
    tally: &Tally,
) -> anyhow::Result<()> {
    let mut rng = StdRng::seed_from_u64(15);
    let mut times = tokio::time::interval(interval);
    times.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            biased;
            _ = &mut end => return Ok(()),
            _ = times.tick() => programs.kill(rng.random_range(0..PROCESSES), &tally.kills)?,
        }
    }
}

/// Prints the figures.
///
/// # Errors
///
/// If a guarantee was broken.
pub(crate) fn report(
    played: &PlaySummary,
    tally: &Tally,
    findings: &Findings,
    took: Duration,
) -> anyhow::Result<()> {
    let counts = tally.counts();
    println!(
        "{} matches in {:.0?}, {} kills; {} plays stored, {} of them by people",
        played.matches.len(),
        took,
        tally.kills.count(),
        findings.stored,
        counts.plays_ms.len()
    );
    println!(
        "{} interactions answered ({} deferred): {}",
        counts.answered,
        counts.deferred,
        counts.answer_ms.summary()
    );
    println!(
        "not answered: {} of processes that were killed, {} of others; answered plays lost: {}; records \
         that the rules refuse: {}; matches not shown to their end: {}, by the database: {}",
        counts.lost_with_process,
        counts.unanswered.len(),
        findings.lost.len(),
        findings.invalid.len(),
        played.stuck.len(),
        findings.unpresented
    );
    println!(
        "until the next turn was shown: {}",
        counts.wait_ms.summary()
    );
    println!(
        "the same when the process had been killed meanwhile, since then ({} times): {}",
        counts.takeover_ms.count(),
        counts.takeover_ms.summary()
    );
    println!(
        "{} deadlines that passed, enforced so late: {}",
        findings.lateness_ms.count(),
        findings.lateness_ms.summary()
    );
    for outcome in counts.unanswered.iter().take(10) {
        println!("  {outcome:?}");
    }
    for broken in findings
        .lost
        .iter()
        .chain(&findings.invalid)
        .chain(&played.stuck)
        .take(10)
    {
        println!("  {broken}");
    }
    let is_late = findings.lateness_ms.quantile(1000) > MAX_LATENESS_MS;
    ensure!(
        !is_late,
        "a deadline was enforced more than {MAX_LATENESS_MS} ms late"
    );
    if !(counts.unanswered.is_empty()
        && findings.lost.is_empty()
        && findings.invalid.is_empty()
        && played.stuck.is_empty()
        && findings.unpresented == 0)
    {
        bail!("a guarantee was broken: see the figures above");
    }
    Ok(())
}
