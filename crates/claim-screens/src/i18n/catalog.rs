//! The catalogs, compiled into the program and parsed on first use, and how messages are formatted with them.

use std::sync::OnceLock;

use claim_table::locale::Locale;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::langid;

use super::keys::LANGUAGES;
use super::{Message, Value};

/// A parsed catalog.
pub(super) type Bundle = FluentBundle<FluentResource>;

/// The catalog of a language, as the build script found it.
pub(super) struct Source {
    /// The contents of its files.
    pub(super) texts: &'static [&'static str],
    /// The messages that it lacks, each as `file.ftl: message`.
    pub(super) missing: &'static [&'static str],
}

/// The parsed catalogs in the order of [`Locale::ALL`].
static BUNDLES: [OnceLock<Bundle>; Locale::ALL.len()] =
    [const { OnceLock::new() }; Locale::ALL.len()];

/// The catalog of a language.
pub(super) const fn source(locale: Locale) -> &'static Source {
    &LANGUAGES[locale as usize]
}

/// What a language says.
pub trait Translate {
    /// Formats a message. Falls back to English if this language's catalog lacks it or fails, and to the key if
    /// both fail.
    #[must_use]
    fn say(self, message: &Message) -> String;

    /// The text of a key without arguments, for keys that are put together at run time: names and
    /// descriptions of commands, options and choices. In English if this language lacks it; `None` if both do.
    #[must_use]
    fn look_up(self, id: &str) -> Option<String>;
}

impl Translate for Locale {
    fn say(self, message: &Message) -> String {
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
        format_or_english(self, message.id(), &arguments).unwrap_or_else(|| message.id().to_owned())
    }

    fn look_up(self, id: &str) -> Option<String> {
        format_or_english(self, id, &FluentArgs::new())
    }
}

/// Formats a message in a language, or in English if its catalog lacks the message or formatting fails; `None` if both
/// fail.
fn format_or_english(locale: Locale, id: &str, arguments: &FluentArgs) -> Option<String> {
    first(&[parsed(locale), parsed(Locale::En)], id, arguments)
}

/// Formats a message with the first of these catalogs that can; `None` if none of them can.
pub(super) fn first(bundles: &[&Bundle], id: &str, arguments: &FluentArgs) -> Option<String> {
    bundles.iter().find_map(|bundle| {
        let pattern = bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(arguments), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    })
}

/// The parsed catalog of a language.
pub(super) fn parsed(locale: Locale) -> &'static Bundle {
    BUNDLES[locale as usize].get_or_init(|| parse(locale, source(locale).texts))
}

/// Parses texts of a language's catalog. The build script has checked them.
pub(super) fn parse(locale: Locale, texts: &[&str]) -> Bundle {
    let language = locale.id().parse().unwrap_or(langid!("en"));
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // Names, which alone may be written in another direction, isolate themselves: see [`Name`](crate::Name).
    bundle.set_use_isolating(false);
    for &text in texts {
        let resource = match FluentResource::try_new(text.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}
