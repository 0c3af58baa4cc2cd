//! Channels: a server's text channels, and the direct messages between the bot and a person.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::message::Message;
use super::people::Person;
use super::permissions;
use super::snowflake::Id;

/// How many messages a channel keeps; the oldest go first.
const MESSAGES_KEPT: usize = 5000;

/// A channel with its messages.
#[derive(Debug)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) place: Place,
    /// By id, which is by time.
    pub(crate) messages: BTreeMap<Id, Message>,
}

/// Where a channel is.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    /// A text channel of a server.
    Server {
        guild: Id,
        name: String,
        /// The permissions the bot lacks here.
        denied: u64,
    },
    /// The direct messages of this person and the bot.
    Direct { person: Id },
}

impl Channel {
    /// An empty channel.
    pub(crate) fn new(id: Id, place: Place) -> Self {
        Self {
            id,
            place,
            messages: BTreeMap::new(),
        }
    }

    /// The server it belongs to, if any.
    pub(crate) fn guild(&self) -> Option<Id> {
        match self.place {
            Place::Server { guild, .. } => Some(guild),
            Place::Direct { .. } => None,
        }
    }

    /// Its name, if it is a server's.
    pub(crate) fn name(&self) -> Option<&str> {
        match &self.place {
            Place::Server { name, .. } => Some(name),
            Place::Direct { .. } => None,
        }
    }

    /// What the bot may do here.
    pub(crate) fn bot_permissions(&self) -> u64 {
        match self.place {
            Place::Server { denied, .. } => permissions::DEFAULT & !denied,
            Place::Direct { .. } => permissions::DEFAULT,
        }
    }

    /// Puts a message into it and returns what had to go for it.
    pub(crate) fn insert(&mut self, message: Message) -> Option<Message> {
        self.messages.insert(message.id, message);
        if self.messages.len() > MESSAGES_KEPT {
            self.messages.pop_first().map(|(_, message)| message)
        } else {
            None
        }
    }

    /// The channel as Discord's channel object; `recipients` are those of direct messages beside the bot.
    pub(crate) fn to_json(&self, recipients: &[&Person]) -> Value {
        let last_message = self
            .messages
            .values()
            .rev()
            .find(|message| message.ephemeral_for.is_none())
            .map(|message| message.id);
        match &self.place {
            Place::Server {
                guild,
                name,
                denied,
            } => json!({
                "id": self.id,
                "type": 0,
                "guild_id": guild,
                "name": name,
                "topic": null,
                "position": 0,
                "parent_id": null,
                "nsfw": false,
                "rate_limit_per_user": 0,
                "last_message_id": last_message,
                "permission_overwrites": [
                    {"id": guild, "type": 0, "allow": "0", "deny": denied.to_string()},
                ],
                "flags": 0,
            }),
            Place::Direct { .. } => json!({
                "id": self.id,
                "type": 1,
                "last_message_id": last_message,
                "recipients": recipients.iter().map(|person| person.to_json()).collect::<Vec<_>>(),
                "flags": 0,
            }),
        }
    }
}
