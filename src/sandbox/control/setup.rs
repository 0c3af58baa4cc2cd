//! Changing the world itself: new people and channels, settings, permissions, and taking things away.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::json;

use super::view::{guild_json, person_json};
use super::{Refused, Reply, bad, conflict, id, missing, parse, person};
use crate::sandbox::limits::LOCALES;
use crate::sandbox::server::Shared;
use crate::sandbox::world::World;
use crate::sandbox::world::channel::Place;
use crate::sandbox::world::people::Person;
use crate::sandbox::world::permissions::from_name;
use crate::sandbox::world::snowflake::{Id, now};

/// How many accounts and channels there can be.
const MOST: usize = 1000;
/// How long a name can be.
const LONGEST_NAME: usize = 32;

/// A new account.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NewUser {
    username: String,
    display_name: Option<String>,
    locale: Option<String>,
    #[serde(default)]
    bot: bool,
    /// The servers to join, by id or name; all if nothing is said.
    servers: Option<Vec<String>>,
}

/// `POST /control/users`
pub(super) async fn create_user(State(server): State<Shared>, body: Bytes) -> Reply {
    let new: NewUser = parse(&body)?;
    let allowed = |letter: char| {
        letter.is_ascii_lowercase() || letter.is_ascii_digit() || "._-".contains(letter)
    };
    if new.username.is_empty()
        || new.username.len() > LONGEST_NAME
        || !new.username.chars().all(allowed)
        || new.username.chars().all(|letter| letter.is_ascii_digit())
    {
        return Err(bad(
            "A username is 1 to 32 of a-z, 0-9, '.', '_' and '-', and not a number.",
        ));
    }
    let locale = new.locale.unwrap_or_else(|| "en-US".to_owned());
    check_locale(&locale)?;
    server.act(|world| {
        if world.find_person(&new.username).is_some() {
            return Err(conflict(format!("There is a {} already.", new.username)));
        }
        if world.people.len() >= MOST {
            return Err(conflict("There are too many people already."));
        }
        let servers: Vec<Id> = match &new.servers {
            None => world.guilds.keys().copied().collect(),
            Some(names) => names
                .iter()
                .map(|name| find_guild(world, name))
                .collect::<Result<_, _>>()?,
        };
        let display_name = new.display_name.as_deref().unwrap_or(&new.username);
        let id = world.ids.next();
        let person = Person::new(id, &new.username, display_name, &locale, new.bot);
        let view = |world: &World| {
            world
                .people
                .get(&id)
                .map(|person| person_json(world, person))
        };
        world.people.insert(id, person);
        for guild in servers {
            if let Some(guild) = world.guilds.get_mut(&guild) {
                guild.members.insert(id, now());
            }
        }
        Ok(Json(json!(view(world))))
    })
}

/// What a person can set.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    dms: Option<Door>,
    locale: Option<String>,
    display_name: Option<String>,
}

/// Whether direct messages are let in.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Door {
    Open,
    Closed,
}

/// `POST /control/users/{user}/settings`
pub(super) async fn settings(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> Reply {
    let settings: Settings = parse(&body)?;
    if let Some(locale) = &settings.locale {
        check_locale(locale)?;
    }
    server.act(|world| {
        let id = person(world, &name)?.id;
        if let Some(person) = world.people.get_mut(&id) {
            if let Some(door) = settings.dms {
                person.dms_open = door == Door::Open;
            }
            if let Some(locale) = settings.locale {
                person.locale = locale;
            }
            if let Some(display_name) = settings.display_name {
                person.display_name = display_name;
            }
        }
        Ok(Json(person_json(world, person(world, &name)?)))
    })
}

/// The server to join or leave, by id or name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Membership {
    server: String,
}

