//! Tests that both catalogs have exactly the listed keys and arguments, and that every message can be
//! formatted.

use std::collections::{BTreeMap, BTreeSet};

use claim_table::locale::Locale;
use fluent_bundle::FluentResource;

use super::{Message, Value, catalog, keys};
use crate::i18n::Translate;

/// All messages with their arguments.
fn listed() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    keys::LISTED.iter().copied().flatten().copied()
}

/// What a catalog's text uses in a message.
#[derive(Default)]
struct Entry<'a> {
    variables: BTreeSet<&'a str>,
    references: BTreeSet<&'a str>,
}

fn is_id(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The messages of a catalog by key. A line that starts with a letter starts a message.
fn entries(locale: Locale) -> BTreeMap<&'static str, Entry<'static>> {
    let mut entries = BTreeMap::new();
    let mut current = "";
    for line in catalog::sources(locale).flat_map(str::lines) {
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            current = line.split(' ').next().unwrap_or_default();
            let previous = entries.insert(current, Entry::default());
            assert!(previous.is_none(), "{locale:?}: duplicate key {current}");
        }
        let Some(entry) = entries.get_mut(current) else {
            continue;
        };
        for placeable in line.split('{').skip(1) {
            let inner = placeable.trim_start();
            let word = inner
                .split(|c| !is_id(c) && c != '$')
                .next()
                .unwrap_or_default();
            if let Some(variable) = word.strip_prefix('$') {
                entry.variables.insert(variable);
            } else if word.starts_with(|c: char| c.is_ascii_lowercase()) {
                entry.references.insert(word);
            }
        }
    }
    entries
}

/// The variables of a message, including those of the messages it refers to.
fn variables<'a>(entries: &BTreeMap<&'a str, Entry<'a>>, id: &str) -> BTreeSet<&'a str> {
    let entry = entries.get(id).unwrap_or_else(|| panic!("no message {id}"));
    let referred = entry
        .references
        .iter()
        .flat_map(|id| variables(entries, id));
    entry.variables.iter().copied().chain(referred).collect()
}

#[test]
fn catalogs_have_no_parse_errors() {
    for locale in Locale::ALL {
        for source in catalog::sources(locale) {
            if let Err((_, errors)) = FluentResource::try_new(source.to_owned()) {
                panic!("{locale:?}: {errors:?}");
            }
        }
    }
}

#[test]
fn catalogs_have_exactly_the_listed_keys_and_arguments() {
    for locale in Locale::ALL {
        let entries = entries(locale);
        for (id, arguments) in listed() {
            let listed: BTreeSet<_> = arguments.iter().copied().collect();
            assert!(entries.contains_key(id), "{locale:?}: missing key {id}");
            assert_eq!(variables(&entries, id), listed, "{locale:?}: {id}");
        }
        let listed: BTreeSet<_> = listed().map(|(id, _)| id).collect();
        let unlisted: Vec<_> = entries.keys().filter(|id| !listed.contains(**id)).collect();
        assert!(
            unlisted.is_empty(),
            "{locale:?}: keys without function: {unlisted:?}"
        );
    }
}

/// A message with the same value for each argument.
fn sample(id: &'static str, arguments: &[&'static str], value: &Value) -> Message {
    Message::new(
        id,
        arguments
            .iter()
            .map(|&name| (name, value.clone()))
            .collect(),
    )
}

#[test]
fn messages_can_be_formatted_with_any_arguments() {
    for locale in Locale::ALL {
        for (id, arguments) in listed() {
            for value in ["goblin", "you", "**Anna**", ""].map(Value::from) {
                let text = catalog::format(locale, &sample(id, arguments, &value));
                assert!(
                    text.is_some_and(|text| !text.is_empty()),
                    "{locale:?}: {id}"
                );
            }
            for value in [0, 1, 2].map(Value::Number) {
                let message = sample(id, arguments, &value);
                assert!(
                    catalog::format(locale, &message).is_some(),
                    "{locale:?}: {id}"
                );
            }
        }
    }
}

#[test]
fn german_differs_from_english() {
    let value = Value::from("knight");
    let (mut same, mut all) = (Vec::new(), 0);
    for (id, arguments) in listed() {
        let message = sample(id, arguments, &value);
        all += 1;
        if Locale::German.say(&message) == Locale::English.say(&message) {
            same.push(id);
        }
    }
    assert!(same.len() * 5 < all, "not translated: {same:?}");
}

#[test]
fn missing_message_falls_back_to_its_key() {
    let message = Message::new("no_such_message", Vec::new());
    for locale in Locale::ALL {
        assert_eq!(locale.say(&message), "no_such_message");
        assert_eq!(locale.look_up("no_such_message"), None);
    }
}

#[test]
fn message_without_arguments_falls_back_to_its_key() {
    let message = Message::new("card", Vec::new());
    for locale in Locale::ALL {
        assert_eq!(locale.say(&message), "card");
    }
}

#[test]
fn locale_tags_select_a_language() {
    for (tag, locale) in [
        ("de", Locale::German),
        ("en-US", Locale::English),
        ("en-GB", Locale::English),
        ("fr", Locale::English),
        ("", Locale::English),
    ] {
        assert_eq!(Locale::from_tag(tag), locale, "{tag}");
    }
    for locale in Locale::ALL {
        for tag in locale.discord_tags() {
            assert_eq!(Locale::from_tag(tag), locale, "{tag}");
        }
    }
}

/// People read the names that Discord shows them.
#[test]
fn texts_name_commands_in_their_own_language() {
    for locale in Locale::ALL {
        let lines = || catalog::sources(locale).flat_map(str::lines);
        let commands = lines().filter_map(|line| {
            let (key, name) = line.split_once(" = ")?;
            key.starts_with("command_").then_some(name)
        });
        let commands: BTreeSet<_> = commands.collect();
        let named = lines().flat_map(|line| line.split("`/claim ").skip(1));
        let named = named.filter_map(|rest| rest.split(|c: char| !c.is_alphabetic()).next());
        let unknown: Vec<_> = named.filter(|name| !commands.contains(name)).collect();
        assert!(unknown.is_empty(), "{locale:?}: {unknown:?}");
    }
}
