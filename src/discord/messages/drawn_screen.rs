//! A screen with its emoji and its picture, as messages show it.

use super::emoji::{EmojiSet, Texts};
use super::pictures::DrawnPicture;
use crate::ui::Screen;

/// A screen ready to be sent: emoji are inserted into its texts, and its picture is drawn.
#[derive(Debug)]
pub(in crate::discord) struct DrawnScreen<'a> {
    pub(in crate::discord) screen: &'a Screen,
    pub(in crate::discord) emoji: &'a EmojiSet,
    pub(in crate::discord) texts: Texts,
    pub(in crate::discord) picture: Option<DrawnPicture>,
}

impl DrawnScreen<'_> {
    /// The name of the picture's file.
    pub(in crate::discord) fn picture_name(&self) -> Option<&str> {
        self.picture.as_ref().map(|picture| &*picture.name)
    }
}
