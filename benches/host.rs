//! What the host and its database cost: an action committed and answered, beside a bare one-row
//! insert in the same run; and the start with ten thousand running matches, all of them replayed.
//!
//! `cargo bench --bench host` prints both with what they may cost at most, and fails beyond that.

use std::path::Path;
use std::time::{Duration, Instant};

use claim_bot::bots;
use claim_bot::host::{Clock, Denied, Destination, Front, Host, Opening, Person, Trouble};
use claim_bot::ids::{ChannelId, GuildId, MatchId, MessageId, UserId};
use claim_bot::record::{Line, Secret};
use claim_bot::rules::{Action, GameKind, Options, Setup};
use claim_bot::store::{Audience, Place, Saving, Shown, Store};
use claim_bot::table::{Command, Player, Table, Terms};
use claim_bot::time::Timestamp;
use claim_bot::ui::Screen;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection};

/// How many matches are played to their end.
const PLAYED: u64 = 40;

/// How often the host is started.
const STARTS: usize = 5;

/// How many matches run when the host starts.
const RUNNING: u64 = 10_000;

/// An action may cost so many times a bare insert.
const MOST_INSERTS: f64 = 2.0;

/// The start may take so long.
const LONGEST_START: Duration = Duration::from_secs(1);

const NOW: Timestamp = Timestamp(1_750_000_000_000);

/// A front on which everything succeeds and nothing is seen.
struct Nobody;

impl Front for Nobody {
    async fn show(
        &self,
        _: Destination,
        _: &Screen,
        _: &str,
    ) -> Result<(ChannelId, MessageId), Trouble> {
        Ok((ChannelId(1), MessageId(1)))
    }

    async fn replace(&self, _: ChannelId, _: MessageId, _: &Screen) -> Result<(), Trouble> {
        Ok(())
    }

    async fn replace_answer(&self, _: &str, _: &Screen) -> Result<(), Trouble> {
        Ok(())
    }

    async fn take_away(&self, _: ChannelId, _: MessageId) -> Result<(), Trouble> {
        Ok(())
    }
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let (action, insert) = compare_with_inserts().await?;
    let ratio = action.as_secs_f64() / insert.as_secs_f64();
    println!(
        "an action through the host: {action:.1?}; a bare insert: {insert:.1?}; \
         ratio {ratio:.2} (at most {MOST_INSERTS})"
    );
    let start = start_with_many().await?;
    println!("a start with {RUNNING} running matches: {start:.3?} (at most {LONGEST_START:?})");
    if ratio > MOST_INSERTS || start > LONGEST_START {
        anyhow::bail!("slower than it may be");
    }
    Ok(())
}

/// The median times of an action through the host and of a bare insert, taken in turns.
async fn compare_with_inserts() -> anyhow::Result<(Duration, Duration)> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let (_hand, clock) = Clock::manual(NOW);
    let host = Host::load(open(folder.path()).await?, Nobody, clock, Duration::ZERO).await?;
    let mut bare = bare_table(folder.path()).await?;
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut actions, mut inserts) = (Vec::new(), Vec::new());
    for number in 0..PLAYED {
        let mut table = begin(&host, number).await?;
        while let Some((user, action)) = next_action(&table, &mut rng) {
            let line = table.line_count();
            let text = record_line(&table, action);
            let command = Command::Act {
                user,
                line: Some(line),
                action,
            };
            let watch = Instant::now();
            let answer = host.command(table.id(), command).await;
            actions.push(watch.elapsed());
            table = granted(answer)?;
            let watch = Instant::now();
            sqlx::query("INSERT INTO lines (match_id, number, text) VALUES ($1, $2, $3)")
                .bind(table.id().to_string())
                .bind(i64::from(line))
                .bind(text)
                .execute(&mut bare)
                .await?;
            inserts.push(watch.elapsed());
        }
    }
    host.close().await;
    Ok((median(actions), median(inserts)))
}

