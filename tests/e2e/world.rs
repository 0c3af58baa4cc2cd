//! A sandbox and the bot connected to it.
//!
//! Nothing here sleeps: tests wait for the sandbox's feed. [`World::end`] fails a test if a person
//! could see a message that the test never read, if an interaction failed, or if the bot sent a
//! request that Discord would reject.

use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use claim_bot::app;
use claim_bot::backups::BackupConfig;
use claim_bot::config::{Config, LogConfig};
use claim_discord::ApiAccess;
use claim_host::Clock;
use claim_store::{SqlStore, Store as _};
use claim_table::ids::UserId;
use claim_table::limits::Limits;
use claim_table::secret::Secret;
use discord_sandbox::Sandbox;
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::sync::{OnceCell, oneshot};
use tokio::task::JoinHandle;

use super::control::{Control, TIMEOUT_MS};
use super::message::Message;
use super::person::Person;
use crate::store::server::Server;
use crate::temporary;

/// How long the searches of a stopped bot may continue before they are abandoned.
const ABANDON_TIMEOUT: Duration = Duration::from_secs(5);

/// The name of the bot's database file in its folder.
const FILE: &str = "bot.db";

/// The channel in which most tests play.
pub(crate) const CHANNEL: &str = "cards";

/// The period of the rate limits. It is a hundredth of Discord's, because scripted people play that much faster.
pub(crate) const RATE_LIMIT_PERIOD: Duration = Duration::from_millis(50);

/// See [`World::with_long_rate_limit_period`].
const LONG_RATE_LIMIT_PERIOD: Duration = Duration::from_secs(1);

/// Limits that no test reaches.
pub(crate) const UNLIMITED: Limits = Limits {
    open_tables_per_person: u32::MAX,
    open_tables_per_server: u32::MAX,
    matches_per_person: u32::MAX,
    matches_per_server: u32::MAX,
    analyses_per_person: u32::MAX,
    analyses_at_once: u32::MAX,
    events_per_server: u32::MAX,
    players_per_event: u32::MAX,
    vacation_days_per_year: 20,
};

/// A sandbox and the bot connected to it.
pub(crate) struct World {
    pub(crate) control: Control,
    sandbox: Sandbox,
    folder: TempDir,
    bot: Option<RunningBot>,
    /// The PostgreSQL database of the bot; `None` for a file in its folder.
    server_database: Option<String>,
    /// Whether the bot uploads its emoji and draws pictures.
    has_artwork: bool,
    /// Where the bot gets interactions by HTTPS; `None` if they come over the gateway.
    interactions_address: Option<SocketAddr>,
    /// The period of the sandbox's rate limits, which the bot observes.
    rate_limit_period: Duration,
    /// The bot's limits for people and servers.
    pub(crate) limits: Limits,
    /// How the bot backs its database up.
    pub(crate) backups: Option<BackupConfig>,
    /// Who is told what needs a person.
    pub(crate) operator: Option<UserId>,
    people: Mutex<Vec<Person>>,
}

/// The bot, running in this process on a separate runtime, which ends together with it.
struct RunningBot {
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), app::RunError>>,
}

impl World {
    /// A fresh sandbox with the bot connected to it.
    pub(crate) async fn new() -> Self {
        Self::with_clock(Clock::System).await
    }

    /// As [`World::new`], with a clock for the bot.
    pub(crate) async fn with_clock(clock: Clock) -> Self {
        let mut world = Self::without_bot().await;
        world.start_bot(clock).await;
        world
    }

    /// As [`World::new`], with the bot's emoji and pictures.
    pub(crate) async fn with_artwork() -> Self {
        Self::with_artwork_and_clock(Clock::System).await
    }

    /// As [`World::with_artwork`], with a clock for the bot.
    pub(crate) async fn with_artwork_and_clock(clock: Clock) -> Self {
        let mut world = Self::without_bot().await;
        world.has_artwork = true;
        world.start_bot(clock).await;
        world
    }

    /// As [`World::with_artwork`], but interactions come to the bot by HTTPS.
    pub(crate) async fn with_interactions_endpoint() -> Self {
        let mut world = Self::without_bot().await;
        world.has_artwork = true;
        world.interactions_address = Some(free_address());
        world.start_bot(Clock::System).await;
        world
    }

