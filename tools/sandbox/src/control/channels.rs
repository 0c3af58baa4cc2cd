//! What a user can see: channels, messages and the feed.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde_json::{Value, json};

use super::request::{ControlResult, WaitQuery, find_human, record_restored_channel};
use crate::server::Shared;
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::interaction::Interaction;
use crate::world::snowflake::Id;

/// `GET /control/users/{user}/channels`: servers' channels and direct messages.
pub(super) async fn list(State(server): State<Shared>, Path(name): Path<String>) -> ControlResult {
    server.read(|world| {
        let user = find_human(world, &name)?;
        let visible = world
            .channels
            .values()
            .filter(|channel| world.can_see_channel(user, channel.id));
        let channels: Vec<Value> = visible.map(|channel| world.channel_json(channel)).collect();
        Ok(Json(json!({"channels": channels})))
    })
}

/// `GET /control/users/{user}/channels/{channel}/messages`
pub(super) async fn messages(
    State(server): State<Shared>,
    Path((name, place)): Path<(String, String)>,
) -> ControlResult {
    server.update(|world| {
        let user = find_human(world, &name)?;
        let id = record_restored_channel(world, user, &place)?;
        let channel = world.channels.get(&id);
        Ok(Json(channel.map_or(Value::Null, |channel| {
            contents(world, user, channel)
        })))
    })
}

/// `GET /control/users/{user}/dms`: the direct messages with the bot; no channel is opened.
pub(super) async fn dms(State(server): State<Shared>, Path(name): Path<String>) -> ControlResult {
    server.read(|world| {
        let user = find_human(world, &name)?;
        let last = world.feed_number();
        let nothing = json!({"channel": null, "messages": [], "failures": [], "last": last});
        let channel = world.direct_channel(user);
        Ok(Json(
            channel.map_or(nothing, |channel| contents(world, user, channel)),
        ))
    })
}

/// `GET /control/feed`: the number of the newest entry in any user's feed.
pub(super) async fn last_entry(State(server): State<Shared>) -> ControlResult {
    Ok(Json(json!({"last": server.read(World::feed_number)})))
}

/// `GET /control/users/{user}/feed`: the feed's entries after a number; waits until there are any.
pub(super) async fn feed(
    State(server): State<Shared>,
    Path(name): Path<String>,
    Query(waiting): Query<WaitQuery>,
) -> ControlResult {
    let user = server.read(|world| find_human(world, &name))?;
    let entries = server
        .wait_for(waiting.timeout(), |world| {
            let entries = world.users.get(&user)?.feed.after(waiting.after);
            Some(entries).filter(|entries| !entries.is_empty())
        })
        .await
        .unwrap_or_default();
    let last = entries
        .last()
        .and_then(|entry| entry["number"].as_u64())
        .unwrap_or(waiting.after);
    Ok(Json(json!({"entries": entries, "last": last})))
}

/// `GET /control/users/{user}/pushes`: what the user's phone has shown after a number; waits until there is any.
pub(super) async fn pushes(
    State(server): State<Shared>,
    Path(name): Path<String>,
    Query(waiting): Query<WaitQuery>,
) -> ControlResult {
    let user = server.read(|world| find_human(world, &name))?;
    let found = server
        .wait_for(waiting.timeout(), |world| {
            let pushes = &world.users.get(&user)?.pushes;
            (pushes.last() > waiting.after).then(|| (pushes.after(waiting.after), pushes.last()))
        })
        .await;
    let (entries, last) = found.unwrap_or((Vec::new(), waiting.after));
    Ok(Json(json!({"entries": entries, "last": last})))
}

/// A channel's messages that a user can see, oldest first, the user's failed interactions in it, and the number of the
/// newest entry in any user's feed: what happens from now on has higher numbers.
fn contents(world: &World, user: Id, channel: &Channel) -> Value {
    let messages = channel
        .messages
        .values()
        .filter(|message| message.visible_to(user))
        .map(|message| world.message_for_user(message));
    let failures = world
        .interactions
        .failed(user, channel.id)
        .map(Interaction::failure_notice);
    json!({
        "channel": channel.id,
        "messages": messages.collect::<Vec<_>>(),
        "failures": failures.collect::<Vec<_>>(),
        "last": world.feed_number(),
    })
}
