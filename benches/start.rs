//! How the program starts on a large database: a million finished matches and ten thousand running ones.
//!
//! `cargo bench --bench start` builds such a file, starts the program on it, connected to the sandbox, and
//! prints the time to `connected` and the resident memory, each with its limit, next to the time for only
//! opening the file and running one query. It fails if a limit is exceeded. `-- FILE` measures with an existing
//! file instead, for example a copy of a real one; a file of an earlier version is migrated.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command as Process, Stdio};
use std::time::{Duration, Instant};

use claim_ai::bots;
use claim_rules::record::{Secret, TimedLine};
use claim_rules::{GameKind, Options, Setup};
use claim_store::{MatchStore, MessageStore, SqlStore, Store, TableChange};
use claim_table::desk::{MessageKind, MessageState, Placement};
use claim_table::ids::{ChannelId, GuildId, MatchId, MessageId, UserId};
use claim_table::time_control::TimeControl;
use claim_table::timestamp::Timestamp;
use claim_table::{Command, Player, Table, TableSettings};
use discord_sandbox::Sandbox;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

/// The number of finished matches.
const ENDED_MATCHES: u32 = 1_000_000;

/// The number of running matches.
const RUNNING_MATCHES: u32 = 10_000;

/// The number of plays of each match.
const PLAYS: usize = 20;

/// How many starts are timed.
const STARTS: usize = 5;

/// How long after the start the memory is read. By then, the background work is done.
const SETTLING_TIME: Duration = Duration::from_secs(3);

/// The maximum time to `connected`.
const MAX_START_TIME: Duration = Duration::from_secs(1);

/// The maximum resident memory, in KiB.
const MAX_MEMORY: u64 = 64 * 1024;

/// The time in the database, far in the future, so that no deadline passes during a run.
const NOW: Timestamp = Timestamp(4_000_000_000_000);

/// The time and memory that a start took.
struct Start {
    time: Duration,
    /// The largest resident memory so far, in KiB.
    memory: u64,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    // Cargo adds the option `--bench`.
    let existing = std::env::args()
        .skip(1)
        .find(|argument| !argument.starts_with('-'));
    let file = if let Some(existing) = existing {
        std::path::absolute(existing)?
    } else {
        let file = folder.path().join("bot.db");
        let timer = Instant::now();
        build(&file).await?;
        println!(
            "{ENDED_MATCHES} finished and {RUNNING_MATCHES} running matches: built in {:.0?}",
            timer.elapsed()
        );
        file
    };
    println!(
        "size of the file: {} MiB",
        std::fs::metadata(&file)?.len() >> 20
    );
    let timer = Instant::now();
    let mut connection = connect(&file).await?;
    let open: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM matches WHERE stage = 'running'")
        .fetch_one(&mut connection)
        .await?;
    let floor = timer.elapsed();
    connection.close().await?;
    println!("running matches: {open}");

    let sandbox = discord_sandbox::start(discord_sandbox::Options::default()).await?;
    let mut starts = Vec::new();
    for _ in 0..STARTS {
        starts.push(start(&sandbox, &file).await?);
    }
    pretend_outage(&file).await?;
    let after_outage = start(&sandbox, &file).await?;
    sandbox.shutdown().await;
    starts.sort_by_key(|start| start.time);
    let time = starts[STARTS / 2].time;
    let memory = starts.iter().map(|start| start.memory).max();
    let memory = memory.unwrap_or_default();
    println!(
        "to `connected`: {time:.3?} (limit {MAX_START_TIME:?}); opening the file and one query: {floor:.3?}"
    );
    println!(
        "resident memory: {} MiB (limit {} MiB)",
        memory >> 10,
        MAX_MEMORY >> 10
    );
    let (after, memory_after) = (after_outage.time, after_outage.memory);
    println!(
        "after an outage, which was added to all deadlines: {after:.3?}, {} MiB {SETTLING_TIME:?} later",
        memory_after >> 10
    );
    if time.max(after) > MAX_START_TIME || memory.max(memory_after) > MAX_MEMORY {
        anyhow::bail!("the start exceeds its limit of time or memory");
    }
    Ok(())
}

