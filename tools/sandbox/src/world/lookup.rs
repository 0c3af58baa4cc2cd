//! Lookups of users, servers and channels by id or name, and of who can see which channel.

use serde_json::Value;

use super::channel::{Channel, ChannelKind};
use super::guild::Guild;
use super::message::Message;
use super::model::World;
use super::snowflake::Id;
use super::user::User;

impl World {
    /// The user with this id or username.
    pub(crate) fn find_user(&self, name: &str) -> Option<&User> {
        let name = name.strip_prefix('@').unwrap_or(name);
        let by_id = name.parse().ok().and_then(|id: Id| self.users.get(&id));
        by_id.or_else(|| self.users.values().find(|user| user.username == name))
    }

    /// The server with this id or name.
    pub(crate) fn find_guild(&self, name: &str) -> Option<&Guild> {
        let by_id = name.parse().ok().and_then(|id: Id| self.guilds.get(&id));
        by_id.or_else(|| self.guilds.values().find(|guild| guild.name == name))
    }

    /// The channel with this id or name, if the user can see it. `dm` stands for the user's direct
    /// messages with the bot, which are opened if necessary.
    pub(crate) fn record_restored_channel(&mut self, user: Id, name: &str) -> Option<Id> {
        let name = name.strip_prefix('#').unwrap_or(name);
        if name == "dm" {
            return Some(self.open_direct(user));
        }
        let id: Option<Id> = name.parse().ok();
        self.channels
            .values()
            .find(|channel| Some(channel.id) == id || channel.name() == Some(name))
            .map(|channel| channel.id)
            .filter(|channel| self.can_see_channel(user, *channel))
    }

    /// The user's direct messages with the bot, opened if necessary.
    pub(crate) fn open_direct(&mut self, user: Id) -> Id {
        if let Some(channel) = self.direct_channel(user) {
            return channel.id;
        }
        let id = self.ids.next();
        self.channels
            .insert(id, Channel::new(id, ChannelKind::Direct { user }));
        id
    }

    /// The user's direct messages with the bot, if they have been opened.
    pub(crate) fn direct_channel(&self, user: Id) -> Option<&Channel> {
        self.channels.values().find(
            |channel| matches!(channel.kind, ChannelKind::Direct { user: owner } if owner == user),
        )
    }

    /// The server a channel belongs to.
    pub(crate) fn guild_of(&self, channel: Id) -> Option<Id> {
        self.channels.get(&channel)?.guild()
    }

    /// Whether a user can see a channel.
    pub(crate) fn can_see_channel(&self, user: Id, channel: Id) -> bool {
        let Some(channel) = self.channels.get(&channel) else {
            return false;
        };
        match &channel.kind {
            ChannelKind::Direct { user: owner } => *owner == user || user == self.bot,
            ChannelKind::Server {
                guild, hidden_from, ..
            } => {
                let guild = self.guilds.get(guild);
                let is_member = guild.is_some_and(|guild| guild.members.contains_key(&user));
                is_member && !hidden_from.contains(&user)
            }
        }
    }

    /// Whether a user shares a server with the bot, or has installed it.
    pub(crate) fn can_reach(&self, user: &User) -> bool {
        user.has_installed_bot || self.shares_guild_with_bot(user.id)
    }

    /// Whether the bot may send direct messages to a user.
    pub(crate) fn accepts_direct_messages(&self, user: &User) -> bool {
        self.can_reach(user) && user.dms_open && !user.bot
    }

    /// The message with this id in any channel, if the user can see it.
    pub(crate) fn message_visible_to(&self, user: Id, message: Id) -> Option<&Message> {
        self.channels
            .values()
            .filter(|channel| self.can_see_channel(user, channel.id))
            .find_map(|channel| channel.messages.get(&message))
            .filter(|message| message.visible_to(user))
    }

    /// A member of a server as Discord's member object.
    pub(crate) fn member_json(&self, guild: Id, user: Id) -> Option<Value> {
        let guild = self.guilds.get(&guild)?;
        let user = self.users.get(&user)?;
        guild
            .members
            .contains_key(&user.id)
            .then(|| guild.member_json(user))
    }
}
