//! Validates the emoji of an application, and the emoji on buttons and select options.

use axum::body::Bytes;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::Value;

use super::form::FormErrors;
use crate::image;
use crate::limits::{MAX_EMOJI_BYTES, MAX_EMOJI_NAME_LENGTH, MIN_EMOJI_NAME_LENGTH};
use crate::world::emojis::Emojis;
use crate::world::snowflake::Id;

#[derive(Debug)]
pub(crate) struct EmojiImage {
    pub(crate) content_type: &'static str,
    pub(crate) content: Bytes,
}

/// Validates an emoji's name, which no other emoji than `own` may have.
pub(crate) fn check_name(errors: &mut FormErrors, name: &Value, emojis: &Emojis, own: Option<Id>) {
    errors.required_text("name", name, MIN_EMOJI_NAME_LENGTH, MAX_EMOJI_NAME_LENGTH);
    let Some(name) = name.as_str() else {
        return;
    };
    if !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        errors.add(
            "name",
            "STRING_TYPE_REGEX",
            "String value did not match validation regex.",
        );
    }
    if emojis
        .named(name)
        .is_some_and(|emoji| Some(emoji.id) != own)
    {
        errors.add(
            "name",
            "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
            "An emoji with this name already exists",
        );
    }
}

/// Validates an emoji's image, a data URI; `None` if it is invalid.
pub(crate) fn parse_image(errors: &mut FormErrors, uri: &Value) -> Option<EmojiImage> {
    const PATH: &str = "image";
    if uri.is_null() {
        errors.required(PATH);
        return None;
    }
    let encoded = uri
        .as_str()
        .and_then(|uri| uri.strip_prefix("data:")?.split_once(";base64,"))
        .and_then(|(_, encoded)| STANDARD.decode(encoded).ok());
    let Some(content) = encoded else {
        errors.add(
            PATH,
            "BINARY_TYPE_INVALID_DATA_URI",
            "Only data uri strings can be used.",
        );
        return None;
    };
    if content.len() > MAX_EMOJI_BYTES {
        errors.add(
            PATH,
            "BINARY_TYPE_MAX_SIZE",
            "File cannot be larger than 256.0 kb.",
        );
        return None;
    }
    // Like Discord, this trusts the file and not the type that the URI gives.
    let content_type = image::content_type(&content);
    if content_type.is_none() {
        errors.add(PATH, "IMAGE_INVALID", "Unsupported image type given");
    }
    Some(EmojiImage {
        content_type: content_type?,
        content: content.into(),
    })
}

/// Validates the emoji of a component: one of the application's by its id, or a Unicode character
/// as its name.
pub(super) fn check_component(errors: &mut FormErrors, path: &str, emoji: &Value, emojis: &Emojis) {
    if emoji.is_null() || !errors.object(&format!("{path}.emoji"), emoji) {
        return;
    }
    let (field, is_valid) = if emoji["id"].is_null() {
        let is_character = emoji["name"].as_str().is_some_and(|name| {
            !name.is_empty()
                && !name.is_ascii()
                && !name.contains(|c: char| c.is_ascii_alphabetic())
        });
        ("name", is_character)
    } else {
        let id = emoji["id"].as_str().and_then(|id| id.parse().ok());
        let known = id.or_else(|| emoji["id"].as_u64().map(Id));
        ("id", known.is_some_and(|id| emojis.get(id).is_some()))
    };
    if !is_valid {
        errors.add(
            &format!("{path}.emoji.{field}"),
            "BUTTON_COMPONENT_INVALID_EMOJI",
            "Invalid emoji",
        );
    }
}
