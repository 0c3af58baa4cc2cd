//! What embeds may hold.

use serde_json::Value;

use super::form::FormErrors;
use super::{
    EMBED_AUTHOR, EMBED_DESCRIPTION, EMBED_FIELD_NAME, EMBED_FIELD_VALUE, EMBED_FIELDS,
    EMBED_FOOTER, EMBED_TITLE, EMBEDS, EMBEDS_TOGETHER,
};

/// Checks a message's embeds.
pub(crate) fn check(errors: &mut FormErrors, embeds: &Value) {
    let mut together = 0;
    for (index, embed) in errors.list("embeds", embeds, EMBEDS).iter().enumerate() {
        together += check_embed(errors, &format!("embeds.{index}"), embed);
    }
    if together > EMBEDS_TOGETHER {
        errors.add(
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
            format!("Embed size exceeds maximum size of {EMBEDS_TOGETHER}"),
        );
    }
}

/// Whether an embed shows anything.
pub(crate) fn shows_something(embed: &Value) -> bool {
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

/// Checks one embed and counts its characters.
fn check_embed(errors: &mut FormErrors, path: &str, embed: &Value) -> usize {
    if !embed.is_object() {
        errors.add(
            path,
            "MODEL_TYPE_CONVERT",
            "Only dictionaries may be used in a ModelType",
        );
        return 0;
    }
    let mut characters = 0;
    for (part, most) in [("title", EMBED_TITLE), ("description", EMBED_DESCRIPTION)] {
        characters += errors.text(&format!("{path}.{part}"), &embed[part], 0, most);
    }
    for (part, text, most) in [
        ("footer", "text", EMBED_FOOTER),
        ("author", "name", EMBED_AUTHOR),
    ] {
        let value = &embed[part];
        if !value.is_null() {
            characters +=
                errors.required_text(&format!("{path}.{part}.{text}"), &value[text], 1, most);
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
    let fields = errors.list(&format!("{path}.fields"), &embed["fields"], EMBED_FIELDS);
    for (index, field) in fields.iter().enumerate() {
        let path = format!("{path}.fields.{index}");
        characters +=
            errors.required_text(&format!("{path}.name"), &field["name"], 1, EMBED_FIELD_NAME);
        characters += errors.required_text(
            &format!("{path}.value"),
            &field["value"],
            1,
            EMBED_FIELD_VALUE,
        );
    }
    characters
}
