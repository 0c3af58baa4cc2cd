//! A sandbox with the bot connected to it, for tests of the page.

use std::time::Duration;

use claim_bot::app;
use claim_bot::config::{Config, LogConfig};
use claim_discord::ApiAccess;
use claim_host::Clock;
use claim_table::limits::Limits;
use claim_table::secret::Secret;
use discord_sandbox::{Options, Sandbox, Tutorial};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::e2e::world::RATE_LIMIT_PERIOD;
use crate::temporary;

/// How long to wait for the bot, in milliseconds.
const WAIT_MS: u64 = 60_000;

/// A sandbox with the bot connected to it.
pub(super) struct World {
    sandbox: Sandbox,
    client: Client,
    stop: oneshot::Sender<()>,
    bot: JoinHandle<Result<(), app::RunError>>,
    _folder: TempDir,
}

impl World {
    /// Starts the sandbox and the bot and waits until the bot has registered its commands.
    pub(super) async fn new() -> Self {
        let sandbox = discord_sandbox::start(Options {
            bot_name: "Claim".to_owned(),
            rate_limit_period: RATE_LIMIT_PERIOD,
            tutorial: Some(
                Tutorial::new(
                    "claim start",
                    "Play a match in a minute",
                    "Press **Join**, then **Start**.",
                )
                .alone("claim tutorial")
                .with_language(
                    "de",
                    "In einer Minute zur ersten Partie",
                    "Drück auf **Mitspielen**.",
                ),
            ),
            ..Options::default()
        })
        .await
        .expect("the sandbox starts");
        let folder = temporary::folder();
        let config = Config {
            discord: ApiAccess {
                url: sandbox.url().parse().expect("the URL is valid"),
                token: Secret::new(sandbox.token().to_owned()),
            },
            emoji: true,
            pictures: true,
            database_url: Secret::new(format!(
                "sqlite://{}",
                folder.path().join("bot.db").display()
            )),
            rate_limit_period: RATE_LIMIT_PERIOD,
            bot_pause: Duration::ZERO,
            limits: Limits::default(),
            backups: None,
            operator: None,
            interactions_address: None,
            metrics_address: None,
            log: LogConfig {
                filter: "info".to_owned(),
                json: false,
            },
        };
        let (stop, stopped) = oneshot::channel();
        let bot = tokio::spawn(async move {
            let stopped = async { drop(stopped.await) };
            app::run(&config, Clock::System, stopped).await
        });
        let world = Self {
            sandbox,
            client: Client::new(),
            stop,
            bot,
            _folder: folder,
        };
        let path = format!("/gateway?wait_ms={WAIT_MS}");
        let gateway = world.ask(Method::GET, &path, Value::Null).await;
        assert_eq!(
            gateway["connected"], true,
            "the bot did not connect: {gateway}"
        );
        let path = format!("/commands?wait_ms={WAIT_MS}");
        let commands = world.ask(Method::GET, &path, Value::Null).await;
        assert_ne!(
            commands["commands"],
            json!([]),
            "the bot registered no commands"
        );
        world.wait_for_emoji().await;
        world
    }

    /// Waits until the bot has uploaded its emoji.
    async fn wait_for_emoji(&self) {
        let mut last = 0;
        loop {
            let path = format!("/requests?after={last}&wait_ms={WAIT_MS}");
            let requests = self.ask(Method::GET, &path, Value::Null).await;
            let entries = requests["entries"].as_array().cloned().unwrap_or_default();
            assert!(!entries.is_empty(), "the bot uploads no emoji");
            let is_last = |request: &Value| request["body"]["name"] == "gold_claim";
            if entries.iter().any(is_last) {
                return;
            }
            last = requests["last"].as_u64().unwrap_or_default();
        }
    }

    /// The URL of the page.
    pub(super) fn url(&self) -> String {
        self.sandbox.url()
    }

    /// Sends a request to the control API, which must succeed.
    pub(super) async fn ask(&self, method: Method, path: &str, body: Value) -> Value {
        let url = format!("{}/control{path}", self.url());
        let request = self.client.request(method, url).json(&body);
        let response = request.send().await.expect("the sandbox responds");
        let status = response.status();
        let body: Value = response.json().await.expect("the response is JSON");
        assert!(status.is_success(), "{path}: {body}");
        body
    }

    pub(super) async fn act(&self, user: &str, what: &str, body: Value) -> Value {
        self.ask(Method::POST, &format!("/users/{user}/{what}"), body)
            .await
    }

    /// Stops the bot, which must end without an error, and the sandbox.
    pub(super) async fn stop(self) {
        drop(self.stop);
        let result = self.bot.await.expect("the bot does not panic");
        result.expect("the bot stops without an error");
        self.sandbox.shutdown().await;
    }
}
