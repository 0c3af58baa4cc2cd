//! The world as it stands: people, servers, channels, commands.

use axum::Json;
use axum::extract::{Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Reply, Waiting, missing};
use crate::sandbox::limits::LOCALES;
use crate::sandbox::server::Shared;
use crate::sandbox::world::World;
use crate::sandbox::world::guild::Guild;
use crate::sandbox::world::people::Person;
use crate::sandbox::world::permissions;

/// `GET /control/world`
pub(super) async fn world(State(server): State<Shared>) -> Reply {
    Ok(Json(server.look(|world| {
        let mut view = world_json(world);
        view["last"] = json!(world.feed_number());
        view
    })))
}

/// The world as the control API tells of it.
pub(super) fn world_json(world: &World) -> Value {
    let people = world.people.values();
    let guilds = world.guilds.values();
    json!({
        "application_id": world.application,
        "bot": world.bot,
        "users": people.map(|person| person_json(world, person)).collect::<Vec<_>>(),
        "servers": guilds.map(|guild| guild_json(world, guild)).collect::<Vec<_>>(),
        "commands": world.commands.list(None),
        "locales": LOCALES.as_slice(),
    })
}

/// Which commands are asked for.
#[derive(Debug, Deserialize)]
pub(super) struct CommandsQuery {
    /// Those of a server, by id or name; without it those of direct messages.
    server: Option<String>,
    /// How long to wait until there are any.
    #[serde(default)]
    wait_ms: u64,
}

/// `GET /control/commands`: the commands one can use in a server or in direct messages.
pub(super) async fn commands(
    State(server): State<Shared>,
    Query(query): Query<CommandsQuery>,
) -> Reply {
    let guild = match &query.server {
        None => None,
        Some(name) => Some(
            server
                .look(|world| world.find_guild(name).map(|guild| guild.id))
                .ok_or_else(|| missing(format!("There is no server {name}.")))?,
        ),
    };
    let list = |world: &World| -> Vec<Value> { world.commands.usable(guild).cloned().collect() };
    let waiting = Waiting {
        after: 0,
        wait_ms: query.wait_ms,
    };
    let found = server
        .wait_for(waiting.patience(), |world| {
            Some(list(world)).filter(|commands| !commands.is_empty())
        })
        .await;
    Ok(Json(json!({"commands": found.unwrap_or_default()})))
}

/// A person as the control API tells of them.
pub(super) fn person_json(world: &World, person: &Person) -> Value {
    let servers = world.guilds.values();
    let joined = servers.filter(|guild| guild.members.contains_key(&person.id));
    json!({
        "id": person.id,
        "username": person.username,
        "display_name": person.display_name,
        "locale": person.locale,
        "bot": person.bot,
        "dms": if person.dms_open { "open" } else { "closed" },
        "servers": joined.map(|guild| guild.id).collect::<Vec<_>>(),
        "called_by": person.called_by,
        "dm_channel": world.direct_channel(person.id).map(|channel| channel.id),
    })
}

/// A server as the control API tells of it.
pub(super) fn guild_json(world: &World, guild: &Guild) -> Value {
    let channels = world.channels.values();
    let own = channels.filter(|channel| channel.guild() == Some(guild.id));
    json!({
        "id": guild.id,
        "name": guild.name,
        "locale": guild.locale,
        "owner": guild.owner,
        "members": guild.members.keys().collect::<Vec<_>>(),
        "channels": own
            .map(|channel| json!({
                "id": channel.id,
                "name": channel.name(),
                "bot_permissions": permissions::names(channel.bot_permissions()),
            }))
            .collect::<Vec<_>>(),
        "commands": world.commands.list(Some(guild.id)),
    })
}
