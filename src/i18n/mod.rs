//! Words: typed message keys over the Fluent catalogs in `locales/`, one catalog per language.

mod catalog;
pub mod keys;
mod locale;
mod message;
#[cfg(test)]
mod tests;

pub use locale::Locale;
pub use message::{Message, Value};
