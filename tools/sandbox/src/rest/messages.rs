//! `/channels/{id}/messages`: listing, posting, editing and deleting messages.

use serde_json::Value;

use super::call::{ApiResponse, ApiResult, Call, ok};
use super::compose;
use super::error::ApiError;
use super::guilds::visible_channel;
use crate::limits::NONCE_LIFETIME;
use crate::validation::message::Draft;
use crate::world::World;
use crate::world::channel::{Channel, ChannelKind};
use crate::world::message::{EPHEMERAL, Message};
use crate::world::permissions::{ATTACH_FILES, EMBED_LINKS, MANAGE_MESSAGES, READ_MESSAGE_HISTORY};
use crate::world::snowflake::{Id, now};

/// Lists a channel's messages or posts one.
pub(super) fn all(world: &mut World, channel: &str, call: &Call<'_>) -> ApiResult {
    match call.method {
        "GET" => list(world, visible_channel(world, channel)?, call),
        "POST" => create(world, channel, call),
        _ => Err(ApiError::method_not_allowed()),
    }
}

/// Reads, edits or deletes a message.
pub(super) fn one(world: &mut World, channel: &str, id: &str, call: &Call<'_>) -> ApiResult {
    let channel = visible_channel(world, channel)?;
    let message = id
        .parse()
        .ok()
        .and_then(|id: Id| channel.messages.get(&id))
        .filter(|message| message.ephemeral_for.is_none())
        .ok_or_else(ApiError::unknown_message)?;
    match call.method {
        "GET" => {
            if channel.bot_permissions() & READ_MESSAGE_HISTORY == 0 {
                return Err(ApiError::missing_permissions());
            }
            ok(world.message_json(message))
        }
        "PATCH" | "DELETE" if channel.thread().is_some_and(|it| it.is_archived) => {
            Err(ApiError::thread_is_archived())
        }
        "PATCH" => {
            if message.author != world.bot {
                return Err(ApiError::not_the_author());
            }
            let mut message = message.clone();
            let draft = Draft::parse(&call.payload.json, message.flags, &world.emojis)?;
            compose::apply(world, &mut message, draft, call.payload)?;
            message.edited = Some(now());
            world.replace(&message);
            ok(world.message_json(&message))
        }
        "DELETE" => {
            let own = message.author == world.bot;
            if !own && channel.bot_permissions() & MANAGE_MESSAGES == 0 {
                return Err(ApiError::missing_permissions());
            }
            let (channel, message) = (channel.id, message.id);
            world.delete(channel, message);
            Ok(ApiResponse::NoContent)
        }
        _ => Err(ApiError::method_not_allowed()),
    }
}

fn list(world: &World, channel: &Channel, call: &Call<'_>) -> ApiResult {
    let number = |name: &str| {
        call.query
            .get(name)
            .and_then(|text| text.parse::<u64>().ok())
    };
    let limit = match call.query.get("limit") {
        None => 50,
        Some(_) => number("limit")
            .filter(|limit| (1..=100).contains(limit))
            .ok_or_else(|| {
                ApiError::invalid(
                    "limit",
                    "NUMBER_TYPE_MAX",
                    "int value should be between 1 and 100.",
                )
            })?,
    };
    let limit = usize::try_from(limit).unwrap_or(50);
    if channel.bot_permissions() & READ_MESSAGE_HISTORY == 0 {
        return ok(Value::Array(Vec::new()));
    }
    let public = |message: &&Message| message.ephemeral_for.is_none();
    let newest_first = channel.messages.values().rev().filter(public);
    let page: Vec<&Message> = if let Some(after) = number("after") {
        let newer = channel.messages.values().filter(public);
        let mut newer: Vec<_> = newer.filter(|m| m.id.0 > after).take(limit).collect();
        newer.reverse();
        newer
    } else if let Some(around) = number("around") {
        let newer = newest_first.clone().filter(|m| m.id.0 > around).count();
        newest_first
            .skip(newer.saturating_sub(limit / 2))
            .take(limit)
            .collect()
    } else {
        let before = number("before").unwrap_or(u64::MAX);
        newest_first
            .filter(|m| m.id.0 < before)
            .take(limit)
            .collect()
    };
    ok(page
        .into_iter()
        .map(|message| world.message_json(message))
        .collect())
}

fn create(world: &mut World, channel: &str, call: &Call<'_>) -> ApiResult {
    let channel = visible_channel(world, channel)?;
    if !channel.has_messages() {
        return Err(ApiError::no_text_channel());
    }
    let channel_id = channel.id;
    let draft = Draft::parse(&call.payload.json, 0, &world.emojis)?;
    if draft.flags & EPHEMERAL != 0 {
        return Err(ApiError::invalid(
            "flags",
            "MESSAGE_FLAGS_INVALID",
            "Only responses to interactions can be ephemeral",
        ));
    }
    check_permissions(world, channel, &draft, call)?;
    if draft.enforce_nonce
        && let Some(nonce) = &draft.nonce
        && let Some(existing) = with_nonce(world, channel, nonce)
    {
        return ok(world.message_json(existing));
    }
    if let Some(reply) = draft.reply_to
        && reply.must_exist
        && !channel.messages.contains_key(&reply.message)
    {
        return Err(ApiError::invalid(
            "message_reference",
            "MESSAGE_REFERENCE_UNKNOWN_MESSAGE",
            "Unknown message",
        ));
    }
    let mut message = Message::new(world.ids.next(), channel_id, world.bot);
    message.nonce.clone_from(&draft.nonce);
    message.reply_to = draft.reply_to.map(|reply| reply.message);
    compose::apply(world, &mut message, draft, call.payload)?;
    world.post(&message);
    ok(world.message_json(&message))
}

fn check_permissions(
    world: &World,
    channel: &Channel,
    draft: &Draft,
    call: &Call<'_>,
) -> Result<(), ApiError> {
    if let ChannelKind::Direct { user } = channel.kind {
        let Some(user) = world.users.get(&user) else {
            return Err(ApiError::cannot_message_user());
        };
        return if !world.can_reach(user) {
            Err(ApiError::no_mutual_guilds())
        } else if world.accepts_direct_messages(user) {
            Ok(())
        } else {
            Err(ApiError::cannot_message_user())
        };
    }
    let mut needed = channel.permission_to_post();
    if draft
        .embeds
        .as_ref()
        .is_some_and(|embeds| !embeds.is_empty())
    {
        needed |= EMBED_LINKS;
    }
    if !call.payload.files.is_empty() {
        needed |= ATTACH_FILES;
    }
    if channel.bot_permissions() & needed == needed {
        Ok(())
    } else {
        Err(ApiError::missing_permissions())
    }
}

/// The bot's recent message with this nonce.
fn with_nonce<'w>(world: &World, channel: &'w Channel, nonce: &Value) -> Option<&'w Message> {
    channel
        .messages
        .values()
        .rev()
        .take_while(|message| message.created.elapsed() < NONCE_LIFETIME)
        .find(|message| message.author == world.bot && message.nonce.as_ref() == Some(nonce))
}
