//! A person or bot at a table, as screens name them.

use claim_ai::Level;

use super::names;
use crate::i18n::Locale;
use crate::i18n::keys::words as keys;
use crate::ids::UserId;

/// A person or bot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerInfo {
    /// The display name, not escaped.
    pub name: String,
    /// The Discord account; `None` for this program's bots.
    pub user: Option<UserId>,
}

/// A bot, for example "Pip (Bot)".
#[must_use]
pub fn bot(locale: Locale, name: &str) -> PlayerInfo {
    PlayerInfo {
        name: locale.say(&keys::bot(name)),
        user: None,
    }
}

/// A bot before the match, with its level.
#[must_use]
pub fn bot_of_level(locale: Locale, name: &str, level: Level) -> PlayerInfo {
    PlayerInfo {
        name: locale.say(&keys::bot_of_level(name, level.id())),
        user: None,
    }
}

impl PlayerInfo {
    /// The escaped name in bold.
    pub(super) fn bold(&self) -> String {
        names::bold(&self.name)
    }
}