    /// As [`World::new`], with a PostgreSQL database; `None` if PostgreSQL is not installed.
    pub(crate) async fn with_postgres() -> Option<Self> {
        let mut world = Self::with_postgres_without_bot().await?;
        world.start_bot(Clock::System).await;
        Some(world)
    }

    /// As [`World::without_bot`], with a PostgreSQL database; `None` if PostgreSQL is not installed.
    pub(super) async fn with_postgres_without_bot() -> Option<Self> {
        let server = tokio::task::spawn_blocking(Server::get).await;
        let server = server.expect("the server starts")?;
        let mut world = Self::without_bot().await;
        world.server_database = Some(server.url(&server.create_database().await));
        Some(world)
    }

    /// Waits until the bot has uploaded all its emoji.
    pub(crate) async fn wait_for_emoji(&self) {
        let is_last = |request: &serde_json::Value| {
            request["method"] == "POST" && request["body"]["name"] == "gold_claim"
        };
        self.wait_for_request(0, is_last).await;
    }

    /// As [`World::new`], with a rate limit period that is long enough for tests that reach a limit.
    pub(crate) async fn with_long_rate_limit_period() -> Self {
        let mut world = Self::with_sandbox(LONG_RATE_LIMIT_PERIOD).await;
        world.start_bot(Clock::System).await;
        world
    }

    /// As [`World::new`], with other limits.
    pub(crate) async fn with_limits(limits: Limits) -> Self {
        let mut world = Self::without_bot().await;
        world.limits = limits;
        world.start_bot(Clock::System).await;
        world
    }

    /// A fresh sandbox to which no bot is connected yet.
    pub(crate) async fn without_bot() -> Self {
        Self::with_sandbox(RATE_LIMIT_PERIOD).await
    }

    async fn with_sandbox(rate_limit_period: Duration) -> Self {
        let sandbox = discord_sandbox::start(discord_sandbox::Options {
            bot_name: "Claim".to_owned(),
            rate_limit_period,
            ..discord_sandbox::Options::default()
        })
        .await
        .expect("the sandbox starts");
        let folder = temporary::folder();
        let file = folder.path().join(FILE);
        fs::write(file, migrated_file().await).expect("the file is writable");
        Self {
            control: Control::new(sandbox.url()),
            sandbox,
            folder,
            bot: None,
            server_database: None,
            has_artwork: false,
            interactions_address: None,
            rate_limit_period,
            limits: UNLIMITED,
            backups: None,
            operator: None,
            people: Mutex::default(),
        }
    }

    /// The address of the sandbox, which stands in for Discord's API.
    pub(crate) fn url(&self) -> String {
        self.sandbox.url()
    }

    /// The token that the sandbox accepts.
    pub(crate) fn token(&self) -> &str {
        self.sandbox.token()
    }

    /// The folder of the bot's files.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The address of the bot's database.
    pub(crate) fn database_url(&self) -> String {
        self.server_database
            .clone()
            .unwrap_or_else(|| sqlite_url(self.folder.path()))
    }

    /// The configuration of a bot that gets interactions at this address; if it is `None`, over the gateway.
    pub(super) fn config(&self, interactions_address: Option<SocketAddr>) -> Config {
        Config {
            discord: ApiAccess {
                url: self.url().parse().expect("a valid URL"),
                token: Secret::new(self.token().to_owned()),
            },
            emoji: self.has_artwork,
            pictures: self.has_artwork,
            rate_limit_period: self.rate_limit_period,
            database_url: Secret::new(self.database_url()),
            bot_pause: Duration::ZERO,
            limits: self.limits,
            backups: self.backups.clone(),
            operator: self.operator,
            interactions_address,
            metrics_address: None,
            log: LogConfig {
                filter: "info".to_owned(),
                json: false,
            },
        }
    }

