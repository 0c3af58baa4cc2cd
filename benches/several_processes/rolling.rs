//! While matches are played, the processes are replaced one after the other, as for a rolling update, again and
//! again.

use std::time::Instant;

use anyhow::ensure;
use tokio::sync::oneshot;

use super::cluster::Server;
use super::contest::Plan;
use super::kills::{self, Load, PROCESSES};
use super::ledger;
use super::programs::Programs;
use super::tally::Tally;
use super::world::{LIFTED_LIMITS, World};

/// The options of this run.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    load: Load,
}

pub(crate) async fn run(options: Options) -> anyhow::Result<()> {
    let world = World::start(LIFTED_LIMITS).await?;
    let server = Server::start().await?;
    let mut programs = Programs::start(&world, PROCESSES, &server.url()).await?;
    let clubs = world.clubs(options.load.at_once).await?;
    let (tally, begun) = (Tally::default(), Instant::now());
    let (end, mut ended) = oneshot::channel::<()>();
    let playing = async {
        let played =
            kills::play_all(&world, clubs, options.load.matches, Plan::numbered, &tally).await;
        drop(end);
        played
    };
    let replacing = async {
        let mut replaced = 0;
        while ended.try_recv() == Err(oneshot::error::TryRecvError::Empty) {
            programs.replace(&world, replaced % PROCESSES).await?;
            replaced += 1;
        }
        anyhow::Ok(replaced)
    };
    let (played, replaced) = tokio::join!(playing, replacing);
    let (replaced, took) = (replaced?, begun.elapsed());
    let findings = ledger::check(&mut server.connect().await?, &played.matches).await?;
    println!("{replaced} processes replaced, one after the other");
    kills::report(&played, &tally, &findings, took)?;
    ensure!(
        replaced >= PROCESSES,
        "only {replaced} processes were replaced while matches were played: play more"
    );
    programs.end().await
}
