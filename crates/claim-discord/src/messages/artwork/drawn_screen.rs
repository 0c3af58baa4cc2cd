//! A screen with its emoji and its pictures, as messages show it.

use claim_screens::Screen;

use super::emoji::EmojiSet;
use super::pictures::DrawnPicture;

/// A screen ready to be sent: its pictures are drawn.
#[derive(Debug)]
pub(crate) struct DrawnScreen<'a> {
    pub(crate) screen: &'a Screen,
    pub(crate) emoji: &'a EmojiSet,
    /// The pictures in the order of their blocks; text stands for those that are missing.
    pub(crate) pictures: Vec<Option<DrawnPicture>>,
}

impl DrawnScreen<'_> {
    /// The pictures that are shown.
    pub(crate) fn shown_pictures(&self) -> impl Iterator<Item = &DrawnPicture> {
        self.pictures.iter().flatten()
    }
}
