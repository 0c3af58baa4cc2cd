//! [`Locale`]: the supported languages.

/// A supported language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Locale {
    /// English, the fallback of all other languages.
    #[default]
    English,
    /// German.
    German,
}

impl Locale {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// The language for one of Discord's locale tags; English for unsupported ones.
    #[must_use]
    pub fn from_tag(tag: &str) -> Self {
        match tag.split('-').next() {
            Some("de") => Self::German,
            _ => Self::English,
        }
    }

    /// The language with an id; `None` if there is none.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|locale| locale.id() == id)
    }

    /// The id, as in the database and in buttons.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// Discord's locale tags whose command names are in this language.
    #[must_use]
    pub const fn discord_tags(self) -> &'static [&'static str] {
        match self {
            Self::English => &["en-US", "en-GB"],
            Self::German => &["de"],
        }
    }
}
