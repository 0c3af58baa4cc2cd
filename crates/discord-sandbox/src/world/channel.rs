//! Channels: text channels of servers, their threads, and direct messages between the bot and a user.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use serde_json::{Value, json};

use super::message::Message;
use super::permissions;
use super::snowflake::{Id, timestamp};
use super::user::User;

/// How many messages a channel keeps; the oldest are dropped first.
const MAX_MESSAGES: usize = 5000;

/// A channel with its messages.
#[derive(Debug)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) kind: ChannelKind,
    /// Ordered by id and therefore by time.
    pub(crate) messages: BTreeMap<Id, Message>,
}

/// What kind of channel it is, with the data of that kind.
#[derive(Clone, Debug)]
pub(crate) enum ChannelKind {
    /// A text channel of a server.
    Server {
        guild: Id,
        name: String,
        /// The permission bits that are denied to everyone, including the bot.
        denied: u64,
        /// The members who cannot see it: people, never bots.
        hidden_from: BTreeSet<Id>,
        /// Set if it is a thread of another channel, whose permissions it shares.
        thread: Option<Thread>,
    },
    /// The direct messages between this user and the bot.
    Direct { user: Id },
}

/// What a public thread has besides what all channels of servers have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thread {
    /// The channel to which it belongs.
    pub(crate) parent: Id,
    /// Who started it: always the bot.
    pub(crate) owner: Id,
    pub(crate) is_archived: bool,
    /// After how many minutes without a message it is archived.
    pub(crate) auto_archive_minutes: u64,
    /// When it was archived or reopened, in Unix milliseconds.
    pub(crate) archive_changed: u64,
}

impl Channel {
    /// An empty channel.
    pub(crate) fn new(id: Id, kind: ChannelKind) -> Self {
        Self {
            id,
            kind,
            messages: BTreeMap::new(),
        }
    }

    /// The server it belongs to, if any.
    pub(crate) fn guild(&self) -> Option<Id> {
        match self.kind {
            ChannelKind::Server { guild, .. } => Some(guild),
            ChannelKind::Direct { .. } => None,
        }
    }

    /// Its name; direct messages have none.
    pub(crate) fn name(&self) -> Option<&str> {
        match &self.kind {
            ChannelKind::Server { name, .. } => Some(name),
            ChannelKind::Direct { .. } => None,
        }
    }

    /// The data of a thread; `None` for other channels.
    pub(crate) fn thread(&self) -> Option<&Thread> {
        match &self.kind {
            ChannelKind::Server { thread, .. } => thread.as_ref(),
            ChannelKind::Direct { .. } => None,
        }
    }

    /// The permission that the bot needs to post.
    pub(crate) fn permission_to_post(&self) -> u64 {
        match self.thread() {
            Some(_) => permissions::SEND_MESSAGES_IN_THREADS,
            None => permissions::SEND_MESSAGES,
        }
    }

    /// The bot's permission bits.
    pub(crate) fn bot_permissions(&self) -> u64 {
        match self.kind {
            ChannelKind::Server { denied, .. } => permissions::DEFAULT & !denied,
            ChannelKind::Direct { .. } => permissions::DEFAULT,
        }
    }

    /// Adds a message, dropping the oldest one if there are too many.
    pub(crate) fn insert(&mut self, message: Message) {
        self.messages.insert(message.id, message);
        if self.messages.len() > MAX_MESSAGES {
            self.messages.pop_first();
        }
    }

    /// The channel as Discord's channel object; `recipients` are the users of direct messages apart from the bot.
    pub(crate) fn to_json(&self, recipients: &[&User]) -> Value {
        let last_message = self
            .messages
            .values()
            .rev()
            .find(|message| message.ephemeral_for.is_none())
            .map(|message| message.id);
        match &self.kind {
            ChannelKind::Server {
                guild,
                name,
                thread: Some(thread),
                ..
            } => json!({
                "id": self.id,
                "type": 11,
                "guild_id": guild,
                "parent_id": thread.parent,
                "owner_id": thread.owner,
                "name": name,
                "rate_limit_per_user": 0,
                "last_message_id": last_message,
                "message_count": self.messages.len(),
                "total_message_sent": self.messages.len(),
                "member_count": 1,
                "thread_metadata": {
                    "archived": thread.is_archived,
                    "auto_archive_duration": thread.auto_archive_minutes,
                    "archive_timestamp": timestamp(thread.archive_changed),
                    "locked": false,
                },
                "flags": 0,
            }),
            ChannelKind::Server {
                guild,
                name,
                denied,
                hidden_from,
                thread: None,
            } => json!({
                "id": self.id,
                "type": 0,
                "guild_id": guild,
                "name": name,
                "topic": null,
                "position": 0,
                "parent_id": guild.category(),
                "nsfw": false,
                "rate_limit_per_user": 0,
                "last_message_id": last_message,
                "permission_overwrites": overwrites(*guild, *denied, hidden_from),
                "flags": 0,
            }),
            ChannelKind::Direct { .. } => json!({
                "id": self.id,
                "type": 1,
                "last_message_id": last_message,
                "recipients": recipients.iter().map(|user| user.to_json()).collect::<Vec<_>>(),
                "flags": 0,
            }),
        }
    }
}

/// Which permissions are denied in a channel, as Discord writes it: to everyone, by the role with the server's id, and to
/// single members.
fn overwrites(guild: Id, denied: u64, hidden_from: &BTreeSet<Id>) -> Vec<Value> {
    let overwrite = |id, kind: u8, deny: u64| json!({"id": id, "type": kind, "allow": "0", "deny": deny.to_string()});
    let members = hidden_from
        .iter()
        .map(|&member| overwrite(member, 1, permissions::VIEW_CHANNEL));
    iter::once(overwrite(guild, 0, denied))
        .chain(members)
        .collect()
}
