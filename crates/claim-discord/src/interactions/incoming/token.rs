//! The token of an interaction: anyone who knows it can answer the interaction and edit the answers.

use std::fmt;

/// The token of an interaction. It is never printed.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct InteractionToken(String);

impl InteractionToken {
    /// Wraps a token; `None` if it could not be a part of a path.
    #[must_use]
    pub fn new(token: &str) -> Option<Self> {
        let is_plain = |c: char| c.is_ascii_graphic() && !"/\\?#%".contains(c);
        let is_token = !token.is_empty() && token.chars().all(is_plain) && !token.starts_with('.');
        is_token.then(|| Self(token.to_owned()))
    }

    /// The token itself. It may only be passed to Discord, or stored.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for InteractionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(token)")
    }
}
