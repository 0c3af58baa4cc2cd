//! `/users`: accounts, and opening direct messages.

use super::error::ApiError;
use super::{Call, Outcome, found};
use crate::sandbox::world::World;
use crate::sandbox::world::snowflake::Id;

/// The bot's own account.
pub(super) fn own(world: &World, call: &Call<'_>) -> Outcome {
    match call.method {
        "GET" => {
            let mut user = world.user_json(world.bot);
            user["verified"] = true.into();
            user["mfa_enabled"] = false.into();
            user["email"] = serde_json::Value::Null;
            found(user)
        }
        _ => Err(ApiError::method_not_allowed()),
    }
}

/// Any account.
pub(super) fn one(world: &World, id: &str, call: &Call<'_>) -> Outcome {
    if call.method != "GET" {
        return Err(ApiError::method_not_allowed());
    }
    let person = id.parse().ok().and_then(|id: Id| world.people.get(&id));
    found(person.ok_or_else(ApiError::unknown_user)?.to_json())
}

/// Opens direct messages with someone.
pub(super) fn open_direct(world: &mut World, call: &Call<'_>) -> Outcome {
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
    let person = world.people.get(&id).ok_or_else(ApiError::unknown_user)?;
    if person.bot {
        return Err(ApiError::cannot_message_user());
    }
    let channel = world.open_direct(id);
    let channel = world.channels.get(&channel);
    found(world.channel_json(channel.ok_or_else(ApiError::unknown_channel)?))
}
