//! Validates action rows, buttons and select menus.

use std::collections::HashSet;

use serde_json::Value;

use super::emojis::check_component;
use super::form::FormErrors;
use crate::limits::{
    MAX_BUTTON_LABEL_LENGTH, MAX_CUSTOM_ID_LENGTH, MAX_PLACEHOLDER_LENGTH, MAX_ROW_BUTTONS,
    MAX_ROWS, MAX_SELECT_OPTIONS, MAX_SELECT_TEXT_LENGTH, MAX_URL_LENGTH,
};
use crate::world::emojis::Emojis;

pub(crate) const ACTION_ROW: u64 = 1;
pub(crate) const BUTTON: u64 = 2;
/// A select menu with given options.
pub(crate) const STRING_SELECT: u64 = 3;
/// A select menu of users.
pub(crate) const USER_SELECT: u64 = 5;
/// Select menus of users, roles, mentionables and channels.
const OTHER_SELECTS: std::ops::RangeInclusive<u64> = USER_SELECT..=8;

/// Button styles.
pub(crate) mod style {
    pub(crate) const LINK: u64 = 5;
    /// A purchase.
    pub(crate) const PREMIUM: u64 = 6;
}

/// Whether a component is a select menu.
pub(crate) fn is_select(component: &Value) -> bool {
    component["type"]
        .as_u64()
        .is_some_and(|kind| kind == STRING_SELECT || OTHER_SELECTS.contains(&kind))
}

/// Validates a message's components; `emojis` are those of the application.
pub(crate) fn check(errors: &mut FormErrors, components: &Value, emojis: &Emojis) {
    let mut custom_ids = HashSet::new();
    for (index, row) in errors
        .list("components", components, MAX_ROWS)
        .iter()
        .enumerate()
    {
        check_row(
            errors,
            &format!("components.{index}"),
            row,
            &mut custom_ids,
            emojis,
        );
    }
}

