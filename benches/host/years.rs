//! Ten years of a server with forty people: whether the program holds more memory, starts more slowly or reads ladders
//! more slowly with the years, and by how much the file grows.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use claim_host::{Clock, Host};
use claim_rules::{GameKind, Options, Setup};
use claim_store::{Ladder, SqlStore};
use claim_table::Table;
use claim_table::ids::{GuildId, UserId};
use claim_table::limits::Limits;
use claim_table::timestamp::Timestamp;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::playing::{NullMessenger, accepted, next_command, start_match};

/// The first day: 1 January 2027.
const START: Timestamp = Timestamp(1_798_761_600_000);

/// From the morning to the evening, and from there to the next morning.
const HALF_A_DAY: Duration = Duration::from_hours(12);

const YEARS: u32 = 10;

/// How many days a year has, leap years aside.
const DAYS: u32 = 365;

/// How many people play.
const PEOPLE: u64 = 40;

/// How many actions of a match are played in the evening on which it begins. One begins on each day, and is finished on
/// the next morning.
const FIRST_ACTIONS: usize = 10;

/// How often a start is timed at the end of a year.
const STARTS: usize = 9;

/// By how much memory may grow after the second year.
const MAX_GROWTH_MIB: u64 = 8;

/// By which factor starts may become slower after the first year.
const MAX_SLOWDOWN: f64 = 2.0;

/// What is measured at the end of a year.
struct Year {
    memory_mib: u64,
    start: Duration,
}

/// A server and its people.
struct Server {
    host: Host<NullMessenger>,
    rng: ChaCha8Rng,
    /// The match that was left unfinished yesterday.
    left: Option<Table>,
    matches: u32,
}

/// Plays ten years, prints what is measured at the end of each, and fails if the last one is worse.
pub(crate) async fn run() -> anyhow::Result<()> {
    // With TMPDIR=/dev/shm in memory, where ten years do not wait for a disk.
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("years.db");
    let (time, clock) = Clock::manual(START);
    let host = load(&file, clock).await?;
    host.resume();
    let mut server = Server {
        host,
        rng: ChaCha8Rng::seed_from_u64(1),
        left: None,
        matches: 0,
    };
    let mut years = Vec::new();
    for year in 1..=YEARS {
        for _ in 0..DAYS {
            server.finish_match().await?;
            time.send_modify(|now| *now = *now + HALF_A_DAY);
            server.begin_match().await?;
            time.send_modify(|now| *now = *now + HALF_A_DAY);
        }
        let copy = folder.path().join(format!("{year}.db"));
        let measured = Year {
            memory_mib: resident_mib()?,
            start: median_start(&file, &copy, *time.borrow()).await?,
        };
        let ladders = server.read_ladders().await?;
        let bytes = fs::metadata(&copy)?.len();
        println!(
            "year {year}: {} matches; memory {} MiB, start {:.1?}, ladders {:.1?}; file {:.1} MB, {:.2} MB per \
             1,000 matches",
            server.matches,
            measured.memory_mib,
            measured.start,
            ladders,
            megabytes(bytes),
            megabytes(bytes) / f64::from(server.matches) * 1_000.0
        );
        years.push(measured);
    }
    server.host.close().await;
    check(&years)
}

fn check(years: &[Year]) -> anyhow::Result<()> {
    let [first, second, .., last] = years else {
        anyhow::bail!("too few years");
    };
    ensure!(
        last.memory_mib <= second.memory_mib + MAX_GROWTH_MIB,
        "memory grows with the years"
    );
    ensure!(
        last.start <= first.start.mul_f64(MAX_SLOWDOWN),
        "starts become slower with the years"
    );
    Ok(())
}

impl Server {
    /// Plays yesterday's match to its end.
    async fn finish_match(&mut self) -> anyhow::Result<()> {
        if let Some(left) = self.left.take() {
            self.play(left, usize::MAX).await?;
        }
        Ok(())
    }

    /// Begins today's match.
    async fn begin_match(&mut self) -> anyhow::Result<()> {
        let kind = GameKind::ALL[self.rng.random_range(0..GameKind::ALL.len())];
        let setup = Setup::random(kind, 2, &Options::default(), &mut self.rng)?;
        let first = self.rng.random_range(0..PEOPLE);
        let second = (first + self.rng.random_range(1..PEOPLE)) % PEOPLE;
        let table = start_match(&self.host, setup, [first + 1, second + 1]).await?;
        self.matches += 1;
        self.left = self.play(table, FIRST_ACTIONS).await?;
        Ok(())
    }

    /// Plays up to so many actions of a match. Returns its table, unless the match is over.
    async fn play(&mut self, mut table: Table, most: usize) -> anyhow::Result<Option<Table>> {
        for _ in 0..most {
            let Some(command) = next_command(&table, &mut self.rng) else {
                self.host.present(table.id());
                return Ok(None);
            };
            table = accepted(self.host.command(table.id(), command).await)?;
        }
        self.host.present(table.id());
        Ok(Some(table))
    }

    /// Reads the first page of the ladders of all time and of this month, and each person's profile. Returns how long
    /// a reading took on average.
    async fn read_ladders(&self) -> anyhow::Result<Duration> {
        let (people, guild) = (self.host.people(), Some(GuildId(1)));
        let timer = Instant::now();
        for user in (1..=PEOPLE).map(UserId) {
            for month in [None, Some(self.host.now().month())] {
                let ladder = Ladder {
                    month,
                    guild,
                    game: None,
                };
                let page = people.leaderboard(ladder, user, 0, 10).await;
                page.map_err(|error| anyhow::anyhow!("{error:?}"))?;
            }
            let profile = people.profile(guild, None, user, Some(user)).await;
            profile.map_err(|error| anyhow::anyhow!("{error:?}"))?;
        }
        Ok(timer.elapsed() / u32::try_from(PEOPLE)?)
    }
}

async fn load(file: &Path, clock: Clock) -> anyhow::Result<Host<NullMessenger>> {
    let store = SqlStore::open(&format!("sqlite://{}", file.display())).await?;
    Host::load(
        Arc::new(store),
        NullMessenger::default(),
        clock,
        Duration::ZERO,
        Limits::default(),
    )
    .await
}

/// Copies the database, and returns how long the program takes to open the copy and load its host.
async fn median_start(file: &Path, copy: &Path, now: Timestamp) -> anyhow::Result<Duration> {
    let options = SqliteConnectOptions::new().filename(file);
    let mut connection: SqliteConnection = options.connect().await?;
    sqlx::query("VACUUM INTO $1")
        .bind(copy.display().to_string())
        .execute(&mut connection)
        .await?;
    connection.close().await?;
    let mut times = Vec::new();
    for _ in 0..STARTS {
        let begin = Instant::now();
        let host = load(copy, Clock::manual(now).1).await?;
        times.push(begin.elapsed());
        host.close().await;
    }
    times.sort_unstable();
    Ok(times[STARTS / 2])
}

/// The resident memory of this process.
fn resident_mib() -> anyhow::Result<u64> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.trim().strip_suffix(" kB"));
    Ok(kib.context("no resident memory")?.parse::<u64>()? >> 10)
}

#[expect(clippy::cast_precision_loss, reason = "the size of a file, to print")]
fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}
