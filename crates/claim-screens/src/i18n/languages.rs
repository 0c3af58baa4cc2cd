//! Which languages people can choose, how complete each is, and which one Discord's locales stand for.

use claim_table::locale::Locale;

use super::Translate;
use super::catalog::source;
use super::keys::{COUNT, settings as keys};

/// Languages are offered if at least this share of their messages is translated, in per cent. In builds for developers,
/// also those that are only begun, so that translators see their own texts.
const MIN_OFFERED_PERCENT: usize = if cfg!(debug_assertions) { 1 } else { 80 };

/// The locales that Discord has: <https://docs.discord.com/developers/reference#locales>
const DISCORD_LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// The messages that a language lacks, each as `file.ftl: message`. They appear in English.
#[must_use]
pub const fn missing_messages(locale: Locale) -> &'static [&'static str] {
    source(locale).missing
}

/// The share of a language's messages that are translated, in per cent, rounded down.
#[must_use]
pub const fn translated_percent(locale: Locale) -> usize {
    100 * (COUNT - missing_messages(locale).len()) / COUNT
}

/// How many messages there are.
#[must_use]
pub const fn message_count() -> usize {
    COUNT
}

/// The languages that people can choose.
pub fn offered_languages() -> impl Iterator<Item = Locale> {
    let is_offered = |it: &Locale| translated_percent(*it) >= MIN_OFFERED_PERCENT;
    Locale::ALL.into_iter().filter(is_offered)
}

/// What a language calls itself.
#[must_use]
pub fn language_name(locale: Locale) -> String {
    locale.say(&keys::language_own_name())
}

/// The language for one of Discord's locales: the one that is called so, otherwise another one that differs only in the
/// region (`es-ES` for `es-419`), otherwise English.
#[must_use]
pub fn language_of(discord_locale: &str) -> Locale {
    let mut same = offered_languages().filter(|it| base(it.id()) == base(discord_locale));
    let exact = offered_languages().find(|it| it.id() == discord_locale);
    exact.or_else(|| same.next()).unwrap_or(Locale::En)
}

/// The locales of Discord that a language stands for.
pub fn discord_locales(locale: Locale) -> impl Iterator<Item = &'static str> {
    DISCORD_LOCALES
        .into_iter()
        .filter(move |it| base(it) == base(locale.id()) && language_of(it) == locale)
}

/// The language of a locale, without the region.
fn base(locale: &str) -> &str {
    locale.split('-').next().unwrap_or(locale)
}
