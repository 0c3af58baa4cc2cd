//! Validates a message's components: which stand where, their limits, and that ids are unique.

use std::collections::HashSet;

use serde_json::Value;

use super::form::FormErrors;
use super::interactive::{check_button, check_select};
use crate::components::{is_select, kind, texts};
use crate::limits::{
    MAX_ACCENT_COLOR, MAX_COMPONENT_ID, MAX_COMPONENTS, MAX_FILE_DESCRIPTION_LENGTH,
    MAX_GALLERY_ITEMS, MAX_MEDIA_URL_LENGTH, MAX_ROW_BUTTONS, MAX_ROWS, MAX_SECTION_TEXTS,
    MAX_TEXTS_LENGTH, length,
};
use crate::world::emojis::Emojis;

/// What stands at the top of a message without Components V2.
const IN_LEGACY_MESSAGE: &[u64] = &[kind::ACTION_ROW];
/// What stands at the top of a message with Components V2.
const IN_MESSAGE: &[u64] = &[
    kind::ACTION_ROW,
    kind::SECTION,
    kind::TEXT_DISPLAY,
    kind::MEDIA_GALLERY,
    kind::FILE,
    kind::SEPARATOR,
    kind::CONTAINER,
];
/// What stands in a container: all that except containers.
const IN_CONTAINER: &[u64] = IN_MESSAGE.split_at(IN_MESSAGE.len() - 1).0;
const IN_ROW: &[u64] = &[
    kind::BUTTON,
    kind::STRING_SELECT,
    kind::USER_SELECT,
    kind::ROLE_SELECT,
    kind::MENTIONABLE_SELECT,
    kind::CHANNEL_SELECT,
];
const IN_SECTION: &[u64] = &[kind::TEXT_DISPLAY];
const ACCESSORIES: &[u64] = &[kind::BUTTON, kind::THUMBNAIL];

/// Validates a message's components; `is_v2` says whether it may have those of Components V2, and `emojis` are those of
/// the application.
pub(crate) fn check(errors: &mut FormErrors, components: &Value, is_v2: bool, emojis: &Emojis) {
    let (allowed, max) = if is_v2 {
        (IN_MESSAGE, usize::MAX)
    } else {
        (IN_LEGACY_MESSAGE, MAX_ROWS)
    };
    let mut checker = Checker {
        errors,
        emojis,
        custom_ids: HashSet::new(),
        ids: HashSet::new(),
        count: 0,
    };
    let list = checker.errors.list("components", components, max);
    checker.all("components", list, allowed);
    let (count, texts) = (checker.count, texts(list));
    if count > MAX_COMPONENTS {
        errors.add(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            format!("Total number of components exceeds maximum of {MAX_COMPONENTS}"),
        );
    }
    if texts.into_iter().map(length).sum::<usize>() > MAX_TEXTS_LENGTH {
        errors.add(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            format!("Components displayable text size exceeds maximum size of {MAX_TEXTS_LENGTH}"),
        );
    }
}

/// A walk through nested components.
struct Checker<'c> {
    errors: &'c mut FormErrors,
    emojis: &'c Emojis,
    custom_ids: HashSet<&'c str>,
    ids: HashSet<u64>,
    /// How many components there are, nested ones included.
    count: usize,
}

impl<'c> Checker<'c> {
    fn all(&mut self, path: &str, components: &'c [Value], allowed: &[u64]) {
        for (index, component) in components.iter().enumerate() {
            self.one(&format!("{path}.{index}"), component, allowed);
        }
    }

    fn one(&mut self, path: &str, component: &'c Value, allowed: &[u64]) {
        if !self.errors.object(path, component) {
            return;
        }
        self.count += 1;
        let kind = component["type"].as_u64().unwrap_or_default();
        if !allowed.contains(&kind) {
            self.errors
                .add(path, "UNION_TYPE_CHOICES", type_choices(allowed));
            return;
        }
        self.ids(path, component);
        match kind {
            kind::ACTION_ROW => self.row(path, component),
            kind::BUTTON => check_button(self.errors, path, component, self.emojis),
            kind::SECTION => self.section(path, component),
            kind::TEXT_DISPLAY => {
                let path = format!("{path}.content");
                let content = &component["content"];
                self.errors
                    .required_text(&path, content, 1, MAX_TEXTS_LENGTH);
            }
            kind::THUMBNAIL => self.picture(path, component),
            kind::MEDIA_GALLERY => self.gallery(path, component),
            kind::FILE => self.media(&format!("{path}.file"), &component["file"], true),
            kind::SEPARATOR => {
                let path = format!("{path}.spacing");
                self.errors.choice(&path, &component["spacing"], &[1, 2]);
            }
            kind::CONTAINER => {
                let color = &component["accent_color"];
                self.errors
                    .number(&format!("{path}.accent_color"), color, 0, MAX_ACCENT_COLOR);
                let path = format!("{path}.components");
                let children = self.list(&path, &component["components"], MAX_COMPONENTS);
                self.all(&path, children, IN_CONTAINER);
            }
            _ => check_select(self.errors, path, component, self.emojis),
        }
    }