/// `POST /control/users/{user}/join`
pub(super) async fn join(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> Reply {
    change_membership(&server, &name, &body, true)
}

/// `POST /control/users/{user}/leave`
pub(super) async fn leave(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> Reply {
    change_membership(&server, &name, &body, false)
}

fn change_membership(server: &Shared, name: &str, body: &Bytes, member: bool) -> Reply {
    let membership: Membership = parse(body)?;
    server.act(|world| {
        let id = person(world, name)?.id;
        let guild = find_guild(world, &membership.server)?;
        if let Some(guild) = world.guilds.get_mut(&guild) {
            if member {
                guild.members.entry(id).or_insert_with(now);
            } else {
                guild.members.remove(&id);
            }
        }
        Ok(Json(person_json(world, person(world, name)?)))
    })
}

/// A new channel.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NewChannel {
    server: String,
    name: String,
}

/// `POST /control/channels`
pub(super) async fn create_channel(State(server): State<Shared>, body: Bytes) -> Reply {
    let new: NewChannel = parse(&body)?;
    let fits = (1..=LONGEST_NAME).contains(&new.name.chars().count());
    if !fits || new.name == "dm" || new.name.parse::<u64>().is_ok() {
        return Err(bad(
            "A channel's name has 1 to 32 characters and is neither 'dm' nor a number.",
        ));
    }
    server.act(|world| {
        let guild = find_guild(world, &new.server)?;
        if world
            .channels
            .values()
            .any(|channel| channel.name() == Some(&new.name))
        {
            return Err(conflict(format!(
                "There is a channel {} already.",
                new.name
            )));
        }
        if world.channels.len() >= 2 * MOST {
            return Err(conflict("There are too many channels already."));
        }
        let channel = world.create_channel(guild, &new.name);
        Ok(Json(
            json!({"id": channel, "name": new.name, "server": guild}),
        ))
    })
}

/// `DELETE /control/channels/{channel}`
pub(super) async fn delete_channel(
    State(server): State<Shared>,
    Path(channel): Path<String>,
) -> Reply {
    server.act(|world| {
        let channel = server_channel(world, &channel)?;
        world.delete_channel(channel);
        Ok(Json(json!({"deleted": channel})))
    })
}

/// `DELETE /control/channels/{channel}/messages/{message}`; the channel can be `-` for any.
pub(super) async fn delete_message(
    State(server): State<Shared>,
    Path((channel, message)): Path<(String, String)>,
) -> Reply {
    let message = id(&message)?;
    server.act(|world| {
        let holds = |candidate: &&crate::sandbox::world::channel::Channel| {
            candidate.messages.contains_key(&message)
                && (channel == "-"
                    || candidate.id.to_string() == channel
                    || candidate.name() == Some(&channel))
        };
        let place = world
            .channels
            .values()
            .find(holds)
            .map(|channel| channel.id);
        let place = place.ok_or_else(|| missing("There is no such message."))?;
        world.delete(place, message);
        Ok(Json(json!({"deleted": message})))
    })
}

/// Permissions to take from the bot in a channel, and to give back.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PermissionChange {
    #[serde(default)]
    deny: Vec<String>,
    #[serde(default)]
    allow: Vec<String>,
}

/// `POST /control/channels/{channel}/permissions`
pub(super) async fn permissions(
    State(server): State<Shared>,
    Path(channel): Path<String>,
    body: Bytes,
) -> Reply {
    let change: PermissionChange = parse(&body)?;
    let bits = |names: &[String]| {
        names.iter().try_fold(0, |bits, name| {
            let bit = from_name(name);
            Ok::<u64, Refused>(bits | bit.ok_or_else(|| bad(format!("{name} is no permission.")))?)
        })
    };
    let (deny, allow) = (bits(&change.deny)?, bits(&change.allow)?);
    server.act(|world| {
        let id = server_channel(world, &channel)?;
        if let Some(channel) = world.channels.get_mut(&id)
            && let Place::Server { denied, .. } = &mut channel.place
        {
            *denied = (*denied | deny) & !allow;
        }
        world.announce_channel(id);
        let guild = world
            .guild_of(id)
            .and_then(|guild| world.guilds.get(&guild));
        Ok(Json(
            json!({"server": guild.map(|guild| guild_json(world, guild))}),
        ))
    })
}

fn check_locale(locale: &str) -> Result<(), Refused> {
    if LOCALES.contains(&locale) {
        Ok(())
    } else {
        Err(bad(format!("{locale} is not one of Discord's locales.")))
    }
}

fn find_guild(world: &World, name: &str) -> Result<Id, Refused> {
    let guild = world.find_guild(name);
    guild
        .map(|guild| guild.id)
        .ok_or_else(|| missing(format!("There is no server {name}.")))
}

/// A server's channel by id or name.
fn server_channel(world: &World, name: &str) -> Result<Id, Refused> {
    let name = name.strip_prefix('#').unwrap_or(name);
    let fits = |channel: &&crate::sandbox::world::channel::Channel| {
        channel.guild().is_some()
            && (channel.name() == Some(name) || channel.id.to_string() == name)
    };
    let channel = world.channels.values().find(fits).map(|channel| channel.id);
    channel.ok_or_else(|| missing(format!("There is no channel {name} in any server.")))
}
