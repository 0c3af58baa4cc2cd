//! Following the world live: a WebSocket that tells a page what one person sees happen, and what the bot does.

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::OwnedSemaphorePermit;

use super::view::world_json;
use super::{Refused, human};
use crate::sandbox::log::NumberedLog;
use crate::sandbox::server::Shared;
use crate::sandbox::world::World;
use crate::sandbox::world::channel::Channel;
use crate::sandbox::world::snowflake::Id;

/// How many bytes a page may send at once; it has nothing to say.
const INCOMING: usize = 1024;
/// How many requests and events of the past a page is told.
const PAST: u64 = 100;
/// How many messages of a channel count for what is unread.
const OVERVIEW: usize = 200;

/// Up to where a page has seen what the bot did.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Seen {
    requests: u64,
    events: u64,
}

/// `GET /control/users/{user}/live`: a WebSocket; see `Follower::news` for what comes.
pub(super) async fn follow(
    State(server): State<Shared>,
    Path(name): Path<String>,
    Query(seen): Query<Seen>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let person = match server.look(|world| human(world, &name)) {
        Ok(person) => person,
        Err(refused) => return refused.into_response(),
    };
    let Some(place) = server.place_for_page() else {
        let sentence = "Too many pages are open.".to_owned();
        return Refused(StatusCode::SERVICE_UNAVAILABLE, sentence).into_response();
    };
    upgrade
        .max_message_size(INCOMING)
        .on_upgrade(move |socket| serve(server, socket, person, seen, place))
}

/// Sends news until the page or the sandbox goes.
async fn serve(
    server: Shared,
    mut socket: WebSocket,
    person: Id,
    seen: Seen,
    _place: OwnedSemaphorePermit,
) {
    let mut world_changes = server.changes();
    let mut follower = Follower::new(person, seen);
    loop {
        world_changes.borrow_and_update();
        let news = server.look(|world| follower.news(world));
        if !news.is_null()
            && socket
                .send(Message::Text(news.to_string().into()))
                .await
                .is_err()
        {
            return;
        }
        tokio::select! {
            changed = world_changes.changed() => if changed.is_err() { return },
            incoming = socket.recv() => match incoming {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
            () = server.closed() => return,
        }
    }
}

/// What one page has been told.
struct Follower {
    person: Id,
    seen: Seen,
    /// The number of the last entry of the feed it was told; none at first.
    feed: Option<u64>,
    state: Value,
}

impl Follower {
    fn new(person: Id, seen: Seen) -> Self {
        Self {
            person,
            seen,
            feed: None,
            state: Value::Null,
        }
    }

    /// What is new, by parts: `state` (the world, whenever it is not what it was), `overview` (at first:
    /// the messages there are), `feed`, `requests` and `events`. `null` if there is nothing.
    fn news(&mut self, world: &World) -> Value {
        let mut news = Value::Null;
        let state = state(world);
        if state != self.state {
            news["state"] = state.clone();
            self.state = state;
        }
        match self.feed {
            None => news["overview"] = overview(world, self.person),
            Some(last) if last < world.feed_number() => {
                let person = world.people.get(&self.person);
                let entries = person.map(|person| person.feed.after(last));
                news["feed"] = json!(entries.unwrap_or_default());
            }
            Some(_) => {}
        }
        self.feed = Some(world.feed_number());
        tell(
            &mut news,
            "requests",
            &world.requests,
            &mut self.seen.requests,
        );
        tell(
            &mut news,
            "events",
            &world.gateway.log,
            &mut self.seen.events,
        );
        news
    }
}

/// The world, whether the bot is there, and the faults to come.
fn state(world: &World) -> Value {
    let mut state = world_json(world);
    state["connected"] = json!(world.gateway.counts().0 > 0);
    state["faults"] = json!(world.faults.waiting());
    state
}

/// The newest messages of all channels of a person: which there are, and which of them are for this person.
fn overview(world: &World, person: Id) -> Value {
    let visible = world
        .channels
        .values()
        .filter(|channel| world.sees_channel(person, channel.id));
    visible
        .map(|channel| json!({"channel": channel.id, "messages": foreign(channel, person)}))
        .collect()
}

/// The messages that others wrote in a channel, as far as this person sees them.
fn foreign(channel: &Channel, person: Id) -> Vec<Value> {
    let direct = channel.guild().is_none();
    let messages = channel.messages.values().rev().take(OVERVIEW);
    messages
        .filter(|message| message.visible_to(person) && message.author != person)
        .map(|message| {
            let mentioned = message.mention_everyone || message.mentions.contains(&person);
            json!({"id": message.id, "calls": direct || mentioned})
        })
        .collect()
}

/// Puts the entries of a log that were not told yet under a name.
fn tell(news: &mut Value, name: &str, log: &NumberedLog, seen: &mut u64) {
    if *seen > log.last() {
        // The page has followed another sandbox before this one.
        *seen = 0;
    }
    let entries = log.after((*seen).max(log.last().saturating_sub(PAST)));
    if !entries.is_empty() && *seen < log.last() {
        news[name] = json!(entries);
    }
    *seen = log.last();
}
