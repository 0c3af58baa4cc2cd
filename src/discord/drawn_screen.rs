//! A screen with its emoji and its picture, as messages show it.

use super::emoji::{EmojiSet, Texts};
use super::pictures::DrawnPicture;
use crate::ui::Screen;

/// A screen ready to be sent: emoji are inserted into its texts, and its picture is drawn.
#[derive(Debug)]
pub(super) struct DrawnScreen<'a> {
    pub(super) screen: &'a Screen,
    pub(super) emoji: &'a EmojiSet,
    pub(super) texts: Texts,
    pub(super) picture: Option<DrawnPicture>,
}

impl DrawnScreen<'_> {
    /// The name of the picture's file.
    pub(super) fn picture_name(&self) -> Option<&str> {
        self.picture.as_ref().map(|picture| &*picture.name)
    }
}
