//! Messages, their attachments, and who may see them.

use serde_json::{Value, json};
use tokio::time::Instant;

use super::World;
use super::snowflake::{Id, timestamp};

/// Flag of a message only one person can see.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// Flag of an answer still being worked on ('thinking…').
pub(crate) const LOADING: u64 = 1 << 7;
/// Flag of a message that notifies nobody.
pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// A message.
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
    /// When it was last edited, in Unix milliseconds.
    pub(crate) edited: Option<u64>,
    /// Who is mentioned, and so notified.
    pub(crate) mentions: Vec<Id>,
    pub(crate) mention_everyone: bool,
    /// The only person who can see it.
    pub(crate) ephemeral_for: Option<Id>,
    /// The message it replies to.
    pub(crate) reply_to: Option<Id>,
    /// The interaction it answers.
    pub(crate) interaction: Option<InteractionOrigin>,
    pub(crate) nonce: Option<Value>,
    /// When it was made, for the nonce.
    pub(crate) created: Instant,
}

/// What a message remembers of the interaction it answers.
#[derive(Clone, Debug)]
pub(crate) struct InteractionOrigin {
    pub(crate) id: Id,
    /// Discord's number of the interaction's type.
    pub(crate) kind: u8,
    pub(crate) person: Id,
    /// `claim start` for a command.
    pub(crate) command: Option<String>,
    /// The message whose component was used.
    pub(crate) message: Option<Id>,
}

/// A file of a message. Its bytes are in the file shelf under its id.
#[derive(Clone, Debug)]
pub(crate) struct Attachment {
    pub(crate) id: Id,
    pub(crate) filename: String,
    pub(crate) description: Option<String>,
    pub(crate) content_type: String,
    pub(crate) size: usize,
    pub(crate) url: String,
    /// Width and height, if it is a picture whose header says so.
    pub(crate) dimensions: Option<(u32, u32)>,
}

impl Attachment {
    /// The attachment as Discord's attachment object.
    fn to_json(&self, ephemeral: bool) -> Value {
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

    /// Whether this person, who can see the channel, can see the message.
    pub(crate) fn visible_to(&self, person: Id) -> bool {
        self.ephemeral_for.is_none_or(|owner| owner == person)
    }

    /// Whether it is an answer still to come.
    pub(crate) fn is_loading(&self) -> bool {
        self.flags & LOADING != 0
    }

    /// Discord's number for the message's type.
    fn kind(&self) -> u8 {
        match (&self.interaction, self.reply_to) {
            (Some(origin), _) if origin.command.is_some() => 20,
            (_, Some(_)) => 19,
            _ => 0,
        }
    }
}

impl World {
    /// A message as Discord's message object.
    pub(crate) fn message_json(&self, message: &Message) -> Value {
        let users =
            |ids: &[Id]| -> Vec<Value> { ids.iter().map(|id| self.user_json(*id)).collect() };
        let shown_inside = |attachment: &&Attachment| {
            !message
                .embeds
                .iter()
                .any(|embed| uses_picture(embed, &attachment.url))
        };
        let mut value = json!({
            "id": message.id,
            "channel_id": message.channel,
            "author": self.user_json(message.author),
            "content": message.content,
            "timestamp": timestamp(message.id.milliseconds()),
            "edited_timestamp": message.edited.map(timestamp),
            "tts": false,
            "mention_everyone": message.mention_everyone,
            "mentions": users(&message.mentions),
            "mention_roles": [],
            "attachments": message
                .attachments
                .iter()
                .filter(shown_inside)
                .map(|attachment| attachment.to_json(message.ephemeral_for.is_some()))
                .collect::<Vec<_>>(),
            "embeds": message.embeds,
            "pinned": false,
            "type": message.kind(),
            "flags": message.flags,
            "components": message.components,
        });
        if let Some(nonce) = &message.nonce {
            value["nonce"] = nonce.clone();
        }
        if let Some(reply_to) = message.reply_to {
            value["message_reference"] = json!({
                "type": 0,
                "channel_id": message.channel,
                "message_id": reply_to,
            });
        }
        if let Some(origin) = &message.interaction {
            let user = self.user_json(origin.person);
            value["application_id"] = json!(self.application);
            value["webhook_id"] = json!(self.application);
            let mut metadata = json!({
                "id": origin.id,
                "type": origin.kind,
                "user": user,
                "authorizing_integration_owners": {"0": self.guild_of(message.channel).unwrap_or_default()},
            });
            if let Some(command) = &origin.command {
                metadata["name"] = json!(command);
                value["interaction"] =
                    json!({"id": origin.id, "type": origin.kind, "name": command, "user": user});
            }
            if let Some(used) = origin.message {
                metadata["interacted_message_id"] = json!(used);
            }
            value["interaction_metadata"] = metadata;
        }
        value
    }

    /// A message as one person's client knows it: Discord's object and a few plain words about it.
    pub(crate) fn message_for_person(&self, message: &Message) -> Value {
        let mut value = self.message_json(message);
        value["ephemeral"] = json!(message.ephemeral_for.is_some());
        value["edited"] = json!(message.edited.is_some());
        value["thinking"] = json!(message.is_loading());
        value
    }
}

/// Whether an embed shows the picture at this address.
fn uses_picture(embed: &Value, url: &str) -> bool {
    ["image", "thumbnail"]
        .iter()
        .any(|part| embed[part]["url"] == url)
        || ["author", "footer"]
            .iter()
            .any(|part| embed[part]["icon_url"] == url)
}
