//! `/users`: reading accounts and opening direct messages.

use super::call::{ApiResult, Call, ok};
use super::error::ApiError;
use crate::world::World;
use crate::world::snowflake::Id;

/// Reads the bot's own account.
pub(super) fn own(world: &World, call: &Call<'_>) -> ApiResult {
    match call.method {
        "GET" => {
            let mut user = world.user_json(world.bot);
            user["verified"] = true.into();
            user["mfa_enabled"] = false.into();
            user["email"] = serde_json::Value::Null;
            ok(user)
        }
        _ => Err(ApiError::method_not_allowed()),
    }
}

/// Reads an account.
pub(super) fn one(world: &World, id: &str, call: &Call<'_>) -> ApiResult {
    if call.method != "GET" {
        return Err(ApiError::method_not_allowed());
    }
    let user = id.parse().ok().and_then(|id: Id| world.users.get(&id));
    ok(user.ok_or_else(ApiError::unknown_user)?.to_json())
}

/// Opens direct messages with a user.
pub(super) fn open_direct(world: &mut World, call: &Call<'_>) -> ApiResult {
    if call.method != "POST" {
        return Err(ApiError::method_not_allowed());
    }
    let recipient = &call.payload.json["recipient_id"];
    let id: Option<Id> = recipient
        .as_str()
        .and_then(|text| text.parse().ok())
        .or_else(|| recipient.as_u64().map(Id));
    let Some(id) = id else {
        return Err(ApiError::invalid(
            "recipient_id",
            "NUMBER_TYPE_COERCE",
            "Value is not a snowflake.",
        ));
    };
    let user = world.users.get(&id).ok_or_else(ApiError::unknown_user)?;
    if user.bot {
        return Err(ApiError::cannot_message_user());
    }
    let channel = world.open_direct(id);
    let channel = world.channels.get(&channel);
    ok(world.channel_json(channel.ok_or_else(ApiError::unknown_channel)?))
}
