//! The driver: a sandbox, the bot connected to it, and people who act and look.
//!
//! Nothing here sleeps: whoever waits for something waits for the sandbox's feed to tell of it. At
//! the end, whatever somebody could have seen and nobody looked at fails the test, and so does any
//! interaction that failed, and any request that Discord would not know.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
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

use super::seen::Seen;

/// How long to wait for something before the test fails: far longer than anything takes.
pub(super) const PATIENCE_MS: u64 = 20_000;

/// The channel in which the matches of the tests are played.
pub(super) const CHANNEL: &str = "cards";

/// A sandbox and the bot connected to it.
pub(super) struct World {
    pub(super) control: Control,
    sandbox: Sandbox,
    folder: TempDir,
    bot: Option<Running>,
    people: Mutex<Vec<Person>>,
}

/// The bot, running in this process.
struct Running {
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), app::Failure>>,
}

/// The sandbox's control API.
#[derive(Clone)]
pub(super) struct Control {
    client: Client,
    url: String,
}

/// Somebody in the world.
#[derive(Clone)]
pub(super) struct Person {
    control: Control,
    name: String,
    read: Arc<Mutex<BTreeSet<String>>>,
    excused: Arc<Mutex<BTreeSet<String>>>,
}

impl Control {
    /// Asks the control API; a refusal is a status and a sentence.
    pub(super) async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> Result<Value, (u16, String)> {
        let mut request = self
            .client
            .request(method, format!("{}/control{path}", self.url));
        if let Some(body) = body {
            request = request.json(&body);
        }
        let answer = request.send().await.expect("the sandbox answers");
        let status = answer.status();
        let body: Value = answer.json().await.expect("the sandbox answers in JSON");
        if status.is_success() {
            return Ok(body);
        }
        Err((
            status.as_u16(),
            body["error"].as_str().unwrap_or_default().to_owned(),
        ))
    }

    /// What the control API shows.
    pub(super) async fn get(&self, path: &str) -> Value {
        self.ask(Method::GET, path, None)
            .await
            .unwrap_or_else(|error| panic!("{path}: {error:?}"))
    }

    /// Something done by the control API.
    pub(super) async fn post(&self, path: &str, body: Value) -> Value {
        let done = self.ask(Method::POST, path, Some(body.clone())).await;
        done.unwrap_or_else(|error| panic!("{path} {body}: {error:?}"))
    }
}

impl World {
    /// A fresh sandbox with the bot connected to it.
    pub(super) async fn new() -> Self {
        Self::with_clock(Clock::System).await
    }

    /// As [`World::new`], with a clock for the bot.
    pub(super) async fn with_clock(clock: Clock) -> Self {
        let mut world = Self::without_bot().await;
        world.start_bot(clock).await;
        world
    }

    /// A fresh sandbox to which no bot is connected yet.
    pub(super) async fn without_bot() -> Self {
        let sandbox = sandbox::start(sandbox::Options::default())
            .await
            .expect("it starts");
        let control = Control {
            client: Client::new(),
            url: sandbox.url(),
        };
        let folder = tempfile::tempdir().expect("a folder can be made");
        Self {
            control,
            sandbox,
            folder,
            bot: None,
            people: Mutex::default(),
        }
    }

    /// Where the sandbox is, as the API's address.
    pub(super) fn url(&self) -> String {
        self.sandbox.url()
    }

    /// The token that the sandbox accepts.
    pub(super) fn token(&self) -> &str {
        self.sandbox.token()
    }

    /// Where the bot keeps its files.
    pub(super) fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    /// The address of the bot's database.
    pub(super) fn database_url(&self) -> String {
        format!("sqlite://{}", self.folder.path().join("bot.db").display())
    }

