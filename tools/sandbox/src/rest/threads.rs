//! `/channels/{id}/messages/{id}/threads`, and changes of a thread: public threads that start from a
//! message.

use super::call::{ApiResponse, ApiResult, Call, ok};
use super::error::ApiError;
use super::guilds::visible_channel;
use crate::world::World;
use crate::world::channel::ChannelForm;
use crate::world::permissions::CREATE_PUBLIC_THREADS;
use crate::world::snowflake::Id;

/// The longest name of a thread, in characters.
const MAX_NAME_LENGTH: usize = 100;

/// After how many minutes without a message a thread can be archived.
const ARCHIVE_MINUTES: [u64; 4] = [60, 1440, 4320, 10080];

/// Starts a thread from a message.
pub(super) fn start(world: &mut World, channel: &str, id: &str, call: &Call<'_>) -> ApiResult {
    if call.method != "POST" {
        return Err(ApiError::method_not_allowed());
    }
    let channel = visible_channel(world, channel)?;
    let has_threads = channel.form().is_some_and(ChannelForm::has_threads);
    if !has_threads || channel.thread().is_some() {
        return Err(ApiError::wrong_channel_type());
    }
    let parent = channel.id;
    let message: Option<Id> = id.parse().ok();
    let message = message
        .filter(|id| {
            channel
                .messages
                .get(id)
                .is_some_and(|it| it.ephemeral_for.is_none())
        })
        .ok_or_else(ApiError::unknown_message)?;
    if channel.bot_permissions() & CREATE_PUBLIC_THREADS == 0 {
        return Err(ApiError::missing_permissions());
    }
    if world.channels.contains_key(&message) {
        return Err(ApiError::thread_exists());
    }
    let body = &call.payload.json;
    let name = body["name"].as_str().unwrap_or_default();
    if !(1..=MAX_NAME_LENGTH).contains(&name.chars().count()) {
        return Err(ApiError::invalid(
            "name",
            "BASE_TYPE_BAD_LENGTH",
            "Must be between 1 and 100 in length.",
        ));
    }
    let minutes = body["auto_archive_duration"].as_u64().unwrap_or(1440);
    if !ARCHIVE_MINUTES.contains(&minutes) {
        return Err(ApiError::invalid(
            "auto_archive_duration",
            "BASE_TYPE_CHOICES",
            "Value must be one of {60, 1440, 4320, 10080}.",
        ));
    }
    let thread = world.start_thread(parent, message, name, minutes);
    Ok(ApiResponse::Json(201, thread))
}

/// Archives a thread of the bot, or reopens it. Nothing else of a channel can be changed.
pub(super) fn change(world: &mut World, id: &str, call: &Call<'_>) -> ApiResult {
    let channel = visible_channel(world, id)?;
    let thread = channel.thread().ok_or_else(ApiError::wrong_channel_type)?;
    if thread.owner != world.bot {
        return Err(ApiError::missing_permissions());
    }
    let (id, was_archived) = (channel.id, thread.is_archived);
    let is_archived = call.payload.json["archived"].as_bool();
    ok(world.archive_thread(id, is_archived.unwrap_or(was_archived)))
}
