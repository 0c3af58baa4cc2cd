//! Changing the world: creating users and channels, settings, permissions, and deletions.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::json;

use super::request::{
    ControlError, ControlResult, bad_request, conflict, find_human, find_user, not_found, parse,
    parse_id,
};
use super::view::{guild_json, user_json};
use crate::limits::LOCALES;
use crate::server::Shared;
use crate::world::World;
use crate::world::channel::{Channel, ChannelForm, ChannelKind};
use crate::world::permissions::{MANAGE_GUILD, MANAGE_MESSAGES, from_name};
use crate::world::snowflake::{Id, now};
use crate::world::user::LinkPreviews;
use crate::world::user::User;

/// How many accounts there can be.
const MAX_USERS: usize = 1000;
/// How many servers there can be.
const MAX_SERVERS: usize = 1000;
/// The length limit of servers' names.
const MAX_SERVER_NAME_LENGTH: usize = 100;
/// How many channels there can be.
const MAX_CHANNELS: usize = 2000;
/// The length limit of usernames and channel names.
const MAX_NAME_LENGTH: usize = 32;

/// A new account.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CreateUserRequest {
    username: String,
    display_name: Option<String>,
    locale: Option<String>,
    #[serde(default)]
    bot: bool,
    /// The servers to join, by id or name; all by default.
    servers: Option<Vec<String>>,
}

/// `POST /control/users`
pub(super) async fn create_user(State(server): State<Shared>, body: Bytes) -> ControlResult {
    let new: CreateUserRequest = parse(&body)?;
    let allowed = |letter: char| {
        letter.is_ascii_lowercase() || letter.is_ascii_digit() || "._-".contains(letter)
    };
    if new.username.is_empty()
        || new.username.len() > MAX_NAME_LENGTH
        || !new.username.chars().all(allowed)
        || new.username.chars().all(|letter| letter.is_ascii_digit())
    {
        return Err(bad_request(
            "A username has 1 to 32 characters of a-z, 0-9, '.', '_' and '-', and is not a number.",
        ));
    }
    let locale = new.locale.unwrap_or_else(|| "en-US".to_owned());
    check_locale(&locale)?;
    server.update(|world| {
        if world.find_user(&new.username).is_some() {
            return Err(conflict(format!("The username {} is taken.", new.username)));
        }
        if world.users.len() >= MAX_USERS {
            return Err(conflict("There are too many users."));
        }
        let servers: Vec<Id> = match &new.servers {
            None => world.guilds.keys().copied().collect(),
            Some(names) => names
                .iter()
                .map(|name| find_guild(world, name))
                .collect::<Result<_, _>>()?,
        };
        let display_name = new.display_name.as_deref().unwrap_or(&new.username);
        check_display_name(display_name)?;
        let id = world.ids.next();
        let user = User::new(id, &new.username, display_name, &locale, new.bot);
        let view = |world: &World| world.users.get(&id).map(|user| user_json(world, user));
        world.users.insert(id, user);
        for guild in servers {
            if let Some(guild) = world.guilds.get_mut(&guild) {
                guild.members.insert(id, now());
            }
        }
        Ok(Json(json!(view(world))))
    })
}

/// A change of a user's settings.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SettingsRequest {
    dms: Option<DirectMessages>,
    locale: Option<String>,
    display_name: Option<String>,
    /// The name in servers.
    nickname: Option<String>,
    /// Whether the bot is installed for the account.
    installed: Option<bool>,
    /// Whether the user's client shows link previews, and with them embeds.
    link_previews: Option<bool>,
    /// Whether the user may delete other people's messages.
    moderator: Option<bool>,
    /// Whether the user may manage the servers.
    manager: Option<bool>,
}

/// Whether direct messages are allowed.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "lowercase")]
enum DirectMessages {
    Open,
    Closed,
}

/// Refuses what Discord takes for no display name.
fn check_display_name(name: &str) -> Result<(), ControlError> {
    if name.trim().is_empty() || name.chars().count() > MAX_NAME_LENGTH {
        return Err(bad_request(
            "A display name has 1 to 32 characters, and not only spaces.",
        ));
    }
    Ok(())
}

