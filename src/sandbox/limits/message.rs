//! What a message may hold: a request's body becomes a `Draft`, or the list of what is wrong with it.

use serde_json::Value;

use super::form::FormErrors;
use super::{CONTENT, FILE_DESCRIPTION, FILES, NONCE, components, embeds};
use crate::sandbox::world::message::{EPHEMERAL, SUPPRESS_NOTIFICATIONS};
use crate::sandbox::world::snowflake::Id;

/// Flag that hides the embeds of links.
const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// Flag of the newer kind of components, which the sandbox does not model.
const IS_COMPONENTS_V2: u64 = 1 << 15;

/// A message as a request asks for it; what is absent is not changed by an edit.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draft {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    pub(crate) attachments: Option<Vec<AttachmentNote>>,
    pub(crate) flags: u64,
    pub(crate) allowed_mentions: Option<AllowedMentions>,
    pub(crate) nonce: Option<Value>,
    pub(crate) enforce_nonce: bool,
    pub(crate) reply: Option<Reply>,
}

/// A file to keep, or what is said of a file sent along.
#[derive(Clone, Debug)]
pub(crate) struct AttachmentNote {
    /// The id of a file that is there, or the number of one sent along.
    pub(crate) id: u64,
    pub(crate) filename: Option<String>,
    pub(crate) description: Option<String>,
}

/// Whom the content may notify.
#[derive(Clone, Debug, Default)]
pub(crate) struct AllowedMentions {
    pub(crate) everyone: bool,
    pub(crate) all_users: bool,
    pub(crate) users: Vec<Id>,
    pub(crate) replied_user: bool,
}

/// The message replied to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reply {
    pub(crate) message: Id,
    pub(crate) must_exist: bool,
}

impl Draft {
    /// Reads and checks a body.
    pub(crate) fn read(body: &Value) -> Result<Self, FormErrors> {
        let mut errors = FormErrors::default();
        if !body.is_object() {
            errors.add(
                "",
                "MODEL_TYPE_CONVERT",
                "Only dictionaries may be used in a ModelType",
            );
            return Err(errors);
        }
        // Whitespace at the ends does not count, as it is not kept.
        let content = body["content"].as_str().map(str::trim).map(str::to_owned);
        let trimmed = content
            .as_ref()
            .map_or(body["content"].clone(), |text| Value::from(text.as_str()));
        if super::length(trimmed.as_str().unwrap_or_default()) > CONTENT {
            errors.add(
                "content",
                "BASE_TYPE_MAX_LENGTH",
                format!("Must be {CONTENT} or fewer in length."),
            );
        } else {
            errors.text("content", &trimmed, 0, CONTENT);
        }
        embeds::check(&mut errors, &body["embeds"]);
        components::check(&mut errors, &body["components"]);
        let draft = Self {
            content: if given(body, "content") {
                Some(content.unwrap_or_default())
            } else {
                None
            },
            embeds: list(body, "embeds"),
            components: list(body, "components"),
            attachments: read_attachments(&mut errors, body),
            flags: read_flags(&mut errors, &body["flags"]),
            allowed_mentions: read_allowed_mentions(&mut errors, &body["allowed_mentions"]),
            nonce: read_nonce(&mut errors, &body["nonce"]),
            enforce_nonce: body["enforce_nonce"] == true,
            reply: read_reply(&mut errors, &body["message_reference"]),
        };
        if errors.is_empty() {
            Ok(draft)
        } else {
            Err(errors)
        }
    }
}

/// Whether the body says something of a field, be it `null`.
fn given(body: &Value, field: &str) -> bool {
    body.get(field).is_some()
}

/// The list in a field; `null` empties it.
fn list(body: &Value, field: &str) -> Option<Vec<Value>> {
    given(body, field).then(|| body[field].as_array().cloned().unwrap_or_default())
}

fn read_attachments(errors: &mut FormErrors, body: &Value) -> Option<Vec<AttachmentNote>> {
    let notes = errors.list("attachments", &body["attachments"], FILES);
    let mut read = Vec::new();
    for (index, note) in notes.iter().enumerate() {
        let path = format!("attachments.{index}");
        errors.text(
            &format!("{path}.description"),
            &note["description"],
            0,
            FILE_DESCRIPTION,
        );
        match number(&note["id"]) {
            Some(id) => read.push(AttachmentNote {
                id,
                filename: note["filename"].as_str().map(str::to_owned),
                description: note["description"].as_str().map(str::to_owned),
            }),
            None => errors.required(&format!("{path}.id")),
        }
    }
    given(body, "attachments").then_some(read)
}

fn read_flags(errors: &mut FormErrors, flags: &Value) -> u64 {
    let bits = flags.as_u64().unwrap_or_default();
    if !flags.is_null() && flags.as_u64().is_none() {
        errors.add(
            "flags",
            "NUMBER_TYPE_COERCE",
            format!("Value \"{flags}\" is not int."),
        );
    }
    if bits & !(SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS) != 0 {
        let message = if bits & IS_COMPONENTS_V2 == 0 {
            "These flags cannot be set"
        } else {
            "The sandbox does not model IS_COMPONENTS_V2"
        };
        errors.add("flags", "MESSAGE_FLAGS_INVALID", message);
    }
    bits & (SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS)
}

fn read_allowed_mentions(errors: &mut FormErrors, value: &Value) -> Option<AllowedMentions> {
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

fn read_nonce(errors: &mut FormErrors, nonce: &Value) -> Option<Value> {
    match nonce {
        Value::Null => None,
        Value::Number(_) => Some(nonce.clone()),
        _ => {
            errors.text("nonce", nonce, 0, NONCE);
            Some(nonce.clone())
        }
    }
}

fn read_reply(errors: &mut FormErrors, reference: &Value) -> Option<Reply> {
    if reference.is_null() {
        return None;
    }
    let Some(message) = number(&reference["message_id"]) else {
        errors.required("message_reference.message_id");
        return None;
    };
    Some(Reply {
        message: Id(message),
        must_exist: reference["fail_if_not_exists"] != false,
    })
}

/// A number, written as such or as text.
fn number(value: &Value) -> Option<u64> {
    value
        .as_u64()
        .or_else(|| value.as_str().and_then(|text| text.parse().ok()))
}