    /// The elements of a list with 1 to `max` of them.
    fn list(&mut self, path: &str, value: &'c Value, max: usize) -> &'c [Value] {
        if value.is_null() {
            self.errors.required(path);
            return &[];
        }
        let list = self.errors.list(path, value, usize::MAX);
        if !(1..=max).contains(&list.len()) {
            self.errors.add(
                path,
                "BASE_TYPE_BAD_LENGTH",
                format!("Must be between 1 and {max} in length."),
            );
        }
        list
    }

    fn ids(&mut self, path: &str, component: &'c Value) {
        let id = &component["id"];
        self.errors
            .number(&format!("{path}.id"), id, 0, MAX_COMPONENT_ID);
        // An id of 0 stands for none.
        if let Some(id) = id.as_u64().filter(|id| *id != 0)
            && !self.ids.insert(id)
        {
            self.errors.add(
                &format!("{path}.id"),
                "COMPONENT_ID_DUPLICATED",
                "Component id cannot be duplicated",
            );
        }
        if let Some(custom_id) = component["custom_id"].as_str()
            && !self.custom_ids.insert(custom_id)
        {
            self.errors.add(
                &format!("{path}.custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            );
        }
    }

    fn row(&mut self, path: &str, row: &'c Value) {
        let path = format!("{path}.components");
        let components = self.list(&path, &row["components"], MAX_ROW_BUTTONS);
        if components.len() > 1 && components.iter().any(is_select) {
            self.errors.add(
                &path,
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            );
        }
        self.all(&path, components, IN_ROW);
    }

    fn section(&mut self, path: &str, section: &'c Value) {
        let texts = format!("{path}.components");
        let children = self.list(&texts, &section["components"], MAX_SECTION_TEXTS);
        self.all(&texts, children, IN_SECTION);
        let path = format!("{path}.accessory");
        if section["accessory"].is_null() {
            self.errors.required(&path);
        } else {
            self.one(&path, &section["accessory"], ACCESSORIES);
        }
    }

    fn gallery(&mut self, path: &str, gallery: &'c Value) {
        let path = format!("{path}.items");
        let items = self.list(&path, &gallery["items"], MAX_GALLERY_ITEMS);
        for (index, item) in items.iter().enumerate() {
            self.picture(&format!("{path}.{index}"), item);
        }
    }

    /// A thumbnail, or an item of a gallery.
    fn picture(&mut self, path: &str, picture: &Value) {
        if !self.errors.object(path, picture) {
            return;
        }
        let description = &picture["description"];
        self.errors.text(
            &format!("{path}.description"),
            description,
            1,
            MAX_FILE_DESCRIPTION_LENGTH,
        );
        self.media(&format!("{path}.media"), &picture["media"], false);
    }

    /// What a picture or file shows. A file is always one of the message.
    fn media(&mut self, path: &str, media: &Value, is_file: bool) {
        if media.is_null() {
            return self.errors.required(path);
        }
        if !self.errors.object(path, media) {
            return;
        }
        let (path, url) = (format!("{path}.url"), &media["url"]);
        self.errors
            .required_text(&path, url, 1, MAX_MEDIA_URL_LENGTH);
        let is_attachment = url
            .as_str()
            .is_some_and(|url| url.starts_with("attachment://"));
        if is_file && !is_attachment {
            self.errors.add(
                &path,
                "URL_TYPE_INVALID_SCHEME",
                format!("Scheme of {url} is not supported. Scheme must be one of ('attachment',)."),
            );
        } else {
            self.errors.url(&path, url, true);
        }
    }
}

/// The message of a component whose type cannot stand where it does.
fn type_choices(allowed: &[u64]) -> String {
    let list: Vec<String> = allowed.iter().map(u64::to_string).collect();
    // As Python writes a tuple.
    let end = if list.len() == 1 { "," } else { "" };
    format!(
        "Value of field \"type\" must be one of ({}{end}).",
        list.join(", ")
    )
}
