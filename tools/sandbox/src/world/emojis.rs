//! The application's own emoji.

use std::collections::BTreeMap;

use axum::body::Bytes;
use serde_json::{Value, json};

use super::snowflake::Id;

/// The emoji of the bot's application, by id and therefore by age.
#[derive(Debug, Default)]
pub(crate) struct Emojis {
    by_id: BTreeMap<Id, Emoji>,
}

#[derive(Clone, Debug)]
pub(crate) struct Emoji {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) content_type: &'static str,
    pub(crate) content: Bytes,
}

impl Emojis {
    /// Adds an emoji, or replaces the one with its id.
    pub(crate) fn put(&mut self, emoji: Emoji) {
        self.by_id.insert(emoji.id, emoji);
    }

    pub(crate) fn get(&self, id: Id) -> Option<&Emoji> {
        self.by_id.get(&id)
    }

    /// Removes an emoji; messages that show it keep its name.
    pub(crate) fn remove(&mut self, id: Id) {
        self.by_id.remove(&id);
    }

    pub(crate) fn named(&self, name: &str) -> Option<&Emoji> {
        self.iter().find(|emoji| emoji.name == name)
    }

    /// All emoji, oldest first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Emoji> {
        self.by_id.values()
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.by_id.len()
    }
}

impl Emoji {
    /// The emoji as Discord's emoji object; `user` is the account that uploaded it.
    pub(crate) fn to_json(&self, user: &Value) -> Value {
        json!({
            "id": self.id,
            "name": self.name,
            "roles": [],
            "user": user,
            "require_colons": true,
            "managed": false,
            "animated": self.content_type == "image/gif",
            "available": true,
        })
    }
}