/// `POST /control/users/{user}/settings`
pub(super) async fn settings(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> ControlResult {
    let settings: SettingsRequest = parse(&body)?;
    for name in [&settings.display_name, &settings.nickname]
        .into_iter()
        .flatten()
    {
        check_display_name(name)?;
    }
    if let Some(locale) = &settings.locale {
        check_locale(locale)?;
    }
    server.update(|world| {
        let id = find_user(world, &name)?.id;
        if let Some(user) = world.users.get_mut(&id) {
            if let Some(dms) = settings.dms {
                user.dms_open = dms == DirectMessages::Open;
            }
            if let Some(installed) = settings.installed {
                user.has_installed_bot = installed;
            }
            if let Some(link_previews) = settings.link_previews {
                user.link_previews = if link_previews {
                    LinkPreviews::Shown
                } else {
                    LinkPreviews::Hidden
                };
            }
            if let Some(moderator) = settings.moderator {
                user.permit(MANAGE_MESSAGES, moderator);
            }
            if let Some(manager) = settings.manager {
                user.permit(MANAGE_GUILD, manager);
            }
            if let Some(locale) = settings.locale {
                user.locale = locale;
            }
            if let Some(display_name) = settings.display_name {
                user.display_name = display_name;
            }
            if let Some(nickname) = settings.nickname {
                user.nickname = Some(nickname);
            }
        }
        Ok(Json(user_json(world, find_user(world, &name)?)))
    })
}

/// The server to join or leave, by id or name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MembershipRequest {
    server: String,
}

/// `POST /control/users/{user}/join`
pub(super) async fn join(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> ControlResult {
    change_membership(&server, &name, &body, true)
}

/// `POST /control/users/{user}/leave`
pub(super) async fn leave(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> ControlResult {
    change_membership(&server, &name, &body, false)
}

fn change_membership(server: &Shared, name: &str, body: &Bytes, member: bool) -> ControlResult {
    let membership: MembershipRequest = parse(body)?;
    server.update(|world| {
        let id = find_user(world, name)?.id;
        let guild = find_guild(world, &membership.server)?;
        if let Some(guild) = world.guilds.get_mut(&guild) {
            if member {
                guild.members.entry(id).or_insert_with(now);
            } else {
                guild.members.remove(&id);
            }
        }
        Ok(Json(user_json(world, find_user(world, name)?)))
    })
}

/// A new server, of which the bot is a member.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CreateServerRequest {
    name: String,
    /// The user who owns it, by id or name.
    owner: String,
    locale: Option<String>,
}

/// `POST /control/servers`
pub(super) async fn create_server(State(server): State<Shared>, body: Bytes) -> ControlResult {
    let new: CreateServerRequest = parse(&body)?;
    if !(2..=MAX_SERVER_NAME_LENGTH).contains(&new.name.chars().count()) {
        return Err(bad_request("A server's name has 2 to 100 characters."));
    }
    let locale = new.locale.unwrap_or_else(|| "en-US".to_owned());
    check_locale(&locale)?;
    server.update(|world| {
        let owner = find_human(world, &new.owner)?;
        if world.find_guild(&new.name).is_some() {
            return Err(conflict(format!("The server name {} is taken.", new.name)));
        }
        if world.guilds.len() >= MAX_SERVERS {
            return Err(conflict("There are too many servers."));
        }
        let guild = world.create_guild(&new.name, &locale, owner);
        let guild = world.guilds.get(&guild);
        Ok(Json(json!(guild.map(|guild| guild_json(world, guild)))))
    })
}

/// A new channel, or a new thread.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CreateChannelRequest {
    server: String,
    name: String,
    /// The type; a text channel by default.
    #[serde(rename = "type")]
    form: Option<ChannelForm>,
    /// The channel in which to start a thread, by its owner, or the forum in which to post.
    parent: Option<String>,
    /// Whether the bot is kept out of the thread.
    #[serde(default)]
    private: bool,
}

/// `POST /control/channels`
pub(super) async fn create_channel(State(server): State<Shared>, body: Bytes) -> ControlResult {
    let new: CreateChannelRequest = parse(&body)?;
    let has_valid_length = (1..=MAX_NAME_LENGTH).contains(&new.name.chars().count());
    if !has_valid_length || new.name == "dm" || new.name.parse::<u64>().is_ok() {
        return Err(bad_request(
            "A channel's name has 1 to 32 characters and is neither 'dm' nor a number.",
        ));
    }
    server.update(|world| {
        let guild = find_guild(world, &new.server)?;
        if world
            .channels
            .values()
            .any(|channel| channel.name() == Some(&new.name))
        {
            return Err(conflict(format!("The channel name {} is taken.", new.name)));
        }
        if world.channels.len() >= MAX_CHANNELS {
            return Err(conflict("There are too many channels."));
        }
        let channel = match &new.parent {
            None => {
                let form = new.form.unwrap_or(ChannelForm::Text);
                world.create_channel(guild, &new.name, form)
            }
            Some(parent) => {
                let parent = server_channel(world, parent)?;
                let form = world.channels.get(&parent).and_then(Channel::form);
                if world.guild_of(parent) != Some(guild)
                    || !form.is_some_and(ChannelForm::has_threads)
                {
                    return Err(bad_request("No thread can be started there."));
                }
                let owner = world.guilds.get(&guild).map(|guild| guild.owner);
                let owner = owner.unwrap_or(world.bot);
                world.start_thread_by(owner, parent, &new.name, new.private)
            }
        };
        Ok(Json(
            json!({"id": channel, "name": new.name, "server": guild}),
        ))
    })
}

