//! A sandbox and the bot connected to it, for the browser to look at.

use std::time::Duration;

use claim_bot::app;
use claim_bot::config::{Config, LogConfig, Token};
use claim_bot::host::Clock;
use claim_bot::sandbox::{self, Sandbox};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// How long to wait for something before the test fails, in milliseconds.
const PATIENCE_MS: u64 = 20_000;

/// A sandbox and the bot connected to it.
pub(super) struct World {
    sandbox: Sandbox,
    client: Client,
    stop: oneshot::Sender<()>,
    bot: JoinHandle<Result<(), app::Failure>>,
    _folder: TempDir,
}

impl World {
    /// A fresh one.
    pub(super) async fn new() -> Self {
        let sandbox = sandbox::start(sandbox::Options::default())
            .await
            .expect("the sandbox starts");
        let folder = tempfile::tempdir().expect("a folder can be made");
        let config = Config {
            token: Token::new(sandbox.token().to_owned()),
            api_url: sandbox.url().parse().expect("it is an address"),
            database_url: format!("sqlite://{}", folder.path().join("bot.db").display()),
            bot_pause: Duration::ZERO,
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
        let path = format!("/gateway?wait_ms={PATIENCE_MS}");
        let gateway = world.ask(Method::GET, &path, Value::Null).await;
        assert_eq!(gateway["connected"], true, "the bot connects: {gateway}");
        let path = format!("/commands?wait_ms={PATIENCE_MS}");
        let commands = world.ask(Method::GET, &path, Value::Null).await;
        assert_ne!(commands["commands"], json!([]), "it registers its commands");
        world
    }

    /// Where it is.
    pub(super) fn url(&self) -> String {
        self.sandbox.url()
    }

    /// Asks the control API for something that must succeed.
    pub(super) async fn ask(&self, method: Method, path: &str, body: Value) -> Value {
        let url = format!("{}/control{path}", self.url());
        let request = self.client.request(method, url).json(&body);
        let answer = request.send().await.expect("the sandbox answers");
        let status = answer.status();
        let answer: Value = answer.json().await.expect("it answers in JSON");
        assert!(status.is_success(), "{path}: {answer}");
        answer
    }

    /// Does something as a person.
    pub(super) async fn act(&self, person: &str, what: &str, body: Value) -> Value {
        self.ask(Method::POST, &format!("/users/{person}/{what}"), body)
            .await
    }

    /// Ends it, in good order.
    pub(super) async fn end(self) {
        drop(self.stop);
        let ended = self.bot.await.expect("the bot does not panic");
        ended.expect("the bot ends in good order");
        self.sandbox.shutdown().await;
    }
}
