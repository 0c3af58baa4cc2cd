//! Interactions as Discord sends them, read from JSON. Those without the expected form are a separate
//! variant, so that they are answered as well.

pub(crate) mod token;

use claim_host::Person;
use claim_screens::i18n::language_of;
use claim_table::ids::{ChannelId, GuildId, MessageId, UserId};
use claim_table::locale::Locale;
use serde_json::Value;

use super::incoming::token::InteractionToken;
use crate::api::rest::json::{id, person_name};
use crate::commands::definition::options::{Options, ResolvedUser};
use crate::messages::message::EPHEMERAL;
use crate::messages::posted_message::{ShownPicture, shown_pictures};

/// Discord's types of interactions.
mod kind {
    pub(crate) const COMMAND: u64 = 2;
    pub(crate) const COMPONENT: u64 = 3;
    pub(crate) const COMPLETION: u64 = 4;
}

/// Discord's types of commands: typed, or chosen from the menu of a person.
const CHAT_INPUT: u64 = 1;
const ON_PERSON: u64 = 2;

/// Discord's type of a select menu of users.
const USER_SELECT: u64 = 5;

/// Discord's type of a select menu with options.
const STRING_SELECT: u64 = 3;

/// Discord's types of channels that are threads, posts of forums included.
const THREADS: [u64; 3] = [10, 11, 12];

/// Discord's types of voice and stage channels, which have a chat.
const VOICE_CHANNELS: [u64; 2] = [2, 13];

/// Discord's flags of the permissions of those who may do everything, or stop other people's matches.
pub(crate) const ADMINISTRATOR: u64 = 1 << 3;
const MANAGE_MESSAGES: u64 = 1 << 13;

/// The language of people whose language is unknown.
const DEFAULT_LOCALE: &str = "en-US";

/// What has come in.
#[derive(Debug)]
pub(crate) enum Incoming {
    /// An interaction that can be carried out.
    Interaction(Box<Interaction>),
    /// One that can only be answered.
    Unreadable(Envelope),
}

/// What every answer needs.
#[derive(Clone, Debug)]
pub(crate) struct Envelope {
    /// The interaction's id, never 0.
    pub(crate) id: u64,
    pub(crate) token: InteractionToken,
    /// The user's language.
    pub(crate) locale: Locale,
    /// Whether it asks for choices, not for a message.
    pub(crate) is_completion: bool,
}

#[derive(Debug)]
pub(crate) struct Interaction {
    /// What every answer needs.
    pub(crate) envelope: Envelope,
    /// The user.
    pub(crate) person: Person,
    /// Where it was sent from.
    pub(crate) place: Place,
    /// What the user wants.
    pub(crate) request: Request,
}

/// Where an interaction was sent from.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    /// The server; none in direct messages, and where the bot is not a member.
    pub(crate) guild: Option<GuildId>,
    /// The server's language, by Discord's tag; empty if it is unknown.
    pub(crate) guild_locale: String,
    /// Whether the bot is not a member there: it can be used because the user has installed it.
    pub(crate) is_guest: bool,
    pub(crate) channel: ChannelId,
    /// The channel that the channel belongs to, if it is a thread.
    pub(crate) parent: Option<ChannelId>,
    /// Whether the user may manage the server; false in direct messages.
    pub(crate) is_manager: bool,
    /// What kind of channel it is.
    pub(crate) kind: ChannelKind,
    /// The bot's permissions there, as Discord's flags; all of them if Discord sends none.
    pub(crate) bot_permissions: u64,
    /// Whether the user may delete other people's messages there.
    pub(crate) is_moderator: bool,
    /// The user's permissions there, as Discord's flags; all of them if Discord sends none, as in direct
    /// messages.
    pub(crate) user_permissions: u64,
    /// The user's roles in the server.
    pub(crate) user_roles: Vec<u64>,
}

impl Place {
    /// Whether this is the user's conversation with the bot, which no one else sees.
    pub(crate) const fn is_direct(&self) -> bool {
        self.guild.is_none() && !self.is_guest
    }
}

/// The kinds of channels, which ask for different permissions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChannelKind {
    /// A voice or stage channel, which has a chat.
    Voice,
    /// A thread, or a post of a forum.
    Thread,
    /// Any other: a text or announcement channel, or direct messages.
    Text,
}

/// What a user wants.
#[derive(Debug)]
pub(crate) enum Request {
    /// To carry out a command.
    Command(CommandCall),
    /// To see choices for an option that they are typing.
    Completion(CommandCall, Typed),
    /// To press a button, or to choose from a menu.
    Press(ComponentUse),
}

