//! [`Locale`]: the languages, which the build script finds in the folders of the catalogs.

include!(concat!(env!("OUT_DIR"), "/locale.rs"));

impl Locale {
    /// The language with an id; `None` if there is none.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|locale| locale.id() == id)
    }
}
