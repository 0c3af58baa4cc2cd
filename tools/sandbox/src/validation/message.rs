//! Validates a message in a request body and parses it into a `Draft`.

use serde_json::Value;

use super::form::FormErrors;
use super::{components, embeds};
use crate::limits;
use crate::limits::{MAX_CONTENT_LENGTH, MAX_FILE_DESCRIPTION_LENGTH, MAX_FILES, MAX_NONCE_LENGTH};
use crate::world::emojis::Emojis;
use crate::world::message::{EPHEMERAL, IS_COMPONENTS_V2, SUPPRESS_NOTIFICATIONS};
use crate::world::snowflake::Id;

/// The flag that hides link previews.
const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// The flags that a request can set.
const SETTABLE: u64 = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | IS_COMPONENTS_V2;
/// The fields that a message with Components V2 cannot have.
const LEGACY_FIELDS: [&str; 5] = [
    "content",
    "embeds",
    "sticker_ids",
    "poll",
    "shared_client_theme",
];

/// The fields of a message in a request. An edit leaves fields unchanged that are `None`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draft {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    pub(crate) attachments: Option<Vec<AttachmentSpec>>,
    pub(crate) flags: u64,
    pub(crate) allowed_mentions: Option<AllowedMentions>,
    pub(crate) nonce: Option<Value>,
    pub(crate) enforce_nonce: bool,
    pub(crate) reply_to: Option<MessageReference>,
}

/// An attachment to keep, or the metadata of an uploaded file.
#[derive(Clone, Debug)]
pub(crate) struct AttachmentSpec {
    /// The id of an existing attachment, or the number of an uploaded file.
    pub(crate) id: u64,
    pub(crate) filename: Option<String>,
    pub(crate) description: Option<String>,
}

/// The mentions that may notify.
#[derive(Clone, Debug, Default)]
pub(crate) struct AllowedMentions {
    pub(crate) everyone: bool,
    pub(crate) all_users: bool,
    pub(crate) users: Vec<Id>,
    pub(crate) replied_user: bool,
}

/// A reference to the message that is replied to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MessageReference {
    pub(crate) message: Id,
    pub(crate) must_exist: bool,
}

impl Draft {
    /// Validates and parses a body for a message that has these flags so far; `emojis` are those of the application.
    pub(crate) fn parse(body: &Value, flags: u64, emojis: &Emojis) -> Result<Self, FormErrors> {
        let mut errors = FormErrors::default();
        if !errors.object("", body) {
            return Err(errors);
        }
        // Discord trims the content before it checks the length.
        let content = body["content"].as_str().map(str::trim).map(str::to_owned);
        let trimmed = content
            .as_ref()
            .map_or(body["content"].clone(), |text| Value::from(text.as_str()));
        if limits::length(trimmed.as_str().unwrap_or_default()) > MAX_CONTENT_LENGTH {
            errors.add(
                "content",
                "BASE_TYPE_MAX_LENGTH",
                format!("Must be {MAX_CONTENT_LENGTH} or fewer in length."),
            );
        } else {
            errors.text("content", &trimmed, 0, MAX_CONTENT_LENGTH);
        }
        embeds::check(&mut errors, &body["embeds"]);
        // Flags in the body count for the components even where they cannot take the message's own back.
        let new_flags = body["flags"].as_u64().unwrap_or(flags);
        let may_have_v2 = new_flags & IS_COMPONENTS_V2 != 0;
        components::check(&mut errors, &body["components"], may_have_v2, emojis);
        let is_v2 = (flags | new_flags) & IS_COMPONENTS_V2 != 0;
        if is_v2 {
            check_legacy_fields(&mut errors, body);
        }
        let draft = Self {
            content: if has_field(body, "content") {
                Some(content.unwrap_or_default())
            } else {
                None
            },
            // Of the two ways to have no embeds, Discord takes only an empty list when it turns a message into one with
            // Components V2.
            embeds: list(body, "embeds").filter(|_| !(is_v2 && body["embeds"].is_null())),
            components: list(body, "components"),
            attachments: parse_attachments(&mut errors, body),
            flags: parse_flags(&mut errors, &body["flags"]),
            allowed_mentions: parse_allowed_mentions(&mut errors, &body["allowed_mentions"]),
            nonce: parse_nonce(&mut errors, &body["nonce"]),
            enforce_nonce: body["enforce_nonce"] == true,
            reply_to: parse_reply(&mut errors, &body["message_reference"]),
        };
        errors.into_result().map(|()| draft)
    }
}

