//! Validates buttons and select menus.

use std::collections::HashSet;

use serde_json::Value;

use super::emojis::check_component;
use super::form::FormErrors;
use crate::components::{kind, style, value_range};
use crate::limits::{
    MAX_BUTTON_LABEL_LENGTH, MAX_CUSTOM_ID_LENGTH, MAX_PLACEHOLDER_LENGTH, MAX_SELECT_OPTIONS,
    MAX_SELECT_TEXT_LENGTH, MAX_URL_LENGTH,
};
use crate::world::emojis::Emojis;

/// Validates a button; `emojis` are those of the application.
pub(super) fn check_button(errors: &mut FormErrors, path: &str, button: &Value, emojis: &Emojis) {
    let style = button["style"].as_u64().unwrap_or_default();
    if button["style"].is_null() {
        errors.required(&format!("{path}.style"));
    }
    errors.choice(
        &format!("{path}.style"),
        &button["style"],
        &[1, 2, 3, 4, style::LINK, style::PREMIUM],
    );
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
    } else if style == style::PREMIUM {
        if button["sku_id"].is_null() {
            errors.required(&format!("{path}.sku_id"));
        }
    } else {
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

/// Validates a select menu; `emojis` are those of the application.
pub(super) fn check_select(errors: &mut FormErrors, path: &str, select: &Value, emojis: &Emojis) {
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
    if select["type"] != kind::STRING_SELECT {
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
