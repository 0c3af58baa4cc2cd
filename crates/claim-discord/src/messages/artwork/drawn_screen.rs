//! A screen with its emoji and its picture, as messages show it.

use claim_screens::Screen;

use super::emoji::{EmojiSet, Texts};
use super::pictures::DrawnPicture;

/// A screen ready to be sent: emoji are inserted into its texts, and its picture is drawn.
#[derive(Debug)]
pub(crate) struct DrawnScreen<'a> {
    pub(crate) screen: &'a Screen,
    pub(crate) emoji: &'a EmojiSet,
    pub(crate) texts: Texts,
    pub(crate) picture: Option<DrawnPicture>,
}

impl DrawnScreen<'_> {
    /// The name of the picture's file.
    pub(crate) fn picture_name(&self) -> Option<&str> {
        self.picture.as_ref().map(|picture| &*picture.name)
    }
}