/// Starts the program, waits until it is connected and idle, and stops it.
async fn start(sandbox: &Sandbox, file: &Path) -> anyhow::Result<Start> {
    let timer = Instant::now();
    let mut program = Process::new(env!("CARGO_BIN_EXE_claim-bot"))
        .arg("run")
        .env_clear()
        .env("CLAIM_BOT_DISCORD_API_URL", sandbox.url())
        .env("CLAIM_BOT_DISCORD_TOKEN", sandbox.token())
        .env("CLAIM_BOT_DISCORD_EMOJI", "false")
        .env("CLAIM_BOT_DATABASE_URL", url(file))
        .current_dir(file.parent().unwrap_or(file))
        .stderr(Stdio::piped())
        .spawn()?;
    let log = program.stderr.take();
    let time = tokio::task::spawn_blocking(move || {
        let lines = log.map(|log| BufReader::new(log).lines());
        for line in lines.into_iter().flatten() {
            let line = line?;
            if line.contains("connected") {
                return Ok(timer.elapsed());
            }
            eprintln!("{line}");
        }
        anyhow::bail!("the program ended before it was connected")
    });
    let time = time.await??;
    tokio::time::sleep(SETTLING_TIME).await;
    let memory = peak_memory(&program)?;
    let id = program.id().to_string();
    Process::new("kill").arg(id).status()?;
    tokio::task::spawn_blocking(move || program.wait()).await??;
    Ok(Start { time, memory })
}

/// Moves the stored heartbeats back by an hour, so that the next start finds an outage.
async fn pretend_outage(file: &Path) -> sqlx::Result<()> {
    let mut connection = connect(file).await?;
    let statement = "UPDATE contact SET alive_ms = alive_ms - $1, discord_ms = discord_ms - $1";
    sqlx::query(statement)
        .bind(60 * 60 * 1000)
        .execute(&mut connection)
        .await?;
    connection.close().await
}

/// The largest resident memory of a running program so far, in KiB.
fn peak_memory(program: &Child) -> anyhow::Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", program.id()))?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let digits = peak.and_then(|peak| peak.split_whitespace().next());
    Ok(digits.unwrap_or_default().parse()?)
}

fn url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

async fn connect(file: &Path) -> sqlx::Result<SqliteConnection> {
    let options = SqliteConnectOptions::new().filename(file);
    let options = options
        .foreign_keys(false)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Off);
    options.connect().await
}

/// Builds the file: one finished and one running match are played, then copied.
async fn build(file: &Path) -> anyhow::Result<()> {
    let store = SqlStore::open(&url(file)).await?;
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let running = save_match(&store, false, &mut rng).await?;
    let ended = save_match(&store, true, &mut rng).await?;
    store.mark_presented(ended, None).await?;
    store.close().await;
    drop(store);

    let mut connection = connect(file).await?;
    let total = ENDED_MATCHES + RUNNING_MATCHES;
    // As in real databases, the order of the ids is not the order in which the matches were played.
    let id: Vec<String> = (0..MatchId::LEN)
        .map(|place| {
            format!(
                "substr('abcdefghijkmnpqrstuvwxyz23456789', 1 + ((i * 1000000007 >> {}) & 31), 1)",
                5 * place
            )
        })
        .collect();
    for statement in [
        "PRAGMA cache_size = -1000000".to_owned(),
        format!(
            "CREATE TEMPORARY TABLE copies AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL \
             SELECT i + 1 FROM n WHERE i < {total}) SELECT i, {} AS id FROM n",
            id.join(" || ")
        ),
        "BEGIN".to_owned(),
    ] {
        execute(&mut connection, &statement).await?;
    }
    // The finished matches come first, as in a database that has grown over time.
    for (template, range) in [
        (ended, format!("c.i <= {}", ENDED_MATCHES - 1)),
        (running, format!("c.i > {}", ENDED_MATCHES + 1)),
    ] {
        for table in ["matches", "seats", "lines", "records", "messages"] {
            copy(&mut connection, table, template, &range).await?;
        }
    }
    execute(&mut connection, "COMMIT").await?;
    connection.close().await?;
    Ok(())
}

