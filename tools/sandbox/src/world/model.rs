//! The state of the world, and the changes that users and the bot are notified of.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::channel::{Channel, ChannelForm, ChannelKind, Thread};
use super::commands::CommandRegistry;
use super::emojis::Emojis;
use super::endpoints::Endpoints;
use super::files::FileStore;
use super::gateway::{Gateway, INTENT_DIRECT_MESSAGES, INTENT_GUILD_MESSAGES, INTENT_GUILDS};
use super::guild::Guild;
use super::interaction::{InteractionState, Interactions, ResponseKind};
use super::message::{Message, SUPPRESS_NOTIFICATIONS};
use super::rate_limits::RateLimits;
use super::snowflake::{Id, Snowflakes, now};
use super::user::User;
use crate::faults::Faults;
use crate::log::NumberedLog;

/// The complete state of a sandbox.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) ids: Snowflakes,
    /// The base URL, for example `http://127.0.0.1:4000`.
    pub(crate) base_url: String,
    /// The bot token.
    pub(crate) token: String,
    /// The id of the bot's application.
    pub(crate) application: Id,
    /// The id of the bot's account.
    pub(crate) bot: Id,
    pub(crate) users: BTreeMap<Id, User>,
    pub(crate) guilds: BTreeMap<Id, Guild>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    pub(crate) commands: CommandRegistry,
    pub(crate) emojis: Emojis,
    /// Where interactions are sent, if not over the gateway.
    pub(crate) endpoints: Endpoints,
    /// Which of the bot's processes run, if the program that runs them says so.
    pub(crate) processes: Vec<bool>,
    pub(crate) interactions: Interactions,
    pub(crate) files: FileStore,
    pub(crate) gateway: Gateway,
    pub(crate) faults: Faults,
    pub(crate) rate_limits: RateLimits,
    /// The bot's newest REST requests, each with the status of its response. The options of the sandbox limit their
    /// number.
    pub(crate) requests: NumberedLog,
    /// The number of the newest entry in any feed.
    pub(super) feed_number: u64,
    /// How many entries each feed keeps besides the newest.
    pub(super) max_feed_entries: usize,
}

impl World {
    /// Whether a gateway session or an endpoint of the bot can get interactions, as far as is known.
    pub(crate) fn is_bot_reachable(&self) -> bool {
        self.gateway.counts().0 > 0 || !self.endpoints.is_empty()
    }

    /// The gateway's URL.
    pub(crate) fn gateway_url(&self) -> String {
        format!("{}/gateway", self.base_url.replacen("http", "ws", 1))
    }

    /// The account as Discord's user object. An unknown account appears as deleted.
    pub(crate) fn user_json(&self, id: Id) -> Value {
        self.users.get(&id).map_or_else(
            || json!({"id": id, "username": "deleted_user", "discriminator": "0", "global_name": null, "avatar": null}),
            User::to_json,
        )
    }

