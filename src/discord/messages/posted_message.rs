//! Messages as Discord returns them.

use serde_json::Value;

use crate::discord::api::json::id;
use crate::discord::api::request::unexpected_response;
use crate::host::DeliveryError;
use crate::ids::MessageId;

/// A message that was posted or edited.
#[derive(Clone, Debug)]
pub(in crate::discord) struct PostedMessage {
    pub(in crate::discord) id: MessageId,
    /// The file name of its picture.
    pub(in crate::discord) picture: Option<String>,
}

impl PostedMessage {
    /// Reads a message.
    pub(in crate::discord) fn read(json: &Value) -> Result<Self, DeliveryError> {
        Ok(Self {
            id: MessageId(id(&json["id"]).ok_or_else(unexpected_response)?),
            picture: shown_picture(json),
        })
    }
}

/// The file name of the picture that a message shows. Discord does not list the attachments that an
/// embed shows, but the embed's URL ends with the name.
pub(in crate::discord) fn shown_picture(message: &Value) -> Option<String> {
    let mut embeds = message["embeds"].as_array()?.iter();
    let url = embeds.find_map(|embed| embed["image"]["url"].as_str())?;
    let path = url.split(['?', '#']).next()?;
    path.rsplit('/').next().map(str::to_owned)
}
