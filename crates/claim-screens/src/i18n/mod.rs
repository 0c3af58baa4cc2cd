//! Translations: typed message keys for the Fluent catalogs in `locales/`.

mod catalog;
pub mod keys;
mod message;
#[cfg(test)]
mod tests;

pub use catalog::Translate;
pub use message::{Message, Value};
