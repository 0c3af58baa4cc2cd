//! The world as JSON: users, servers, channels and commands.

use axum::Json;
use axum::extract::{Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::request::{ControlResult, WaitQuery, find_human, not_found};
use crate::limits::LOCALES;
use crate::server::Shared;
use crate::world::guild::Guild;
use crate::world::installation::IntegrationOwners;
use crate::world::permissions::MANAGE_MESSAGES;
use crate::world::user::{LinkPreviews, User};
use crate::world::{World, permissions};

/// `GET /control/world`
pub(super) async fn world(State(server): State<Shared>) -> ControlResult {
    Ok(Json(server.read(world_json)))
}

/// The world as the control API shows it.
pub(super) fn world_json(world: &World) -> Value {
    let users = world.users.values();
    let guilds = world.guilds.values();
    json!({
        "application_id": world.application,
        "bot": world.bot,
        "users": users.map(|user| user_json(world, user)).collect::<Vec<_>>(),
        "servers": guilds.map(|guild| guild_json(world, guild)).collect::<Vec<_>>(),
        "commands": world.commands.list(None),
        "locales": LOCALES.as_slice(),
        "processes": world.processes,
    })
}

/// Which commands to list.
#[derive(Debug, Deserialize)]
pub(super) struct CommandsQuery {
    /// A server by id or name; without it, the commands in direct messages.
    server: Option<String>,
    /// Who uses them; without it, a member of servers with the bot.
    user: Option<String>,
    /// How long to wait until there are any, in milliseconds.
    #[serde(default)]
    wait_ms: u64,
}

/// `GET /control/commands`: the commands that can be used in a server or in direct messages.
pub(super) async fn commands(
    State(server): State<Shared>,
    Query(query): Query<CommandsQuery>,
) -> ControlResult {
    let guild = match &query.server {
        None => None,
        Some(name) => Some(
            server
                .read(|world| world.find_guild(name).map(|guild| guild.id))
                .ok_or_else(|| not_found(format!("There is no server {name}.")))?,
        ),
    };
    let user = match &query.user {
        None => None,
        Some(name) => Some(server.read(|world| find_human(world, name))?),
    };
    let list = |world: &World| -> Vec<Value> {
        let member = IntegrationOwners {
            guild: Some(guild.unwrap_or_default()),
            user: None,
        };
        let owners = user.map_or(member, |user| world.owners(user, guild));
        world.commands.usable(guild, owners).cloned().collect()
    };
    let waiting = WaitQuery {
        after: 0,
        wait_ms: query.wait_ms,
    };
    let found = server
        .wait_for(waiting.timeout(), |world| {
            Some(list(world)).filter(|commands| !commands.is_empty())
        })
        .await;
    Ok(Json(json!({"commands": found.unwrap_or_default()})))
}

/// A user as the control API shows it.
pub(super) fn user_json(world: &World, user: &User) -> Value {
    let servers = world.guilds.values();
    let joined = servers.filter(|guild| guild.members.contains_key(&user.id));
    json!({
        "id": user.id,
        "username": user.username,
        "display_name": user.display_name,
        "locale": user.locale,
        "bot": user.bot,
        "dms": if user.dms_open { "open" } else { "closed" },
        "installed": user.has_installed_bot,
        "link_previews": user.link_previews == LinkPreviews::Shown,
        "moderator": user.permissions & MANAGE_MESSAGES != 0,
        "servers": joined.map(|guild| guild.id).collect::<Vec<_>>(),
        "last_notification": user.last_notification,
        "dm_channel": world.direct_channel(user.id).map(|channel| channel.id),
    })
}

/// A server as the control API shows it.
pub(super) fn guild_json(world: &World, guild: &Guild) -> Value {
    let channels = world.channels.values();
    let own = channels.filter(|channel| channel.guild() == Some(guild.id));
    json!({
        "id": guild.id,
        "name": guild.name,
        "locale": guild.locale,
        "owner": guild.owner,
        "has_bot": world.has_bot(guild.id),
        "members": guild.members.keys().collect::<Vec<_>>(),
        "channels": own
            .map(|channel| json!({
                "id": channel.id,
                "name": channel.name(),
                "parent": channel.thread().map(|thread| thread.parent),
                "archived": channel.thread().is_some_and(|thread| thread.is_archived),
                "bot_permissions": permissions::names(channel.bot_permissions()),
            }))
            .collect::<Vec<_>>(),
        "commands": world.commands.list(Some(guild.id)),
    })
}
