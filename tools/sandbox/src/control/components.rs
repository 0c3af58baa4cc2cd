//! Pressing buttons, choosing from select menus and submitting forms as a user.

use std::collections::BTreeMap;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::request::{
    ControlError, ControlResult, bad_request, conflict, find_human, not_found, parse, parse_id,
};
use crate::components::{all, is_select, kind, style, value_range};
use crate::interactions::interact;
use crate::limits::{MAX_CUSTOM_ID_LENGTH, length};
use crate::server::Shared;
use crate::world::World;
use crate::world::interaction::{InteractionKind, InteractionState, ResponseKind};
use crate::world::message::Message;
use crate::world::snowflake::Id;

/// A press of a button.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PressRequest {
    message: String,
    /// The button's label.
    button: Option<String>,
    /// The button's custom id.
    custom_id: Option<String>,
    /// Sends the custom id even if the message has no such button.
    #[serde(default)]
    forged: bool,
}

/// `POST /control/users/{user}/press`
pub(super) async fn press(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> ControlResult {
    let press: PressRequest = parse(&body)?;
    let message = parse_id(&press.message)?;
    let (user, channel, data) = server.read(|world| {
        let user = find_human(world, &name)?;
        let message = visible_message(world, user, message)?;
        let data = match (&press.button, &press.custom_id) {
            (None, Some(custom_id)) if press.forged => forged(custom_id)?,
            (Some(wanted), None) | (None, Some(wanted)) if !press.forged => {
                used(find_button(message, wanted, press.button.is_some())?)
            }
            _ => {
                return Err(bad_request(
                    "Give either 'button' or 'custom_id'; 'forged' requires 'custom_id'.",
                ));
            }
        };
        Ok((user, message.channel, data))
    })?;
    Ok(use_component(&server, message, user, channel, &data))
}

/// Has a user use the component of a message that `data` describes.
fn use_component(server: &Shared, message: Id, user: Id, channel: Id, data: &Value) -> Json<Value> {
    let kind = InteractionKind::Component(message);
    let interaction = interact(server, kind, user, channel, data);
    Json(json!({"interaction": interaction, "custom_id": data["custom_id"]}))
}

/// A choice from a select menu.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SelectRequest {
    message: String,
    /// The select menu; required only if the message has several.
    custom_id: Option<String>,
    /// The chosen values or labels.
    values: Vec<String>,
}

/// `POST /control/users/{user}/select`
pub(super) async fn select(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> ControlResult {
    let select: SelectRequest = parse(&body)?;
    let message = parse_id(&select.message)?;
    let (user, channel, data) = server.read(|world| {
        let user = find_human(world, &name)?;
        let message = visible_message(world, user, message)?;
        Ok::<_, ControlError>((user, message.channel, choose(world, message, &select)?))
    })?;
    Ok(use_component(&server, message, user, channel, &data))
}

/// A submitted form.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SubmitRequest {
    /// The interaction whose response was the form.
    interaction: String,
    /// The texts by their field's custom id.
    fields: BTreeMap<String, String>,
}

