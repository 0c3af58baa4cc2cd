//! Validates embeds.

use serde_json::Value;

use super::form::FormErrors;
use crate::limits::{
    MAX_EMBED_AUTHOR_LENGTH, MAX_EMBED_DESCRIPTION_LENGTH, MAX_EMBED_FIELD_NAME_LENGTH,
    MAX_EMBED_FIELD_VALUE_LENGTH, MAX_EMBED_FIELDS, MAX_EMBED_FOOTER_LENGTH,
    MAX_EMBED_TITLE_LENGTH, MAX_EMBEDS, MAX_EMBEDS_TOTAL_LENGTH,
};

/// Validates a message's embeds.
pub(crate) fn check(errors: &mut FormErrors, embeds: &Value) {
    let mut total = 0;
    for (index, embed) in errors.list("embeds", embeds, MAX_EMBEDS).iter().enumerate() {
        total += check_embed(errors, &format!("embeds.{index}"), embed);
    }
    if total > MAX_EMBEDS_TOTAL_LENGTH {
        errors.add(
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
            format!("Embed size exceeds maximum size of {MAX_EMBEDS_TOTAL_LENGTH}"),
        );
    }
}

/// Whether an embed has any visible content.
pub(crate) fn is_visible(embed: &Value) -> bool {
    [
        "title",
        "description",
        "fields",
        "image",
        "thumbnail",
        "footer",
        "author",
    ]
    .iter()
    .any(|part| match &embed[part] {
        Value::Null => false,
        Value::String(text) => !text.trim().is_empty(),
        Value::Array(elements) => !elements.is_empty(),
        _ => true,
    })
}

/// Validates an embed and returns the number of its characters.
fn check_embed(errors: &mut FormErrors, path: &str, embed: &Value) -> usize {
    if !errors.object(path, embed) {
        return 0;
    }
    let mut characters = 0;
    for (part, max) in [
        ("title", MAX_EMBED_TITLE_LENGTH),
        ("description", MAX_EMBED_DESCRIPTION_LENGTH),
    ] {
        characters += errors.text(&format!("{path}.{part}"), &embed[part], 0, max);
    }
    for (part, text, max) in [
        ("footer", "text", MAX_EMBED_FOOTER_LENGTH),
        ("author", "name", MAX_EMBED_AUTHOR_LENGTH),
    ] {
        let value = &embed[part];
        if !value.is_null() {
            characters +=
                errors.required_text(&format!("{path}.{part}.{text}"), &value[text], 1, max);
            errors.url(&format!("{path}.{part}.icon_url"), &value["icon_url"], true);
        }
    }
    for part in ["image", "thumbnail"] {
        let value = &embed[part];
        if !value.is_null() {
            let path = format!("{path}.{part}.url");
            if value["url"].is_null() {
                errors.required(&path);
            }
            errors.url(&path, &value["url"], true);
        }
    }
    errors.url(&format!("{path}.url"), &embed["url"], false);
    errors.url(
        &format!("{path}.author.url"),
        &embed["author"]["url"],
        false,
    );
    errors.number(&format!("{path}.color"), &embed["color"], 0, 0xff_ff_ff);
    let fields = errors.list(
        &format!("{path}.fields"),
        &embed["fields"],
        MAX_EMBED_FIELDS,
    );
    for (index, field) in fields.iter().enumerate() {
        let path = format!("{path}.fields.{index}");
        characters += errors.required_text(
            &format!("{path}.name"),
            &field["name"],
            1,
            MAX_EMBED_FIELD_NAME_LENGTH,
        );
        characters += errors.required_text(
            &format!("{path}.value"),
            &field["value"],
            1,
            MAX_EMBED_FIELD_VALUE_LENGTH,
        );
    }
    characters
}
