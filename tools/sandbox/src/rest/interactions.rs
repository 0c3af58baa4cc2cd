//! `/interactions/…/callback`: the initial response to an interaction.

use serde_json::{Value, json};
use tokio::time::Instant;

use super::call::{ApiResponse, ApiResult, Call, ok};
use super::compose;
use super::error::ApiError;
use crate::limits::{MAX_CUSTOM_ID_LENGTH, MAX_ROWS};
use crate::validation::commands::check_choices;
use crate::validation::form::FormErrors;
use crate::validation::message::Draft;
use crate::world::World;
use crate::world::interaction::{Interaction, InteractionKind, InteractionState, ResponseKind};
use crate::world::message::{EPHEMERAL, LOADING, Message};
use crate::world::snowflake::{Id, now};

/// Discord's interaction callback types.
mod callback_type {
    pub(super) const MESSAGE: u64 = 4;
    pub(super) const DEFERRED_MESSAGE: u64 = 5;
    pub(super) const DEFERRED_UPDATE: u64 = 6;
    pub(super) const UPDATE: u64 = 7;
    pub(super) const CHOICES: u64 = 8;
    pub(super) const MODAL: u64 = 9;
}

/// Accepts the initial response.
pub(super) fn callback(world: &mut World, id: &str, token: &str, call: &Call<'_>) -> ApiResult {
    if call.method != "POST" {
        return Err(ApiError::method_not_allowed());
    }
    let interaction = id
        .parse()
        .ok()
        .and_then(|id: Id| world.interactions.get(id))
        .filter(|interaction| interaction.token == token)
        .cloned()
        .ok_or_else(ApiError::unknown_interaction)?;
    if interaction.state == InteractionState::Pending && Instant::now() > interaction.deadline() {
        world.fail_if_pending(interaction.id);
        return Err(ApiError::unknown_interaction());
    }
    match interaction.state {
        InteractionState::Pending => {}
        InteractionState::Failed => return Err(ApiError::unknown_interaction()),
        InteractionState::Responded { .. } => return Err(ApiError::already_acknowledged()),
    }
    let kind = call.payload.json["type"].as_u64().unwrap_or_default();
    let (response, message) = respond(world, &interaction, kind, call)?;
    let with_response = call.query.get("with_response");
    if with_response.is_none_or(|value| value != "true") {
        return Ok(ApiResponse::NoContent);
    }
    let mut resource = json!({"type": kind});
    if let Some(message) = message.and_then(|id| world.message(interaction.channel, id)) {
        resource["message"] = world.message_json(message);
    }
    ok(json!({
        "interaction": {
            "id": interaction.id,
            "type": interaction.kind.number(),
            "response_message_id": message,
            "response_message_loading": response == ResponseKind::DeferredMessage,
            "response_message_ephemeral": message
                .and_then(|id| world.message(interaction.channel, id))
                .is_some_and(|message| message.ephemeral_for.is_some()),
        },
        "resource": resource,
    }))
}

/// Carries out the response and returns its kind and the message that `@original` refers to.
fn respond(
    world: &mut World,
    interaction: &Interaction,
    kind: u64,
    call: &Call<'_>,
) -> Result<(ResponseKind, Option<Id>), ApiError> {
    let is_autocomplete = matches!(interaction.kind, InteractionKind::Autocomplete(_));
    let source = interaction.kind.message();
    let response = match kind {
        callback_type::MESSAGE if !is_autocomplete => ResponseKind::Message,
        callback_type::DEFERRED_MESSAGE if !is_autocomplete => ResponseKind::DeferredMessage,
        callback_type::DEFERRED_UPDATE if source.is_some() => ResponseKind::DeferredUpdate,
        callback_type::UPDATE if source.is_some() => ResponseKind::Update,
        callback_type::CHOICES if is_autocomplete => ResponseKind::Choices,
        callback_type::MODAL
            if !is_autocomplete && !matches!(interaction.kind, InteractionKind::Modal(_)) =>
        {
            ResponseKind::Modal
        }
        _ => {
            return Err(ApiError::invalid(
                "type",
                "BASE_TYPE_CHOICES",
                "This callback type is not valid for this interaction.",
            ));
        }
    };
    let (message, stored) =
        carry_out(world, interaction, response, call).map_err(|error| error.inside("data"))?;
    world.record_response(interaction.id, response, stored, message);
    Ok((response, message))
}