/// Copies a match's rows in one table, once for each copy in the range.
async fn copy(
    connection: &mut SqliteConnection,
    table: &str,
    template: MatchId,
    range: &str,
) -> anyhow::Result<()> {
    let columns: Vec<String> = sqlx::query_scalar("SELECT name FROM pragma_table_info($1)")
        .bind(table)
        .fetch_all(&mut *connection)
        .await?;
    let values = columns.iter().map(|column| match column.as_str() {
        "id" | "match_id" => "c.id".to_owned(),
        "text" => format!("replace(t.text, '{template}', c.id)"),
        "user_id" => "1 + (2 * c.i + t.seat) % 100000".to_owned(),
        "channel_id" | "message_id" | "opened_ms" | "ended_ms" => format!("t.{column} + c.i"),
        _ => format!("t.{column}"),
    });
    let values: Vec<String> = values.collect();
    let key = if table == "matches" { "id" } else { "match_id" };
    let statement = format!(
        "INSERT INTO {table} ({}) SELECT {} FROM {table} t JOIN copies c \
         WHERE t.{key} = '{template}' AND {range}",
        columns.join(", "),
        values.join(", ")
    );
    execute(connection, &statement).await
}

async fn execute(connection: &mut SqliteConnection, statement: &str) -> anyhow::Result<()> {
    sqlx::raw_sql(AssertSqlSafe(statement))
        .execute(connection)
        .await?;
    Ok(())
}

/// Plays a match and saves it with its messages. If `ends`, one of its players resigns.
async fn save_match(store: &SqlStore, ends: bool, rng: &mut ChaCha8Rng) -> anyhow::Result<MatchId> {
    let player = |user: u64| Player {
        user: UserId(user),
        name: format!("player {user}").into(),
        locale: "en-US".to_owned(),
        entropy: user.to_string(),
    };
    let settings = TableSettings {
        id: MatchId::random(rng),
        guild: Some(GuildId(1)),
        channel: ChannelId(1),
        locale: "en-US".to_owned(),
        setup: Setup::new(GameKind::Claim, 2, Options::default())?,
        host: UserId(1),
        invitations: Vec::new(),
        time_control: TimeControl::default(),
        opened_at: NOW,
        rematch_of: None,
        series: None,
        last_first: None,
        is_tutorial: false,
        daily: None,
        event: None,
        board: None,
        has_frequent_pair: false,
        secret: Secret::random(rng),
    };
    let mut table = Table::open(settings, player(1));
    let mut lines = Vec::new();
    let start = Command::Start {
        user: UserId(1),
        entropy: Some("start".to_owned()),
    };
    table = execute_command(&table, Command::Join(player(2), None), &mut lines)?;
    table = execute_command(&table, start, &mut lines)?;
    for _ in 0..PLAYS {
        let Some(command) = random_play(&table, rng) else {
            break;
        };
        table = execute_command(&table, command, &mut lines)?;
    }
    if ends {
        table = execute_command(&table, Command::Resign(UserId(1)), &mut lines)?;
    }
    let change = TableChange {
        before: None,
        after: &table,
        lines: &lines,
        ratings: &[],
        quotas: &[],
        made_at: NOW,
        worker: None,
    };
    store.save(change).await?;
    let hands = table.seating().players();
    let hands = hands.map(|(seat, _)| MessageKind::Hand(seat));
    for kind in hands.chain([MessageKind::Fingerprint, MessageKind::Public]) {
        let state = MessageState {
            kind,
            placement: Placement::Message(ChannelId(1), MessageId(1)),
            revision: table.revision().into(),
            posted_at_line: table.line_count(),
            posting: None,
            superseded: None,
        };
        store.save_message(table.id(), None, &state).await?;
    }
    Ok(table.id())
}

fn execute_command(
    table: &Table,
    command: Command,
    lines: &mut Vec<TimedLine>,
) -> anyhow::Result<Table> {
    let (table, added) = table
        .execute(command, NOW)
        .map_err(|refusal| anyhow::anyhow!("{refusal:?}"))?;
    lines.extend(added);
    Ok(table)
}

fn random_play(table: &Table, rng: &mut ChaCha8Rng) -> Option<Command> {
    let seat = table.to_act()?;
    let view = table.dealt()?.state().view(seat);
    Some(Command::Act {
        user: table.seating().player(seat)?.user,
        line: None,
        action: bots::random_action(&view, rng)?,
    })
}
