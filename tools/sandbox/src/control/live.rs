//! Live updates for the web page: a WebSocket with a user's feed, the state of the world, and the bot's traffic.

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::OwnedSemaphorePermit;

use super::request::{ControlError, find_human};
use super::view::world_json;
use crate::log::NumberedLog;
use crate::server::Shared;
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::snowflake::Id;

/// The size limit of messages from the page, which has no reason to send any, in bytes.
const MAX_INCOMING_BYTES: usize = 1024;
/// How many earlier requests and events a page gets at first.
const MAX_EARLIER_ENTRIES: u64 = 100;
/// How many messages per channel can count as unread.
const MAX_UNREAD: usize = 200;

/// The numbers of the last request and event that the page already has.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct LiveQuery {
    requests: u64,
    events: u64,
}

/// `GET /control/users/{user}/live`: a WebSocket; `LiveCursor::next_update` describes its messages.
pub(super) async fn follow(
    State(server): State<Shared>,
    Path(name): Path<String>,
    Query(seen): Query<LiveQuery>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let user = match server.read(|world| find_human(world, &name)) {
        Ok(user) => user,
        Err(error) => return error.into_response(),
    };
    let Some(slot) = server.acquire_page_slot() else {
        let message = "Too many pages are open.".to_owned();
        return ControlError(StatusCode::SERVICE_UNAVAILABLE, message).into_response();
    };
    upgrade
        .max_message_size(MAX_INCOMING_BYTES)
        .on_upgrade(move |socket| serve(server, socket, user, seen, slot))
}

/// Sends updates until the page or the sandbox closes.
async fn serve(
    server: Shared,
    mut socket: WebSocket,
    user: Id,
    seen: LiveQuery,
    _slot: OwnedSemaphorePermit,
) {
    let mut world_changes = server.changes();
    let mut cursor = LiveCursor::new(user, seen);
    loop {
        world_changes.borrow_and_update();
        let update = server.read(|world| cursor.next_update(world));
        if !update.is_null()
            && socket
                .send(Message::Text(update.to_string().into()))
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

/// What a page already has.
struct LiveCursor {
    user: Id,
    seen: LiveQuery,
    /// The number of the last feed entry; `None` at first.
    feed: Option<u64>,
    state: Value,
}

impl LiveCursor {
    fn new(user: Id, seen: LiveQuery) -> Self {
        Self {
            user,
            seen,
            feed: None,
            state: Value::Null,
        }
    }

    /// What the page does not have yet; null if there is nothing new. The parts are `state` (the whole
    /// world, if it changed), `overview` (only at first: the existing messages), `feed`, `requests`
    /// and `events`.
    fn next_update(&mut self, world: &World) -> Value {
        let mut update = Value::Null;
        let state = state(world);
        if state != self.state {
            update["state"] = state.clone();
            self.state = state;
        }
        match self.feed {
            None => update["overview"] = overview(world, self.user),
            Some(last) if last < world.feed_number() => {
                let user = world.users.get(&self.user);
                let entries = user.map(|user| user.feed.after(last));
                update["feed"] = json!(entries.unwrap_or_default());
            }
            Some(_) => {}
        }
        self.feed = Some(world.feed_number());
        add_new_entries(
            &mut update,
            "requests",
            &world.requests,
            &mut self.seen.requests,
        );
        add_new_entries(
            &mut update,
            "events",
            &world.gateway.log,
            &mut self.seen.events,
        );
        update
    }
}

/// The world, whether the bot is connected, and the pending faults.
fn state(world: &World) -> Value {
    let mut state = world_json(world);
    state["connected"] = json!(world.is_bot_reachable());
    state["faults"] = json!(world.faults.pending());
    state
}

/// The newest messages in all channels of a user, to find out which are unread.
fn overview(world: &World, user: Id) -> Value {
    let visible = world
        .channels
        .values()
        .filter(|channel| world.can_see_channel(user, channel.id));
    visible
        .map(
            |channel| json!({"channel": channel.id, "messages": messages_by_others(channel, user)}),
        )
        .collect()
}

/// The messages by others in a channel that a user can see.
fn messages_by_others(channel: &Channel, user: Id) -> Vec<Value> {
    let direct = channel.guild().is_none();
    let messages = channel.messages.values().rev().take(MAX_UNREAD);
    messages
        .filter(|message| message.visible_to(user) && message.author != user)
        .map(|message| {
            let mentioned = message.mention_everyone || message.mentions.contains(&user);
            json!({"id": message.id, "notifies": direct || mentioned})
        })
        .collect()
}

/// Adds the entries of a log that the page does not have yet.
fn add_new_entries(update: &mut Value, name: &str, log: &NumberedLog, seen: &mut u64) {
    if *seen > log.last() {
        // The page was connected to another sandbox before.
        *seen = 0;
    }
    let entries = log.after((*seen).max(log.last().saturating_sub(MAX_EARLIER_ENTRIES)));
    if !entries.is_empty() && *seen < log.last() {
        update[name] = json!(entries);
    }
    *seen = log.last();
}
