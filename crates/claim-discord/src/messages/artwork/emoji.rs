//! The application's emoji: how texts, buttons and menus show them.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use claim_screens::Screen;
use claim_screens::emoji::{self, Emoji};
use serde_json::{Value, json};
use tokio::sync::Notify;

/// Discord's limits of a message's texts, in characters: of the content, of an embed's description
/// and of a field, and of all embeds together.
const MAX_CONTENT: usize = 2000;
const MAX_DESCRIPTION: usize = 4096;
const MAX_FIELD: usize = 1024;
const MAX_TITLE: usize = 256;
const MAX_TOTAL: usize = 6000;

/// The emoji that the application has so far, with the names they were uploaded under. Everything
/// else is shown by its Unicode stand-in.
#[derive(Debug, Default)]
pub(crate) struct EmojiSet {
    uploaded: RwLock<HashMap<Emoji, (String, u64)>>,
    forgotten: Notify,
}

impl EmojiSet {
    /// Shows an emoji by its drawing from now on.
    pub(crate) fn add(&self, emoji: Emoji, name: String, id: u64) {
        let mut uploaded = self
            .uploaded
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        uploaded.insert(emoji, (name, id));
    }

    /// Shows every emoji by its stand-in until they are added again, because Discord does not know one
    /// of them any more.
    pub(crate) fn forget(&self) {
        let uploaded = self.uploaded.write();
        uploaded.unwrap_or_else(PoisonError::into_inner).clear();
        self.forgotten.notify_one();
    }

    /// Waits for [`Self::forget`].
    pub(crate) async fn forgotten(&self) {
        self.forgotten.notified().await;
    }

    fn get(&self, emoji: Emoji) -> Option<(String, u64)> {
        let uploaded = self.uploaded.read().unwrap_or_else(PoisonError::into_inner);
        uploaded.get(&emoji).cloned()
    }

    /// A text as Discord shows it with drawings.
    fn text(&self, text: &str) -> String {
        emoji::replace(text, |emoji| match self.get(emoji) {
            Some((name, id)) => format!("<:{name}:{id}>"),
            None => emoji.fallback().to_owned(),
        })
    }

    /// The emoji of a button or an option.
    pub(crate) fn reaction(&self, text: &str) -> Value {
        let uploaded = text.chars().next().and_then(Emoji::from_char);
        match uploaded.and_then(|emoji| self.get(emoji)) {
            Some((name, id)) => json!({"id": id.to_string(), "name": name}),
            None => json!({"name": emoji::plain(text)}),
        }
    }

    /// The texts of a screen as Discord shows them: with drawings, or with stand-ins alone where the drawings' markup
    /// would make a text too long, and in all texts if it would make these too long together. Footers show no drawings.
    /// `has_picture` tells whether the screen's picture is shown, so that its text is not needed.
    pub(crate) fn texts(&self, screen: &Screen, has_picture: bool) -> Texts {
        let drawn = Texts::of(screen, has_picture, |text, max| {
            let drawn = self.text(text);
            if length(&drawn) <= max {
                drawn
            } else {
                emoji::plain(text)
            }
        });
        if drawn.total() <= MAX_TOTAL {
            drawn
        } else {
            Texts::of(screen, has_picture, |text, _| emoji::plain(text))
        }
    }
}

/// The texts of a screen without its controls.
#[derive(Debug)]
pub(crate) struct Texts {
    pub(crate) content: String,
    pub(crate) title: String,
    pub(crate) body: String,
    /// The text above the picture.
    pub(crate) caption: String,
    /// Headings and texts.
    pub(crate) sections: Vec<(String, String)>,
    pub(crate) footer: String,
    pub(crate) prompt: String,
}

impl Texts {
    fn of(screen: &Screen, has_picture: bool, show: impl Fn(&str, usize) -> String) -> Self {
        let body = if has_picture {
            show(&screen.body, MAX_DESCRIPTION)
        } else {
            show(&screen.text_body(), MAX_DESCRIPTION)
        };
        let picture = screen.picture.iter().filter(|_| has_picture);
        let caption = picture.map(|picture| show(&picture.caption, MAX_DESCRIPTION));
        let sections = screen.sections.iter().map(|section| {
            let heading = show(&section.heading, MAX_TITLE);
            (heading, show(&section.text, MAX_FIELD))
        });
        Self {
            content: show(&screen.mention, MAX_CONTENT),
            title: show(&screen.title, MAX_TITLE),
            body,
            caption: caption.collect(),
            sections: sections.collect(),
            footer: emoji::plain(&screen.footer),
            prompt: show(&screen.prompt, MAX_DESCRIPTION),
        }
    }

    /// The characters of all embeds together.
    fn total(&self) -> usize {
        let texts = [
            &self.title,
            &self.body,
            &self.caption,
            &self.footer,
            &self.prompt,
        ];
        let sections = self.sections.iter();
        let fields = sections.flat_map(|(heading, text)| [heading, text]);
        texts.into_iter().chain(fields).map(|it| length(it)).sum()
    }
}

/// The number of characters, which Discord's limits count.
fn length(text: &str) -> usize {
    text.chars().count()
}
