//! Every statement of the store, against real database files.

mod crash;
mod failing;
mod matches;
mod messages;
mod migrations;
mod opening;
mod puzzles;
mod questions;
mod ratings;

use std::path::{Path, PathBuf};
use std::time::Duration;

use claim_bot::bots;
use claim_bot::ids::{ChannelId, GuildId, MatchId, UserId};
use claim_bot::record::{Line, Secret};
use claim_bot::rules::{GameKind, Options, Setup};
use claim_bot::store::{RatingChange, Saving, Shown, Store};
use claim_bot::table::{Command, Invited, Player, Table, Terms};
use claim_bot::time::Timestamp;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions};

const NOW: Timestamp = Timestamp(1_750_000_000_000);

const GUILD: GuildId = GuildId(u64::MAX >> 1);

/// A place for a database file of a test's own.
struct Disk(tempfile::TempDir);

impl Disk {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("claim bot.db")
    }

    /// Opens the database as the program does.
    async fn store(&self) -> Store {
        open(&self.file()).await.expect("the database opens")
    }

    /// Opens the file as some other program would.
    async fn other(&self) -> SqliteConnection {
        connect(&self.file()).await
    }
}

async fn open(file: &Path) -> Result<Store, claim_bot::store::OpenError> {
    Store::open(&format!("sqlite://{}", file.display())).await
}

async fn connect(file: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(file);
    let options = options.create_if_missing(true);
    options.connect().await.expect("SQLite opens the file")
}

/// Runs a statement behind the store's back.
async fn run(connection: &mut SqliteConnection, statement: &str) {
    sqlx::raw_sql(AssertSqlSafe(statement))
        .execute(connection)
        .await
        .unwrap_or_else(|error| panic!("{statement}: {error}"));
}

/// A change of a table, as the host saves it.
#[derive(Clone, Debug)]
struct Step {
    before: Option<Table>,
    after: Table,
    lines: Vec<Line>,
    ratings: Vec<RatingChange>,
}

impl Step {
    fn open(terms: Terms) -> Self {
        let host = player(terms.host);
        Self {
            before: None,
            after: Table::open(terms, host),
            lines: Vec::new(),
            ratings: Vec::new(),
        }
    }

    /// The step that follows when somebody asks for something that is granted.
    #[track_caller]
    fn then(&self, command: Command) -> Self {
        let asked = format!("{command:?}");
        let after = self.after.after(command, last_moment(&self.after));
        let (after, lines) = after.unwrap_or_else(|no| panic!("{asked}: {no:?}"));
        Self {
            before: Some(self.after.clone()),
            after,
            lines,
            ratings: Vec::new(),
        }
    }

    async fn save(&self, store: &Store) -> sqlx::Result<()> {
        let saving = Saving {
            before: self.before.as_ref(),
            after: &self.after,
            lines: &self.lines,
            ratings: &self.ratings,
        };
        store.save(saving).await
    }
}

/// When a test's commands are given: at the last moment, when time is just up.
fn last_moment(table: &Table) -> Timestamp {
    table.deadline().unwrap_or(NOW)
}

fn player(user: UserId) -> Player {
    Player {
        user,
        name: format!("Плеер \"{user}\"\n♥"),
        locale: "pt-BR".to_owned(),
        entropy: format!("join\\{user}"),
    }
}

fn claim() -> Setup {
    Setup::new(GameKind::Claim, 2, Options::default()).expect("Claim is for two")
}

/// Terms of a match that user 1 opens.
fn terms(setup: Setup, rng: &mut ChaCha20Rng) -> Terms {
    Terms {
        id: MatchId::random(rng),
        guild: GUILD,
        channel: ChannelId(0),
        locale: "en-GB".to_owned(),
        setup,
        host: UserId(1),
        invited: None,
        turn_limit: Duration::from_millis(86_400_001),
        opened: NOW,
        rematch_of: None,
        secret: Secret::random(rng),
    }
}

fn invited(user: UserId) -> Invited {
    let name = "O'Brien".to_owned();
    Invited { user, name }
}

fn rng(seed: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed)
}

/// The steps of a match from its opening to the last of its actions, all of them at random.
fn match_of(terms: Terms, rng: &mut ChaCha20Rng) -> Vec<Step> {
    let players = u64::from(terms.setup.players());
    let mut steps = vec![Step::open(terms)];
    let mut next = |command| {
        let step = steps.last().map(|last: &Step| last.then(command));
        steps.extend(step);
        steps.last().map(|last| last.after.clone())
    };
    for number in 2..=players {
        next(Command::Join(player(UserId(number))));
    }
    let mut table = next(Command::Start(UserId(1)));
    while let Some(command) = table.as_ref().and_then(|table| act(table, rng)) {
        table = next(command);
    }
    steps
}

/// What the seat to act does, if there is one.
fn act(table: &Table, rng: &mut ChaCha20Rng) -> Option<Command> {
    let seat = table.to_act()?;
    let view = table.dealt()?.state().view(seat);
    Some(Command::Act {
        user: table.seating().player(seat)?.user,
        line: Some(table.line_count()),
        action: bots::random(&view, rng)?,
    })
}

/// A random match of Claim between users 1 and 2.
fn some_match(rng: &mut ChaCha20Rng) -> Vec<Step> {
    match_of(terms(claim(), rng), rng)
}

async fn save_all(store: &Store, steps: &[Step]) {
    for step in steps {
        step.save(store).await.expect("the step is saved");
    }
}

async fn load(store: &Store, id: MatchId) -> (Table, Vec<Shown>) {
    let loaded = store.load(id).await.expect("the match loads");
    loaded.expect("there is such a match")
}

/// A table says all of itself when it is printed, except its secret.
#[track_caller]
fn assert_same(found: &Table, expected: &Table) {
    assert_eq!(format!("{found:#?}"), format!("{expected:#?}"));
    assert_eq!(found.terms(), expected.terms());
}

/// The text of the record after those steps.
fn record_of(steps: &[Step]) -> String {
    let lines = steps.iter().flat_map(|step| &step.lines);
    lines.map(|line| line.to_json() + "\n").collect()
}
