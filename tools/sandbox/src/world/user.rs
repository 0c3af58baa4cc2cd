//! User accounts: people, other bots, and the bot under test.

use serde_json::{Value, json};

use super::feed::Feed;
use super::snowflake::Id;
use crate::log::NumberedLog;

/// How many push notifications are kept for each user; older ones are dropped.
const MAX_PUSHES: usize = 1000;

/// A user account.
#[derive(Debug)]
pub(crate) struct User {
    pub(crate) id: Id,
    /// The unique name, in lower case.
    pub(crate) username: String,
    /// The name that others see.
    pub(crate) display_name: String,
    /// The name that others see in servers instead, if the user has set one.
    pub(crate) nickname: Option<String>,
    /// The locale of the user's client.
    pub(crate) locale: String,
    /// Whether it is a bot account.
    pub(crate) bot: bool,
    /// Whether direct messages from members of common servers are allowed.
    pub(crate) dms_open: bool,
    /// Whether the user has installed the bot for the account, to use it everywhere.
    pub(crate) has_installed_bot: bool,
    /// What the user may do in every server besides what everyone may.
    pub(crate) permissions: u64,
    /// What happened that the user can see, as entries with numbers that are unique among all
    /// users.
    pub(crate) feed: Feed,
    /// The newest message that notified the user: a direct message or a mention that is neither
    /// silent nor their own.
    pub(crate) last_notification: Option<Id>,
    /// The push notifications that the user's phone has got.
    pub(crate) pushes: NumberedLog,
    /// Whether the client shows link previews, and with them embeds.
    pub(crate) link_previews: LinkPreviews,
}

/// Whether a client shows link previews, and with them embeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkPreviews {
    Shown,
    Hidden,
}

impl User {
    /// An account that allows direct messages.
    pub(crate) fn new(id: Id, username: &str, display_name: &str, locale: &str, bot: bool) -> Self {
        Self {
            id,
            username: username.to_owned(),
            display_name: display_name.to_owned(),
            nickname: None,
            locale: locale.to_owned(),
            bot,
            dms_open: true,
            has_installed_bot: false,
            permissions: 0,
            feed: Feed::default(),
            last_notification: None,
            pushes: NumberedLog::with_capacity(MAX_PUSHES),
            link_previews: LinkPreviews::Shown,
        }
    }

    /// Gives the user a permission in every server, or takes it away.
    pub(crate) const fn permit(&mut self, permission: u64, is_granted: bool) {
        if is_granted {
            self.permissions |= permission;
        } else {
            self.permissions &= !permission;
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
