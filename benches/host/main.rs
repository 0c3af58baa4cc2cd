//! The cost of the host and its database: the time of a committed action and the actions per second, compared with
//! plain inserts of one row in the same run.
//!
//! `cargo bench --bench host` prints both with the limit, and fails if it is exceeded. `-- years` plays ten years of a
//! server instead.

mod playing;
mod years;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use claim_host::{Clock, Host};
use claim_rules::record::Line;
use claim_rules::{GameKind, Options, Setup};
use claim_store::SqlStore;
use claim_table::limits::Limits;
use claim_table::timestamp::Timestamp;
use claim_table::{Command, Table};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection};

use self::playing::{NullMessenger, accepted, next_command, start_match};

/// How many matches are played to the end.
const PLAYED_MATCHES: u64 = 400;

/// The maximum ratio of the median time of an action to that of a plain insert.
const MAX_RATIO: f64 = 1.2;

/// How many matches are played at the same time.
const AT_ONCE: u32 = 64;

const NOW: Timestamp = Timestamp(1_750_000_000_000);

/// The times of actions through the host and of plain inserts.
#[derive(Default)]
struct Times {
    actions: Vec<Duration>,
    inserts: Vec<Duration>,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    if std::env::args().any(|argument| argument == "years") {
        return years::run().await;
    }
    // Spawned as a task, because that is how the program executes commands.
    let Times { actions, inserts } = tokio::spawn(compare_with_inserts()).await??;
    let [alone, plain] = [&actions, &inserts].map(|times| per_second(times));
    let at_once = play_at_once().await?;
    let (action, insert) = (median(actions), median(inserts));
    let ratio = action.as_secs_f64() / insert.as_secs_f64();
    println!(
        "an action through the host: {action:.1?}; a plain insert: {insert:.1?}; \
         ratio {ratio:.2} (limit {MAX_RATIO})"
    );
    println!(
        "actions per second: {alone:.0} one after another ({:.2} of plain inserts), \
         {at_once:.0} with {AT_ONCE} matches at once ({:.2})",
        alone / plain,
        at_once / plain
    );
    if ratio > MAX_RATIO {
        anyhow::bail!("an action takes too long compared with a plain insert");
    }
    Ok(())
}

async fn new_host(folder: &Path) -> anyhow::Result<Host<NullMessenger>> {
    let (_sender, clock) = Clock::manual(NOW);
    let store = Arc::new(open(folder).await?);
    Host::load(
        store,
        NullMessenger::default(),
        clock,
        Duration::ZERO,
        Limits::default(),
    )
    .await
}

/// Times actions through the host and plain inserts, alternating between the two.
async fn compare_with_inserts() -> anyhow::Result<Times> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let host = new_host(folder.path()).await?;
    let mut plain = plain_table(folder.path()).await?;
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut measured = Times::default();
    for number in 0..PLAYED_MATCHES {
        let mut table = start_match(&host, claim()?, players(number)).await?;
        while let Some(command) = next_command(&table, &mut rng) {
            let line = table.line_count();
            let text = record_line(&table, &command);
            let timer = Instant::now();
            let answer = host.command(table.id(), command).await;
            measured.actions.push(timer.elapsed());
            table = accepted(answer)?;
            let timer = Instant::now();
            sqlx::query("INSERT INTO lines (match_id, number, text) VALUES ($1, $2, $3)")
                .bind(table.id().to_string())
                .bind(i64::from(line))
                .bind(text)
                .execute(&mut plain)
                .await?;
            measured.inserts.push(timer.elapsed());
        }
    }
    host.close().await;
    Ok(measured)
}

fn claim() -> anyhow::Result<Setup> {
    Ok(Setup::new(GameKind::Claim, 2, Options::default())?)
}

/// The players of the match with a number: no person plays two.
const fn players(number: u64) -> [u64; 2] {
    [2 * number, 2 * number + 1]
}

/// Actions per second with many matches at once, each played by a separate task.
async fn play_at_once() -> anyhow::Result<f64> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let host = new_host(folder.path()).await?;
    let mut tables = Vec::new();
    for number in 0..AT_ONCE {
        tables.push(start_match(&host, claim()?, players(number.into())).await?);
    }
    let timer = Instant::now();
    let seeds = 0..;
    let players = tables.into_iter().zip(seeds);
    let players = players.map(|(table, seed)| tokio::spawn(play(host.clone(), table, seed)));
    let mut played = 0;
    for player in players.collect::<Vec<_>>() {
        played += player.await??;
    }
    let rate = f64::from(played) / timer.elapsed().as_secs_f64();
    host.close().await;
    Ok(rate)
}

/// Plays a match to its end. Returns the number of actions.
async fn play(host: Host<NullMessenger>, mut table: Table, seed: u64) -> anyhow::Result<u32> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut played = 0;
    while let Some(command) = next_command(&table, &mut rng) {
        table = accepted(host.command(table.id(), command).await)?;
        played += 1;
    }
    Ok(played)
}

/// A database file with only the table of lines, with the same durability as the store's.
async fn plain_table(folder: &Path) -> anyhow::Result<SqliteConnection> {
    let mut connection = SqliteConnectOptions::new()
        .filename(folder.join("plain.db"))
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .connect()
        .await?;
    sqlx::query(concat!(
        "CREATE TABLE lines (match_id TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL, ",
        "PRIMARY KEY (match_id, number))",
    ))
    .execute(&mut connection)
    .await?;
    Ok(connection)
}

async fn open(folder: &Path) -> anyhow::Result<SqlStore> {
    let file = folder.join("host.db");
    Ok(SqlStore::open(&format!("sqlite://{}", file.display())).await?)
}

/// The line that an action adds to the record.
fn record_line(table: &Table, command: &Command) -> String {
    let seat = table.to_act().unwrap_or_default();
    let legal = None;
    match command {
        Command::Act { action, .. } => Line::Action {
            seat,
            action: *action,
            legal,
        }
        .to_json(),
        _ => String::new(),
    }
}

fn per_second(times: &[Duration]) -> f64 {
    let count = u32::try_from(times.len()).unwrap_or(u32::MAX);
    f64::from(count) / times.iter().sum::<Duration>().as_secs_f64()
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
