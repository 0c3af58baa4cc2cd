//! A club: what its members see, and what they press.

use std::collections::HashMap;
use std::pin::Pin;
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use futures::stream::{SelectAll, Stream, StreamExt, poll_fn, select_all};
use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::timeout;

use super::clock::now_ms;
use super::world::World;

/// By when an interaction has been answered or has failed: Discord's three seconds, and what the model takes.
const INTERACTION_TIMEOUT: Duration = Duration::from_secs(30);

/// The entries of all members' feeds, with the member.
type News = SelectAll<Pin<Box<dyn Stream<Item = (usize, Value)> + Send>>>;

/// A club.
pub(crate) struct Club {
    pub(crate) channel: String,
    /// The ids of the members' accounts.
    pub(crate) members: Vec<String>,
    news: News,
    /// The messages that a person can use, by id.
    pub(crate) messages: HashMap<String, Shown>,
    /// Interactions that were answered or have failed: the entry of the feed.
    settled: HashMap<String, Value>,
    /// What members were told privately, in messages of their own.
    pub(crate) read: Vec<(usize, String)>,
}

/// What a message offers.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    /// Who alone sees it; `None` for a message that all see.
    pub(crate) reader: Option<usize>,
    pub(crate) controls: Vec<Control>,
    /// Whether it is a private reply, which the bot need not keep up to date.
    pub(crate) is_ephemeral: bool,
}

/// A button that is enabled, or an option of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Control {
    /// The id of the button, or the value of the option.
    pub(crate) id: String,
    /// The menu's id if it is an option.
    menu: Option<String>,
}

/// What has become of an interaction.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    pub(crate) answer: Answer,
    /// The address of the process that was sent it.
    pub(crate) process: Option<String>,
    /// When it was sent, and when it was answered or had failed.
    pub(crate) sent_ms: u64,
    pub(crate) settled_ms: u64,
}

/// How an interaction was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The message of the control was edited.
    Update,
    /// A message of its own.
    Message,
    /// The answer is to follow.
    Deferral,
    /// Not within three seconds.
    Nothing,
}

impl Club {
    pub(crate) fn new(
        channel: String,
        members: Vec<String>,
        feeds: Vec<UnboundedReceiver<Value>>,
    ) -> Self {
        let feeds = feeds.into_iter().enumerate().map(|(member, mut feed)| {
            let entries = poll_fn(move |context| feed.poll_recv(context));
            Box::pin(entries.map(move |entry| (member, entry))) as Pin<Box<_>>
        });
        Self {
            channel,
            members,
            news: select_all(feeds.collect::<Vec<_>>()),
            messages: HashMap::new(),
            settled: HashMap::new(),
            read: Vec::new(),
        }
    }

    /// Has a member use a slash command.
    pub(crate) async fn command(
        &mut self,
        world: &World,
        member: usize,
        command: &str,
        options: Value,
    ) -> anyhow::Result<Outcome> {
        let body = json!({"channel": self.channel, "command": command, "options": options});
        let outcome = self.interact(world, member, "command", &body).await?;
        outcome.map_err(|refusal| anyhow!("{command}: {refusal}"))
    }

    /// Has a member use a control of a message; `None` if it is there no more.
    pub(crate) async fn press(
        &mut self,
        world: &World,
        member: usize,
        message: &str,
        control: &Control,
    ) -> anyhow::Result<Option<Outcome>> {
        let (action, body) = match &control.menu {
            None => (
                "press",
                json!({"message": message, "custom_id": control.id}),
            ),
            Some(menu) => {
                let body = json!({"message": message, "custom_id": menu, "values": [control.id]});
                ("select", body)
            }
        };
        Ok(self.interact(world, member, action, &body).await?.ok())
    }

