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

/// The maximum time until an interaction is answered or has failed. Discord allows three seconds; the rest is for
/// a busy sandbox.
const INTERACTION_TIMEOUT: Duration = Duration::from_secs(30);

/// The entries of all members' feeds, each with the member.
type News = SelectAll<Pin<Box<dyn Stream<Item = (usize, Value)> + Send>>>;

/// The members of a server, and what they see.
pub(crate) struct Club {
    pub(crate) channel: String,
    /// The ids of the members' accounts.
    pub(crate) members: Vec<String>,
    news: News,
    /// The messages that are shown now, by id.
    pub(crate) messages: HashMap<String, Shown>,
    /// By id, the interactions that were answered or have failed, with their feed entry.
    settled: HashMap<String, Value>,
    /// The private replies, each with the member who got it.
    pub(crate) read: Vec<(usize, String)>,
}

/// A message, with the controls that it offers.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    /// The only member who sees it; `None` for a public message.
    pub(crate) reader: Option<usize>,
    pub(crate) controls: Vec<Control>,
    /// Whether it is an ephemeral reply, which the bot does not have to keep up to date.
    pub(crate) is_ephemeral: bool,
}

/// A button that is enabled, or an option of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Control {
    /// The id of the button, or the value of the option.
    pub(crate) id: String,
    /// The id of the menu, if this is one of its options.
    menu: Option<String>,
}

/// The outcome of an interaction.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    pub(crate) answer: Answer,
    /// The address of the process that the interaction was sent to.
    pub(crate) process: Option<String>,
    pub(crate) sent_ms: u64,
    /// When the interaction was answered or failed.
    pub(crate) settled_ms: u64,
}

/// How an interaction was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The message of the control was edited.
    Update,
    /// A new message was sent.
    Message,
    /// The answer was deferred.
    Deferral,
    /// There was no answer within three seconds.
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

    /// Uses a slash command as a member.
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

    /// Uses a control of a message as a member. Returns `None` if the control no longer exists.
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

    /// Starts an interaction and waits for its outcome. The inner error is the sandbox's reason for refusing it.
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
            .context("the sandbox returned no interaction id")?
            .to_owned();
        let settled = loop {
            if let Some(settled) = self.settled.remove(&id) {
                break settled;
            }
            if !self.wait_for_news(INTERACTION_TIMEOUT).await? {
                bail!("{path} {body}: neither answered nor failed within {INTERACTION_TIMEOUT:?}");
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

    /// Waits until a feed has a new entry. Returns `false` if there is none within `time_limit`.
    pub(crate) async fn wait_for_news(&mut self, time_limit: Duration) -> anyhow::Result<bool> {
        let Ok(news) = timeout(time_limit, self.news.next()).await else {
            return Ok(false);
        };
        let (member, entry) = news.context("the sandbox has closed the feeds")?;
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
                // A public message is in every member's feed: the first member's entry is enough.
                if is_public && member > 0 {
                    return;
                }
                let parts = parts(&entry["message"]);
                let text = texts(&parts);
                if entry["ephemeral"] == true && !text.is_empty() {
                    self.read.push((member, text));
                }
                let shown = Shown {
                    reader: Some(member).filter(|_| !is_public),
                    controls: controls(&parts),
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

/// A message and all its components, those inside others after these.
fn parts(message: &Value) -> Vec<&Value> {
    let mut parts = vec![message];
    let mut next = 0;
    while let Some(&part) = parts.get(next) {
        parts.extend(part["components"].as_array().into_iter().flatten());
        parts.extend(part["accessory"].is_object().then_some(&part["accessory"]));
        next += 1;
    }
    parts
}

/// What a message says, a line for each of its texts.
fn texts(parts: &[&Value]) -> String {
    let texts = parts.iter().filter_map(|part| part["content"].as_str());
    let texts: Vec<_> = texts.filter(|text| !text.is_empty()).collect();
    texts.join("\n")
}

/// The enabled controls of a message.
fn controls(parts: &[&Value]) -> Vec<Control> {
    let mut found = Vec::new();
    for component in parts.iter().filter(|it| it["disabled"] != true) {
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
    /// The part of its id before the first colon, which says what it does.
    pub(crate) fn verb(&self) -> &str {
        self.parts().next().unwrap_or_default()
    }

    /// The id of the match that it belongs to.
    pub(crate) fn match_id(&self) -> &str {
        self.parts().nth(1).unwrap_or_default()
    }

    /// The line of the record for which it plays an action, if it plays one.
    pub(crate) fn line(&self) -> Option<u32> {
        let acts = matches!(self.verb(), "act" | "choose");
        self.parts().nth(2).filter(|_| acts)?.parse().ok()
    }

    /// The action that it plays, in the record's notation.
    pub(crate) fn action(&self) -> Option<&str> {
        let id = self.id.split('#').next()?;
        id.strip_prefix("act:")?.splitn(3, ':').nth(2)
    }

    fn parts(&self) -> impl Iterator<Item = &str> {
        self.id.split(':')
    }
}