/// A command as it was typed.
#[derive(Debug)]
pub(crate) struct CommandCall {
    /// The command and its subcommands: `["claim", "play"]`.
    pub(crate) path: Vec<String>,
    pub(crate) options: Options,
}

/// An option that is being typed.
#[derive(Debug)]
pub(crate) struct Typed {
    /// The option's name.
    pub(crate) option: String,
    /// The text so far.
    pub(crate) text: String,
}

/// A component that was used.
#[derive(Debug)]
pub(crate) struct ComponentUse {
    pub(crate) source: SourceMessage,
    /// The kind of component.
    pub(crate) control: Control,
    /// What was pressed: a button's own id, or that of the chosen option; none if nothing was chosen.
    pub(crate) pressed: Option<String>,
    /// The people who were chosen in a menu of people; none for other controls.
    pub(crate) people: Vec<ResolvedUser>,
}

/// The kind of control that was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Control {
    /// A button.
    Button,
    /// A select menu, of options or of people.
    Menu,
}

/// The message whose component was used.
#[derive(Clone, Debug)]
pub(crate) struct SourceMessage {
    pub(crate) channel: ChannelId,
    pub(crate) id: MessageId,
    /// Whether only one person sees it, so that only interaction tokens can edit it.
    pub(crate) is_ephemeral: bool,
    /// Its pictures, as far as they are known: those that come by the gateway have lost them.
    pub(crate) pictures: Vec<ShownPicture>,
}

impl Incoming {
    pub(crate) fn id(&self) -> u64 {
        match self {
            Self::Interaction(interaction) => interaction.envelope.id,
            Self::Unreadable(envelope) => envelope.id,
        }
    }

    /// Reads an interaction; `None` if it cannot even be answered.
    pub(crate) fn read(json: &Value) -> Option<Self> {
        let kind = json["type"].as_u64();
        let locale = json["locale"].as_str().unwrap_or(DEFAULT_LOCALE);
        let envelope = Envelope {
            id: id(&json["id"])?,
            token: InteractionToken::new(json["token"].as_str()?)?,
            locale: language_of(locale),
            is_completion: kind == Some(kind::COMPLETION),
        };
        Some(match contents(json, locale) {
            Some((person, place, request)) => Self::Interaction(Box::new(Interaction {
                envelope,
                person,
                place,
                request,
            })),
            None => Self::Unreadable(envelope),
        })
    }
}

fn contents(json: &Value, locale: &str) -> Option<(Person, Place, Request)> {
    let place = Place::read(json)?;
    let request = match json["type"].as_u64()? {
        kind::COMMAND => Request::Command(CommandCall::read(&json["data"])?.0),
        kind::COMPLETION => {
            let (call, typed) = CommandCall::read(&json["data"])?;
            Request::Completion(call, typed?)
        }
        kind::COMPONENT => Request::Press(ComponentUse::read(json, &place)?),
        _ => return None,
    };
    Some((person(json, locale)?, place, request))
}

fn person(json: &Value, locale: &str) -> Option<Person> {
    let member = &json["member"];
    let user = match &member["user"] {
        Value::Null => &json["user"],
        user => user,
    };
    Some(Person {
        user: UserId(id(&user["id"])?),
        name: person_name(user, member)?,
        locale: locale.to_owned(),
    })
}

/// The ids in a list.
fn ids(json: &Value) -> Vec<u64> {
    json.as_array()
        .into_iter()
        .flatten()
        .filter_map(id)
        .collect()
}

impl ChannelKind {
    /// The kind of a channel, as Discord describes it.
    pub(crate) fn of(channel: &Value) -> Self {
        match channel["type"].as_u64() {
            Some(kind) if THREADS.contains(&kind) => Self::Thread,
            Some(kind) if VOICE_CHANNELS.contains(&kind) => Self::Voice,
            _ => Self::Text,
        }
    }
}

/// The channel to which a thread belongs. The parent of an ordinary channel is its category instead.
pub(crate) fn thread_parent(channel: &Value) -> Option<ChannelId> {
    let parent =
        id(&channel["parent_id"]).filter(|_| ChannelKind::of(channel) == ChannelKind::Thread);
    parent.map(ChannelId)
}

impl Place {
    fn read(json: &Value) -> Option<Self> {
        let is_guest = is_guest(json);
        let guild = id(&json["guild_id"]).filter(|_| !is_guest);
        Some(Self {
            guild: guild.map(GuildId),
            is_guest,
            guild_locale: json["guild_locale"].as_str().unwrap_or_default().to_owned(),
            channel: ChannelId(id(&json["channel_id"])?),
            parent: thread_parent(&json["channel"]),
            is_manager: is_manager(&json["member"]),
            kind: ChannelKind::of(&json["channel"]),
            bot_permissions: granted(&json["app_permissions"]),
            user_permissions: granted(&json["member"]["permissions"]),
            user_roles: ids(&json["member"]["roles"]),
            is_moderator: is_moderator(&json["member"]),
        })
    }
}

