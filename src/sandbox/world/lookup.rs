//! Finding people, servers and channels by id or name, and who may see which channel.

use serde_json::Value;

use super::World;
use super::channel::{Channel, Place};
use super::guild::Guild;
use super::people::Person;
use super::snowflake::Id;

impl World {
    /// The person of this id or username.
    pub(crate) fn find_person(&self, name: &str) -> Option<&Person> {
        let name = name.strip_prefix('@').unwrap_or(name);
        let by_id = name.parse().ok().and_then(|id: Id| self.people.get(&id));
        by_id.or_else(|| self.people.values().find(|person| person.username == name))
    }

    /// The server of this id or name.
    pub(crate) fn find_guild(&self, name: &str) -> Option<&Guild> {
        let by_id = name.parse().ok().and_then(|id: Id| self.guilds.get(&id));
        by_id.or_else(|| self.guilds.values().find(|guild| guild.name == name))
    }

    /// The channel of this id or name that this person sees; `dm` is their direct messages with the bot,
    /// which are opened if need be.
    pub(crate) fn find_channel(&mut self, person: Id, name: &str) -> Option<Id> {
        let name = name.strip_prefix('#').unwrap_or(name);
        if name == "dm" {
            return Some(self.open_direct(person));
        }
        let id: Option<Id> = name.parse().ok();
        self.channels
            .values()
            .find(|channel| Some(channel.id) == id || channel.name() == Some(name))
            .map(|channel| channel.id)
            .filter(|channel| self.sees_channel(person, *channel))
    }

    /// The direct messages of this person and the bot, new if there are none.
    pub(crate) fn open_direct(&mut self, person: Id) -> Id {
        if let Some(channel) = self.direct_channel(person) {
            return channel.id;
        }
        let id = self.ids.next();
        self.channels
            .insert(id, Channel::new(id, Place::Direct { person }));
        id
    }

    /// The direct messages of this person and the bot, if there are any.
    pub(crate) fn direct_channel(&self, person: Id) -> Option<&Channel> {
        self.channels.values().find(
            |channel| matches!(channel.place, Place::Direct { person: owner } if owner == person),
        )
    }

    /// The server a channel belongs to.
    pub(crate) fn guild_of(&self, channel: Id) -> Option<Id> {
        self.channels.get(&channel)?.guild()
    }

    /// Whether a person sees a channel.
    pub(crate) fn sees_channel(&self, person: Id, channel: Id) -> bool {
        let Some(channel) = self.channels.get(&channel) else {
            return false;
        };
        match channel.place {
            Place::Direct { person: owner } => owner == person || person == self.bot,
            Place::Server { guild, .. } => self
                .guilds
                .get(&guild)
                .is_some_and(|guild| guild.members.contains_key(&person)),
        }
    }

    /// Whether the bot may write direct messages to a person.
    pub(crate) fn accepts_direct(&self, person: &Person) -> bool {
        let common = self.guilds.values().any(|guild| {
            guild.members.contains_key(&person.id) && guild.members.contains_key(&self.bot)
        });
        common && person.dms_open && !person.bot
    }

    /// A message a person can see, wherever it is.
    pub(crate) fn message_seen_by(
        &self,
        person: Id,
        message: Id,
    ) -> Option<&super::message::Message> {
        self.channels
            .values()
            .filter(|channel| self.sees_channel(person, channel.id))
            .find_map(|channel| channel.messages.get(&message))
            .filter(|message| message.visible_to(person))
    }

    /// A member of a server as Discord's member object.
    pub(crate) fn member_json(&self, guild: Id, person: Id) -> Option<Value> {
        let guild = self.guilds.get(&guild)?;
        let person = self.people.get(&person)?;
        guild
            .members
            .contains_key(&person.id)
            .then(|| guild.member_json(person))
    }
}
