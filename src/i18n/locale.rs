//! The languages the program speaks, and how a message becomes a sentence in one of them.

use super::Message;
use super::catalog;

/// A language the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Locale {
    /// English, which everything falls back to.
    #[default]
    English,
    /// German.
    German,
}

impl Locale {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// The language for a chat platform's language tag: English for every tag without an own one.
    #[must_use]
    pub fn from_tag(tag: &str) -> Self {
        match tag.split('-').next() {
            Some("de") => Self::German,
            _ => Self::English,
        }
    }

    /// The chat platform's tags for which commands are named in this language.
    #[must_use]
    pub const fn discord_tags(self) -> &'static [&'static str] {
        match self {
            Self::English => &["en-US", "en-GB"],
            Self::German => &["de"],
        }
    }

    /// The message in this language; in English if this catalog fails, and the bare key if both do.
    #[must_use]
    pub fn say(self, message: &Message) -> String {
        [self, Self::English]
            .into_iter()
            .find_map(|locale| catalog::format(locale, message))
            .unwrap_or_else(|| message.id().to_owned())
    }

    /// The text of a key without arguments, by its id, if there is one: for names and descriptions
    /// of commands, which are looked up by id.
    #[must_use]
    pub fn look_up(self, id: &str) -> Option<String> {
        catalog::look_up(self, id)
    }
}
