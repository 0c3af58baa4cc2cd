//! The catalogs, compiled into the program and parsed on first use, and how messages are formatted with them.

use std::sync::LazyLock;

use claim_table::locale::Locale;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::{LanguageIdentifier, langid};

use super::keys::SOURCES;
use super::{Message, Value};

type Bundle = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| bundle(Locale::English));
static GERMAN: LazyLock<Bundle> = LazyLock::new(|| bundle(Locale::German));

/// The contents of a language's catalog files.
pub(super) fn sources(locale: Locale) -> impl Iterator<Item = &'static str> {
    let languages = SOURCES.iter().filter(move |(id, _)| *id == locale.id());
    languages.flat_map(|(_, texts)| texts.iter().copied())
}

/// What a language says.
pub trait Translate {
    /// Formats a message. Falls back to English if this language's catalog fails, and to the key if
    /// both fail.
    #[must_use]
    fn say(self, message: &Message) -> String;

    /// The text of a key without arguments, for keys that are put together at run time: names and
    /// descriptions of commands, options and choices. `None` if there is no such key.
    #[must_use]
    fn look_up(self, id: &str) -> Option<String>;
}

impl Translate for Locale {
    fn say(self, message: &Message) -> String {
        [self, Self::English]
            .into_iter()
            .find_map(|locale| format(locale, message))
            .unwrap_or_else(|| message.id().to_owned())
    }

    fn look_up(self, id: &str) -> Option<String> {
        format_id(self, id, &FluentArgs::new())
    }
}

/// Formats a message in exactly this language; `None` if the catalog lacks it or formatting fails.
pub(super) fn format(locale: Locale, message: &Message) -> Option<String> {
    let mut arguments = FluentArgs::new();
    for (name, value) in message.arguments() {
        arguments.set(
            *name,
            match value {
                Value::Text(text) => FluentValue::from(text.as_str()),
                Value::Number(number) => FluentValue::from(*number),
            },
        );
    }
    format_id(locale, message.id(), &arguments)
}

fn format_id(locale: Locale, id: &str, arguments: &FluentArgs) -> Option<String> {
    let bundle = match locale {
        Locale::English => &ENGLISH,
        Locale::German => &GERMAN,
    };
    let pattern = bundle.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(arguments), &mut errors);
    errors.is_empty().then(|| text.into_owned())
}

/// Parses a language's catalog. Invalid messages are skipped; a test makes sure there are none.
fn bundle(locale: Locale) -> Bundle {
    let language: LanguageIdentifier = match locale {
        Locale::English => langid!("en"),
        Locale::German => langid!("de"),
    };
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // Names, which alone may be written in another direction, isolate themselves: see [`Name`](crate::Name).
    bundle.set_use_isolating(false);
    for source in sources(locale) {
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        // Of duplicate keys the first one is kept; a test makes sure there are none.
        let _ = bundle.add_resource(resource);
    }
    bundle
}