    /// Starts the bot in this process and waits until it is connected.
    pub(crate) async fn start_bot(&mut self, clock: Clock) {
        let config = self.config(self.interactions_address);
        let (before, last_request) = (self.sessions().await, self.last_request().await);
        let (stop, stopped) = oneshot::channel();
        let task = tokio::task::spawn_blocking(move || {
            let stopped = async { drop(stopped.await) };
            let runtime = tokio::runtime::Builder::new_multi_thread()
                .worker_threads(1)
                .enable_all()
                .build()
                .expect("a runtime");
            let result = runtime.block_on(app::run(&config, clock, stopped));
            // Unfinished tasks must not outlive the bot: they would post messages while the next one runs.
            runtime.shutdown_timeout(ABANDON_TIMEOUT);
            result
        });
        let mut running = RunningBot { stop, task };
        tokio::select! {
            () = self.wait_for_connection(before, last_request) => {}
            stopped = &mut running.task => panic!("the bot has stopped: {stopped:?}"),
        }
        self.bot = Some(running);
    }

    /// Waits until a bot can get interactions. It was started when there had been `sessions` sessions, and request
    /// `last_request` was the last one.
    async fn wait_for_connection(&self, sessions: u64, last_request: u64) {
        self.wait_for_registration(last_request).await;
        let Some(address) = self.interactions_address else {
            return self.wait_for_session(sessions).await;
        };
        self.send_interactions_to(vec![address]).await;
    }

    /// Waits until a bot has registered its commands after that request.
    pub(super) async fn wait_for_registration(&self, last_request: u64) {
        let is_registration = |request: &serde_json::Value| {
            let path = request["path"].as_str().unwrap_or_default();
            let is_sent = request["method"] == "PUT" && path.ends_with("/commands");
            is_sent && request["status"] == 200
        };
        self.wait_for_request(last_request, is_registration).await;
    }

    /// From now on interactions go to each of these addresses in turn.
    pub(super) async fn send_interactions_to(&self, addresses: Vec<SocketAddr>) {
        // A bot may have registered its commands a moment before it listens.
        let listening = async {
            for address in &addresses {
                while TcpStream::connect(address).await.is_err() {
                    tokio::task::yield_now().await;
                }
            }
        };
        let listening = tokio::time::timeout(Duration::from_millis(TIMEOUT_MS), listening);
        listening.await.expect("the bots listen");
        let accepted = self.sandbox.send_interactions_to(addresses).await;
        accepted.expect("the bots answer pings");
    }

    /// Where the bot gets interactions by HTTPS.
    pub(crate) fn interactions_url(&self) -> String {
        let address = self.interactions_address.expect("it gets them by HTTPS");
        format!("http://{address}/")
    }

    /// Discord's signature of a request with this timestamp and body.
    pub(crate) fn sign(&self, timestamp: &str, body: &str) -> String {
        self.sandbox.sign(timestamp, body)
    }

    /// Stops the bot, which must succeed, and waits for it.
    pub(crate) async fn stop_bot(&mut self) {
        let Some(running) = self.bot.take() else {
            return;
        };
        drop(running.stop);
        let result = running.task.await.expect("the bot does not panic");
        result.expect("the bot stops without an error");
        self.wait_for_database().await;
    }

    /// Waits until the last statement of a stopped bot has ended. On a busy disk, that can take longer than the bot
    /// waits for it, and longer than the next bot would wait for the file.
    async fn wait_for_database(&self) {
        if self.server_database.is_some() {
            return;
        }
        let options: SqliteConnectOptions = self.database_url().parse().expect("a valid URL");
        let options = options.busy_timeout(Duration::from_millis(TIMEOUT_MS));
        let mut connection = options.connect().await.expect("the database exists");
        let exclusive = connection.begin_with("BEGIN EXCLUSIVE").await;
        let exclusive = exclusive.expect("no other connection keeps the database");
        exclusive.rollback().await.expect("nothing was changed");
        connection.close().await.expect("the connection closes");
    }

    /// The number of gateway sessions that a bot has started so far.
    pub(crate) async fn sessions(&self) -> u64 {
        self.control.get("/gateway").await["identified"]
            .as_u64()
            .unwrap_or_default()
    }

    /// Waits until a bot has started more gateway sessions than that, and there are commands.
    pub(crate) async fn wait_for_session(&self, sessions: u64) {
        self.wait_for_gateway(sessions).await;
        let path = format!("/commands?wait_ms={TIMEOUT_MS}");
        let registered = self.control.get(&path).await;
        assert_ne!(registered["commands"], json!([]), "no commands");
    }

