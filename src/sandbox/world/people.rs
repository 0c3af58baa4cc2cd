//! Accounts: people, other bots, and the bot itself.

use serde_json::{Value, json};

use super::feed::Feed;
use super::snowflake::Id;

/// An account.
#[derive(Debug)]
pub(crate) struct Person {
    pub(crate) id: Id,
    /// The unique lower-case name.
    pub(crate) username: String,
    /// The name shown.
    pub(crate) display_name: String,
    /// The language of this person's client.
    pub(crate) locale: String,
    /// Whether a program is behind it.
    pub(crate) bot: bool,
    /// Whether members of a common server may write direct messages.
    pub(crate) dms_open: bool,
    /// What this person has seen happen.
    pub(crate) feed: Feed,
    /// The newest message that notified this person.
    pub(crate) called_by: Option<Id>,
}

impl Person {
    /// An account with open direct messages.
    pub(crate) fn new(id: Id, username: &str, display_name: &str, locale: &str, bot: bool) -> Self {
        Self {
            id,
            username: username.to_owned(),
            display_name: display_name.to_owned(),
            locale: locale.to_owned(),
            bot,
            dms_open: true,
            feed: Feed::default(),
            called_by: None,
        }
    }

    /// The account as Discord's user object.
    pub(crate) fn to_json(&self) -> Value {
        json!({
            "id": self.id,
            "username": self.username,
            "discriminator": "0",
            "global_name": self.display_name,
            "avatar": null,
            "banner": null,
            "accent_color": null,
            "bot": self.bot,
            "public_flags": 0,
            "flags": 0,
        })
    }
}
