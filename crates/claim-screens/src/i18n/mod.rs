//! Translations: typed message keys for the Fluent catalogs in `locales/`.

mod catalog;
pub mod keys;
mod languages;
mod message;
#[cfg(test)]
mod tests;

pub use catalog::Translate;
pub use languages::{
    discord_locales, language_name, language_of, message_count, missing_messages,
    offered_languages, translated_percent,
};
pub use message::{Message, Value};