/// Refuses what a message with Components V2 cannot have.
fn check_legacy_fields(errors: &mut FormErrors, body: &Value) {
    for field in LEGACY_FIELDS {
        let is_empty = match &body[field] {
            Value::Null => true,
            Value::String(text) => text.trim().is_empty(),
            Value::Array(elements) => elements.is_empty(),
            _ => false,
        };
        if !is_empty {
            add_legacy_field(errors, field);
        }
    }
}

/// Adds the error of a field that a message with Components V2 cannot have.
pub(crate) fn add_legacy_field(errors: &mut FormErrors, field: &str) {
    errors.add(
        field,
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        format!("The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"),
    );
}

/// Whether the body has a field, even if it is null.
fn has_field(body: &Value, field: &str) -> bool {
    body.get(field).is_some()
}

/// The list in a field; null stands for an empty list.
fn list(body: &Value, field: &str) -> Option<Vec<Value>> {
    has_field(body, field).then(|| body[field].as_array().cloned().unwrap_or_default())
}

fn parse_attachments(errors: &mut FormErrors, body: &Value) -> Option<Vec<AttachmentSpec>> {
    let entries = errors.list("attachments", &body["attachments"], MAX_FILES);
    let mut specs = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        let path = format!("attachments.{index}");
        errors.text(
            &format!("{path}.description"),
            &entry["description"],
            0,
            MAX_FILE_DESCRIPTION_LENGTH,
        );
        match number(&entry["id"]) {
            Some(id) => specs.push(AttachmentSpec {
                id,
                filename: entry["filename"].as_str().map(str::to_owned),
                description: entry["description"].as_str().map(str::to_owned),
            }),
            None => errors.required(&format!("{path}.id")),
        }
    }
    has_field(body, "attachments").then_some(specs)
}

fn parse_flags(errors: &mut FormErrors, flags: &Value) -> u64 {
    let bits = flags.as_u64().unwrap_or_default();
    if !flags.is_null() && flags.as_u64().is_none() {
        errors.add(
            "flags",
            "NUMBER_TYPE_COERCE",
            format!("Value \"{flags}\" is not int."),
        );
    }
    if bits & !SETTABLE != 0 {
        errors.add(
            "flags",
            "MESSAGE_FLAGS_INVALID",
            "These flags cannot be set",
        );
    }
    bits & SETTABLE
}

fn parse_allowed_mentions(errors: &mut FormErrors, value: &Value) -> Option<AllowedMentions> {
    if value.is_null() {
        return None;
    }
    let parse = errors.list("allowed_mentions.parse", &value["parse"], 3);
    let users = errors.list("allowed_mentions.users", &value["users"], 100);
    let parses = |what: &str| parse.iter().any(|kind| kind == what);
    for kind in parse {
        if !["users", "roles", "everyone"]
            .iter()
            .any(|known| kind == known)
        {
            errors.add(
                "allowed_mentions.parse",
                "BASE_TYPE_CHOICES",
                "Value must be one of {'everyone', 'roles', 'users'}.",
            );
        }
    }
    if parses("users") && !users.is_empty() {
        errors.add(
            "allowed_mentions",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
            "parse:[\"users\"] and users: [ids...] are mutually exclusive.",
        );
    }
    Some(AllowedMentions {
        everyone: parses("everyone"),
        all_users: parses("users"),
        users: users.iter().filter_map(number).map(Id).collect(),
        replied_user: value["replied_user"] == true,
    })
}

fn parse_nonce(errors: &mut FormErrors, nonce: &Value) -> Option<Value> {
    match nonce {
        Value::Null => None,
        Value::Number(_) => Some(nonce.clone()),
        _ => {
            errors.text("nonce", nonce, 0, MAX_NONCE_LENGTH);
            Some(nonce.clone())
        }
    }
}

fn parse_reply(errors: &mut FormErrors, reference: &Value) -> Option<MessageReference> {
    if reference.is_null() {
        return None;
    }
    let Some(message) = number(&reference["message_id"]) else {
        errors.required("message_reference.message_id");
        return None;
    };
    Some(MessageReference {
        message: Id(message),
        must_exist: reference["fail_if_not_exists"] != false,
    })
}

/// An integer, as a JSON number or as a string.
fn number(value: &Value) -> Option<u64> {
    value
        .as_u64()
        .or_else(|| value.as_str().and_then(|text| text.parse().ok()))
}
