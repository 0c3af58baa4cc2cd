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
    /// Its pictures.
    pub(crate) pictures: Vec<ShownPicture>,
}

/// A picture that a message shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ShownPicture {
    /// The id of the attachment.
    pub(crate) id: u64,
    /// The name of the file.
    pub(crate) name: String,
}

impl PostedMessage {
    /// Reads a message.
    pub(crate) fn read(json: &Value) -> Result<Self, DeliveryError> {
        Ok(Self {
            id: MessageId(id(&json["id"]).ok_or_else(unexpected_response)?),
            pictures: shown_pictures(json),
        })
    }
}

/// The pictures that a message shows. Discord does not list the attachments that components show, but their URLs end with
/// the id and the name.
pub(crate) fn shown_pictures(message: &Value) -> Vec<ShownPicture> {
    let mut pictures = Vec::new();
    collect(&message["components"], &mut pictures);
    pictures
}

fn collect(components: &Value, pictures: &mut Vec<ShownPicture>) {
    for component in components.as_array().into_iter().flatten() {
        let items = component["items"].as_array().into_iter().flatten();
        let urls = items.filter_map(|item| item["media"]["url"].as_str());
        pictures.extend(urls.filter_map(shown_picture));
        collect(&component["components"], pictures);
    }
}

fn shown_picture(url: &str) -> Option<ShownPicture> {
    let path = url.split(['?', '#']).next()?;
    let mut parts = path.rsplit('/');
    let name = parts.next()?.to_owned();
    let id = parts.next()?.parse().ok()?;
    Some(ShownPicture { id, name })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn pictures_are_known_by_their_urls() {
        let url = "https://cdn.discordapp.com/attachments/7/99/picture-a.png?ex=1&hm=2";
        let gallery = json!({"type": 12, "items": [{"media": {"url": url}}]});
        let message = json!({"components": [{"type": 17, "components": [gallery]}]});
        let expected = ShownPicture {
            id: 99,
            name: "picture-a.png".to_owned(),
        };
        assert_eq!(shown_pictures(&message), [expected]);
        assert_eq!(shown_pictures(&json!({"embeds": []})), []);
    }
}
