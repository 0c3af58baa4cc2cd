//! Completes components as Discord returns them: with ids, defaults, and what it knows about pictures and files.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::error::ApiError;
use crate::components::{all, kind, media_mut, visit_mut};
use crate::world::message::Attachment;
use crate::world::snowflake::{Id, Snowflakes};

/// Completes a message's components. The files that they can name are `files`, by name, which are among `attachments`.
pub(super) fn complete(
    components: &mut [Value],
    attachments: &[Attachment],
    files: &[(String, Id)],
    ids: &mut Snowflakes,
) -> Result<(), ApiError> {
    let mut numbers = Numbers::without(components);
    let mut missing = None;
    visit_mut(components, "components", &mut |path, component| {
        if component["id"].as_u64().unwrap_or_default() == 0 {
            component["id"] = json!(numbers.next());
        }
        set_defaults(component);
        let mut file = None;
        for (place, media) in media_mut(component) {
            let url = media["url"].as_str().unwrap_or_default().to_owned();
            let named = url.strip_prefix("attachment://");
            file = match named {
                Some(name) => files
                    .iter()
                    .rev()
                    .find(|(file, _)| file == name)
                    .and_then(|(_, id)| attachments.iter().find(|it| it.id == *id)),
                None => attachments.iter().find(|it| it.url == url),
            };
            match file {
                Some(file) => *media = file.to_media_json(),
                None if named.is_some() => {
                    missing.get_or_insert_with(|| missing_file(&format!("{path}.{place}"), &url));
                }
                None => *media = json!({"id": ids.next(), "url": url, "proxy_url": url}),
            }
        }
        if component["type"] == kind::FILE
            && let Some(file) = file
        {
            component["name"] = json!(file.filename);
            component["size"] = json!(file.size);
        }
    });
    missing.map_or(Ok(()), Err)
}

/// The numbers that identify the components of a message which were given none.
struct Numbers {
    taken: HashSet<u64>,
    last: u64,
}

impl Numbers {
    /// Numbers other than those that components have already.
    fn without(components: &[Value]) -> Self {
        let given = all(components);
        Self {
            taken: given.iter().filter_map(|it| it["id"].as_u64()).collect(),
            last: 0,
        }
    }

    fn next(&mut self) -> u64 {
        self.last += 1;
        while self.taken.contains(&self.last) {
            self.last += 1;
        }
        self.last
    }
}

/// Adds the fields that Discord returns although a request may leave them out.
fn set_defaults(component: &mut Value) {
    let defaults = match component["type"].as_u64() {
        Some(kind::THUMBNAIL) => json!({"description": null, "spoiler": false}),
        Some(kind::FILE) => json!({"spoiler": false}),
        Some(kind::SEPARATOR) => json!({"spacing": 1, "divider": true}),
        Some(kind::CONTAINER) => json!({"accent_color": null, "spoiler": false}),
        _ => json!({}),
    };
    set_missing(component, &defaults);
    if let Some(Value::Array(items)) = component.get_mut("items") {
        for item in items {
            set_missing(item, &json!({"description": null, "spoiler": false}));
        }
    }
}

/// Sets the fields that an object lacks, or that are null.
fn set_missing(object: &mut Value, defaults: &Value) {
    for (field, default) in defaults.as_object().into_iter().flatten() {
        if object[field].is_null() {
            object[field] = default.clone();
        }
    }
}

fn missing_file(path: &str, url: &str) -> ApiError {
    ApiError::invalid(
        &format!("{path}.url"),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        format!("The referenced attachment {url} was not found"),
    )
}
