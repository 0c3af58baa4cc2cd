//! The primary server of the database is killed while matches are played, and its synchronous standby takes
//! over.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{oneshot, watch};

use super::clock::now_ms;
use super::cluster::{self, Server};
use super::contest::Plan;
use super::kills::{self, Load, PROCESSES, PlaySummary};
use super::ledger;
use super::programs::Programs;
use super::tally::Tally;
use super::world::{LIFTED_LIMITS, World};

/// How long matches are played before the primary server is killed.
const BEFORE: Duration = Duration::from_secs(20);

/// The options of this run.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    load: Load,
    /// After how many seconds the standby is promoted. In practice, detecting that the primary server is gone
    /// takes some time.
    #[arg(long, default_value_t = 5)]
    promote_after: u64,
}

pub(crate) async fn run(options: Options) -> anyhow::Result<()> {
    let world = World::start(LIFTED_LIMITS).await?;
    let mut primary = Server::start().await?;
    let standby = primary.add_synchronous_standby().await?;
    let (direct, target) = watch::channel(primary.address());
    let proxy = forward(target).await?;
    let programs = Programs::start(&world, PROCESSES, &cluster::url(proxy)).await?;
    let clubs = world.clubs(options.load.at_once).await?;
    let (tally, begun) = (Tally::default(), Instant::now());
    let (end, ended) = oneshot::channel::<()>();
    let playing = async {
        let played = kills::play_all(
            &world,
            clubs,
            options.load.matches,
            Plan::without_idleness,
            &tally,
        )
        .await;
        drop(end);
        played
    };
    let failing = async {
        tokio::select! {
            _ = ended => return anyhow::Ok(None),
            () = tokio::time::sleep(BEFORE) => {}
        }
        let killed_ms = now_ms();
        primary.kill()?;
        tokio::time::sleep(Duration::from_secs(options.promote_after)).await;
        standby.promote()?;
        direct.send_replace(standby.address());
        Ok(Some((killed_ms, now_ms())))
    };
    let (played, failed): (PlaySummary, _) = tokio::join!(playing, failing);
    let (killed_ms, promoted_ms) =
        failed?.context("all matches ended before the primary server was killed: play more")?;
    let took = begun.elapsed();
    let findings = ledger::check(&mut standby.connect().await?, &played.matches).await?;
    let (last, first) = tally
        .longest_pause()
        .context("fewer than two plays were answered")?;
    println!(
        "the primary server was killed, the standby promoted {} ms later; the longest time in which no play \
         was answered: {} ms, until {} ms after the promotion",
        promoted_ms - killed_ms,
        first - last,
        first.saturating_sub(promoted_ms),
    );
    for (sentence, count) in tally.counts().sentences {
        println!("read {count} times: {sentence}");
    }
    kills::report(&played, &tally, &findings, took)?;
    ensure!(
        first >= promoted_ms,
        "the longest pause ended before the promotion: the test did not exercise the failover"
    );
    programs.end().await
}

/// A TCP proxy to the current primary server. Returns its address.
async fn forward(target: watch::Receiver<SocketAddr>) -> anyhow::Result<SocketAddr> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    tokio::spawn(async move {
        while let Ok((mut client, _)) = listener.accept().await {
            let mut target = target.clone();
            let address = *target.borrow_and_update();
            tokio::spawn(async move {
                let Ok(mut server) = TcpStream::connect(address).await else {
                    return;
                };
                tokio::select! {
                    // Connections to the old primary server are closed, even if they are still open on its side.
                    _ = target.changed() => {}
                    _ = copy_bidirectional(&mut client, &mut server) => {}
                }
            });
        }
    });
    Ok(address)
}
