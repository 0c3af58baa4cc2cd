//! What screens are drawn with: the application's emoji, and pictures.

use super::emoji::{EmojiSet, Texts};
use super::pictures::{DrawnPicture, Pictures};
use super::shown_messages::ShownMessages;
use crate::ui::Screen;

/// The emoji and pictures that messages show.
#[derive(Debug)]
pub struct Artwork {
    pub(super) emoji: EmojiSet,
    /// `None` if the operator wants no pictures.
    pictures: Option<Pictures>,
    pub(super) shown: ShownMessages,
}

/// A screen whose texts and picture are as Discord shows them.
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

impl Artwork {
    /// No emoji so far, and pictures if wanted.
    #[must_use]
    pub fn new(with_pictures: bool) -> Self {
        Self {
            emoji: EmojiSet::default(),
            pictures: with_pictures.then(Pictures::default),
            shown: ShownMessages::default(),
        }
    }

    /// Draws what a screen shows.
    pub(super) async fn draw<'a>(&'a self, screen: &'a Screen) -> DrawnScreen<'a> {
        let picture = match (&self.pictures, &screen.picture) {
            (Some(pictures), Some(request)) => pictures.draw(request).await,
            _ => None,
        };
        DrawnScreen {
            screen,
            emoji: &self.emoji,
            texts: self.emoji.texts(screen, picture.is_some()),
            picture,
        }
    }
}
