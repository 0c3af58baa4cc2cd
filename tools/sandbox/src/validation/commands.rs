//! Validates commands at registration, and autocomplete choices.

use std::collections::HashSet;

use serde_json::Value;

use super::form::FormErrors;
use crate::limits::{
    LOCALES, MAX_CHOICES, MAX_COMMAND_NAME_LENGTH, MAX_COMMAND_OPTIONS, MAX_COMMAND_TEXT_LENGTH,
    MAX_COMMAND_TOTAL_LENGTH, MAX_COMMANDS, MAX_OPTION_TEXT_LENGTH, length,
};
use crate::world::commands::{command_type, is_entry_point, kind_of, option_type};

/// Validates a list of commands.
pub(crate) fn check_all(errors: &mut FormErrors, commands: &Value) {
    if commands.is_null() {
        errors.required("");
    }
    let mut names = HashSet::new();
    for (index, command) in errors.list("", commands, MAX_COMMANDS).iter().enumerate() {
        check(errors, &index.to_string(), command);
        if !names.insert((kind_of(command), command["name"].as_str())) {
            errors.add(
                &format!("{index}.name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            );
        }
    }
}

/// Validates a command; `path` is its path in the body, or empty if it is the whole body.
pub(crate) fn check(errors: &mut FormErrors, path: &str, command: &Value) {
    if !errors.object(path, command) {
        return;
    }
    let kind = kind_of(command);
    if kind == command_type::SLASH {
        check_name(errors, path, command);
        check_description(errors, path, command);
    } else {
        check_command_without_options(errors, path, command);
    }
    // Installation in servers and for accounts; servers, the bot's and other direct messages.
    check_numbers(errors, path, command, "integration_types", 1);
    check_numbers(errors, path, command, "contexts", 2);
    check_options(errors, path, &command["options"], 0);
    let total = characters(command);
    if total > MAX_COMMAND_TOTAL_LENGTH {
        errors.add(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            format!("Command exceeds maximum size ({MAX_COMMAND_TOTAL_LENGTH})"),
        );
    }
}

/// Validates a command of a type that is not typed: its name may have any characters, and it has neither a description nor
/// options.
fn check_command_without_options(errors: &mut FormErrors, path: &str, command: &Value) {
    let kind = kind_of(command);
    if !(command_type::SLASH..=command_type::ENTRY_POINT).contains(&kind) {
        errors.add(
            &join(path, "type"),
            "ENUM_TYPE_COERCE",
            format!("Value \"{kind}\" is not a valid enum value."),
        );
    }
    let name = &command["name"];
    errors.required_text(&join(path, "name"), name, 1, MAX_COMMAND_NAME_LENGTH);
    if command["description"]
        .as_str()
        .is_some_and(|it| !it.is_empty())
    {
        errors.add(
            &join(path, "description"),
            "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_CANNOT_BE_SET",
            "Context menu commands cannot have description",
        );
    }
    if command["options"]
        .as_array()
        .is_some_and(|it| !it.is_empty())
    {
        errors.add(
            &join(path, "options"),
            "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_CANNOT_BE_SET",
            "Context menu commands cannot have options",
        );
    }
    // The application handles the command, or Discord does.
    let handler = &command["handler"];
    let is_valid = match handler.as_u64() {
        Some(number) => is_entry_point(command) && matches!(number, 1 | 2),
        None => handler.is_null(),
    };
    if !is_valid {
        errors.add(
            &join(path, "handler"),
            "ENUM_TYPE_COERCE",
            format!("Value \"{handler}\" is not a valid enum value."),
        );
    }
}

/// Validates the choices of an option, or autocomplete choices; `kind` is the option's type, if known.
pub(crate) fn check_choices(
    errors: &mut FormErrors,
    path: &str,
    choices: &Value,
    kind: Option<u64>,
) {
    let mut names = HashSet::new();
    for (index, choice) in errors.list(path, choices, MAX_CHOICES).iter().enumerate() {
        let path = format!("{path}.{index}");
        errors.required_text(
            &join(&path, "name"),
            &choice["name"],
            1,
            MAX_COMMAND_TEXT_LENGTH,
        );
        for_each_localization(&choice["name_localizations"], |locale, text| {
            let path = format!("{path}.name_localizations.{locale}");
            check_locale(errors, &path, locale);
            errors.text(&path, text, 1, MAX_COMMAND_TEXT_LENGTH);
        });
        let value = &choice["value"];
        let path = join(&path, "value");
        match value {
            Value::String(_) => {
                errors.text(&path, value, 1, MAX_COMMAND_TEXT_LENGTH);
            }
            Value::Number(_) => {}
            _ => errors.required(&path),
        }
        let fits = match kind {
            Some(option_type::STRING) => value.is_string(),
            Some(option_type::INTEGER) => value.is_i64(),
            Some(option_type::NUMBER) => value.is_number(),
            _ => true,
        };
        if !fits {
            errors.add(
                &path,
                "APPLICATION_COMMAND_OPTION_CHOICE_VALUE_INVALID",
                "The value has the wrong type",
            );
        }
        if !names.insert(choice["name"].as_str()) {
            errors.add(
                &path,
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATED",
                "The specified option choice name is already used",
            );
        }
    }
}

fn check_options(errors: &mut FormErrors, path: &str, options: &Value, depth: usize) {
    let path = join(path, "options");
    let options = errors.list(&path, options, MAX_COMMAND_OPTIONS);
    let mut names = HashSet::new();
    let mut optional_seen = false;
    let subcommands = options
        .iter()
        .filter(|option| option["type"].as_u64().is_some_and(is_subcommand))
        .count();
    if subcommands > 0 && subcommands < options.len() {
        errors.add(
            &path,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        );
    }
    for (index, option) in options.iter().enumerate() {
        let path = format!("{path}.{index}");
        check_option(errors, &path, option, depth);
        if !names.insert(option["name"].as_str()) {
            errors.add(
                &join(&path, "name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
                "Option name already exists",
            );
        }
        let required = option["required"] == true;
        if required && optional_seen {
            errors.add(
                &path,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            );
        }
        optional_seen |= !required;
    }
}

fn check_option(errors: &mut FormErrors, path: &str, option: &Value, depth: usize) {
    check_name(errors, path, option);
    check_description(errors, path, option);
    let kind = option["type"].as_u64().unwrap_or_default();
    if !(1..=11).contains(&kind) {
        errors.add(
            &join(path, "type"),
            "BASE_TYPE_CHOICES",
            "Value must be one of 1 to 11.",
        );
    }
    let too_deep = match kind {
        option_type::SUB_COMMAND => depth > 1,
        option_type::SUB_COMMAND_GROUP => depth > 0,
        _ => false,
    };
    if too_deep {
        errors.add(
            &join(path, "type"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-commands cannot be nested this deep",
        );
    } else if is_subcommand(kind) {
        check_options(errors, path, &option["options"], depth + 1);
    } else if option["options"]
        .as_array()
        .is_some_and(|options| !options.is_empty())
    {
        errors.add(
            &join(path, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "This type cannot have options",
        );
    }
    check_choices(
        errors,
        &join(path, "choices"),
        &option["choices"],
        Some(kind),
    );
    let can_have_choices = matches!(
        kind,
        option_type::STRING | option_type::INTEGER | option_type::NUMBER
    );
    let has_choices = option["choices"]
        .as_array()
        .is_some_and(|choices| !choices.is_empty());
    let autocompletes = option["autocomplete"] == true;
    if (has_choices || autocompletes) && !can_have_choices {
        errors.add(
            path,
            "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_TYPE_INVALID",
            "This type cannot have choices or autocomplete",
        );
    }
    if has_choices && autocompletes {
        errors.add(
            &join(path, "choices"),
            "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES_MUTUALLY_EXCLUSIVE",
            "Choices and autocomplete are mutually exclusive",
        );
    }
    for (key, min) in [("min_length", 0), ("max_length", 1)] {
        errors.number(&join(path, key), &option[key], min, MAX_OPTION_TEXT_LENGTH);
    }
}

/// Validates a list of different numbers of a type that has the numbers from 0 to `max`.
fn check_numbers(errors: &mut FormErrors, path: &str, command: &Value, key: &str, max: u64) {
    let path = join(path, key);
    let mut seen = HashSet::new();
    let numbers = errors.list(&path, &command[key], MAX_COMMAND_OPTIONS);
    for (index, number) in numbers.iter().enumerate() {
        let known = number.as_u64().filter(|number| *number <= max);
        if known.is_none_or(|number| !seen.insert(number)) {
            errors.add(
                &format!("{path}.{index}"),
                "ENUM_TYPE_COERCE",
                format!("Value \"{number}\" is not a valid enum value."),
            );
        }
    }
}

/// Whether options of this type are subcommands or groups of them.
fn is_subcommand(kind: u64) -> bool {
    matches!(
        kind,
        option_type::SUB_COMMAND | option_type::SUB_COMMAND_GROUP
    )
}

fn check_name(errors: &mut FormErrors, path: &str, named: &Value) {
    let name_path = join(path, "name");
    if named["name"].is_null() {
        errors.required(&name_path);
    }
    check_name_text(errors, &name_path, &named["name"]);
    for_each_localization(&named["name_localizations"], |locale, text| {
        let path = format!("{}.{locale}", join(path, "name_localizations"));
        check_locale(errors, &path, locale);
        check_name_text(errors, &path, text);
    });
}

/// Discord's pattern is `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`; letters that have a lower case must use it.
fn check_name_text(errors: &mut FormErrors, path: &str, name: &Value) {
    errors.text(path, name, 1, MAX_COMMAND_NAME_LENGTH);
    let Some(name) = name.as_str() else {
        return;
    };
    let allowed = |character: char| character.is_alphanumeric() || "-_'".contains(character);
    if !name.chars().all(allowed) || name.to_lowercase() != name {
        errors.add(
            path,
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid",
        );
    }
}

fn check_description(errors: &mut FormErrors, path: &str, described: &Value) {
    errors.required_text(
        &join(path, "description"),
        &described["description"],
        1,
        MAX_COMMAND_TEXT_LENGTH,
    );
    for_each_localization(&described["description_localizations"], |locale, text| {
        let path = format!("{}.{locale}", join(path, "description_localizations"));
        check_locale(errors, &path, locale);
        errors.text(&path, text, 1, MAX_COMMAND_TEXT_LENGTH);
    });
}

fn check_locale(errors: &mut FormErrors, path: &str, locale: &str) {
    if !LOCALES.contains(&locale) {
        errors.add(
            path,
            "ENUM_TYPE_COERCE",
            format!("Value \"{locale}\" is not a valid enum value."),
        );
    }
}

/// Calls `check` for every localization.
fn for_each_localization(translations: &Value, mut check: impl FnMut(&str, &Value)) {
    for (locale, text) in translations.as_object().into_iter().flatten() {
        check(locale, text);
    }
}

/// The number of characters in names, descriptions and values. Of the localizations, only the longest counts.
fn characters(definition: &Value) -> usize {
    let text = |value: &Value| value.as_str().map_or(0, length);
    let longest = |key: &str| {
        let translations = &definition[format!("{key}_localizations")];
        let translated = translations.as_object().into_iter().flatten();
        translated
            .map(|(_, value)| text(value))
            .fold(text(&definition[key]), usize::max)
    };
    let inner = ["options", "choices"]
        .iter()
        .flat_map(|list| definition[list].as_array().into_iter().flatten());
    longest("name")
        + longest("description")
        + text(&definition["value"])
        + inner.map(characters).sum::<usize>()
}

/// Appends a key to a path.
fn join(path: &str, key: &str) -> String {
    if path.is_empty() {
        key.to_owned()
    } else {
        format!("{path}.{key}")
    }
}
