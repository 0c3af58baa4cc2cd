//! Using slash commands as a user, with the checks that Discord's clients make.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::request::{
    ControlError, ControlResult, bad_request, find_human, find_user, not_found, parse,
    record_restored_channel,
};
use crate::interactions::interact;
use crate::limits::{RESPONSE_TIMEOUT, length};
use crate::server::Shared;
use crate::world::World;
use crate::world::commands::{command_type, option_type};
use crate::world::interaction::{InteractionKind, InteractionState};
use crate::world::snowflake::Id;

/// A command with the values of its options.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CommandRequest {
    channel: String,
    /// The full name, for example `poll create`.
    command: String,
    /// For a command of people's menus: the person on whom it is used.
    target: Option<String>,
    #[serde(default)]
    options: Map<String, Value>,
    /// For autocompletion: the option that is being typed.
    focused: Option<String>,
}

/// `POST /control/users/{user}/command`
pub(super) async fn command(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> ControlResult {
    let request: CommandRequest = parse(&body)?;
    if request.focused.is_some() {
        return Err(bad_request("'focused' is only for autocompletion."));
    }
    let (user, channel, data) = server.update(|world| prepare(world, &name, &request))?;
    let command = request
        .command
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    let interaction = interact(
        &server,
        InteractionKind::Command(command),
        user,
        channel,
        &data,
    );
    Ok(Json(json!({"interaction": interaction})))
}

/// `POST /control/users/{user}/autocomplete`: waits for the bot's choices.
pub(super) async fn autocomplete(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> ControlResult {
    let request: CommandRequest = parse(&body)?;
    if request.focused.is_none() {
        return Err(bad_request("'focused' must name the option to complete."));
    }
    let (user, channel, data) = server.update(|world| prepare(world, &name, &request))?;
    let kind = InteractionKind::Autocomplete(focused_type(&data));
    let interaction = interact(&server, kind, user, channel, &data);
    // Twice the deadline, so that the interaction has failed before this gives up.
    let timeout = RESPONSE_TIMEOUT + RESPONSE_TIMEOUT;
    let choices = server
        .wait_for(timeout, |world| {
            match &world.interactions.get(interaction)?.state {
                InteractionState::Pending => None,
                InteractionState::Responded { data, .. } => Some(Some(data["choices"].clone())),
                InteractionState::Failed => Some(None),
            }
        })
        .await;
    match choices.flatten() {
        Some(choices) => Ok(Json(
            json!({"interaction": interaction, "choices": choices}),
        )),
        None => Err(ControlError(
            StatusCode::GATEWAY_TIMEOUT,
            "Loading options failed: the bot did not respond in time.".to_owned(),
        )),
    }
}

/// The `data` of a command's interaction, sent as it is.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRequest {
    channel: String,
    data: Value,
    /// Whether an option is being typed.
    #[serde(default)]
    autocomplete: bool,
}

/// `POST /control/users/{user}/raw-command`: a command that Discord's clients would not send, for example
/// because the bot has changed its definition since.
pub(super) async fn raw_command(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> ControlResult {
    let request: RawRequest = parse(&body)?;
    let (user, channel) = server.update(|world| {
        let user = find_human(world, &name)?;
        Ok::<_, ControlError>((
            user,
            record_restored_channel(world, user, &request.channel)?,
        ))
    })?;
    let kind = if request.autocomplete {
        InteractionKind::Autocomplete(focused_type(&request.data))
    } else {
        let command = request.data["name"].as_str().unwrap_or_default();
        InteractionKind::Command(command.to_owned())
    };
    let interaction = interact(&server, kind, user, channel, &request.data);
    Ok(Json(json!({"interaction": interaction})))
}

/// Checks a command against its registered definition and builds the interaction's data.
fn prepare(
    world: &mut World,
    name: &str,
    request: &CommandRequest,
) -> Result<(Id, Id, Value), ControlError> {
    let user = find_human(world, name)?;
    let channel = record_restored_channel(world, user, &request.channel)?;
    let guild = world.guild_of(channel);
    if let Some(target) = &request.target {
        let data = on_person(world, user, guild, &request.command, target)?;
        return Ok((user, channel, data));
    }
    let mut names = request.command.split_whitespace();
    let first = names.next().unwrap_or_default();
    let definition = world
        .commands
        .find(command_type::SLASH, guild, world.owners(user, guild), first)
        .ok_or_else(|| not_found(format!("There is no command /{first} here.")))?
        .clone();
    let mut path = Vec::new();
    let mut level = &definition;
    for name in names {
        level = options_of(level)
            .iter()
            .find(|option| option["name"] == name && is_subcommand(option))
            .ok_or_else(|| not_found(format!("/{} has no subcommand {name}.", request.command)))?;
        path.push(level);
    }
    if options_of(level).iter().any(is_subcommand) {
        return Err(bad_request(format!(
            "/{} needs a subcommand.",
            request.command
        )));
    }
    let mut reader = OptionReader {
        world,
        guild,
        resolved: json!({}),
    };
    let mut options = reader.read(options_of(level), request)?;
    for branch in path.iter().rev() {
        options = vec![json!({"type": branch["type"], "name": branch["name"], "options": options})];
    }
    let mut data = json!({
        "id": definition["id"],
        "name": definition["name"],
        "type": definition["type"],
        "options": options,
    });
    if !definition["guild_id"].is_null() {
        data["guild_id"] = definition["guild_id"].clone();
    }
    // Discord leaves it out while an option is being typed.
    if reader.resolved != json!({}) && request.focused.is_none() {
        data["resolved"] = reader.resolved;
    }
    Ok((user, channel, data))
}

/// The data of a command that a user has chosen from the menu of another.
fn on_person(
    world: &World,
    user: Id,
    guild: Option<Id>,
    command: &str,
    target: &str,
) -> Result<Value, ControlError> {
    let owners = world.owners(user, guild);
    let definition = world
        .commands
        .find(command_type::USER, guild, owners, command);
    let definition = definition
        .ok_or_else(|| not_found(format!("People's menus have no command {command} here.")))?;
    let mut reader = OptionReader {
        world,
        guild,
        resolved: json!({}),
    };
    let target = reader.user(target)?;
    Ok(json!({
        "id": definition["id"],
        "name": definition["name"],
        "type": definition["type"],
        "target_id": target,
        "resolved": reader.resolved,
    }))
}

/// Turns the given option values into an interaction's options.
struct OptionReader<'w> {
    world: &'w World,
    guild: Option<Id>,
    /// Discord's `resolved` data: the users and channels among the values.
    resolved: Value,
}

impl OptionReader<'_> {
    fn read(
        &mut self,
        definitions: &[Value],
        request: &CommandRequest,
    ) -> Result<Vec<Value>, ControlError> {
        let is_defined = |name: &str| {
            definitions
                .iter()
                .any(|definition| definition["name"] == name)
        };
        let unknown = request
            .options
            .keys()
            .chain(&request.focused)
            .find(|name| !is_defined(name));
        if let Some(name) = unknown {
            return Err(bad_request(format!(
                "/{} has no option {name}.",
                request.command
            )));
        }
        let mut options = Vec::new();
        for definition in definitions {
            let name = definition["name"].as_str().unwrap_or_default();
            let given = request.options.get(name);
            if request.focused.as_deref() == Some(name) {
                if definition["autocomplete"] != true {
                    return Err(bad_request(format!(
                        "The option {name} does not support autocompletion."
                    )));
                }
                let text = match given {
                    None => String::new(),
                    Some(Value::String(text)) => text.clone(),
                    Some(value) => value.to_string(),
                };
                options.push(json!({
                    "name": name, "type": definition["type"], "value": text, "focused": true,
                }));
            } else if let Some(given) = given {
                let value = self.value(name, definition, given)?;
                options.push(json!({"name": name, "type": definition["type"], "value": value}));
            } else if definition["required"] == true && request.focused.is_none() {
                return Err(bad_request(format!("The option {name} is required.")));
            }
        }
        Ok(options)
    }

    /// Checks a value against its option's definition.
    fn value(
        &mut self,
        name: &str,
        definition: &Value,
        given: &Value,
    ) -> Result<Value, ControlError> {
        let choices = definition["choices"]
            .as_array()
            .filter(|choices| !choices.is_empty());
        if let Some(choices) = choices {
            let choice = choices
                .iter()
                .find(|choice| choice["value"] == *given || choice["name"] == *given);
            let choice =
                choice.ok_or_else(|| bad_request(format!("{given} is not a choice of {name}.")))?;
            return Ok(choice["value"].clone());
        }
        let invalid = |what: &str| bad_request(format!("The option {name} must be {what}."));
        match definition["type"].as_u64().unwrap_or_default() {
            option_type::STRING => {
                let text = given.as_str().ok_or_else(|| invalid("text"))?;
                let min = definition["min_length"].as_u64().unwrap_or(0);
                let max = definition["max_length"].as_u64().unwrap_or(6000);
                if !(min..=max).contains(&(length(text) as u64)) {
                    return Err(invalid(&format!("{min} to {max} characters long")));
                }
                Ok(given.clone())
            }
            option_type::INTEGER | option_type::NUMBER => {
                let is_number = given.is_i64()
                    || (definition["type"] == option_type::NUMBER && given.is_number());
                let number = given
                    .as_f64()
                    .filter(|_| is_number)
                    .ok_or_else(|| invalid("a number"))?;
                let min = definition["min_value"].as_f64().unwrap_or(f64::MIN);
                let max = definition["max_value"].as_f64().unwrap_or(f64::MAX);
                if !(min..=max).contains(&number) {
                    return Err(invalid(&format!("between {min} and {max}")));
                }
                Ok(given.clone())
            }
            option_type::BOOLEAN if given.is_boolean() => Ok(given.clone()),
            option_type::BOOLEAN => Err(invalid("true or false")),
            option_type::USER | option_type::MENTIONABLE => {
                let given = given.as_str().ok_or_else(|| invalid("a user's name"))?;
                self.user(given)
            }
            option_type::CHANNEL => {
                let given = given.as_str().ok_or_else(|| invalid("a channel's name"))?;
                self.channel(given)
            }
            _ => Err(bad_request(format!(
                "The sandbox does not support the type of option {name}."
            ))),
        }
    }

    fn user(&mut self, name: &str) -> Result<Value, ControlError> {
        let user = find_user(self.world, name)?;
        let id = user.id.to_string();
        self.resolved["users"][&id] = user.to_json();
        let member = self
            .guild
            .and_then(|guild| self.world.member_json(guild, user.id));
        if let Some(Value::Object(mut member)) = member {
            // Discord leaves these fields out of resolved members.
            for field in ["user", "deaf", "mute"] {
                member.remove(field);
            }
            member.insert("permissions".into(), json!("0"));
            self.resolved["members"][&id] = Value::Object(member);
        }
        Ok(json!(id))
    }

    fn channel(&mut self, name: &str) -> Result<Value, ControlError> {
        let name = name.strip_prefix('#').unwrap_or(name);
        let found = self.world.channels.values().find(|channel| {
            channel.guild().is_some()
                && channel.guild() == self.guild
                && (channel.name() == Some(name) || channel.id.to_string() == name)
        });
        let channel =
            found.ok_or_else(|| not_found(format!("There is no channel {name} here.")))?;
        let id = channel.id.to_string();
        let mut partial = self.world.channel_json(channel);
        partial["permissions"] = json!("0");
        self.resolved["channels"][&id] = partial;
        Ok(json!(id))
    }
}

/// The type of the option that is being typed, according to a command's data.
fn focused_type(data: &Value) -> Option<u64> {
    let options = options_of(data);
    match options.iter().find(|option| option["focused"] == true) {
        Some(option) => option["type"].as_u64(),
        None => options.iter().find_map(focused_type),
    }
}

/// The options of a command or subcommand, in its definition or in its data.
fn options_of(definition: &Value) -> &[Value] {
    definition["options"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default()
}

fn is_subcommand(option: &Value) -> bool {
    matches!(
        option["type"].as_u64(),
        Some(option_type::SUB_COMMAND | option_type::SUB_COMMAND_GROUP)
    )
}
