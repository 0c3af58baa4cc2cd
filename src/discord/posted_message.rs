//! Messages as Discord returns them.

use serde_json::Value;

use super::json::id;
use super::request::unexpected_response;
use crate::host::DeliveryError;
use crate::ids::MessageId;

/// A message that was posted or edited.
#[derive(Clone, Debug)]
pub(super) struct PostedMessage {
    pub(super) id: MessageId,
    /// The file name of its picture.
    pub(super) picture: Option<String>,
}

impl PostedMessage {
    /// Reads a message.
    pub(super) fn read(json: &Value) -> Result<Self, DeliveryError> {
        Ok(Self {
            id: MessageId(id(&json["id"]).ok_or_else(unexpected_response)?),
            picture: shown_picture(json),
        })
    }
}

/// The file name of the picture that a message shows. Discord does not list the attachments that an
/// embed shows, but the embed's URL ends with the name.
pub(super) fn shown_picture(message: &Value) -> Option<String> {
    let mut embeds = message["embeds"].as_array()?.iter();
    let url = embeds.find_map(|embed| embed["image"]["url"].as_str())?;
    let path = url.split(['?', '#']).next()?;
    path.rsplit('/').next().map(str::to_owned)
}
