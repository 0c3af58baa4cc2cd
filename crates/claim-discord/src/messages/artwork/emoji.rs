//! The application's emoji: how texts, buttons and menus show them.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use claim_screens::emoji::{self, Emoji};
use serde_json::{Value, json};
use tokio::sync::Notify;

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
    pub(crate) fn text(&self, text: &str) -> String {
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
}