/// A database file with nothing but the table of lines, written as safely as the store's.
async fn bare_table(folder: &Path) -> anyhow::Result<SqliteConnection> {
    let mut connection = SqliteConnectOptions::new()
        .filename(folder.join("bare.db"))
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

/// Opens a table, joins it and starts the match.
async fn begin(host: &Host<Nobody>, number: u64) -> anyhow::Result<Table> {
    let opening = Opening {
        guild: GuildId(1),
        channel: ChannelId(1),
        locale: "en-US".to_owned(),
        setup: claim()?,
        invited: None,
        turn_limit: Duration::from_hours(24),
    };
    let person = |user| Person {
        user: UserId(user),
        name: format!("player {user}"),
        locale: "en-US".to_owned(),
    };
    let [first, second] = [2 * number, 2 * number + 1].map(person);
    let starter = first.user;
    let table = granted(host.open(opening, first).await)?;
    let join = Command::Join(second.joining(number.to_string()));
    granted(host.command(table.id(), join).await)?;
    let start = Command::Start(starter);
    granted(host.command(table.id(), start).await)
}

/// The median time of a start, from the opening of the database on, with many running matches,
/// each at a random moment of it.
async fn start_with_many() -> anyhow::Result<Duration> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let store = open(folder.path()).await?;
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for number in 0..RUNNING {
        save_running(&store, number, &mut rng).await?;
    }
    let running = store.load_open().await?;
    let running = running
        .iter()
        .filter(|(table, _)| table.running().is_some());
    assert_eq!(running.count() as u64, RUNNING);
    store.close().await;
    drop(store);
    scatter(folder.path()).await?;
    let mut starts = Vec::new();
    for _ in 0..STARTS {
        let (_hand, clock) = Clock::manual(NOW);
        let watch = Instant::now();
        let store = open(folder.path()).await?;
        let host = Host::load(store, Nobody, clock, Duration::ZERO).await?;
        starts.push(watch.elapsed());
        host.close().await;
    }
    Ok(median(starts))
}

/// Scatters the lines of the matches over the file, as if all had been played at the same time.
async fn scatter(folder: &Path) -> anyhow::Result<()> {
    let mut connection = SqliteConnectOptions::new()
        .filename(folder.join("host.db"))
        .connect()
        .await?;
    for statement in [
        "CREATE TEMPORARY TABLE gathered AS SELECT * FROM lines",
        "DELETE FROM lines",
        "INSERT INTO lines SELECT * FROM gathered ORDER BY number, match_id",
    ] {
        sqlx::query(statement).execute(&mut connection).await?;
    }
    Ok(connection.close().await?)
}

/// Saves a match that has come to a random moment, with its messages.
async fn save_running(store: &Store, number: u64, rng: &mut ChaCha8Rng) -> anyhow::Result<()> {
    let player = |user: u64| Player {
        user: UserId(user),
        name: format!("player {user}"),
        locale: "en-US".to_owned(),
        entropy: user.to_string(),
    };
    let [host, other] = [2 * number, 2 * number + 1].map(player);
    let starter = host.user;
    let terms = Terms {
        id: MatchId::random(rng),
        guild: GuildId(1),
        channel: ChannelId(1),
        locale: "en-US".to_owned(),
        setup: claim()?,
        host: host.user,
        invited: None,
        turn_limit: Duration::from_hours(24),
        opened: NOW,
        rematch_of: None,
        secret: Secret::random(rng),
    };
    let mut lines = Vec::new();
    let mut table = Table::open(terms, host);
    let mut next = |table: &Table, command| {
        let (table, added) = table
            .after(command, NOW)
            .map_err(|no| anyhow::anyhow!("{no:?}"))?;
        lines.extend(added);
        anyhow::Ok(table)
    };
    table = next(&table, Command::Join(other))?;
    table = next(&table, Command::Start(starter))?;
    for _ in 0..rng.random_range(0..52) {
        let Some((user, action)) = next_action(&table, rng) else {
            break;
        };
        let command = Command::Act {
            user,
            line: None,
            action,
        };
        table = next(&table, command)?;
    }
    let saving = Saving {
        before: None,
        after: &table,
        lines: &lines,
        ratings: &[],
    };
    store.save(saving).await?;
    let hands = table
        .seating()
        .players()
        .map(|(seat, _)| Audience::Hand(seat));
    for audience in hands.chain([Audience::Everybody]) {
        let shown = Shown {
            audience,
            place: Place::Message(ChannelId(1), MessageId(number)),
            revision: table.revision(),
            posted: 3,
            retired: None,
        };
        store.save_shown(table.id(), &shown).await?;
    }
    Ok(())
}

async fn open(folder: &Path) -> anyhow::Result<Store> {
    let file = folder.join("host.db");
    Ok(Store::open(&format!("sqlite://{}", file.display())).await?)
}

fn claim() -> anyhow::Result<Setup> {
    Ok(Setup::new(GameKind::Claim, 2, Options::default())?)
}

/// Who is to act, and something they may do.
fn next_action(table: &Table, rng: &mut ChaCha8Rng) -> Option<(UserId, Action)> {
    let seat = table.to_act()?;
    let view = table.dealt()?.state().view(seat);
    let player = table.seating().player(seat)?;
    Some((player.user, bots::random(&view, rng)?))
}

/// The line that an action adds to the record.
fn record_line(table: &Table, action: Action) -> String {
    let seat = table.to_act().unwrap_or_default();
    let legal = None;
    Line::Action {
        seat,
        action,
        legal,
    }
    .to_json()
}

fn granted(answer: Result<Table, Denied>) -> anyhow::Result<Table> {
    answer.map_err(|denied| anyhow::anyhow!("{denied:?}"))
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
