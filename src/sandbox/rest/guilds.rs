//! `/guilds` and `/channels`: servers, members and channels, to be read.

use serde_json::Value;

use super::error::ApiError;
use super::{Answer, Call, Outcome, found};
use crate::sandbox::world::World;
use crate::sandbox::world::channel::Channel;
use crate::sandbox::world::guild::Guild;
use crate::sandbox::world::permissions::{SEND_MESSAGES, VIEW_CHANNEL};
use crate::sandbox::world::snowflake::Id;

/// A server.
pub(super) fn one(world: &World, id: &str, call: &Call<'_>) -> Outcome {
    only_get(call)?;
    found(Value::Object(own_guild(world, id)?.to_json()))
}

/// A server's channels.
pub(super) fn channels(world: &World, id: &str, call: &Call<'_>) -> Outcome {
    only_get(call)?;
    let guild = own_guild(world, id)?.id;
    let channels = world.channels.values();
    let own = channels.filter(|channel| channel.guild() == Some(guild));
    found(own.map(|channel| world.channel_json(channel)).collect())
}

/// A member of a server.
pub(super) fn member(world: &World, guild: &str, user: &str, call: &Call<'_>) -> Outcome {
    only_get(call)?;
    let guild = own_guild(world, guild)?.id;
    let user: Id = user.parse().map_err(|_| ApiError::unknown_user())?;
    if !world.people.contains_key(&user) {
        return Err(ApiError::unknown_user());
    }
    found(
        world
            .member_json(guild, user)
            .ok_or_else(ApiError::unknown_member)?,
    )
}

/// A channel.
pub(super) fn channel(world: &World, id: &str, call: &Call<'_>) -> Outcome {
    only_get(call)?;
    found(world.channel_json(visible_channel(world, id)?))
}

/// Shows that the bot is typing.
pub(super) fn typing(world: &World, id: &str, call: &Call<'_>) -> Outcome {
    if call.method != "POST" {
        return Err(ApiError::method_not_allowed());
    }
    let channel = visible_channel(world, id)?;
    if channel.bot_permissions() & SEND_MESSAGES == 0 {
        return Err(ApiError::missing_permissions());
    }
    Ok(Answer::Nothing)
}

/// The channel of this id, if the bot sees it.
pub(super) fn visible_channel<'w>(world: &'w World, id: &str) -> Result<&'w Channel, ApiError> {
    let id: Id = id.parse().map_err(|_| ApiError::unknown_channel())?;
    let channel = world
        .channels
        .get(&id)
        .ok_or_else(ApiError::unknown_channel)?;
    if !world.sees_channel(world.bot, id) || channel.bot_permissions() & VIEW_CHANNEL == 0 {
        return Err(ApiError::missing_access());
    }
    Ok(channel)
}

/// The server of this id, if the bot is in it.
pub(super) fn own_guild<'w>(world: &'w World, id: &str) -> Result<&'w Guild, ApiError> {
    id.parse()
        .ok()
        .and_then(|id: Id| world.guilds.get(&id))
        .filter(|guild| guild.members.contains_key(&world.bot))
        .ok_or_else(ApiError::unknown_guild)
}

/// Refuses every method but `GET`.
fn only_get(call: &Call<'_>) -> Result<(), ApiError> {
    if call.method == "GET" {
        Ok(())
    } else {
        Err(ApiError::method_not_allowed())
    }
}
