//! Messages as JSON: Discord's message object, and what the control API adds to it.

use serde_json::{Value, json};

use super::message::{Attachment, Message};
use super::model::World;
use super::snowflake::{Id, timestamp};
use crate::components::all;

impl World {
    /// The message as Discord's message object.
    pub(crate) fn message_json(&self, message: &Message) -> Value {
        let users =
            |ids: &[Id]| -> Vec<Value> { ids.iter().map(|id| self.user_json(*id)).collect() };
        let is_loose = |attachment: &&Attachment| {
            let mut embeds = message.embeds.iter();
            let components = all(&message.components);
            !embeds.any(|embed| uses_image(embed, &attachment.url))
                && !components.iter().any(|it| shows(it, attachment.id))
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
                .filter(is_loose)
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
            let user = self.user_json(origin.user);
            value["application_id"] = json!(self.application);
            value["webhook_id"] = json!(self.application);
            let mut metadata = json!({
                "id": origin.id,
                "type": origin.kind,
                "user": user,
                "authorizing_integration_owners": origin.owners.to_json(),
            });
            if let Some(command) = &origin.command {
                metadata["name"] = json!(command);
                value["interaction"] =
                    json!({"id": origin.id, "type": origin.kind, "name": command, "user": user});
            }
            if let Some(source) = origin.message {
                metadata["interacted_message_id"] = json!(source);
            }
            value["interaction_metadata"] = metadata;
        }
        value
    }

    /// The message as the control API shows it: Discord's object with `ephemeral`, `edited` and `thinking`.
    pub(crate) fn message_for_user(&self, message: &Message) -> Value {
        let mut value = self.message_json(message);
        value["ephemeral"] = json!(message.ephemeral_for.is_some());
        value["edited"] = json!(message.edited.is_some());
        value["thinking"] = json!(message.is_loading());
        value
    }
}

/// Whether an embed shows the image at this URL.
fn uses_image(embed: &Value, url: &str) -> bool {
    ["image", "thumbnail"]
        .iter()
        .any(|part| embed[part]["url"] == url)
        || ["author", "footer"]
            .iter()
            .any(|part| embed[part]["icon_url"] == url)
}

/// Whether a component itself shows the attachment with this id.
fn shows(component: &Value, id: Id) -> bool {
    let id = json!(id);
    let mut items = component["items"].as_array().into_iter().flatten();
    component["media"]["attachment_id"] == id
        || component["file"]["attachment_id"] == id
        || items.any(|item| item["media"]["attachment_id"] == id)
}
