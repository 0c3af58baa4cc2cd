//! The costs of the host and its database: an action that is committed, compared with a plain insert
//! of one row in the same run.
//!
//! `cargo bench --bench host` prints it with its limit, and fails if the limit is exceeded.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use claim_ai::bots;
use claim_bot::host::{
    Clock, CommandError, DeliveryError, Destination, Host, Messenger, Person, TableRequest,
};
use claim_bot::ids::{ChannelId, GuildId, MessageId, UserId};
use claim_bot::limits::Limits;
use claim_bot::store::SqliteStore;
use claim_bot::table::{Command, Table};
use claim_bot::time_control::TimeControl;
use claim_bot::timestamp::Timestamp;
use claim_bot::ui::Screen;
use claim_rules::record::Line;
use claim_rules::{Action, GameKind, Options, Setup};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection};

/// How many matches are played to the end.
const PLAYED_MATCHES: u64 = 40;

/// The limit of an action's time, as a multiple of a plain insert's.
const MAX_RATIO: f64 = 2.0;

const NOW: Timestamp = Timestamp(1_750_000_000_000);

/// A messenger that does nothing and never fails.
struct NullMessenger;

impl Messenger for NullMessenger {
    async fn post(
        &self,
        _: Destination,
        _: &Screen,
        _: &str,
        _: bool,
    ) -> Result<(ChannelId, MessageId), DeliveryError> {
        Ok((ChannelId(1), MessageId(1)))
    }

    async fn edit(&self, _: ChannelId, _: MessageId, _: &Screen) -> Result<(), DeliveryError> {
        Ok(())
    }

    async fn edit_reply(&self, _: &str, _: &Screen) -> Result<(), DeliveryError> {
        Ok(())
    }

    async fn delete(&self, _: ChannelId, _: MessageId) -> Result<(), DeliveryError> {
        Ok(())
    }
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let (action, insert) = compare_with_inserts().await?;
    let ratio = action.as_secs_f64() / insert.as_secs_f64();
    println!(
        "an action through the host: {action:.1?}; a plain insert: {insert:.1?}; \
         ratio {ratio:.2} (limit {MAX_RATIO})"
    );
    if ratio > MAX_RATIO {
        anyhow::bail!("the limit was exceeded");
    }
    Ok(())
}

/// The median times of an action through the host and of a plain insert, measured alternately.
async fn compare_with_inserts() -> anyhow::Result<(Duration, Duration)> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let (_sender, clock) = Clock::manual(NOW);
    let host = Host::load(
        Arc::new(open(folder.path()).await?),
        NullMessenger,
        clock,
        Duration::ZERO,
        Limits::default(),
    )
    .await?;
    let mut plain = plain_table(folder.path()).await?;
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut actions, mut inserts) = (Vec::new(), Vec::new());
    for number in 0..PLAYED_MATCHES {
        let mut table = start_match(&host, number).await?;
        while let Some((user, action)) = next_action(&table, &mut rng) {
            let line = table.line_count();
            let text = record_line(&table, action);
            let command = Command::Act {
                user,
                line: Some(line),
                action,
            };
            let timer = Instant::now();
            let answer = host.command(table.id(), command).await;
            actions.push(timer.elapsed());
            table = accepted(answer)?;
            let timer = Instant::now();
            sqlx::query("INSERT INTO lines (match_id, number, text) VALUES ($1, $2, $3)")
                .bind(table.id().to_string())
                .bind(i64::from(line))
                .bind(text)
                .execute(&mut plain)
                .await?;
            inserts.push(timer.elapsed());
        }
    }
    host.close().await;
    Ok((median(actions), median(inserts)))
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

/// Opens a table, joins it and starts the match.
async fn start_match(host: &Host<NullMessenger>, number: u64) -> anyhow::Result<Table> {
    let request = TableRequest {
        guild: Some(GuildId(1)),
        channel: ChannelId(1),
        locale: "en-US".to_owned(),
        setup: claim()?,
        invitations: Vec::new(),
        time_control: TimeControl::default(),
        best_of: 1,
        bots: Vec::new(),
        starts_if_full: false,
        tutorial: None,
    };
    let person = |user| Person {
        user: UserId(user),
        name: format!("player {user}"),
        locale: "en-US".to_owned(),
    };
    let [first, second] = [2 * number, 2 * number + 1].map(person);
    let starter = first.user;
    let table = accepted(host.open_table(request, first).await)?;
    let join = Command::Join(second.into_player(number.to_string()));
    accepted(host.command(table.id(), join).await)?;
    let start = start(starter);
    accepted(host.command(table.id(), start).await)
}

/// A press of the Start button.
fn start(user: UserId) -> Command {
    Command::Start {
        user,
        entropy: Some(user.to_string()),
    }
}

async fn open(folder: &Path) -> anyhow::Result<SqliteStore> {
    let file = folder.join("host.db");
    Ok(SqliteStore::open(&format!("sqlite://{}", file.display())).await?)
}

fn claim() -> anyhow::Result<Setup> {
    Ok(Setup::new(GameKind::Claim, 2, Options::default())?)
}

/// The user to act, and a random legal action.
fn next_action(table: &Table, rng: &mut ChaCha8Rng) -> Option<(UserId, Action)> {
    let seat = table.to_act()?;
    let view = table.dealt()?.state().view(seat);
    let player = table.seating().player(seat)?;
    Some((player.user, bots::random_action(&view, rng)?))
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

fn accepted(result: Result<Table, CommandError>) -> anyhow::Result<Table> {
    result.map_err(|error| anyhow::anyhow!("{error:?}"))
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
