//! What a person sees: channels, messages, and what happens.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde_json::{Value, json};

use super::{Reply, Waiting, channel, human};
use crate::sandbox::server::Shared;
use crate::sandbox::world::World;
use crate::sandbox::world::channel::Channel;
use crate::sandbox::world::failure_notice;
use crate::sandbox::world::snowflake::Id;

/// `GET /control/users/{user}/channels`: servers' channels and direct messages.
pub(super) async fn channels(State(server): State<Shared>, Path(name): Path<String>) -> Reply {
    server.look(|world| {
        let person = human(world, &name)?;
        let visible = world
            .channels
            .values()
            .filter(|channel| world.sees_channel(person, channel.id));
        let channels: Vec<Value> = visible.map(|channel| world.channel_json(channel)).collect();
        Ok(Json(json!({"channels": channels})))
    })
}

/// `GET /control/users/{user}/channels/{channel}/messages`
pub(super) async fn messages(
    State(server): State<Shared>,
    Path((name, place)): Path<(String, String)>,
) -> Reply {
    server.act(|world| {
        let person = human(world, &name)?;
        let id = channel(world, person, &place)?;
        let channel = world.channels.get(&id);
        Ok(Json(channel.map_or(Value::Null, |channel| {
            contents(world, person, channel)
        })))
    })
}

/// `GET /control/users/{user}/dms`: the direct messages with the bot; empty if there have been none.
pub(super) async fn dms(State(server): State<Shared>, Path(name): Path<String>) -> Reply {
    server.look(|world| {
        let person = human(world, &name)?;
        let nothing = json!({"channel": null, "messages": [], "failures": []});
        let channel = world.direct_channel(person);
        Ok(Json(channel.map_or(nothing, |channel| {
            contents(world, person, channel)
        })))
    })
}

/// `GET /control/users/{user}/feed`: what happened after an entry; waits for something.
pub(super) async fn feed(
    State(server): State<Shared>,
    Path(name): Path<String>,
    Query(waiting): Query<Waiting>,
) -> Reply {
    let person = server.look(|world| human(world, &name))?;
    let entries = server
        .wait_for(waiting.patience(), |world| {
            let entries = world.people.get(&person)?.feed.after(waiting.after);
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

/// A channel's messages as a person sees them, oldest first, and their interactions in it that failed.
fn contents(world: &World, person: Id, channel: &Channel) -> Value {
    let messages = channel
        .messages
        .values()
        .filter(|message| message.visible_to(person))
        .map(|message| world.message_for_person(message));
    let failures = world
        .interactions
        .failed(person, channel.id)
        .map(failure_notice);
    json!({
        "channel": channel.id,
        "messages": messages.collect::<Vec<_>>(),
        "failures": failures.collect::<Vec<_>>(),
    })
}