    /// The inner error is why that cannot be done.
    async fn interact(
        &mut self,
        world: &World,
        member: usize,
        action: &str,
        body: &Value,
    ) -> anyhow::Result<Result<Outcome, String>> {
        let sent_ms = now_ms();
        let path = format!("/users/{}/{action}", self.members[member]);
        let begun = match world.try_post(&path, body).await? {
            Ok(begun) => begun,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let id = begun["interaction"]
            .as_str()
            .context("an interaction")?
            .to_owned();
        let settled = loop {
            if let Some(settled) = self.settled.remove(&id) {
                break settled;
            }
            if !self.wait_for_news(INTERACTION_TIMEOUT).await? {
                bail!("{path} {body} was neither answered nor has it failed");
            }
        };
        let answer = match settled["how"].as_str() {
            Some("update") => Answer::Update,
            Some("deferred_update" | "deferred_message") => Answer::Deferral,
            Some(_) => Answer::Message,
            None => Answer::Nothing,
        };
        Ok(Ok(Outcome {
            answer,
            process: settled["process"].as_str().map(str::to_owned),
            sent_ms,
            settled_ms: settled["at_ms"].as_u64().unwrap_or_default(),
        }))
    }

    /// Waits until something happens that a member sees. False if nothing does for so long.
    pub(crate) async fn wait_for_news(&mut self, patience: Duration) -> anyhow::Result<bool> {
        let Ok(news) = timeout(patience, self.news.next()).await else {
            return Ok(false);
        };
        let (member, entry) = news.context("the sandbox runs")?;
        self.note(member, entry);
        Ok(true)
    }

    fn note(&mut self, member: usize, entry: Value) {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let message = text(&entry["message_id"]);
        match entry["kind"].as_str() {
            Some("posted" | "edited") => {
                let is_public =
                    entry["channel"] == self.channel.as_str() && entry["ephemeral"] != true;
                // All members see it, and each is told.
                if is_public && member > 0 {
                    return;
                }
                let text = text(&entry["message"]["content"]);
                if entry["ephemeral"] == true && !text.is_empty() {
                    self.read.push((member, text));
                }
                let shown = Shown {
                    reader: Some(member).filter(|_| !is_public),
                    controls: controls(&entry["message"]),
                    is_ephemeral: entry["ephemeral"] == true,
                };
                self.messages.insert(message, shown);
            }
            Some("deleted") => drop(self.messages.remove(&message)),
            Some("answered" | "failed") => {
                self.settled.insert(text(&entry["interaction"]), entry);
            }
            _ => {}
        }
    }
}

/// What can be used in a message.
fn controls(message: &Value) -> Vec<Control> {
    let mut found = Vec::new();
    let rows = message["components"].as_array().into_iter().flatten();
    let components = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    for component in components.filter(|it| it["disabled"] != true) {
        let id = component["custom_id"].as_str();
        let options = component["options"].as_array();
        match (id, options) {
            (Some(menu), Some(options)) => {
                let values = options.iter().filter_map(|it| it["value"].as_str());
                found.extend(values.map(|value| Control {
                    id: value.to_owned(),
                    menu: Some(menu.to_owned()),
                }));
            }
            (Some(id), None) => found.push(Control {
                id: id.to_owned(),
                menu: None,
            }),
            (None, _) => {}
        }
    }
    found
}

impl Control {
    /// What it does: the part of its id before the first colon.
    pub(crate) fn verb(&self) -> &str {
        self.parts().next().unwrap_or_default()
    }

    /// The match in which it does that.
    pub(crate) fn match_id(&self) -> &str {
        self.parts().nth(1).unwrap_or_default()
    }

    /// The line of the match's record at which it acts, if it does.
    pub(crate) fn line(&self) -> Option<u32> {
        let acts = matches!(self.verb(), "act" | "choose");
        self.parts().nth(2).filter(|_| acts)?.parse().ok()
    }

    /// The action that it plays, as the record has it.
    pub(crate) fn action(&self) -> Option<&str> {
        let id = self.id.split('#').next()?;
        id.strip_prefix("act:")?.splitn(3, ':').nth(2)
    }

    fn parts(&self) -> impl Iterator<Item = &str> {
        self.id.split(':')
    }
}
