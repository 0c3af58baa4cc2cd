//! Reads a configuration file: each key with its value and its line. Nothing of the text is quoted
//! in errors, because it may contain the token.

use std::collections::BTreeMap;
use std::path::Path;

use toml::de::{DeTable, DeValue};

use super::ConfigError;

/// A value in the file, as text.
pub(super) struct Entry {
    /// The line of the key, counted from 1.
    pub(super) line: usize,
    /// The value; `None` if it is neither a text, a number nor a switch.
    pub(super) value: Option<String>,
}

/// The entries of a file, by keys with their section, for example `log.filter`; that of an empty
/// section is `log.`. `path` is only used in errors.
pub(super) fn entries(text: &str, path: &Path) -> Result<BTreeMap<String, Entry>, ConfigError> {
    let table = DeTable::parse(text).map_err(|error| syntax_error(text, path, &error))?;
    let mut entries = BTreeMap::new();
    for (section, content) in table.get_ref() {
        let Some(keys) = content.get_ref().as_table() else {
            let entry = entry(text, section.span().start, content.get_ref());
            entries.insert(section.get_ref().to_string(), entry);
            continue;
        };
        for (key, value) in keys {
            let name = format!("{}.{}", section.get_ref(), key.get_ref());
            entries.insert(name, entry(text, key.span().start, value.get_ref()));
        }
        if keys.is_empty() {
            let name = format!("{}.", section.get_ref());
            entries.insert(name, entry(text, section.span().start, content.get_ref()));
        }
    }
    Ok(entries)
}

fn entry(text: &str, start: usize, value: &DeValue<'_>) -> Entry {
    let value = match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Boolean(switch) => Some(switch.to_string()),
        DeValue::Integer(number) => {
            let decimal = i64::from_str_radix(number.as_str(), number.radix());
            Some(decimal.map_or_else(|_| number.to_string(), |decimal| decimal.to_string()))
        }
        DeValue::Float(number) => Some(number.as_str().to_owned()),
        DeValue::Datetime(_) | DeValue::Array(_) | DeValue::Table(_) => None,
    };
    let line = line_at(text, start);
    Entry { line, value }
}

/// The number of the line with this byte.
fn line_at(text: &str, byte: usize) -> usize {
    let before = text.get(..byte).unwrap_or_default();
    before.matches('\n').count() + 1
}

/// Where the text of the file is invalid.
fn syntax_error(text: &str, path: &Path, error: &toml::de::Error) -> ConfigError {
    let number = line_at(text, error.span().map_or(0, |span| span.start));
    let line = text.lines().nth(number - 1).unwrap_or_default();
    let key = line.split_once('=').map(|(key, _)| key.trim());
    let key = match key.filter(|key| is_key(key)) {
        Some(key) => format!(", key {key}"),
        None => String::new(),
    };
    let message = without_values(error.message().trim()).replace('\n', " ");
    ConfigError(format!("{} line {number}{key}: {message}", path.display()))
}

/// Whether a text may be the name of a key. A token is not.
pub(super) fn is_key(text: &str) -> bool {
    text.bytes()
        .all(|byte| matches!(byte, b'a'..=b'z' | b'_' | b'.'))
}

/// A message without what it quotes of the file, apart from names of keys and punctuation.
fn without_values(message: &str) -> String {
    // A string may contain quotes.
    let message = match (message.split_once('"'), message.rsplit_once('"')) {
        (Some((before, _)), Some((_, after))) => format!("{before}…{after}"),
        _ => message.to_owned(),
    };
    let parts = message.split('`').enumerate();
    let parts = parts.map(|(number, part)| match number % 2 {
        0 => part.to_owned(),
        _ if is_key(part) || part.bytes().all(|byte| byte.is_ascii_punctuation()) => {
            format!("`{part}`")
        }
        _ => "…".to_owned(),
    });
    parts.collect()
}