    /// Starts the bot in this process and waits until it is connected.
    pub(super) async fn start_bot(&mut self, clock: Clock) {
        let config = Config {
            token: Token::new(self.token().to_owned()),
            api_url: self.url().parse().expect("it is an address"),
            database_url: self.database_url(),
            bot_pause: Duration::ZERO,
            log: LogConfig {
                filter: "info".to_owned(),
                json: false,
            },
        };
        let before = self.sessions().await;
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stopped = async { drop(stopped.await) };
            app::run(&config, clock, stopped).await
        });
        self.bot = Some(Running { stop, task });
        self.connected_after(before).await;
    }

    /// Tells the bot to stop, and waits until it has.
    pub(super) async fn stop_bot(&mut self) {
        let Some(running) = self.bot.take() else {
            return;
        };
        drop(running.stop);
        let ended = running.task.await.expect("the bot does not panic");
        ended.expect("the bot ends in good order");
    }

    /// How often a bot has identified itself so far.
    pub(super) async fn sessions(&self) -> u64 {
        self.control.get("/gateway").await["identified"]
            .as_u64()
            .unwrap_or_default()
    }

    /// Waits until a bot has identified itself more often than that.
    pub(super) async fn connected_after(&self, sessions: u64) {
        let path = format!("/gateway?identified_after={sessions}&wait_ms={PATIENCE_MS}");
        let gateway = self.control.get(&path).await;
        assert_eq!(
            gateway["connected"], true,
            "no bot has connected: {gateway}"
        );
    }

    /// One of the people of the world.
    pub(super) fn person(&self, name: &str) -> Person {
        let mut people = self
            .people
            .lock()
            .expect("no test panics while it holds this");
        if let Some(known) = people.iter().find(|person| person.name == name) {
            return known.clone();
        }
        let control = self.control.clone();
        let person = Person {
            control,
            name: name.to_owned(),
            read: Arc::default(),
            excused: Arc::default(),
        };
        people.push(person.clone());
        person
    }

    /// A table in the channel, with the public message as the opponent sees it, ready to be
    /// started: `host` has opened it, `guest` has joined.
    pub(super) async fn seated(&self, host: &Person, guest: &Person) -> Seen {
        let options = json!({"opponent": guest.name});
        host.command("claim start", options).await;
        let home = guest
            .sees(CHANNEL, |seen| seen.button("Join").is_some())
            .await;
        guest.press(&home, "Join").await;
        let id = home.id();
        guest
            .sees(CHANNEL, |seen| seen.id() == id && is_enabled(seen, "Start"))
            .await
    }

    /// A match that has begun, with its public message.
    pub(super) async fn begun(&self, host: &Person, guest: &Person) -> Seen {
        let home = self.seated(host, guest).await;
        host.press(&home, "Start").await;
        let id = home.id();
        guest
            .sees(CHANNEL, |seen| {
                seen.id() == id && seen.button("My hand").is_some()
            })
            .await
    }

    /// Stops the bot, and fails if anything is left that nobody looked at, if any interaction
    /// failed, or if the bot sent a request that Discord does not know.
    pub(super) async fn end(mut self) {
        self.stop_bot().await;
        let people = self
            .people
            .lock()
            .expect("no test panics while it holds this")
            .clone();
        for person in people {
            person.has_seen_everything().await;
        }
        let requests = self.control.get("/requests").await;
        for request in requests["entries"].as_array().into_iter().flatten() {
            assert!(
                request["route"].is_string(),
                "Discord knows no such request: {request}"
            );
            super::openapi::check(request);
        }
        self.sandbox.shutdown().await;
    }
}

impl Person {
    /// Their name.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Types a command in the channel and waits for its answer; the message that answers it.
    pub(super) async fn command(&self, command: &str, options: Value) -> Seen {
        self.command_in(CHANNEL, command, options).await
    }

    /// As [`Person::command`], in any channel; `dm` is the direct messages with the bot.
    pub(super) async fn command_in(&self, channel: &str, command: &str, options: Value) -> Seen {
        let body = json!({"channel": channel, "command": command, "options": options});
        let asked = self
            .control
            .post(&format!("/users/{}/command", self.name), body)
            .await;
        self.answer(&asked, channel)
            .await
            .expect("a command is answered by a message")
    }

    /// What is offered while an option is typed: labels and values.
    pub(super) async fn complete(
        &self,
        command: &str,
        focused: &str,
        options: Value,
    ) -> Vec<(String, String)> {
        self.complete_in(CHANNEL, command, focused, options).await
    }

    /// As [`Person::complete`], in any channel.
    pub(super) async fn complete_in(
        &self,
        channel: &str,
        command: &str,
        focused: &str,
        options: Value,
    ) -> Vec<(String, String)> {
        let body = json!({
            "channel": channel, "command": command, "options": options, "focused": focused
        });
        let path = format!("/users/{}/autocomplete", self.name);
        let answer = self.control.post(&path, body).await;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let choices = answer["choices"].as_array().into_iter().flatten();
        choices
            .map(|choice| (text(&choice["name"]), text(&choice["value"])))
            .collect()
    }

    /// Presses a button by its label or id; the new message that answers, if there is one, or the
    /// changed one.
    pub(super) async fn press(&self, seen: &Seen, button: &str) -> Option<Seen> {
        let body = json!({"message": seen.id(), "button": button});
        self.pressed(seen, body).await
    }

