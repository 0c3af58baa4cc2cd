//! Typing slash commands as a person, with what a client checks before it sends them.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::{Refused, Reply, bad, channel, human, missing, parse};
use crate::sandbox::limits::{FIRST_ANSWER, length};
use crate::sandbox::server::Shared;
use crate::sandbox::world::World;
use crate::sandbox::world::commands::option_type;
use crate::sandbox::world::interaction::{InteractionKind, InteractionState};
use crate::sandbox::world::snowflake::Id;

/// A command as typed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Typed {
    channel: String,
    /// The names, as in `claim start`.
    command: String,
    #[serde(default)]
    options: Map<String, Value>,
    /// For autocompletion: the option in which the cursor is.
    focused: Option<String>,
}

/// `POST /control/users/{user}/command`
pub(super) async fn command(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> Reply {
    let typed: Typed = parse(&body)?;
    if typed.focused.is_some() {
        return Err(bad("'focused' is for autocompletion."));
    }
    let (person, channel, data) = server.act(|world| prepare(world, &name, &typed))?;
    let command = typed
        .command
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    let interaction = server.interact(InteractionKind::Command(command), person, channel, &data);
    Ok(Json(json!({"interaction": interaction})))
}

/// `POST /control/users/{user}/autocomplete`: waits for the choices.
pub(super) async fn autocomplete(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> Reply {
    let typed: Typed = parse(&body)?;
    if typed.focused.is_none() {
        return Err(bad("'focused' must name the option to complete."));
    }
    let (person, channel, data) = server.act(|world| prepare(world, &name, &typed))?;
    let interaction = server.interact(InteractionKind::Autocomplete, person, channel, &data);
    // A little longer than the answer may take, so that its failure is seen, too.
    let patience = FIRST_ANSWER + FIRST_ANSWER;
    let answer = server
        .wait_for(patience, |world| {
            match &world.interactions.get(interaction)?.state {
                InteractionState::Pending => None,
                InteractionState::Answered { data, .. } => Some(Some(data["choices"].clone())),
                InteractionState::Failed => Some(None),
            }
        })
        .await;
    match answer.flatten() {
        Some(choices) => Ok(Json(
            json!({"interaction": interaction, "choices": choices}),
        )),
        None => Err(Refused(
            StatusCode::GATEWAY_TIMEOUT,
            "Loading options failed: the bot did not answer in time.".to_owned(),
        )),
    }
}

/// Checks a command against what is registered and makes the interaction's data.
fn prepare(world: &mut World, name: &str, typed: &Typed) -> Result<(Id, Id, Value), Refused> {
    let person = human(world, name)?;
    let channel = channel(world, person, &typed.channel)?;
    let guild = world.guild_of(channel);
    let mut names = typed.command.split_whitespace();
    let first = names.next().unwrap_or_default();
    let definition = world
        .commands
        .find(guild, first)
        .ok_or_else(|| missing(format!("There is no command /{first} here.")))?
        .clone();
    let mut path = Vec::new();
    let mut level = &definition;
    for name in names {
        level = options_of(level)
            .iter()
            .find(|option| option["name"] == name && is_branch(option))
            .ok_or_else(|| missing(format!("/{} has no subcommand {name}.", typed.command)))?;
        path.push(level);
    }
    if options_of(level).iter().any(is_branch) {
        return Err(bad(format!("/{} needs a subcommand.", typed.command)));
    }
    let mut reader = OptionReader {
        world,
        guild,
        resolved: json!({}),
    };
    let mut options = reader.read(options_of(level), typed)?;
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
    if reader.resolved != json!({}) {
        data["resolved"] = reader.resolved;
    }
    Ok((person, channel, data))
}

/// Turns typed values into those of an interaction.
struct OptionReader<'w> {
    world: &'w World,
    guild: Option<Id>,
    /// The accounts and channels that were named.
    resolved: Value,
}

impl OptionReader<'_> {
    fn read(&mut self, definitions: &[Value], typed: &Typed) -> Result<Vec<Value>, Refused> {
        let known = |name: &str| {
            definitions
                .iter()
                .any(|definition| definition["name"] == name)
        };
        let unknown = typed
            .options
            .keys()
            .chain(&typed.focused)
            .find(|name| !known(name));
        if let Some(name) = unknown {
            return Err(bad(format!("/{} has no option {name}.", typed.command)));
        }
        let mut options = Vec::new();
        for definition in definitions {
            let name = definition["name"].as_str().unwrap_or_default();
            let given = typed.options.get(name);
            if typed.focused.as_deref() == Some(name) {
                if definition["autocomplete"] != true {
                    return Err(bad(format!("The option {name} has no autocompletion.")));
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
            } else if definition["required"] == true && typed.focused.is_none() {
                return Err(bad(format!("The option {name} is required.")));
            }
        }
        Ok(options)
    }

    /// The value of an option, as its definition allows it.
    fn value(&mut self, name: &str, definition: &Value, given: &Value) -> Result<Value, Refused> {
        let choices = definition["choices"]
            .as_array()
            .filter(|choices| !choices.is_empty());
        if let Some(choices) = choices {
            let choice = choices
                .iter()
                .find(|choice| choice["value"] == *given || choice["name"] == *given);
            let choice = choice.ok_or_else(|| bad(format!("{given} is no choice of {name}.")))?;
            return Ok(choice["value"].clone());
        }
        let wrong = |what: &str| bad(format!("The option {name} must be {what}."));
        match definition["type"].as_u64().unwrap_or_default() {
            option_type::STRING => {
                let text = given.as_str().ok_or_else(|| wrong("text"))?;
                let least = definition["min_length"].as_u64().unwrap_or(0);
                let most = definition["max_length"].as_u64().unwrap_or(6000);
                if !(least..=most).contains(&(length(text) as u64)) {
                    return Err(wrong(&format!("{least} to {most} characters long")));
                }
                Ok(given.clone())
            }
            option_type::INTEGER | option_type::NUMBER => {
                let is_number = given.is_i64()
                    || (definition["type"] == option_type::NUMBER && given.is_number());
                let number = given
                    .as_f64()
                    .filter(|_| is_number)
                    .ok_or_else(|| wrong("a number"))?;
                let least = definition["min_value"].as_f64().unwrap_or(f64::MIN);
                let most = definition["max_value"].as_f64().unwrap_or(f64::MAX);
                if !(least..=most).contains(&number) {
                    return Err(wrong(&format!("between {least} and {most}")));
                }
                Ok(given.clone())
            }
            option_type::BOOLEAN if given.is_boolean() => Ok(given.clone()),
            option_type::BOOLEAN => Err(wrong("true or false")),
            option_type::USER | option_type::MENTIONABLE => {
                let given = given.as_str().ok_or_else(|| wrong("a person's name"))?;
                self.person(given)
            }
            option_type::CHANNEL => {
                let given = given.as_str().ok_or_else(|| wrong("a channel's name"))?;
                self.channel(given)
            }
            _ => Err(bad(format!(
                "The sandbox cannot fill in the option {name}."
            ))),
        }
    }

    fn person(&mut self, name: &str) -> Result<Value, Refused> {
        let person = super::person(self.world, name)?;
        let id = person.id.to_string();
        self.resolved["users"][&id] = person.to_json();
        let member = self
            .guild
            .and_then(|guild| self.world.member_json(guild, person.id));
        if let Some(Value::Object(mut member)) = member {
            // A resolved member comes without what the account says, and without these.
            for field in ["user", "deaf", "mute"] {
                member.remove(field);
            }
            member.insert("permissions".into(), json!("0"));
            self.resolved["members"][&id] = Value::Object(member);
        }
        Ok(json!(id))
    }

    fn channel(&mut self, name: &str) -> Result<Value, Refused> {
        let name = name.strip_prefix('#').unwrap_or(name);
        let found = self.world.channels.values().find(|channel| {
            channel.guild().is_some()
                && channel.guild() == self.guild
                && (channel.name() == Some(name) || channel.id.to_string() == name)
        });
        let channel = found.ok_or_else(|| missing(format!("There is no channel {name} here.")))?;
        let id = channel.id.to_string();
        let mut partial = self.world.channel_json(channel);
        partial["permissions"] = json!("0");
        self.resolved["channels"][&id] = partial;
        Ok(json!(id))
    }
}

fn options_of(definition: &Value) -> &[Value] {
    definition["options"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default()
}

fn is_branch(option: &Value) -> bool {
    matches!(
        option["type"].as_u64(),
        Some(option_type::SUB_COMMAND | option_type::SUB_COMMAND_GROUP)
    )
}