/// `DELETE /control/channels/{channel}`
pub(super) async fn delete_channel(
    State(server): State<Shared>,
    Path(channel): Path<String>,
) -> ControlResult {
    server.update(|world| {
        let channel = server_channel(world, &channel)?;
        world.delete_channel(channel);
        Ok(Json(json!({"deleted": channel})))
    })
}

/// `DELETE /control/channels/{channel}/messages/{message}`; the channel `-` stands for any channel.
pub(super) async fn delete_message(
    State(server): State<Shared>,
    Path((channel, message)): Path<(String, String)>,
) -> ControlResult {
    let message = parse_id(&message)?;
    server.update(|world| {
        let holds = |candidate: &&Channel| {
            candidate.messages.contains_key(&message)
                && (channel == "-"
                    || candidate.id.to_string() == channel
                    || candidate.name() == Some(&channel))
        };
        let channel = world
            .channels
            .values()
            .find(holds)
            .map(|channel| channel.id);
        let channel = channel.ok_or_else(|| not_found("There is no such message."))?;
        world.delete(channel, message);
        Ok(Json(json!({"deleted": message})))
    })
}

/// Permissions to deny to everyone in a channel, or to allow again, and members from whom to hide it, or to whom to show
/// it again.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PermissionsRequest {
    #[serde(default)]
    deny: Vec<String>,
    #[serde(default)]
    allow: Vec<String>,
    #[serde(default)]
    hide_from: Vec<String>,
    #[serde(default)]
    show_to: Vec<String>,
}

/// `POST /control/channels/{channel}/permissions`
pub(super) async fn permissions(
    State(server): State<Shared>,
    Path(channel): Path<String>,
    body: Bytes,
) -> ControlResult {
    let change: PermissionsRequest = parse(&body)?;
    let bits = |names: &[String]| {
        names.iter().try_fold(0, |bits, name| {
            let bit = from_name(name);
            Ok::<u64, ControlError>(
                bits | bit.ok_or_else(|| bad_request(format!("{name} is not a permission.")))?,
            )
        })
    };
    let (deny, allow) = (bits(&change.deny)?, bits(&change.allow)?);
    server.update(|world| {
        let id = server_channel(world, &channel)?;
        let people = |names: &[String]| {
            let people = names.iter().map(|name| find_human(world, name));
            people.collect::<Result<Vec<_>, _>>()
        };
        let (hidden, shown) = (people(&change.hide_from)?, people(&change.show_to)?);
        for channel in world.channels.values_mut() {
            let is_here = channel.id == id || channel.thread().is_some_and(|it| it.parent == id);
            if let ChannelKind::Server {
                denied,
                hidden_from,
                ..
            } = &mut channel.kind
                && is_here
            {
                *denied = (*denied | deny) & !allow;
                hidden_from.extend(&hidden);
                hidden_from.retain(|member| !shown.contains(member));
            }
        }
        world.send_channel_update(id);
        let guild = world
            .guild_of(id)
            .and_then(|guild| world.guilds.get(&guild));
        Ok(Json(
            json!({"server": guild.map(|guild| guild_json(world, guild))}),
        ))
    })
}

fn check_locale(locale: &str) -> Result<(), ControlError> {
    if LOCALES.contains(&locale) {
        Ok(())
    } else {
        Err(bad_request(format!(
            "{locale} is not one of Discord's locales."
        )))
    }
}

fn find_guild(world: &World, name: &str) -> Result<Id, ControlError> {
    let guild = world.find_guild(name);
    guild
        .map(|guild| guild.id)
        .ok_or_else(|| not_found(format!("There is no server {name}.")))
}

/// A server's channel by id or name.
fn server_channel(world: &World, name: &str) -> Result<Id, ControlError> {
    let name = name.strip_prefix('#').unwrap_or(name);
    let matches = |channel: &&Channel| {
        channel.guild().is_some()
            && (channel.name() == Some(name) || channel.id.to_string() == name)
    };
    let channel = world
        .channels
        .values()
        .find(matches)
        .map(|channel| channel.id);
    channel.ok_or_else(|| not_found(format!("There is no channel {name} in any server.")))
}