    /// Sends a press that no button of the message stands for.
    pub(super) async fn forge(&self, seen: &Seen, custom_id: &str) -> Option<Seen> {
        let body = json!({"message": seen.id(), "custom_id": custom_id, "forged": true});
        self.pressed(seen, body).await
    }

    /// Chooses from a select.
    pub(super) async fn choose(&self, seen: &Seen, value: &str) -> Option<Seen> {
        let body = json!({"message": seen.id(), "values": [value]});
        let path = format!("/users/{}/select", self.name);
        let asked = self.control.post(&path, body).await;
        self.answer(&asked, &channel_of(seen)).await
    }

    /// Presses a button without waiting for the answer; the interaction.
    pub(super) async fn press_only(&self, seen: &Seen, button: &str) -> String {
        let body = json!({"message": seen.id(), "button": button});
        let path = format!("/users/{}/press", self.name);
        let asked = self.control.post(&path, body).await;
        asked["interaction"]
            .as_str()
            .expect("an interaction has an id")
            .to_owned()
    }

    /// What has become of an interaction, which from now on may have failed.
    pub(super) async fn outcome(&self, interaction: &str) -> Value {
        self.excused
            .lock()
            .expect("no test panics while it holds this")
            .insert(interaction.to_owned());
        let path = format!("/interactions/{interaction}?wait_ms={PATIENCE_MS}");
        self.control.get(&path).await
    }

    /// Looks at everything there is in a channel.
    pub(super) async fn reads(&self, channel: &str) -> Vec<Seen> {
        let all = self.messages(channel).await;
        for seen in &all {
            self.mark_read(seen);
        }
        all
    }

    async fn pressed(&self, seen: &Seen, body: Value) -> Option<Seen> {
        let path = format!("/users/{}/press", self.name);
        let asked = self.control.post(&path, body).await;
        self.answer(&asked, &channel_of(seen)).await
    }

    /// Waits for an interaction's answer, which must come, and reads it.
    async fn answer(&self, asked: &Value, channel: &str) -> Option<Seen> {
        let id = asked["interaction"]
            .as_str()
            .expect("an interaction has an id");
        let path = format!("/interactions/{id}?wait_ms={PATIENCE_MS}");
        let state = self.control.get(&path).await;
        assert_eq!(
            state["state"], "answered",
            "{}: 'interaction failed': {state}",
            self.name
        );
        let followup = state["followups"]
            .as_array()
            .and_then(|it| it.last().cloned());
        let message = followup.unwrap_or_else(|| state["message"].clone());
        let message = message.as_str()?.to_owned();
        // Deleted at once, it is not to be seen any more.
        let all = self.messages(channel).await;
        let seen = all.into_iter().find(|seen| seen.id() == message)?;
        self.mark_read(&seen);
        Some(seen)
    }

    /// What they see in a channel now, oldest first.
    pub(super) async fn messages(&self, channel: &str) -> Vec<Seen> {
        let path = format!("/users/{}/channels/{channel}/messages", self.name);
        let answer = self.control.get(&path).await;
        let messages = answer["messages"].as_array().cloned().unwrap_or_default();
        messages.into_iter().map(Seen).collect()
    }

    /// Waits until they see a message that passes, and reads it; the newest such message.
    pub(super) async fn sees(&self, channel: &str, passes: impl Fn(&Seen) -> bool) -> Seen {
        loop {
            let last = self.last_entry().await;
            let messages = self.messages(channel).await;
            if let Some(found) = messages.iter().rev().find(|seen| passes(seen)) {
                self.mark_read(found);
                return found.clone();
            }
            let path = format!(
                "/users/{}/feed?after={last}&wait_ms={PATIENCE_MS}",
                self.name
            );
            let news = self.control.get(&path).await;
            if news["entries"].as_array().is_none_or(Vec::is_empty) {
                let texts: Vec<_> = messages.iter().map(Seen::text).collect();
                panic!("{} does not see it, but only: {texts:#?}", self.name);
            }
        }
    }

    /// Waits until a channel has a single message for all who see it, which they read.
    pub(super) async fn sees_a_single_message(&self, channel: &str) -> Seen {
        loop {
            let last = self.last_entry().await;
            let mut messages = self.messages(channel).await;
            messages.retain(|seen| !seen.is_ephemeral());
            if let [single] = &messages[..] {
                self.mark_read(single);
                return single.clone();
            }
            let path = format!(
                "/users/{}/feed?after={last}&wait_ms={PATIENCE_MS}",
                self.name
            );
            let news = self.control.get(&path).await;
            let is_quiet = news["entries"].as_array().is_none_or(Vec::is_empty);
            assert!(!is_quiet, "{} still sees {messages:#?}", self.name);
        }
    }