fn check_row<'v>(
    errors: &mut FormErrors,
    path: &str,
    row: &'v Value,
    custom_ids: &mut HashSet<&'v str>,
    emojis: &Emojis,
) {
    if row["type"] != ACTION_ROW {
        errors.add(
            &format!("{path}.type"),
            "UNION_TYPE_CHOICES",
            "Value of field \"type\" must be one of (1,).",
        );
        return;
    }
    let path = format!("{path}.components");
    let components = errors.list(&path, &row["components"], MAX_ROW_BUTTONS);
    if components.is_empty() {
        errors.add(
            &path,
            "BASE_TYPE_BAD_LENGTH",
            format!("Must be between 1 and {MAX_ROW_BUTTONS} in length."),
        );
    }
    if components.len() > 1 && components.iter().any(is_select) {
        errors.add(
            &path,
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        );
    }
    for (index, component) in components.iter().enumerate() {
        let path = format!("{path}.{index}");
        if component["type"] == BUTTON {
            check_button(errors, &path, component, emojis);
        } else if is_select(component) {
            check_select(errors, &path, component, emojis);
        } else {
            errors.add(
                &format!("{path}.type"),
                "UNION_TYPE_CHOICES",
                "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).",
            );
        }
        if let Some(custom_id) = component["custom_id"].as_str()
            && !custom_ids.insert(custom_id)
        {
            errors.add(
                &format!("{path}.custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            );
        }
    }
}

fn check_button(errors: &mut FormErrors, path: &str, button: &Value, emojis: &Emojis) {
    let style = button["style"].as_u64().unwrap_or_default();
    if !(1..=style::PREMIUM).contains(&style) {
        errors.add(
            &format!("{path}.style"),
            "BASE_TYPE_CHOICES",
            "Value must be one of {1, 2, 3, 4, 5, 6}.",
        );
    }
    errors.text(
        &format!("{path}.label"),
        &button["label"],
        0,
        MAX_BUTTON_LABEL_LENGTH,
    );
    errors.text(&format!("{path}.url"), &button["url"], 1, MAX_URL_LENGTH);
    let has_label = button["label"]
        .as_str()
        .is_some_and(|label| !label.trim().is_empty());
    if !has_label && button["emoji"].is_null() && style != style::PREMIUM {
        errors.add(
            path,
            "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
            "A button must have a label or an emoji",
        );
    }
    check_component(errors, path, &button["emoji"], emojis);
    if style == style::LINK {
        if button["url"].is_null() {
            errors.add(path, "BUTTON_COMPONENT_URL_REQUIRED", "A url is required");
        }
        errors.url(&format!("{path}.url"), &button["url"], false);
        if !button["custom_id"].is_null() {
            errors.add(
                path,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            );
        }
    } else if style != style::PREMIUM {
        check_custom_id(errors, path, &button["custom_id"]);
        if !button["url"].is_null() {
            errors.add(
                path,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            );
        }
    }
}

fn check_select(errors: &mut FormErrors, path: &str, select: &Value, emojis: &Emojis) {
    check_custom_id(errors, path, &select["custom_id"]);
    errors.text(
        &format!("{path}.placeholder"),
        &select["placeholder"],
        0,
        MAX_PLACEHOLDER_LENGTH,
    );
    let max = MAX_SELECT_OPTIONS as u64;
    errors.number(&format!("{path}.min_values"), &select["min_values"], 0, max);
    errors.number(&format!("{path}.max_values"), &select["max_values"], 1, max);
    let (min_chosen, max_chosen) = value_range(select);
    if min_chosen > max_chosen {
        errors.add(
            &format!("{path}.min_values"),
            "SELECT_COMPONENT_MIN_VALUES_EXCEEDS_MAX",
            "The minimum number of values is above the maximum",
        );
    }
    if select["type"] != STRING_SELECT {
        return;
    }
    let options_path = format!("{path}.options");
    let options = errors.list(&options_path, &select["options"], MAX_SELECT_OPTIONS);
    if options.is_empty() {
        errors.add(
            &options_path,
            "BASE_TYPE_BAD_LENGTH",
            format!("Must be between 1 and {MAX_SELECT_OPTIONS} in length."),
        );
    }
    if max_chosen > options.len().max(1) as u64 {
        errors.add(
            &format!("{path}.max_values"),
            "SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS",
            "The maximum number of values is above the number of options",
        );
    }
    let mut values = HashSet::new();
    let mut defaults = 0;
    for (index, option) in options.iter().enumerate() {
        let path = format!("{options_path}.{index}");
        errors.required_text(
            &format!("{path}.label"),
            &option["label"],
            1,
            MAX_SELECT_TEXT_LENGTH,
        );
        errors.required_text(
            &format!("{path}.value"),
            &option["value"],
            1,
            MAX_SELECT_TEXT_LENGTH,
        );
        errors.text(
            &format!("{path}.description"),
            &option["description"],
            0,
            MAX_SELECT_TEXT_LENGTH,
        );
        check_component(errors, &path, &option["emoji"], emojis);
        defaults += u64::from(option["default"] == true);
        if let Some(value) = option["value"].as_str()
            && !values.insert(value)
        {
            errors.add(
                &format!("{path}.value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            );
        }
    }
    if defaults > max_chosen {
        errors.add(
            &options_path,
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            "More options are default than may be chosen",
        );
    }
}

/// The minimum and maximum number of values to choose in a select menu.
pub(crate) fn value_range(select: &Value) -> (u64, u64) {
    (
        select["min_values"].as_u64().unwrap_or(1),
        select["max_values"].as_u64().unwrap_or(1),
    )
}

fn check_custom_id(errors: &mut FormErrors, path: &str, custom_id: &Value) {
    if custom_id.is_null() {
        errors.add(
            path,
            "COMPONENT_CUSTOM_ID_REQUIRED",
            "A custom id is required",
        );
    }
    errors.text(
        &format!("{path}.custom_id"),
        custom_id,
        1,
        MAX_CUSTOM_ID_LENGTH,
    );
}