/// Whether the bot is used where it is not a member, neither in a server nor in its direct messages.
fn is_guest(json: &Value) -> bool {
    /// Discord's number of an installation in a server, which is 0 also in the bot's direct messages.
    const GUILD_INSTALL: &str = "0";
    /// Discord's number of the bot's direct messages.
    const BOT_DM: u64 = 1;
    let owners = json["authorizing_integration_owners"].as_object();
    let is_installed = owners.is_none_or(|owners| owners.contains_key(GUILD_INSTALL));
    !is_installed && json["context"].as_u64() != Some(BOT_DM)
}

/// Whether a member of a server may delete other people's messages.
fn is_moderator(member: &Value) -> bool {
    permission_flags(&member["permissions"])
        .is_some_and(|flags| flags & (ADMINISTRATOR | MANAGE_MESSAGES) != 0)
}

/// Whether a member may manage the server, by the permissions that Discord sends with each interaction.
fn is_manager(member: &Value) -> bool {
    const MANAGE_SERVER: u64 = 1 << 5;
    permission_flags(&member["permissions"])
        .is_some_and(|flags| flags & (ADMINISTRATOR | MANAGE_SERVER) != 0)
}

/// Permissions, which Discord sends as a number in a string; `None` if it sends none.
pub(crate) fn permission_flags(permissions: &Value) -> Option<u64> {
    permissions.as_str()?.parse().ok()
}

/// What may be done with permissions: everything if Discord sends none, or those of an administrator.
fn granted(permissions: &Value) -> u64 {
    let flags = permission_flags(permissions).unwrap_or(u64::MAX);
    if flags & ADMINISTRATOR == 0 {
        flags
    } else {
        u64::MAX
    }
}

impl CommandCall {
    fn read(data: &Value) -> Option<(Self, Option<Typed>)> {
        let mut path = vec![data["name"].as_str()?.to_owned()];
        match data["type"].as_u64() {
            None | Some(CHAT_INPUT) => {}
            Some(ON_PERSON) => {
                let person = ResolvedUser::read(&data["target_id"], &data["resolved"])?;
                let options = Options::on_person(person);
                return Some((Self { path, options }, None));
            }
            Some(_) => return None,
        }
        let mut given = data;
        // A group of subcommands, and a subcommand.
        while let Some(inner) = subcommand(given) {
            path.push(inner["name"].as_str()?.to_owned());
            given = inner;
        }
        let (options, typed) = Options::read(&given["options"], &data["resolved"])?;
        let typed = typed.map(|(option, text)| Typed { option, text });
        Some((Self { path, options }, typed))
    }
}

/// The subcommand among the options of a command.
fn subcommand(command: &Value) -> Option<&Value> {
    /// Discord's types of subcommands and of groups of them.
    const SUBCOMMANDS: [u64; 2] = [1, 2];
    let mut options = command["options"].as_array()?.iter();
    let is_subcommand = |kind| SUBCOMMANDS.contains(&kind);
    options.find(|option| option["type"].as_u64().is_some_and(is_subcommand))
}

impl ComponentUse {
    fn read(json: &Value, place: &Place) -> Option<Self> {
        let (data, message) = (&json["data"], &json["message"]);
        let flags = message["flags"].as_u64().unwrap_or_default();
        let source = SourceMessage {
            channel: id(&message["channel_id"]).map_or(place.channel, ChannelId),
            id: MessageId(id(&message["id"])?),
            is_ephemeral: flags & EPHEMERAL != 0,
            pictures: shown_pictures(message),
        };
        // A press is encoded in the chosen option, or in the own id of a button or a menu of people.
        let (control, pressed) = match data["component_type"].as_u64() {
            Some(STRING_SELECT) => (Control::Menu, &data["values"][0]),
            Some(USER_SELECT) => (Control::Menu, &data["custom_id"]),
            _ => (Control::Button, &data["custom_id"]),
        };
        let people = match data["component_type"].as_u64() {
            Some(USER_SELECT) => data["values"].as_array()?.as_slice(),
            _ => &[],
        };
        let people = people
            .iter()
            .map(|user| ResolvedUser::read(user, &data["resolved"]));
        Some(Self {
            source,
            control,
            people: people.collect::<Option<_>>()?,
            pressed: pressed.as_str().map(str::to_owned),
        })
    }
}
