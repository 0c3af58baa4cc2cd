//! Channels: channels of servers of each type, their threads, and direct messages between the bot and a user.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use serde::Deserialize;
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
    /// A channel of a server.
    Server {
        guild: Id,
        name: String,
        /// The type; a thread has that of the channel to which it belongs.
        form: ChannelForm,
        /// The permission bits that are denied to everyone, including the bot.
        denied: u64,
        /// The members who cannot see it: people, and the bot if it is a private thread.
        hidden_from: BTreeSet<Id>,
        /// Set if it is a thread of another channel, whose permissions it shares.
        thread: Option<Thread>,
    },
    /// The direct messages between this user and the bot.
    Direct { user: Id },
}

/// The types of channels of servers.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ChannelForm {
    Text,
    Announcement,
    Voice,
    Stage,
    /// Has only threads, which people start.
    Forum,
}

impl ChannelForm {
    /// Discord's number of the type.
    const fn number(self) -> u8 {
        match self {
            Self::Text => 0,
            Self::Voice => 2,
            Self::Announcement => 5,
            Self::Stage => 13,
            Self::Forum => 15,
        }
    }

    /// Discord's number of the type of its threads.
    const fn thread_number(self, is_private: bool) -> u8 {
        match self {
            _ if is_private => 12,
            Self::Announcement => 10,
            _ => 11,
        }
    }

    /// Whether it is a voice channel that has a chat.
    const fn is_voice(self) -> bool {
        matches!(self, Self::Voice | Self::Stage)
    }

    /// Whether threads can be started in it.
    pub(crate) const fn has_threads(self) -> bool {
        !self.is_voice()
    }
}

/// What a thread has besides what all channels of servers have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thread {
    /// The channel to which it belongs.
    pub(crate) parent: Id,
    /// Who started it.
    pub(crate) owner: Id,
    /// Whether only those see it who were added to it. The bot never is.
    pub(crate) is_private: bool,
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

    /// The type; direct messages have none.
    pub(crate) const fn form(&self) -> Option<ChannelForm> {
        match self.kind {
            ChannelKind::Server { form, .. } => Some(form),
            ChannelKind::Direct { .. } => None,
        }
    }

    /// Whether it has messages of its own: a forum has only threads.
    pub(crate) fn has_messages(&self) -> bool {
        self.form() != Some(ChannelForm::Forum) || self.thread().is_some()
    }

    /// The permissions that the bot needs to see the messages.
    pub(crate) fn permissions_to_see(&self) -> u64 {
        if self.form().is_some_and(ChannelForm::is_voice) {
            permissions::VIEW_CHANNEL | permissions::CONNECT
        } else {
            permissions::VIEW_CHANNEL
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
                form,
                thread: Some(thread),
                ..
            } => json!({
                "id": self.id,
                "type": form.thread_number(thread.is_private),
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
                form,
                denied,
                hidden_from,
                thread: None,
            } => json!({
                "id": self.id,
                "type": form.number(),
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
