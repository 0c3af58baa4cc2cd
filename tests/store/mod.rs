//! Tests of the stores: laws that all of them keep, and features that only SQLite or only PostgreSQL has.

mod backup;
mod copy;
mod crash;
mod damage;
mod ended;
mod failures;
mod faults;
mod files;
mod hosts;
mod late_posts;
mod laws;
mod migrations;
mod model;
mod opening;
mod outages;
mod people;
mod postgres;
mod quarantine;
mod ratings;
mod samples;
mod schema;
pub(crate) mod server;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use claim_ai::bots;
use claim_rules::record::{LeaveReason, Secret, TimedLine};
use claim_rules::{GameKind, Options, Setup};
use claim_simulation::MemoryStore;
use claim_store::{
    Counted, Error, Ladder, MatchStore, Quota, RatingChange, SqlStore, Store, TableChange,
};
use claim_table::desk::MessageState;
use claim_table::ids::{ChannelId, GuildId, MatchId, PersonName, ProcessId, UserId};
use claim_table::time_control::TimeControl;
use claim_table::timestamp::Timestamp;
use claim_table::{Command, Invitation, InvitationState, Player, Table, TableSettings};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions};

use self::server::Schema;
use crate::temporary;

const NOW: Timestamp = Timestamp(1_750_000_000_000);

const GUILD: GuildId = GuildId(u64::MAX >> 1);

/// A temporary folder with the database file of one test.
struct Disk(tempfile::TempDir);

impl Disk {
    fn new() -> Self {
        Self(temporary::folder())
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("claim bot.db")
    }

    /// Opens the database as the program does.
    async fn store(&self) -> SqlStore {
        open(&self.file()).await.expect("the database opens")
    }

    /// Opens the file as another program would.
    async fn connect(&self) -> SqliteConnection {
        connect(&self.file()).await
    }
}

async fn open(file: &Path) -> Result<SqlStore, claim_store::OpenError> {
    SqlStore::open(&format!("sqlite://{}", file.display())).await
}

async fn connect(file: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(file);
    let options = options.create_if_missing(true);
    options.connect().await.expect("SQLite opens the file")
}

/// Executes a statement on another connection than the store's.
async fn run(connection: &mut SqliteConnection, statement: &str) {
    sqlx::raw_sql(AssertSqlSafe(statement))
        .execute(connection)
        .await
        .unwrap_or_else(|error| panic!("{statement}: {error}"));
}

/// A change of a table, as the host saves it.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    before: Option<Table>,
    after: Table,
    lines: Vec<TimedLine>,
    ratings: Vec<RatingChange>,
    made_at: Timestamp,
    worker: Option<ProcessId>,
}

impl Step {
    fn open(settings: TableSettings) -> Self {
        let host = player(settings.host);
        Self {
            before: None,
            after: Table::open(settings, host),
            lines: Vec::new(),
            ratings: Vec::new(),
            made_at: NOW,
            worker: None,
        }
    }

    /// The step that executes a command, which must not be refused.
    #[track_caller]
    fn then(&self, command: Command) -> Self {
        let description = format!("{command:?}");
        let made_at = last_moment(&self.after);
        let after = self.after.execute(command, made_at);
        let (after, lines) = after.unwrap_or_else(|refusal| panic!("{description}: {refusal:?}"));
        Self {
            before: Some(self.after.clone()),
            after,
            lines,
            ratings: Vec::new(),
            made_at,
            worker: self.worker,
        }
    }

    /// The step with its changes of ratings, as the host computes them.
    async fn rated(mut self, store: &dyn Store) -> Self {
        let mut before = BTreeMap::new();
        for (ladder, user) in claim_store::rated_by(&self.after, self.made_at) {
            let rating = store.rating(ladder, user).await;
            before.insert((ladder, user), rating.expect("the rating loads"));
        }
        self.ratings = claim_store::rate(&self.after, self.made_at, &before);
        self
    }

    async fn save(&self, store: &dyn Store) -> claim_store::Result<()> {
        self.save_within(store, &[]).await
    }

