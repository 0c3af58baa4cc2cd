//! `/interactions/…/callback`: the first answer to an interaction.

use serde_json::{Value, json};
use tokio::time::Instant;

use super::error::ApiError;
use super::{Answer as Reply, Call, Outcome, compose, found};
use crate::sandbox::limits::commands::check_choices;
use crate::sandbox::limits::form::FormErrors;
use crate::sandbox::limits::message::Draft;
use crate::sandbox::limits::{CUSTOM_ID, ROWS};
use crate::sandbox::world::World;
use crate::sandbox::world::interaction::{Answer, Interaction, InteractionKind, InteractionState};
use crate::sandbox::world::message::{EPHEMERAL, LOADING, Message};
use crate::sandbox::world::snowflake::{Id, now};

/// Discord's numbers of the ways to answer.
mod callback_type {
    pub(super) const MESSAGE: u64 = 4;
    pub(super) const DEFERRED_MESSAGE: u64 = 5;
    pub(super) const DEFERRED_UPDATE: u64 = 6;
    pub(super) const UPDATE: u64 = 7;
    pub(super) const CHOICES: u64 = 8;
    pub(super) const MODAL: u64 = 9;
}

/// Takes the first answer.
pub(super) fn callback(world: &mut World, id: &str, token: &str, call: &Call<'_>) -> Outcome {
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
        InteractionState::Answered { .. } => return Err(ApiError::already_acknowledged()),
    }
    let kind = call.payload.json["type"].as_u64().unwrap_or_default();
    let (how, message) = answer(world, &interaction, kind, call)?;
    let wanted = call.query.get("with_response");
    if wanted.is_none_or(|value| value != "true") {
        return Ok(Reply::Nothing);
    }
    let mut resource = json!({"type": kind});
    if let Some(message) = message.and_then(|id| world.message(interaction.channel, id)) {
        resource["message"] = world.message_json(message);
    }
    found(json!({
        "interaction": {
            "id": interaction.id,
            "type": interaction.kind.number(),
            "response_message_id": message,
            "response_message_loading": how == Answer::DeferredMessage,
            "response_message_ephemeral": message
                .and_then(|id| world.message(interaction.channel, id))
                .is_some_and(|message| message.ephemeral_for.is_some()),
        },
        "resource": resource,
    }))
}

/// Answers in one of the ways; gives back the message that `@original` means from now on.
fn answer(
    world: &mut World,
    interaction: &Interaction,
    kind: u64,
    call: &Call<'_>,
) -> Result<(Answer, Option<Id>), ApiError> {
    let data = &call.payload.json["data"];
    let is_autocomplete = interaction.kind == InteractionKind::Autocomplete;
    let source = interaction.kind.message();
    let how = match kind {
        callback_type::MESSAGE if !is_autocomplete => Answer::Message,
        callback_type::DEFERRED_MESSAGE if !is_autocomplete => Answer::DeferredMessage,
        callback_type::DEFERRED_UPDATE if source.is_some() => Answer::DeferredUpdate,
        callback_type::UPDATE if source.is_some() => Answer::Update,
        callback_type::CHOICES if is_autocomplete => Answer::Choices,
        callback_type::MODAL
            if !is_autocomplete && !matches!(interaction.kind, InteractionKind::Modal(_)) =>
        {
            Answer::Modal
        }
        _ => {
            return Err(ApiError::invalid(
                "type",
                "BASE_TYPE_CHOICES",
                "This type does not answer this interaction.",
            ));
        }
    };
    let mut kept = Value::Null;
    let message = match how {
        Answer::Message => Some(answer_with_message(world, interaction, call)?),
        Answer::DeferredMessage => {
            let mut message = new_answer(world, interaction)?;
            message.flags |= LOADING;
            make_ephemeral(&mut message, interaction, &data["flags"]);
            world.post(&message);
            Some(message.id)
        }
        Answer::Update => Some(update(world, interaction, source, call)?),
        Answer::DeferredUpdate => source,
        Answer::Choices => {
            let mut errors = FormErrors::default();
            check_choices(&mut errors, "choices", &data["choices"], None);
            refuse_if_any(errors)?;
            kept = json!({"choices": data["choices"]});
            None
        }
        Answer::Modal => {
            check_modal(data)?;
            kept = data.clone();
            None
        }
    };
    world.answer(interaction.id, how, kept, message);
    Ok((how, message))
}

fn answer_with_message(
    world: &mut World,
    interaction: &Interaction,
    call: &Call<'_>,
) -> Result<Id, ApiError> {
    let data = &call.payload.json["data"];
    let draft = Draft::read(data)?;
    let mut message = new_answer(world, interaction)?;
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
        compose::apply(world, &mut message, Draft::read(data)?, call.payload)?;
        message.edited = Some(now());
        world.replace(&message);
    }
    Ok(message.id)
}

/// An empty message that answers an interaction, in the channel where that was made.
pub(super) fn new_answer(
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

/// Hides a message from all but its owner, if the flags say so.
pub(super) fn make_ephemeral(message: &mut Message, interaction: &Interaction, flags: &Value) {
    if flags.as_u64().unwrap_or_default() & EPHEMERAL != 0 {
        message.flags |= EPHEMERAL;
        message.ephemeral_for = Some(interaction.person);
    }
}

/// Checks a form.
fn check_modal(data: &Value) -> Result<(), ApiError> {
    const TITLE: usize = 45;
    let mut errors = FormErrors::default();
    errors.required_text("custom_id", &data["custom_id"], 1, CUSTOM_ID);
    errors.required_text("title", &data["title"], 1, TITLE);
    let rows = errors.list("components", &data["components"], ROWS);
    if rows.is_empty() {
        errors.required("components");
    }
    refuse_if_any(errors)
}

fn refuse_if_any(errors: FormErrors) -> Result<(), ApiError> {
    if errors.is_empty() {
        Ok(())
    } else {
        Err(errors.into())
    }
}
