//! Translations: typed message keys for the Fluent catalogs in `locales/`.

mod catalog;
pub mod keys;
mod locale;
mod message;
#[cfg(test)]
mod tests;

pub use locale::Locale;
pub use message::{Message, Value};