    async fn save_within(&self, store: &dyn Store, quotas: &[Quota]) -> claim_store::Result<()> {
        let change = TableChange {
            before: self.before.as_ref(),
            after: &self.after,
            lines: &self.lines,
            ratings: &self.ratings,
            quotas,
            made_at: self.made_at,
            worker: self.worker,
        };
        store.save(change).await
    }
}

/// The all-time ladder of all games in a server.
fn overall(guild: GuildId) -> Ladder {
    Ladder {
        month: None,
        guild: Some(guild),
        game: None,
    }
}

/// The time at which tests execute commands: exactly the deadline, so that even `Command::Flag` is accepted.
fn last_moment(table: &Table) -> Timestamp {
    table.deadline().unwrap_or(NOW)
}

fn player(user: UserId) -> Player {
    Player {
        user,
        name: PersonName {
            display: format!("Плеер \"{user}\"\n♥"),
            user_name: format!("user_{user}"),
        },
        locale: "pt-BR".to_owned(),
        entropy: format!("join\\{user}"),
    }
}

fn start(user: UserId) -> Command {
    let entropy = Some(format!("start\\{user}"));
    Command::Start { user, entropy }
}

pub(crate) fn claim() -> Setup {
    Setup::new(GameKind::Claim, 2, Options::default()).expect("Claim is for two")
}

/// The time per turn in the matches of these tests.
pub(crate) const TURN_LIMIT: Duration = Duration::from_secs(86_401);

/// Settings of a match that user 1 opens.
pub(crate) fn settings(setup: Setup, rng: &mut ChaCha20Rng) -> TableSettings {
    TableSettings {
        id: MatchId::random(rng),
        guild: Some(GUILD),
        channel: ChannelId(0),
        locale: "en-GB".to_owned(),
        setup,
        host: UserId(1),
        invitations: Vec::new(),
        time_control: TimeControl::PerTurn(TURN_LIMIT),
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
    }
}

fn invited(user: UserId) -> Invitation {
    let name = PersonName {
        display: "O'Brien".to_owned(),
        user_name: "o.brien".to_owned(),
    };
    Invitation::open(user, name)
}

pub(crate) fn rng(seed: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed)
}

/// The steps of a match of random actions, from opening the table to the end.
pub(crate) fn match_of(settings: TableSettings, rng: &mut ChaCha20Rng) -> Vec<Step> {
    let (host, players) = (settings.host, settings.setup.players());
    let guests = (1..).map(UserId).filter(|guest| *guest != host);
    let mut steps = vec![Step::open(settings)];
    let mut next = |command| {
        let step = steps.last().map(|last: &Step| last.then(command));
        steps.extend(step);
        steps.last().map(|last| last.after.clone())
    };
    for guest in guests.take(usize::from(players) - 1) {
        next(Command::Join(player(guest), None));
    }
    let mut table = next(start(host));
    while let Some(command) = table.as_ref().and_then(|table| act(table, rng)) {
        table = next(command);
    }
    steps
}

/// A random action of the seat to act, if the match is running.
fn act(table: &Table, rng: &mut ChaCha20Rng) -> Option<Command> {
    let seat = table.to_act()?;
    let view = table.dealt()?.state().view(seat);
    Some(Command::Act {
        user: table.seating().player(seat)?.user,
        line: Some(table.line_count()),
        action: bots::random_action(&view, rng)?,
    })
}

/// A random match of Claim between users 1 and 2.
fn random_match(rng: &mut ChaCha20Rng) -> Vec<Step> {
    match_of(settings(claim(), rng), rng)
}

pub(crate) async fn save_all(store: &dyn Store, steps: &[Step]) {
    for step in steps {
        step.save(store).await.expect("the step is saved");
    }
}

async fn load(store: &dyn Store, id: MatchId) -> (Table, Vec<MessageState>) {
    let loaded = store.load(id).await.expect("the match loads");
    loaded.expect("there is such a match")
}

/// Compares two tables. The debug output contains everything except the secret.
#[track_caller]
fn assert_same(found: &Table, expected: &Table) {
    assert_eq!(format!("{found:#?}"), format!("{expected:#?}"));
    assert_eq!(found.settings(), expected.settings());
}

/// The record after these steps.
fn record_of(steps: &[Step]) -> String {
    let lines = steps.iter().flat_map(|step| &step.lines);
    lines.map(|line| line.to_json() + "\n").collect()
}
