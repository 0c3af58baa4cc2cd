//! [`Message`]: a key with its arguments, not yet formatted in a language.

/// A message key with its arguments. Created by the functions in [`keys`](super::keys) and formatted
/// by [`Translate::say`](super::Translate::say).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    id: &'static str,
    arguments: Vec<(&'static str, Value)>,
}

impl Message {
    pub(super) const fn new(id: &'static str, arguments: Vec<(&'static str, Value)>) -> Self {
        Self { id, arguments }
    }

    /// The key in the catalogs.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// The arguments with their names.
    #[must_use]
    pub fn arguments(&self) -> &[(&'static str, Value)] {
        &self.arguments
    }
}

/// An argument of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Text to insert, or the name of a variant that the catalog selects.
    Text(String),
    /// A number; the catalog can select plural forms by it.
    Number(i64),
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}

numbers! { u8 u16 u32 i32 i64 }

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
