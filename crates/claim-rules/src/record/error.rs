//! What can be wrong with a record, as sentences for operators and for authors of other programs.

use std::borrow::Cow;
use std::fmt;

/// The maximum number of characters of a record that a message quotes.
const MAX_QUOTE: usize = 60;

/// The maximum number of characters of a message that another part of the crate wrote about a record.
const MAX_MESSAGE: usize = 200;

/// What is wrong with a record, and where.
///
/// The message quotes parts of the record, shortened but not escaped: escape it where it is shown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct RecordError {
    /// The number of the line, from 1. Where a line is missing, the number it would have.
    pub line: usize,
    /// What is wrong with it, without the number of the line.
    pub message: String,
}

/// What is wrong with a line, read by itself.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct LineError(String);

impl RecordError {
    /// A file without a single line.
    #[must_use]
    pub fn empty_file() -> Self {
        Self {
            line: 1,
            message: "the file is empty".to_owned(),
        }
    }
}

impl LineError {
    /// An error with this message, a sentence without its full stop.
    #[must_use]
    pub fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }

    /// A message that may repeat any amount of the line.
    #[must_use]
    pub fn shortened(message: &impl fmt::Display) -> Self {
        Self(shorten(&message.to_string(), MAX_MESSAGE).into_owned())
    }
}

/// A text of the record as messages quote it: its beginning, if it is long.
#[must_use]
pub fn excerpt(text: &str) -> Cow<'_, str> {
    shorten(text, MAX_QUOTE)
}

fn shorten(text: &str, max_chars: usize) -> Cow<'_, str> {
    match text.char_indices().nth(max_chars) {
        None => Cow::Borrowed(text),
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_texts_are_shortened() {
        assert_eq!(excerpt("play goblin-0"), "play goblin-0");
        let longest = "ö".repeat(MAX_QUOTE);
        assert_eq!(excerpt(&longest), longest);
        assert_eq!(excerpt(&(longest.clone() + "x")), longest + "…");
    }
}
