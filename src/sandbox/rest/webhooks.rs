//! `/webhooks/…`: what an interaction's token allows after the first answer.

use super::error::ApiError;
use super::interactions::{make_ephemeral, new_answer};
use super::{Answer as Reply, Call, Outcome, compose, found};
use crate::sandbox::limits::message::Draft;
use crate::sandbox::world::World;
use crate::sandbox::world::interaction::{Interaction, InteractionKind, InteractionState};
use crate::sandbox::world::message::{LOADING, Message};
use crate::sandbox::world::snowflake::{Id, now};

/// Sends a follow-up; the first one fills an answer that is 'thinking…'.
pub(super) fn follow_up(world: &mut World, token: &str, call: &Call<'_>) -> Outcome {
    if call.method != "POST" {
        return Err(ApiError::method_not_allowed());
    }
    let interaction = answered(world, token)?;
    let draft = Draft::read(&call.payload.json)?;
    let thinking = interaction
        .original
        .and_then(|id| world.message(interaction.channel, id))
        .filter(|message| message.is_loading())
        .cloned();
    if let Some(message) = thinking {
        return change(world, message, draft, call);
    }
    let mut message = new_answer(world, &interaction)?;
    make_ephemeral(&mut message, &interaction, &call.payload.json["flags"]);
    compose::apply(world, &mut message, draft, call.payload)?;
    world.post(&message);
    if let Some(interaction) = world.interactions.get_mut(interaction.id) {
        interaction.followups.push(message.id);
    }
    found(world.message_json(&message))
}

/// Reads, edits or deletes the original answer (`None`) or another message made with the token.
pub(super) fn message(
    world: &mut World,
    token: &str,
    id: Option<&str>,
    call: &Call<'_>,
) -> Outcome {
    let interaction = answered(world, token)?;
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
        "GET" => found(world.message_json(message)),
        "PATCH" => {
            let message = message.clone();
            let draft = Draft::read(&call.payload.json)?;
            change(world, message, draft, call)
        }
        "DELETE" => {
            let id = message.id;
            world.delete(interaction.channel, id);
            Ok(Reply::Nothing)
        }
        _ => Err(ApiError::method_not_allowed()),
    }
}

fn change(world: &mut World, mut message: Message, draft: Draft, call: &Call<'_>) -> Outcome {
    let was_loading = message.is_loading();
    message.flags &= !LOADING;
    compose::apply(world, &mut message, draft, call.payload)?;
    if !was_loading {
        message.edited = Some(now());
    }
    world.replace(&message);
    found(world.message_json(&message))
}

/// The interaction of a token that is still good, answered already.
fn answered(world: &World, token: &str) -> Result<Interaction, ApiError> {
    let interaction = world
        .interactions
        .by_token(token)
        .ok_or_else(ApiError::unknown_webhook)?;
    if !interaction.token_alive() {
        return Err(ApiError::invalid_webhook_token());
    }
    let answered = matches!(interaction.state, InteractionState::Answered { .. });
    if !answered || interaction.kind == InteractionKind::Autocomplete {
        return Err(ApiError::unknown_webhook());
    }
    Ok(interaction.clone())
}