    /// Waits until it is their turn, by direct message; their hand.
    pub(super) async fn turn(&self) -> Seen {
        self.sees("dm", |seen| !seen.actions().is_empty()).await
    }

    /// Everything that became visible to them, or changed: the feed.
    pub(super) async fn feed(&self) -> Vec<Value> {
        let feed = self
            .control
            .get(&format!("/users/{}/feed", self.name))
            .await;
        feed["entries"].as_array().cloned().unwrap_or_default()
    }

    /// Waits until their feed has an entry that passes; the first one that does.
    pub(super) async fn hears(&self, passes: impl Fn(&Value) -> bool) -> Value {
        let mut last = 0;
        loop {
            let path = format!(
                "/users/{}/feed?after={last}&wait_ms={PATIENCE_MS}",
                self.name
            );
            let news = self.control.get(&path).await;
            let entries = news["entries"].as_array().cloned().unwrap_or_default();
            assert!(!entries.is_empty(), "{} does not hear of it", self.name);
            if let Some(entry) = entries.into_iter().find(&passes) {
                return entry;
            }
            last = news["last"].as_u64().unwrap_or(last);
        }
    }

    /// Their account's id, as mentions have it.
    pub(super) async fn id(&self) -> String {
        let world = self.control.get("/world").await;
        let mut users = world["users"].as_array().into_iter().flatten();
        let own = users.find(|user| user["username"] == self.name.as_str());
        let id = own.and_then(|user| user["id"].as_str());
        id.expect("everybody has an account").to_owned()
    }

    /// Waits until something happens after that entry of their feed.
    pub(super) async fn hears_more(&self, last: u64) {
        let path = format!(
            "/users/{}/feed?after={last}&wait_ms={PATIENCE_MS}",
            self.name
        );
        let news = self.control.get(&path).await;
        let is_quiet = news["entries"].as_array().is_none_or(Vec::is_empty);
        assert!(!is_quiet, "{} hears nothing any more", self.name);
    }

    /// The number of the newest entry of anybody's feed.
    pub(super) async fn last_entry(&self) -> u64 {
        self.control.get("/world").await["last"]
            .as_u64()
            .unwrap_or_default()
    }

    /// Changes a setting: `dms` to `closed` or `open`, `locale` to a tag.
    pub(super) async fn set(&self, settings: Value) {
        self.control
            .post(&format!("/users/{}/settings", self.name), settings)
            .await;
    }

    fn mark_read(&self, seen: &Seen) {
        self.read
            .lock()
            .expect("no test panics while it holds this")
            .insert(seen.id());
    }

    /// Fails if they see something they have not looked at, or an interaction of theirs failed.
    async fn has_seen_everything(&self) {
        let channels = self
            .control
            .get(&format!("/users/{}/channels", self.name))
            .await;
        for channel in channels["channels"].as_array().into_iter().flatten() {
            let channel = channel["id"].as_str().unwrap_or_default();
            for seen in self.messages(channel).await {
                let read = self
                    .read
                    .lock()
                    .expect("no test panics while it holds this");
                // What all can see it is enough that somebody reads.
                let is_public = channel_kind(&channels, channel) == 0 && !seen.is_ephemeral();
                assert!(
                    is_public || read.contains(&seen.id()),
                    "{} never looked at this: {}",
                    self.name,
                    seen.text()
                );
            }
        }
        for entry in self.feed().await {
            let excused = self
                .excused
                .lock()
                .expect("no test panics while it holds this");
            let interaction = entry["interaction"].as_str().unwrap_or_default();
            assert!(
                entry["kind"] != "failed" || excused.contains(interaction),
                "{}: {entry}",
                self.name
            );
        }
    }
}

/// Whether a button of that label can be pressed.
pub(super) fn is_enabled(seen: &Seen, label: &str) -> bool {
    seen.button(label).is_some_and(|button| button.enabled)
}

fn channel_of(seen: &Seen) -> String {
    seen.0["channel_id"].as_str().unwrap_or_default().to_owned()
}

fn channel_kind(channels: &Value, id: &str) -> u64 {
    let channels = channels["channels"].as_array().into_iter().flatten();
    channels
        .clone()
        .find(|it| it["id"] == id)
        .and_then(|it| it["type"].as_u64())
        .unwrap_or(0)
}