    /// Waits until a bot has started more gateway sessions than that, whether it has registered its commands or not.
    pub(super) async fn wait_for_gateway(&self, sessions: u64) {
        let path = format!("/gateway?identified_after={sessions}&wait_ms={TIMEOUT_MS}");
        let gateway = self.control.get(&path).await;
        assert_eq!(
            gateway["connected"], true,
            "no bot has connected: {gateway}"
        );
    }

    /// Waits until no bot is connected.
    pub(crate) async fn wait_for_disconnect(&self) {
        let path = format!("/gateway?gone=true&wait_ms={TIMEOUT_MS}");
        let gateway = self.control.get(&path).await;
        assert_eq!(gateway["connected"], false, "{gateway}");
    }

    /// Deletes a message, as moderators can.
    pub(crate) async fn delete_message(&self, message: &Message) {
        let (url, channel, id) = (self.url(), message.channel(), message.id());
        let url = format!("{url}/api/v10/channels/{channel}/messages/{id}");
        let authorization = format!("Bot {}", self.token());
        let delete = reqwest::Client::new().delete(url);
        let answer = delete.header("Authorization", authorization).send().await;
        assert!(answer.is_ok_and(|it| it.status().is_success()));
    }

    /// The person of that name. The sandbox has a few, and tests may add others.
    pub(crate) fn person(&self, name: &str) -> Person {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(person) = people.iter().find(|person| person.name() == name) {
            return person.clone();
        }
        let person = Person::new(self.control.clone(), name);
        people.push(person.clone());
        person
    }

    /// A new person of that name.
    pub(crate) async fn newcomer(&self, name: &str) -> Person {
        let user = json!({"username": name});
        self.control.post("/users", user).await;
        self.person(name)
    }

    /// Opens a table for two that both have joined. Returns its public message with the button to
    /// start the match.
    pub(crate) async fn open_full_table(&self, host: &Person, guest: &Person) -> Message {
        host.command("claim start", json!({})).await;
        let lobby = guest
            .wait_for_message(CHANNEL, |message| message.enabled_button("join").is_some())
            .await;
        guest.press_kind(&lobby, "join").await;
        guest.wait_for_button(CHANNEL, &lobby.id(), "start").await
    }

    /// Starts a match for two. Returns its public message.
    pub(crate) async fn start_match(&self, host: &Person, guest: &Person) -> Message {
        let lobby = self.open_full_table(host, guest).await;
        host.press_kind(&lobby, "start").await;
        guest.wait_for_button(CHANNEL, &lobby.id(), "hand").await
    }

    /// Stops the bot and runs the checks that every test ends with.
    pub(crate) async fn end(mut self) {
        self.stop_bot().await;
        self.check_people().await;
        self.check_requests().await;
        self.sandbox.shutdown().await;
    }

    /// As [`World::end`], for a test that does not read all messages.
    pub(crate) async fn end_unread(mut self) {
        self.stop_bot().await;
        self.check_requests().await;
        self.sandbox.shutdown().await;
    }

    async fn check_people(&mut self) {
        let people = self
            .people
            .get_mut()
            .unwrap_or_else(PoisonError::into_inner);
        for person in people {
            person.assert_everything_read().await;
        }
    }

    /// Fails if Discord would have rejected a request of the bot.
    async fn check_requests(&self) {
        let requests = self.control.get("/requests").await;
        for request in requests["entries"].as_array().into_iter().flatten() {
            assert!(
                request["route"].is_string(),
                "Discord has no such route: {request}"
            );
            super::openapi::check(request);
        }
    }
}

/// The address of the database in a folder.
fn sqlite_url(folder: &Path) -> String {
    format!("sqlite://{}", folder.join(FILE).display())
}

/// A database file with all tables. Migrating takes a good part of the time in which a world starts: it is done once.
async fn migrated_file() -> &'static [u8] {
    static MIGRATED: OnceCell<Vec<u8>> = OnceCell::const_new();
    let migrate = async || {
        let folder = temporary::folder();
        let store = SqlStore::open(&sqlite_url(folder.path())).await;
        store.expect("the database opens").close().await;
        fs::read(folder.path().join(FILE)).expect("the file is readable")
    };
    MIGRATED.get_or_init(migrate).await
}

/// An address of this machine with a port that is free now.
pub(crate) fn free_address() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address")
}
