//! What screens are drawn with: the application's emoji, and pictures.

pub(crate) mod drawn_screen;
pub(crate) mod emoji;
pub(crate) mod emoji_upload;
pub(crate) mod pictures;

use claim_host::DeliveryError;
use claim_screens::Screen;

use super::artwork::drawn_screen::DrawnScreen;
use super::artwork::emoji::EmojiSet;
use super::artwork::pictures::Pictures;
use super::shown_messages::ShownMessages;

/// The emoji and pictures that messages show.
#[derive(Debug)]
pub struct Artwork {
    pub(crate) emoji: EmojiSet,
    /// `None` if the operator wants no pictures.
    pictures: Option<Pictures>,
    pub(crate) shown: ShownMessages,
}

impl Artwork {
    /// Starts without emoji; `with_pictures` enables pictures. If the process `has_others` beside it that edit the
    /// same messages, it cannot know what a message shows, so that each edit sends everything.
    #[must_use]
    pub fn new(with_pictures: bool, has_others: bool) -> Self {
        Self {
            emoji: EmojiSet::default(),
            pictures: with_pictures.then(Pictures::default),
            shown: ShownMessages::new(!has_others),
        }
    }

    /// Draws a screen and sends it. Sends it once more with Unicode stand-ins if Discord does not know one of its
    /// emoji, and once more without its pictures if they are refused: they may be too large, or the bot may lack the
    /// permission to attach files.
    pub(crate) async fn send<'a, T, F>(
        &'a self,
        screen: &'a Screen,
        send: impl Fn(DrawnScreen<'a>) -> F,
    ) -> Result<T, DeliveryError>
    where
        F: Future<Output = Result<T, DeliveryError>>,
    {
        match send(self.draw(screen).await).await {
            Err(DeliveryError::UnknownEmoji) => {
                tracing::warn!("an emoji of the application was deleted");
                self.emoji.forget();
                send(self.draw(screen).await).await
            }
            Err(DeliveryError::ChannelInaccessible | DeliveryError::Refused(_))
                if self.pictures.is_some() && screen.pictures().next().is_some() =>
            {
                send(self.draw_as_text(screen)).await
            }
            result => result,
        }
    }

    /// Draws a screen's pictures in advance.
    pub(crate) async fn prepare(&self, screen: &Screen) {
        self.draw(screen).await;
    }

    /// Draws what a screen shows.
    pub(crate) async fn draw<'a>(&'a self, screen: &'a Screen) -> DrawnScreen<'a> {
        let mut drawn = self.draw_as_text(screen);
        if let Some(pictures) = &self.pictures {
            for request in screen.pictures() {
                drawn.pictures.push(pictures.draw(request).await);
            }
        }
        drawn
    }

    /// What a screen shows without its pictures.
    const fn draw_as_text<'a>(&'a self, screen: &'a Screen) -> DrawnScreen<'a> {
        DrawnScreen {
            screen,
            emoji: &self.emoji,
            pictures: Vec::new(),
        }
    }
}