/// Carries out a response of a kind that is valid; returns the message that `@original` refers to, and the choices or
/// the form.
fn carry_out(
    world: &mut World,
    interaction: &Interaction,
    response: ResponseKind,
    call: &Call<'_>,
) -> Result<(Option<Id>, Value), ApiError> {
    let data = &call.payload.json["data"];
    let source = interaction.kind.message();
    let mut stored = Value::Null;
    let message = match response {
        ResponseKind::Message => Some(respond_with_message(world, interaction, call)?),
        ResponseKind::DeferredMessage => {
            // Of the flags, Discord heeds only that of ephemeral messages here.
            let mut message = new_response(world, interaction)?;
            message.flags |= LOADING;
            make_ephemeral(&mut message, interaction, &data["flags"]);
            world.post(&message);
            Some(message.id)
        }
        ResponseKind::Update => Some(update(world, interaction, source, call)?),
        ResponseKind::DeferredUpdate => source,
        ResponseKind::Choices => {
            let option_type = match interaction.kind {
                InteractionKind::Autocomplete(option_type) => option_type,
                _ => None,
            };
            let mut errors = FormErrors::default();
            check_choices(&mut errors, "choices", &data["choices"], option_type);
            errors.into_result()?;
            stored = json!({"choices": data["choices"]});
            None
        }
        ResponseKind::Modal => {
            check_modal(data)?;
            stored = data.clone();
            None
        }
    };
    Ok((message, stored))
}

fn respond_with_message(
    world: &mut World,
    interaction: &Interaction,
    call: &Call<'_>,
) -> Result<Id, ApiError> {
    let data = &call.payload.json["data"];
    let draft = Draft::parse(data, 0, &world.emojis)?;
    let mut message = new_response(world, interaction)?;
    make_ephemeral(&mut message, interaction, &data["flags"]);
    compose::apply(world, &mut message, draft, call.payload)?;
    world.post(&message);
    Ok(message.id)
}

fn update(
    world: &mut World,
    interaction: &Interaction,
    source: Option<Id>,
    call: &Call<'_>,
) -> Result<Id, ApiError> {
    let mut message = source
        .and_then(|source| world.message(interaction.channel, source))
        .cloned()
        .ok_or_else(ApiError::unknown_message)?;
    let data = &call.payload.json["data"];
    if data.is_object() {
        let draft = Draft::parse(data, message.flags, &world.emojis)?;
        compose::apply(world, &mut message, draft, call.payload)?;
        message.edited = Some(now());
        world.replace(&message);
    }
    Ok(message.id)
}

/// An empty message in response to an interaction, in the interaction's channel.
pub(super) fn new_response(
    world: &mut World,
    interaction: &Interaction,
) -> Result<Message, ApiError> {
    if !world.channels.contains_key(&interaction.channel) {
        return Err(ApiError::unknown_channel());
    }
    let mut message = Message::new(world.ids.next(), interaction.channel, world.bot);
    message.interaction = Some(interaction.origin());
    Ok(message)
}

/// Makes a message visible only to the interaction's user, if the flags say so.
pub(super) fn make_ephemeral(message: &mut Message, interaction: &Interaction, flags: &Value) {
    if flags.as_u64().unwrap_or_default() & EPHEMERAL != 0 {
        message.flags |= EPHEMERAL;
        message.ephemeral_for = Some(interaction.user);
    }
}

/// Validates a form.
fn check_modal(data: &Value) -> Result<(), ApiError> {
    const TITLE: usize = 45;
    let mut errors = FormErrors::default();
    errors.required_text("custom_id", &data["custom_id"], 1, MAX_CUSTOM_ID_LENGTH);
    errors.required_text("title", &data["title"], 1, TITLE);
    let rows = errors.list("components", &data["components"], MAX_ROWS);
    if rows.is_empty() {
        errors.required("components");
    }
    Ok(errors.into_result()?)
}
