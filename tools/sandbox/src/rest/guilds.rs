//! `/guilds` and `/channels`: reading servers, members and channels.

use serde_json::{Value, json};

use super::call::{ApiResponse, ApiResult, Call, ok};
use super::error::ApiError;
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::guild::Guild;
use crate::world::permissions::VIEW_CHANNEL;
use crate::world::snowflake::Id;

/// Reads a server.
pub(super) fn one(world: &World, id: &str, call: &Call<'_>) -> ApiResult {
    require_get(call)?;
    ok(Value::Object(own_guild(world, id)?.to_json()))
}

/// Lists a server's channels.
pub(super) fn channels(world: &World, id: &str, call: &Call<'_>) -> ApiResult {
    require_get(call)?;
    let guild = own_guild(world, id)?.id;
    let channels = world.channels.values();
    // Channels that the bot cannot view are left out.
    let own = channels.filter(|it| {
        let is_listed = it.guild() == Some(guild) && it.thread().is_none();
        is_listed && it.bot_permissions() & VIEW_CHANNEL != 0
    });
    ok(own.map(|channel| world.channel_json(channel)).collect())
}

/// Lists a server's threads that are not archived.
pub(super) fn active_threads(world: &World, id: &str, call: &Call<'_>) -> ApiResult {
    require_get(call)?;
    let guild = own_guild(world, id)?.id;
    let own = world
        .channels
        .values()
        .filter(|it| it.guild() == Some(guild));
    let active = own.filter(|it| it.thread().is_some_and(|thread| !thread.is_archived));
    let threads: Vec<_> = active.map(|channel| world.channel_json(channel)).collect();
    ok(json!({"threads": threads, "members": []}))
}

/// Reads a member of a server.
pub(super) fn member(world: &World, guild: &str, user: &str, call: &Call<'_>) -> ApiResult {
    require_get(call)?;
    let guild = own_guild(world, guild)?.id;
    let user: Id = user.parse().map_err(|_| ApiError::unknown_user())?;
    if !world.users.contains_key(&user) {
        return Err(ApiError::unknown_user());
    }
    ok(world
        .member_json(guild, user)
        .ok_or_else(ApiError::unknown_member)?)
}

/// Reads a channel.
pub(super) fn channel(world: &World, id: &str, call: &Call<'_>) -> ApiResult {
    require_get(call)?;
    ok(world.channel_json(visible_channel(world, id)?))
}

/// Shows the typing indicator.
pub(super) fn typing(world: &World, id: &str, call: &Call<'_>) -> ApiResult {
    if call.method != "POST" {
        return Err(ApiError::method_not_allowed());
    }
    let channel = visible_channel(world, id)?;
    if channel.bot_permissions() & channel.permission_to_post() == 0 {
        return Err(ApiError::missing_permissions());
    }
    Ok(ApiResponse::NoContent)
}

/// The channel with this id, if the bot can see it.
pub(super) fn visible_channel<'w>(world: &'w World, id: &str) -> Result<&'w Channel, ApiError> {
    let id: Id = id.parse().map_err(|_| ApiError::unknown_channel())?;
    let channel = world
        .channels
        .get(&id)
        .ok_or_else(ApiError::unknown_channel)?;
    let needed = channel.permissions_to_see();
    if !world.can_see_channel(world.bot, id) || channel.bot_permissions() & needed != needed {
        return Err(ApiError::missing_access());
    }
    Ok(channel)
}

/// The server with this id, if the bot is a member.
pub(super) fn own_guild<'w>(world: &'w World, id: &str) -> Result<&'w Guild, ApiError> {
    id.parse()
        .ok()
        .and_then(|id: Id| world.guilds.get(&id))
        .filter(|guild| guild.members.contains_key(&world.bot))
        .ok_or_else(ApiError::unknown_guild)
}

/// Fails unless the method is `GET`.
fn require_get(call: &Call<'_>) -> Result<(), ApiError> {
    if call.method == "GET" {
        Ok(())
    } else {
        Err(ApiError::method_not_allowed())
    }
}