/// `POST /control/users/{user}/submit`
pub(super) async fn submit(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> ControlResult {
    let submission: SubmitRequest = parse(&body)?;
    let opened_by = parse_id(&submission.interaction)?;
    let (user, channel, source, data) = server.read(|world| {
        let user = find_human(world, &name)?;
        let interaction = world.interactions.get(opened_by);
        let interaction = interaction
            .filter(|interaction| interaction.user == user)
            .ok_or_else(|| not_found("This user has no such interaction."))?;
        let InteractionState::Responded {
            kind: ResponseKind::Modal,
            data,
        } = &interaction.state
        else {
            return Err(conflict("The response to this interaction was not a form."));
        };
        let rows: Vec<Value> = submission
            .fields
            .iter()
            .map(|(field, value)| {
                json!({"type": 1, "components": [{"type": 4, "custom_id": field, "value": value}]})
            })
            .collect();
        let data = json!({"custom_id": data["custom_id"], "components": rows});
        Ok((user, interaction.channel, interaction.kind.message(), data))
    })?;
    let interaction = interact(
        &server,
        InteractionKind::Modal(source),
        user,
        channel,
        &data,
    );
    Ok(Json(json!({"interaction": interaction})))
}

fn visible_message(world: &World, user: Id, message: Id) -> Result<&Message, ControlError> {
    world
        .message_visible_to(user, message)
        .ok_or_else(|| not_found("This user can see no such message."))
}

/// The interaction's data for a component that was used, without chosen values.
fn used(component: &Value) -> Value {
    json!({
        "id": component["id"],
        "custom_id": component["custom_id"],
        "component_type": component["type"],
    })
}

/// The interaction's data for a button that the message does not have.
fn forged(custom_id: &str) -> Result<Value, ControlError> {
    if (1..=MAX_CUSTOM_ID_LENGTH).contains(&length(custom_id)) {
        Ok(json!({"custom_id": custom_id, "component_type": kind::BUTTON}))
    } else {
        Err(bad_request("A custom id has 1 to 100 characters."))
    }
}

/// The button with this label or custom id, which can be pressed.
fn find_button<'m>(
    message: &'m Message,
    wanted: &str,
    by_label: bool,
) -> Result<&'m Value, ControlError> {
    let matches = |button: &&Value| {
        let label = button["label"].as_str().unwrap_or_default();
        let emoji = button["emoji"]["name"].as_str().unwrap_or_default();
        button["type"] == kind::BUTTON
            && (button["custom_id"] == wanted
                || (by_label && (label == wanted || format!("{emoji} {label}").trim() == wanted)))
    };
    let mut found = all(&message.components).into_iter().filter(matches);
    let button = found
        .next()
        .ok_or_else(|| not_found(format!("The message has no button '{wanted}'.")))?;
    if found.next().is_some() {
        return Err(conflict(format!(
            "The message has several buttons '{wanted}'."
        )));
    }
    if button["disabled"] == true {
        return Err(conflict(format!("The button '{wanted}' is disabled.")));
    }
    if button["style"] == style::LINK {
        return Err(bad_request(format!("The button '{wanted}' is a link.")));
    }
    if button["style"] == style::PREMIUM {
        return Err(bad_request("The sandbox sells nothing."));
    }
    Ok(button)
}

/// The interaction's data for a choice.
fn choose(world: &World, message: &Message, select: &SelectRequest) -> Result<Value, ControlError> {
    let matches = |component: &&Value| {
        let wanted = select.custom_id.as_ref();
        is_select(component) && wanted.is_none_or(|wanted| component["custom_id"] == *wanted)
    };
    let mut found = all(&message.components).into_iter().filter(matches);
    let component = found
        .next()
        .ok_or_else(|| not_found("The message has no such select menu."))?;
    if found.next().is_some() {
        return Err(conflict(
            "The message has several select menus: choose one by 'custom_id'.",
        ));
    }
    if component["disabled"] == true {
        return Err(conflict("The select menu is disabled."));
    }
    let (min, max) = value_range(component);
    if !(min..=max).contains(&(select.values.len() as u64)) {
        return Err(bad_request(format!("Choose {min} to {max} values.")));
    }
    if component["type"] == kind::USER_SELECT {
        return choose_users(world, message, component, &select.values);
    }
    if component["type"] != kind::STRING_SELECT {
        return Err(bad_request(
            "The sandbox supports only select menus of options and of users.",
        ));
    }
    let options = component["options"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    let mut values = Vec::new();
    for wanted in &select.values {
        let option = options
            .iter()
            .find(|option| option["value"] == *wanted)
            .or_else(|| options.iter().find(|option| option["label"] == *wanted))
            .ok_or_else(|| not_found(format!("The select menu has no option '{wanted}'.")))?;
        values.push(option["value"].clone());
    }
    let mut data = used(component);
    data["values"] = json!(values);
    Ok(data)
}

/// The interaction's data for a choice of users, by id or name.
fn choose_users(
    world: &World,
    message: &Message,
    component: &Value,
    names: &[String],
) -> Result<Value, ControlError> {
    let guild = world.guild_of(message.channel);
    let (mut values, mut users, mut members) = (Vec::new(), Map::new(), Map::new());
    for name in names {
        let user = world.find_user(name);
        let user = user.ok_or_else(|| not_found(format!("There is no user {name}.")))?;
        let id = user.id.to_string();
        users.insert(id.clone(), user.to_json());
        let member = guild.and_then(|guild| world.member_json(guild, user.id));
        if let Some(Value::Object(mut member)) = member {
            // As Discord resolves them.
            member.remove("user");
            members.insert(id.clone(), Value::Object(member));
        }
        values.push(id);
    }
    let mut data = used(component);
    data["values"] = json!(values);
    data["resolved"] = json!({"users": users, "members": members});
    Ok(data)
}
