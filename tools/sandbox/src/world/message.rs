//! Messages, their attachments, and who may see them.

use serde_json::{Value, json};
use tokio::time::Instant;

use super::installation::IntegrationOwners;
use super::snowflake::Id;
use crate::components::texts;

/// The flag of a message that only one user can see.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// The flag of a deferred response that has no content yet ("thinking…").
pub(crate) const LOADING: u64 = 1 << 7;
/// The flag of a message that sends no notifications.
pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// The flag of a message that consists of components alone. It is never taken back.
pub(crate) const IS_COMPONENTS_V2: u64 = 1 << 15;

#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) id: Id,
    pub(crate) channel: Id,
    pub(crate) author: Id,
    pub(crate) content: String,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) flags: u64,
    /// The time of the last edit, in Unix milliseconds.
    pub(crate) edited: Option<u64>,
    /// The users whom the text or a reply mentions, as far as the bot allows it, sorted by id. A
    /// post notifies them unless it is silent.
    pub(crate) mentions: Vec<Id>,
    pub(crate) mention_everyone: bool,
    /// The only user who can see it, if it is ephemeral.
    pub(crate) ephemeral_for: Option<Id>,
    /// The message it replies to, which need not exist.
    pub(crate) reply_to: Option<Id>,
    /// The interaction it is a response to.
    pub(crate) interaction: Option<InteractionOrigin>,
    pub(crate) nonce: Option<Value>,
    /// The time of creation, for the lifetime of the nonce.
    pub(crate) created: Instant,
}

/// The interaction that a message is a response to.
#[derive(Clone, Debug)]
pub(crate) struct InteractionOrigin {
    pub(crate) id: Id,
    /// Discord's number of the interaction's type, 2 to 5.
    pub(crate) kind: u8,
    pub(crate) user: Id,
    /// The full name of a slash command, for example `poll create`.
    pub(crate) command: Option<String>,
    /// The message whose component was used.
    pub(crate) message: Option<Id>,
    /// The installations that allowed it.
    pub(crate) owners: IntegrationOwners,
}

/// A file of a message. The file store has its content, under the same id.
#[derive(Clone, Debug)]
pub(crate) struct Attachment {
    pub(crate) id: Id,
    pub(crate) filename: String,
    pub(crate) description: Option<String>,
    pub(crate) content_type: String,
    pub(crate) size: usize,
    pub(crate) url: String,
    /// Width and height of a PNG image, in pixels; `None` for other files.
    pub(crate) dimensions: Option<(u32, u32)>,
}

impl Attachment {
    /// What Discord knows about it where a component shows it.
    pub(crate) fn to_media_json(&self) -> Value {
        let (width, height) = self.dimensions.unzip();
        json!({
            "id": self.id,
            "attachment_id": self.id,
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
            "width": width,
            "height": height,
        })
    }

    /// The attachment as Discord's attachment object.
    pub(super) fn to_json(&self, ephemeral: bool) -> Value {
        let mut value = json!({
            "id": self.id,
            "filename": self.filename,
            "size": self.size,
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        });
        if let Some(description) = &self.description {
            value["description"] = json!(description);
        }
        if let Some((width, height)) = self.dimensions {
            value["width"] = json!(width);
            value["height"] = json!(height);
        }
        if ephemeral {
            value["ephemeral"] = json!(true);
        }
        value
    }
}

impl Message {
    /// An empty message.
    pub(crate) fn new(id: Id, channel: Id, author: Id) -> Self {
        Self {
            id,
            channel,
            author,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: 0,
            edited: None,
            mentions: Vec::new(),
            mention_everyone: false,
            ephemeral_for: None,
            reply_to: None,
            interaction: None,
            nonce: None,
            created: Instant::now(),
        }
    }

    /// Whether a user who can see the channel can see the message.
    pub(crate) fn visible_to(&self, user: Id) -> bool {
        self.ephemeral_for.is_none_or(|owner| owner == user)
    }

    /// Whether it is a deferred response without content.
    pub(crate) fn is_loading(&self) -> bool {
        self.flags & LOADING != 0
    }

    /// Whether it consists of components alone.
    pub(crate) const fn is_v2(&self) -> bool {
        self.flags & IS_COMPONENTS_V2 != 0
    }

    /// The text that can mention people: the content or, with Components V2, all text displays.
    pub(crate) fn text(&self) -> String {
        if self.is_v2() {
            texts(&self.components).join("\n")
        } else {
            self.content.clone()
        }
    }

    /// Discord's message type.
    pub(super) fn kind(&self) -> u8 {
        match (&self.interaction, self.reply_to) {
            (Some(origin), _) if origin.command.is_some() => 20,
            (_, Some(_)) => 19,
            _ => 0,
        }
    }
}
