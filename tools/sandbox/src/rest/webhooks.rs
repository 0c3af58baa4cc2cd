//! `/webhooks/…`: follow-up messages, and edits of responses, with an interaction's token.

use super::call::{ApiResponse, ApiResult, Call, ok};
use super::compose;
use super::error::ApiError;
use super::interactions::{make_ephemeral, new_response};
use crate::limits::MAX_GUEST_FOLLOWUPS;
use crate::validation::message::Draft;
use crate::world::World;
use crate::world::interaction::{Interaction, InteractionKind, InteractionState};
use crate::world::message::{LOADING, Message};
use crate::world::snowflake::{Id, now};

/// Sends a follow-up message. The first one fills a deferred response.
pub(super) fn follow_up(world: &mut World, token: &str, call: &Call<'_>) -> ApiResult {
    if call.method != "POST" {
        return Err(ApiError::method_not_allowed());
    }
    let interaction = find_interaction(world, token)?;
    let thinking = interaction
        .original
        .and_then(|id| world.message(interaction.channel, id))
        .filter(|message| message.is_loading())
        .cloned();
    if let Some(message) = thinking {
        return edit(world, message, call);
    }
    let draft = Draft::parse(&call.payload.json, 0, &world.emojis)?;
    if interaction.owners.is_guest() && interaction.followups.len() >= MAX_GUEST_FOLLOWUPS {
        return Err(ApiError::too_many_followups());
    }
    let mut message = new_response(world, &interaction)?;
    make_ephemeral(&mut message, &interaction, &call.payload.json["flags"]);
    compose::apply(world, &mut message, draft, call.payload)?;
    world.post(&message);
    if let Some(interaction) = world.interactions.get_mut(interaction.id) {
        interaction.followups.push(message.id);
    }
    ok(world.message_json(&message))
}

/// Reads, edits or deletes the original response (`None`) or a follow-up message.
pub(super) fn message(
    world: &mut World,
    token: &str,
    id: Option<&str>,
    call: &Call<'_>,
) -> ApiResult {
    let interaction = find_interaction(world, token)?;
    let id = match id {
        None => interaction.original,
        Some(id) => id.parse().ok().filter(|id: &Id| {
            interaction.original == Some(*id) || interaction.followups.contains(id)
        }),
    };
    if !world.channels.contains_key(&interaction.channel) {
        return Err(ApiError::unknown_channel());
    }
    let message = id
        .and_then(|id| world.message(interaction.channel, id))
        .ok_or_else(ApiError::unknown_message)?;
    match call.method {
        "GET" => ok(world.message_json(message)),
        "PATCH" => {
            let message = message.clone();
            edit(world, message, call)
        }
        "DELETE" => {
            let id = message.id;
            world.delete(interaction.channel, id);
            Ok(ApiResponse::NoContent)
        }
        _ => Err(ApiError::method_not_allowed()),
    }
}

fn edit(world: &mut World, mut message: Message, call: &Call<'_>) -> ApiResult {
    let draft = Draft::parse(&call.payload.json, message.flags, &world.emojis)?;
    let was_loading = message.is_loading();
    message.flags &= !LOADING;
    compose::apply(world, &mut message, draft, call.payload)?;
    if !was_loading {
        message.edited = Some(now());
    }
    world.replace(&message);
    ok(world.message_json(&message))
}

/// The interaction with this token, if the token is valid and the initial response was sent.
fn find_interaction(world: &World, token: &str) -> Result<Interaction, ApiError> {
    let interaction = world
        .interactions
        .by_token(token)
        .ok_or_else(ApiError::unknown_webhook)?;
    if !interaction.is_token_valid() {
        return Err(ApiError::invalid_webhook_token());
    }
    let has_response = matches!(interaction.state, InteractionState::Responded { .. });
    if !has_response || matches!(interaction.kind, InteractionKind::Autocomplete(_)) {
        return Err(ApiError::unknown_webhook());
    }
    Ok(interaction.clone())
}
