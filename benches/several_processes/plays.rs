//! How many plays per second are answered, for several numbers of processes and of simultaneous presses, compared
//! with bare PostgreSQL transactions, also after signed pings, and with one process on SQLite.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use claim_rules::GameKind;
use sqlx::{Connection, PgConnection};
use tokio::time::timeout;

use super::clock::now_ms;
use super::cluster::Server;
use super::contest::Plan;
use super::kills::{PROCESSES, play_all};
use super::programs::Programs;
use super::tally::Tally;
use super::world::{LIFTED_LIMITS, World};

/// The numbers of simultaneous presses.
const AT_ONCE: [usize; 4] = [1, 4, 16, 64];

/// How long to wait until tables are open and caches are warm.
const WARM_UP: Duration = Duration::from_secs(4);

/// A line of a record, of typical length.
const LINE: &str = r#"{"seat":0,"action":"play goblin-4","at":1750000000000}"#;

/// The options of this run.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Options {
    /// How many seconds each figure is measured for.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
}

pub(crate) async fn run(options: Options) -> anyhow::Result<()> {
    let duration = Duration::from_secs(options.seconds);
    println!("plays a second, with {AT_ONCE:?} presses at once");
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let file = format!("sqlite://{}", folder.path().join("claim.db").display());
    println!(
        "one process on SQLite: {:.0?}",
        plays(&file, 1, duration).await?
    );
    let server = Server::start().await?;
    let bare = bare_transactions(&server.url(), duration, None).await?;
    println!("bare transactions on PostgreSQL: {bare:.0?}");
    let after_pings = transactions_after_pings(&server.url(), duration).await?;
    let shares = shares(&after_pings, &bare);
    println!("each after a signed ping: {after_pings:.0?}, of bare transactions {shares:.2?}");
    for processes in 1..=PROCESSES {
        let played = plays(&server.url(), processes, duration).await?;
        let shares = self::shares(&played, &bare);
        println!(
            "{processes} processes on PostgreSQL: {played:.0?}, of bare transactions {shares:.2?}"
        );
    }
    Ok(())
}

fn shares(rates: &[f64], bare: &[f64]) -> Vec<f64> {
    rates.iter().zip(bare).map(|(it, bare)| it / bare).collect()
}

/// How many plays per second this number of processes answers, for each of [`AT_ONCE`].
async fn plays(database: &str, processes: usize, duration: Duration) -> anyhow::Result<Vec<f64>> {
    let world = World::start(LIFTED_LIMITS).await?;
    let programs = Programs::start(&world, processes, database).await?;
    let mut clubs = world.clubs(AT_ONCE.iter().sum()).await?;
    let mut rates = Vec::new();
    for at_once in AT_ONCE {
        let (clubs, tally) = (clubs.split_off(clubs.len() - at_once), Tally::default());
        let begun_ms = now_ms();
        let plan = |number: usize| Plan::of_people(GameKind::Claim, 2, number as u64);
        let playing = play_all(&world, clubs, usize::MAX, plan, &tally);
        // The matches that are still running then are abandoned.
        let ended = timeout(WARM_UP + duration, playing).await;
        ended
            .err()
            .context("playing ended before the time was up")?;
        let from = begun_ms + u64::try_from(WARM_UP.as_millis())?;
        let counts = tally.counts();
        let played = counts.plays_ms.iter().filter(|&&at| at >= from).count();
        rates.push(f64::from(u32::try_from(played)?) / duration.as_secs_f64());
        eprintln!(
            "  {processes} processes, {at_once} at once: {}",
            counts.answer_ms.summary()
        );
    }
    programs.end().await?;
    Ok(rates)
}

/// A process of the bot that is sent pings.
#[derive(Clone)]
struct Pinged {
    world: Arc<World>,
    address: SocketAddr,
}

/// As [`bare_transactions`], but before each transaction, a process of the bot answers a signed ping: what would be left
/// of a play if everything but receiving it and storing it took no time.
async fn transactions_after_pings(database: &str, duration: Duration) -> anyhow::Result<Vec<f64>> {
    let world = Arc::new(World::start(LIFTED_LIMITS).await?);
    let programs = Programs::start(&world, 1, database).await?;
    let address = programs.addresses[0];
    let pinged = Pinged { world, address };
    let rates = bare_transactions(database, duration, Some(pinged)).await?;
    programs.end().await?;
    Ok(rates)
}

/// For each of [`AT_ONCE`], how many transactions per second that many connections commit, if each only makes the
/// changes of a play.
async fn bare_transactions(
    database: &str,
    duration: Duration,
    pinged: Option<Pinged>,
) -> anyhow::Result<Vec<f64>> {
    let mut connection = PgConnection::connect(database).await?;
    for statement in [
        "CREATE TABLE bare_matches (id BIGINT PRIMARY KEY, revision BIGINT NOT NULL)",
        "CREATE TABLE bare_lines (match_id BIGINT, number BIGINT, text TEXT, PRIMARY KEY (match_id, number))",
    ] {
        sqlx::query(statement).execute(&mut connection).await?;
    }
    let (mut rates, mut ids) = (Vec::new(), 0_i64..);
    for count in AT_ONCE {
        let begun = Instant::now();
        let committing = ids.by_ref().take(count);
        let committing = committing.map(|id| {
            let committing = commit_for(database.to_owned(), id, duration, pinged.clone());
            tokio::spawn(committing)
        });
        let mut committed = 0;
        for connection in committing.collect::<Vec<_>>() {
            committed += connection.await??;
        }
        rates.push(f64::from(committed) / begun.elapsed().as_secs_f64());
    }
    // The bot refuses a database that contains tables of another program.
    for statement in ["DROP TABLE bare_matches", "DROP TABLE bare_lines"] {
        sqlx::query(statement).execute(&mut connection).await?;
    }
    Ok(rates)
}

/// Commits one transaction after another for this long. Returns how many.
async fn commit_for(
    database: String,
    id: i64,
    duration: Duration,
    pinged: Option<Pinged>,
) -> anyhow::Result<u32> {
    let mut connection = PgConnection::connect(&database).await?;
    let insert = "INSERT INTO bare_matches (id, revision) VALUES ($1, 0)";
    sqlx::query(insert)
        .bind(id)
        .execute(&mut connection)
        .await?;
    let (begun, mut revision) = (Instant::now(), 0);
    while begun.elapsed() < duration {
        if let Some(Pinged { world, address }) = &pinged {
            ensure!(
                world.is_answering(*address).await,
                "a ping was not answered"
            );
        }
        let mut transaction = connection.begin().await?;
        let update = "UPDATE bare_matches SET revision = $1 WHERE id = $2 AND revision = $3";
        let update = sqlx::query(update).bind(i64::from(revision + 1)).bind(id);
        update
            .bind(i64::from(revision))
            .execute(&mut *transaction)
            .await?;
        let insert = "INSERT INTO bare_lines (match_id, number, text) VALUES ($1, $2, $3)";
        let insert = sqlx::query(insert)
            .bind(id)
            .bind(i64::from(revision))
            .bind(LINE);
        insert.execute(&mut *transaction).await?;
        transaction.commit().await?;
        revision += 1;
    }
    Ok(revision)
}
