//! Messages as Discord returns them.

use claim_host::DeliveryError;
use claim_table::ids::MessageId;
use serde_json::Value;

use crate::api::rest::json::id;
use crate::api::rest::request::unexpected_response;

/// A message that was posted or edited.
#[derive(Clone, Debug)]
pub(crate) struct PostedMessage {
    pub(crate) id: MessageId,
    /// The file name of its picture.
    pub(crate) picture: Option<String>,
}

impl PostedMessage {
    /// Reads a message.
    pub(crate) fn read(json: &Value) -> Result<Self, DeliveryError> {
        Ok(Self {
            id: MessageId(id(&json["id"]).ok_or_else(unexpected_response)?),
            picture: shown_picture(json),
        })
    }
}

/// The file name of the picture that a message shows. Discord does not list the attachments that an
/// embed shows, but the embed's URL ends with the name.
pub(crate) fn shown_picture(message: &Value) -> Option<String> {
    let mut embeds = message["embeds"].as_array()?.iter();
    let url = embeds.find_map(|embed| embed["image"]["url"].as_str())?;
    let path = url.split(['?', '#']).next()?;
    path.rsplit('/').next().map(str::to_owned)
}
