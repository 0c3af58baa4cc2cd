//! Tests that every message of every language can be formatted, and of how languages are found and fall back to English.
//! What a catalog has to contain is checked when it is built.

use std::collections::BTreeSet;

use claim_table::locale::Locale;
use fluent_bundle::{FluentArgs, FluentValue};

use super::{
    Message, Translate, catalog, discord_locales, keys, language_name, language_of,
    missing_messages, offered_languages,
};

/// All messages with their arguments.
fn listed() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    keys::LISTED.iter().copied().flatten().copied()
}

/// The messages that a catalog lacks.
fn missing(locale: Locale) -> BTreeSet<&'static str> {
    let messages = missing_messages(locale).iter();
    messages
        .filter_map(|it| Some(it.split_once(": ")?.1))
        .collect()
}

/// A message in exactly this language, with the same value for each argument.
fn format(
    locale: Locale,
    (id, arguments): (&str, &[&'static str]),
    value: &FluentValue<'static>,
) -> Option<String> {
    let mut values = FluentArgs::new();
    for &name in arguments {
        values.set(name, value.clone());
    }
    catalog::first(&[catalog::parsed(locale)], id, &values)
}

#[test]
fn messages_can_be_formatted_with_any_arguments() {
    for locale in Locale::ALL {
        let missing = missing(locale);
        for message in listed().filter(|(id, _)| !missing.contains(id)) {
            for value in ["goblin", "you", "**Anna**", ""].map(FluentValue::from) {
                let text = format(locale, message, &value);
                let is_said = text.is_some_and(|text| !text.is_empty());
                assert!(is_said, "{locale:?}: {message:?}");
            }
            for value in [0, 1, 2].map(FluentValue::from) {
                let text = format(locale, message, &value);
                assert!(text.is_some(), "{locale:?}: {message:?}");
            }
        }
    }
}

#[test]
fn translations_differ_from_english() {
    let value = FluentValue::from("knight");
    for locale in Locale::ALL.into_iter().filter(|it| *it != Locale::En) {
        let translated = listed().filter_map(|it| Some((it, format(locale, it, &value)?)));
        let translated: Vec<_> = translated.collect();
        let is_english = |(message, text): &&(_, String)| {
            format(Locale::En, *message, &value).as_ref() == Some(text)
        };
        let same = translated.iter().filter(is_english);
        let same: Vec<_> = same.map(|((id, _), _)| id).collect();
        assert!(
            same.len() * 5 <= translated.len(),
            "{locale:?}: not translated: {same:?}"
        );
    }
}

#[test]
fn message_that_is_not_translated_appears_in_english() {
    let texts = catalog::source(Locale::Fr).texts.join("\n");
    assert!(texts.contains("\nfaction_one = "));
    let without = texts.replace("\nfaction_one = ", "\nanother = ");
    let partial = catalog::parse(Locale::Fr, &[&without]);
    let mut goblin = FluentArgs::new();
    goblin.set("faction", "goblin");
    goblin.set("value", 3);
    let said = |id| catalog::first(&[&partial, catalog::parsed(Locale::En)], id, &goblin);
    assert_eq!(said("faction_one"), Some("Goblin".to_owned()));
    // A message that inserts it is in one language, too.
    assert_eq!(said("card"), Some("Goblin 3".to_owned()));
    assert_eq!(said("faction_many"), Some("Gobelins".to_owned()));
}

#[test]
fn unknown_message_appears_as_its_key() {
    let message = Message::new("no_such_message", Vec::new());
    for locale in Locale::ALL {
        assert_eq!(locale.say(&message), "no_such_message");
        assert_eq!(locale.look_up("no_such_message"), None);
    }
}

#[test]
fn message_without_its_arguments_appears_as_its_key() {
    let message = Message::new("card", Vec::new());
    for locale in Locale::ALL {
        assert_eq!(locale.say(&message), "card");
    }
}

#[test]
fn locales_of_discord_select_a_language() {
    for (tag, locale) in [
        ("de", Locale::De),
        ("en-US", Locale::En),
        ("en-GB", Locale::En),
        ("es-419", Locale::EsEs),
        // Without a catalog.
        ("vi", Locale::En),
        ("", Locale::En),
    ] {
        assert_eq!(language_of(tag), locale, "{tag}");
    }
    for locale in offered_languages() {
        let found: Vec<_> = discord_locales(locale).collect();
        assert!(!found.is_empty(), "Discord has no locale {}", locale.id());
        assert!(found.iter().all(|tag| language_of(tag) == locale));
    }
}

#[test]
fn languages_can_be_told_apart_in_a_menu() {
    let names: Vec<_> = offered_languages().map(language_name).collect();
    let distinct: BTreeSet<_> = names.iter().collect();
    assert_eq!(distinct.len(), names.len(), "{names:?}");
}