    /// The channel as Discord's channel object.
    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        match channel.kind {
            ChannelKind::Direct { user } => {
                let recipients: Vec<&User> = self.users.get(&user).into_iter().collect();
                channel.to_json(&recipients)
            }
            ChannelKind::Server { .. } => channel.to_json(&[]),
        }
    }

    pub(crate) fn message(&self, channel: Id, message: Id) -> Option<&Message> {
        self.channels.get(&channel)?.messages.get(&message)
    }

    /// Adds a message to its channel and notifies everyone who can see it.
    pub(crate) fn post(&mut self, message: &Message) {
        let thread = self.channels.get(&message.channel);
        let thread = thread.and_then(Channel::thread);
        if thread.is_some_and(|thread| thread.is_archived) && message.ephemeral_for.is_none() {
            self.archive_thread(message.channel, false);
        }
        if let Some(channel) = self.channels.get_mut(&message.channel) {
            channel.insert(message.clone());
        }
        self.notify_of_message("posted", message);
        self.send_message_event("MESSAGE_CREATE", message);
    }

    /// Replaces a message by its edited version and notifies everyone who can see it.
    pub(crate) fn replace(&mut self, message: &Message) {
        if let Some(channel) = self.channels.get_mut(&message.channel) {
            channel.messages.insert(message.id, message.clone());
        }
        self.notify_of_message("edited", message);
        self.send_message_event("MESSAGE_UPDATE", message);
    }

    /// Deletes a message; false if there is none.
    pub(crate) fn delete(&mut self, channel: Id, message: Id) -> bool {
        let Some(message) = self
            .channels
            .get_mut(&channel)
            .and_then(|channel| channel.messages.remove(&message))
        else {
            return false;
        };
        for attachment in &message.attachments {
            self.files.mark_unused(attachment.id);
        }
        for user in self.audience(&message) {
            self.notify(
                user,
                json!({
                    "kind": "deleted",
                    "channel": message.channel,
                    "message_id": message.id,
                    "ephemeral": message.ephemeral_for.is_some(),
                }),
            );
        }
        if message.ephemeral_for.is_none() {
            let guild = self.guild_of(channel);
            let intent = message_intent(guild);
            self.gateway.dispatch(intent, "MESSAGE_DELETE", |_| {
                let mut data = json!({"id": message.id, "channel_id": message.channel});
                if let Some(guild) = guild {
                    data["guild_id"] = json!(guild);
                }
                data
            });
        }
        true
    }

    /// Adds a server without channels, of which its owner and the bot are members.
    pub(crate) fn create_guild(&mut self, name: &str, locale: &str, owner: Id) -> Id {
        let (id, joined) = (self.ids.next(), now());
        let guild = Guild {
            id,
            name: name.to_owned(),
            locale: locale.to_owned(),
            owner,
            members: BTreeMap::from([(self.bot, joined), (owner, joined)]),
        };
        let data = self
            .users
            .get(&self.bot)
            .map(|bot| guild.to_create_event(bot, std::iter::empty()));
        self.guilds.insert(id, guild);
        self.gateway
            .dispatch(INTENT_GUILDS, "GUILD_CREATE", |_| json!(data));
        id
    }

    /// Adds a channel to a server.
    pub(crate) fn create_channel(&mut self, guild: Id, name: &str, form: ChannelForm) -> Id {
        let id = self.ids.next();
        let kind = ChannelKind::Server {
            guild,
            name: name.to_owned(),
            form,
            denied: 0,
            hidden_from: BTreeSet::new(),
            thread: None,
        };
        let channel = Channel::new(id, kind);
        let data = self.channel_json(&channel);
        self.channels.insert(id, channel);
        self.notify_members(guild, &json!({"kind": "channel_created", "channel": id}));
        self.gateway
            .dispatch(INTENT_GUILDS, "CHANNEL_CREATE", |_| data.clone());
        id
    }

    /// Starts a thread from a message of a server's channel, by the bot. It has the id of the message.
    pub(crate) fn start_thread(
        &mut self,
        parent: Id,
        message: Id,
        name: &str,
        minutes: u64,
    ) -> Value {
        let thread = Thread {
            parent,
            owner: self.bot,
            is_private: false,
            is_archived: false,
            auto_archive_minutes: minutes,
            archive_changed: now(),
        };
        self.add_thread(message, name, thread)
    }

    /// Has a person start a thread in a channel, or a post in a forum.
    pub(crate) fn start_thread_by(
        &mut self,
        owner: Id,
        parent: Id,
        name: &str,
        is_private: bool,
    ) -> Id {
        let id = self.ids.next();
        let thread = Thread {
            parent,
            owner,
            is_private,
            is_archived: false,
            auto_archive_minutes: 1440,
            archive_changed: now(),
        };
        self.add_thread(id, name, thread);
        id
    }

    fn add_thread(&mut self, id: Id, name: &str, thread: Thread) -> Value {
        let parent = self.channels.get(&thread.parent);
        let Some(ChannelKind::Server {
            guild,
            form,
            denied,
            hidden_from,
            ..
        }) = parent.map(|channel| &channel.kind)
        else {
            return Value::Null;
        };
        let (guild, mut hidden_from) = (*guild, hidden_from.clone());
        if thread.is_private {
            hidden_from.insert(self.bot);
        }
        let kind = ChannelKind::Server {
            guild,
            name: name.to_owned(),
            form: *form,
            denied: *denied,
            hidden_from,
            thread: Some(thread),
        };
        let thread = Channel::new(id, kind);
        let data = self.channel_json(&thread);
        self.channels.insert(id, thread);
        self.notify_members(guild, &json!({"kind": "channel_created", "channel": id}));
        // Of a private thread, the bot is told nothing.
        if self.can_see_channel(self.bot, id) {
            self.gateway
                .dispatch(INTENT_GUILDS, "THREAD_CREATE", |_| data.clone());
        }
        data
    }

    /// Archives or unarchives a thread.
    pub(crate) fn archive_thread(&mut self, id: Id, is_archived: bool) -> Value {
        let channel = self.channels.get_mut(&id);
        if let Some(ChannelKind::Server {
            thread: Some(thread),
            ..
        }) = channel.map(|channel| &mut channel.kind)
            && thread.is_archived != is_archived
        {
            thread.is_archived = is_archived;
            thread.archive_changed = now();
        }
        let channel = self.channels.get(&id);
        let data = channel.map_or(Value::Null, |channel| self.channel_json(channel));
        self.gateway
            .dispatch(INTENT_GUILDS, "THREAD_UPDATE", |_| data.clone());
        data
    }

    /// Deletes a server's channel or thread with all its messages; false if there is none. A channel's threads are
    /// deleted with it. As on Discord, the bot gets no events for these: `CHANNEL_DELETE` implies them.
    pub(crate) fn delete_channel(&mut self, id: Id) -> bool {
        let Some(guild) = self.guild_of(id) else {
            return false;
        };
        let is_inside = |channel: &&Channel| channel.thread().is_some_and(|it| it.parent == id);
        let threads = self.channels.values().filter(is_inside);
        let threads: Vec<Id> = threads.map(|thread| thread.id).collect();
        for thread in threads {
            self.channels.remove(&thread);
            let entry = json!({"kind": "channel_deleted", "channel": thread});
            self.notify_members(guild, &entry);
        }
        let Some(channel) = self.channels.remove(&id) else {
            return false;
        };
        self.notify_members(guild, &json!({"kind": "channel_deleted", "channel": id}));
        let data = self.channel_json(&channel);
        let (name, data) = match channel.thread() {
            Some(thread) => {
                let parent = thread.parent;
                let fields =
                    json!({"id": id, "guild_id": guild, "parent_id": parent, "type": data["type"]});
                ("THREAD_DELETE", fields)
            }
            None => ("CHANNEL_DELETE", data),
        };
        self.gateway.dispatch(INTENT_GUILDS, name, |_| data.clone());
        true
    }

    pub(crate) fn send_channel_update(&mut self, id: Id) {
        if let Some(channel) = self.channels.get(&id) {
            let data = self.channel_json(channel);
            self.gateway
                .dispatch(INTENT_GUILDS, "CHANNEL_UPDATE", |_| data.clone());
        }
    }

    /// Records the initial response to an interaction and notifies the user who caused it.
    pub(crate) fn record_response(
        &mut self,
        interaction: Id,
        kind: ResponseKind,
        data: Value,
        message: Option<Id>,
    ) {
        let Some(interaction) = self.interactions.get_mut(interaction) else {
            return;
        };
        interaction.state = InteractionState::Responded { kind, data };
        interaction.original = message;
        let notice = json!({
            "kind": "answered",
            "interaction": interaction.id,
            "how": kind.name(),
            "message_id": message,
            "process": interaction.process,
        });
        let user = interaction.user;
        if kind != ResponseKind::Choices {
            self.notify(user, notice);
        }
    }

    /// Marks an interaction as failed unless it got a response, and notifies the user who caused it.
    pub(crate) fn fail_if_pending(&mut self, interaction: Id) {
        let Some(interaction) = self.interactions.get_mut(interaction) else {
            return;
        };
        if interaction.state != InteractionState::Pending {
            return;
        }
        interaction.state = InteractionState::Failed;
        let notice = interaction.failure_notice();
        let user = interaction.user;
        self.notify(user, notice);
    }

    /// Appends an entry to a user's feed.
    pub(crate) fn notify(&mut self, user: Id, mut entry: Value) {
        self.feed_number += 1;
        entry["number"] = json!(self.feed_number);
        entry["at_ms"] = json!(now());
        if let Some(user) = self.users.get_mut(&user) {
            user.feed
                .push(self.feed_number, entry, self.max_feed_entries);
        }
    }

    /// The number of the newest entry in any feed.
    pub(crate) fn feed_number(&self) -> u64 {
        self.feed_number
    }

    fn notify_members(&mut self, guild: Id, entry: &Value) {
        let members: Vec<Id> = self
            .guilds
            .get(&guild)
            .map(|guild| guild.members.keys().copied().collect())
            .unwrap_or_default();
        for member in members {
            self.notify(member, entry.clone());
        }
    }

    fn notify_of_message(&mut self, kind: &str, message: &Message) {
        let view = self.message_for_user(message);
        let direct = self.guild_of(message.channel).is_none();
        for user in self.audience(message) {
            let mentioned = message.mention_everyone || message.mentions.contains(&user);
            let notifies = kind == "posted"
                && message.author != user
                && message.flags & SUPPRESS_NOTIFICATIONS == 0
                && (mentioned || direct);
            if notifies && let Some(user) = self.users.get_mut(&user) {
                user.last_notification = Some(message.id);
            }
            if notifies {
                self.push(user, message);
            }
            self.notify(
                user,
                json!({
                    "kind": kind,
                    "channel": message.channel,
                    "message_id": message.id,
                    "ephemeral": message.ephemeral_for.is_some(),
                    "mentioned": mentioned,
                    "notifies": notifies,
                    "message": view,
                }),
            );
        }
    }

    /// The human users who can see a message.
    fn audience(&self, message: &Message) -> Vec<Id> {
        let kind = self.channels.get(&message.channel).map(|it| &it.kind);
        let mut users: Vec<Id> = match kind {
            Some(&ChannelKind::Direct { user }) => vec![user],
            Some(ChannelKind::Server { guild, .. }) => {
                let guild = self.guilds.get(guild);
                let members = guild.into_iter().flat_map(|guild| guild.members.keys());
                let sees = |&&member: &&Id| self.can_see_channel(member, message.channel);
                members.filter(sees).copied().collect()
            }
            None => Vec::new(),
        };
        let is_human = |user: &Id| self.users.get(user).is_some_and(|user| !user.bot);
        users.retain(|user| is_human(user) && message.visible_to(*user));
        users
    }

    /// Sends an event about a message to the sessions that have the intent for it.
    fn send_message_event(&mut self, name: &str, message: &Message) {
        if message.ephemeral_for.is_some() {
            return;
        }
        let guild = self.guild_of(message.channel);
        let mut data = self.message_json(message);
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild);
        }
        let hidden =
            guild.is_some() && message.author != self.bot && !message.mentions.contains(&self.bot);
        self.gateway.dispatch(message_intent(guild), name, |_| {
            let mut data = data.clone();
            // Content is hidden without the message content intent, which the sandbox never grants.
            if hidden {
                data["content"] = json!("");
                for list in ["embeds", "attachments", "components"] {
                    data[list] = json!([]);
                }
            }
            data
        });
    }
}

/// The intent for message events in a server or, with `None`, in direct messages.
fn message_intent(guild: Option<Id>) -> u64 {
    if guild.is_some() {
        INTENT_GUILD_MESSAGES
    } else {
        INTENT_DIRECT_MESSAGES
    }
}
