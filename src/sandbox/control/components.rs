//! Pressing buttons, choosing from selects and filling forms as a person.

use std::collections::BTreeMap;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Refused, Reply, bad, conflict, human, id, missing, parse};
use crate::sandbox::limits::components::{BUTTON, STRING_SELECT, chosen_range, is_select, style};
use crate::sandbox::limits::{CUSTOM_ID, length};
use crate::sandbox::server::Shared;
use crate::sandbox::world::World;
use crate::sandbox::world::interaction::{Answer, InteractionKind, InteractionState};
use crate::sandbox::world::message::Message;
use crate::sandbox::world::snowflake::Id;

/// A press.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Press {
    message: String,
    /// The button's label or custom id.
    button: Option<String>,
    /// The button's custom id.
    custom_id: Option<String>,
    /// Whether to send the custom id as it is, be there such a button or not.
    #[serde(default)]
    forged: bool,
}

/// `POST /control/users/{user}/press`
pub(super) async fn press(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> Reply {
    let press: Press = parse(&body)?;
    let message = id(&press.message)?;
    let (person, channel, custom_id) = server.look(|world| {
        let person = human(world, &name)?;
        let message = seen(world, person, message)?;
        let custom_id = match (&press.button, &press.custom_id) {
            (None, Some(custom_id)) if press.forged => forged(custom_id)?,
            (Some(wanted), None) | (None, Some(wanted)) if !press.forged => {
                find_button(message, wanted, press.button.is_some())?
            }
            _ => {
                return Err(bad(
                    "Give either 'button' or 'custom_id', and to forge, 'custom_id'.",
                ));
            }
        };
        Ok((person, message.channel, custom_id))
    })?;
    let data = json!({"custom_id": custom_id, "component_type": BUTTON});
    let interaction = server.interact(InteractionKind::Component(message), person, channel, &data);
    Ok(Json(
        json!({"interaction": interaction, "custom_id": custom_id}),
    ))
}

/// A choice.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Select {
    message: String,
    /// Which select, where there are several.
    custom_id: Option<String>,
    /// The values or labels chosen.
    values: Vec<String>,
}

/// `POST /control/users/{user}/select`
pub(super) async fn select(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> Reply {
    let select: Select = parse(&body)?;
    let message = id(&select.message)?;
    let (person, channel, data) = server.look(|world| {
        let person = human(world, &name)?;
        let message = seen(world, person, message)?;
        Ok::<_, Refused>((person, message.channel, choose(message, &select)?))
    })?;
    let interaction = server.interact(InteractionKind::Component(message), person, channel, &data);
    Ok(Json(
        json!({"interaction": interaction, "custom_id": data["custom_id"]}),
    ))
}

/// A filled form.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Submission {
    /// The interaction that was answered with the form.
    interaction: String,
    /// The texts by custom id.
    fields: BTreeMap<String, String>,
}

/// `POST /control/users/{user}/submit`
pub(super) async fn submit(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> Reply {
    let submission: Submission = parse(&body)?;
    let opened_by = id(&submission.interaction)?;
    let (person, channel, source, data) = server.look(|world| {
        let person = human(world, &name)?;
        let interaction = world.interactions.get(opened_by);
        let interaction = interaction
            .filter(|interaction| interaction.person == person)
            .ok_or_else(|| missing("There is no such interaction of this person."))?;
        let InteractionState::Answered {
            how: Answer::Modal,
            data,
        } = &interaction.state
        else {
            return Err(conflict("That interaction opened no form."));
        };
        let rows: Vec<Value> = submission
            .fields
            .iter()
            .map(|(field, value)| {
                json!({"type": 1, "components": [{"type": 4, "custom_id": field, "value": value}]})
            })
            .collect();
        let data = json!({"custom_id": data["custom_id"], "components": rows});
        Ok((
            person,
            interaction.channel,
            interaction.kind.message(),
            data,
        ))
    })?;
    let interaction = server.interact(InteractionKind::Modal(source), person, channel, &data);
    Ok(Json(json!({"interaction": interaction})))
}

fn seen(world: &World, person: Id, message: Id) -> Result<&Message, Refused> {
    world
        .message_seen_by(person, message)
        .ok_or_else(|| missing("This person sees no such message."))
}

/// The components of all rows.
fn components(message: &Message) -> impl Iterator<Item = &Value> {
    message
        .components
        .iter()
        .flat_map(|row| row["components"].as_array().into_iter().flatten())
}

fn forged(custom_id: &str) -> Result<String, Refused> {
    if (1..=CUSTOM_ID).contains(&length(custom_id)) {
        Ok(custom_id.to_owned())
    } else {
        Err(bad("A custom id has 1 to 100 characters."))
    }
}

/// The custom id of the button that has this label or custom id.
fn find_button(message: &Message, wanted: &str, by_label: bool) -> Result<String, Refused> {
    let fits = |button: &&Value| {
        let label = button["label"].as_str().unwrap_or_default();
        let emoji = button["emoji"]["name"].as_str().unwrap_or_default();
        button["type"] == BUTTON
            && (button["custom_id"] == wanted
                || (by_label && (label == wanted || format!("{emoji} {label}").trim() == wanted)))
    };
    let mut found = components(message).filter(fits);
    let button = found
        .next()
        .ok_or_else(|| missing(format!("The message has no button '{wanted}'.")))?;
    if found.next().is_some() {
        return Err(conflict(format!(
            "The message has several buttons '{wanted}'."
        )));
    }
    if button["disabled"] == true {
        return Err(conflict(format!("The button '{wanted}' is disabled.")));
    }
    match button["custom_id"].as_str() {
        Some(custom_id) if button["style"] != style::LINK => Ok(custom_id.to_owned()),
        _ => Err(bad(format!("The button '{wanted}' is a link."))),
    }
}

/// The interaction's data for a choice.
fn choose(message: &Message, select: &Select) -> Result<Value, Refused> {
    let fits = |component: &&Value| {
        let wanted = select.custom_id.as_ref();
        is_select(component) && wanted.is_none_or(|wanted| component["custom_id"] == *wanted)
    };
    let mut found = components(message).filter(fits);
    let component = found
        .next()
        .ok_or_else(|| missing("The message has no such select."))?;
    if found.next().is_some() {
        return Err(conflict(
            "The message has several selects: say which by 'custom_id'.",
        ));
    }
    if component["disabled"] == true {
        return Err(conflict("The select is disabled."));
    }
    if component["type"] != STRING_SELECT {
        return Err(bad("The sandbox fills in selects of texts only."));
    }
    let (least, most) = chosen_range(component);
    if !(least..=most).contains(&(select.values.len() as u64)) {
        return Err(bad(format!("{least} to {most} values are to be chosen.")));
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
            .ok_or_else(|| missing(format!("The select has no option '{wanted}'.")))?;
        values.push(option["value"].clone());
    }
    Ok(json!({
        "custom_id": component["custom_id"],
        "component_type": component["type"],
        "values": values,
    }))
}
