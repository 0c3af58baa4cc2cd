//! The host with a fake messenger: background work that fails or waits, saves that fail, opening tables, and bots
//! that take turns. What others see of a match whose deal is still played.

mod daily_posts;
mod fair_turns;
mod hidden_board;
mod look_ups;
mod opening;
mod recovery;
mod supervision;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use claim_host::{
    Clock, DeliveryError, Destination, Environment, Host, Messenger, Person, TableRequest,
};
use claim_rules::{GameKind, Options, Setup};
use claim_screens::Screen;
use claim_store::SqlStore;
use claim_table::ids::{ChannelId, GuildId, MessageId, UserId};
use claim_table::time_control::TimeControl;
use claim_table::timestamp::Timestamp;
use claim_table::{Command, Table};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use tokio::sync::{Barrier, mpsc, watch};

use crate::e2e::world::UNLIMITED;
use crate::temporary;

const NOW: Timestamp = Timestamp(1_750_000_000_000);

/// Far longer than any step takes, so that a hanging test fails.
const TIMEOUT: Duration = Duration::from_mins(1);

/// A messenger that reports the screens it posts and edits. Posts can be made to panic, and look-ups of members to
/// wait for each other.
struct TestMessenger {
    reports: mpsc::UnboundedSender<Screen>,
    /// How many of the next posts will panic.
    panics: Arc<AtomicU64>,
    /// Each look-up of a member waits here.
    look_ups: Arc<Barrier>,
    /// The id of the next message.
    next: AtomicU64,
}

impl TestMessenger {
    fn report(&self, screen: &Screen) {
        // The receiver is gone once the test has ended.
        let _ = self.reports.send(screen.clone());
    }
}

impl Messenger for TestMessenger {
    async fn post(
        &self,
        _: Destination,
        screen: &Screen,
        _: &str,
        _: bool,
    ) -> Result<(ChannelId, MessageId), DeliveryError> {
        let left = self.panics.load(Ordering::Relaxed);
        self.panics.store(left.saturating_sub(1), Ordering::Relaxed);
        assert_eq!(left, 0, "this panic is part of the test");
        self.report(screen);
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        Ok((ChannelId(1), MessageId(id)))
    }

    fn link(&self, _: Option<GuildId>, channel: ChannelId, message: MessageId) -> String {
        format!("{channel}/{message}")
    }

    async fn edit(&self, _: ChannelId, _: MessageId, screen: &Screen) -> Result<(), DeliveryError> {
        self.report(screen);
        Ok(())
    }

    async fn edit_reply(&self, _: &str, screen: &Screen) -> Result<(), DeliveryError> {
        self.report(screen);
        Ok(())
    }

    async fn delete(&self, _: ChannelId, _: MessageId) -> Result<(), DeliveryError> {
        Ok(())
    }

    async fn is_answering(&self) -> bool {
        true
    }

    async fn is_member(&self, _: GuildId, _: UserId) -> Result<bool, DeliveryError> {
        self.look_ups.wait().await;
        Ok(true)
    }
}

/// A host with a separate database.
struct TestHost {
    host: Host<TestMessenger>,
    panics: Arc<AtomicU64>,
    reports: mpsc::UnboundedReceiver<Screen>,
    folder: tempfile::TempDir,
    clock: watch::Sender<Timestamp>,
}

impl TestHost {
    async fn new() -> Self {
        Self::with_look_ups(Barrier::new(1).into()).await
    }

    /// As [`Self::new`], with a barrier at which look-ups of members wait.
    async fn with_look_ups(look_ups: Arc<Barrier>) -> Self {
        let (clock_sender, clock) = Clock::manual(NOW);
        Self::build(clock.into(), clock_sender, look_ups).await
    }

    async fn build(
        environment: Environment,
        clock: watch::Sender<Timestamp>,
        look_ups: Arc<Barrier>,
    ) -> Self {
        let folder = temporary::folder();
        let url = format!("sqlite://{}", database(&folder).display());
        let store = SqlStore::open(&url).await.expect("the database opens");
        let (sender, reports) = mpsc::unbounded_channel();
        let panics = Arc::new(AtomicU64::new(0));
        let messenger = TestMessenger {
            reports: sender,
            panics: panics.clone(),
            look_ups,
            next: AtomicU64::new(1),
        };
        let host = Host::load(
            Arc::new(store),
            messenger,
            environment,
            Duration::ZERO,
            UNLIMITED,
        )
        .await;
        Self {
            host: host.expect("there is nothing to load"),
            panics,
            reports,
            folder,
            clock,
        }
    }

    /// Opens a table for user 1.
    async fn open_table(&self) -> Table {
        let table = self.host.tables().open_table(request(), person(1)).await;
        table.expect("the table opens")
    }

    /// Starts a match between users 1 and 2.
    async fn start_match(&self) -> Table {
        let id = self.open_table().await.id();
        let join = Command::Join(person(2).into_player(String::new()), None);
        self.host.command(id, join).await.expect("a free seat");
        let start = Command::Start {
            user: UserId(1),
            entropy: None,
        };
        let started = self.host.command(id, start).await;
        started.expect("the table is full")
    }

    /// Waits until a message gets a screen that passes.
    async fn wait_for_screen(&mut self, passes: impl Fn(&Screen) -> bool) {
        let passing = async {
            while let Some(screen) = self.reports.recv().await {
                if passes(&screen) {
                    return true;
                }
            }
            false
        };
        let found = tokio::time::timeout(TIMEOUT, passing).await;
        assert_eq!(found, Ok(true), "no such screen is shown");
    }

    /// Executes statements as another program would.
    async fn run(&self, statements: &str) {
        let mut connection = self.connect().await;
        sqlx::raw_sql(AssertSqlSafe(statements))
            .execute(&mut connection)
            .await
            .unwrap_or_else(|error| panic!("{statements}: {error}"));
        connection.close().await.expect("the connection closes");
    }

    async fn connect(&self) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(database(&self.folder));
        options.connect().await.expect("SQLite opens the file")
    }
}

fn database(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("bot.db")
}

fn person(number: u64) -> Person {
    Person {
        user: UserId(number),
        name: format!("player {number}").into(),
        locale: "en-US".to_owned(),
    }
}

fn request() -> TableRequest {
    TableRequest {
        parent: None,
        guild: Some(GuildId(1)),
        channel: ChannelId(1),
        locale: "en-US".to_owned(),
        setup: Setup::new(GameKind::Claim, 2, Options::default()).expect("Claim is for two"),
        invitations: Vec::new(),
        time_control: TimeControl::default(),
        best_of: 1,
        bots: Vec::new(),
        starts_if_full: false,
        tutorial: None,
        daily: None,
    }
}

/// The first legal action of the seat to act.
fn act(table: &Table) -> Command {
    let dealt = table.running().expect("the match runs");
    let seat = dealt.to_act().expect("a seat is to act");
    let player = table.seating().player(seat).expect("a person");
    Command::Act {
        user: player.user,
        line: Some(table.line_count()),
        action: dealt.state().legal_actions()[0],
    }
}

/// Whether a screen has a button that is pressed with `press`.
fn has_button(screen: &Screen, press: &claim_screens::Press) -> bool {
    screen.all_buttons().any(|button| button.press == *press)
}
