//! A person or bot at a table, as screens name them.

use claim_ai::{Character, Temperament};

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

/// A bot before the match, with its level and temperament.
#[must_use]
pub fn described_bot(locale: Locale, bot: Character) -> PlayerInfo {
    let temperament = bot.temperament.map_or("none", Temperament::id);
    PlayerInfo {
        name: locale.say(&keys::described_bot(bot.name, bot.level.id(), temperament)),
        user: None,
    }
}

impl PlayerInfo {
    /// The escaped name in bold, that of a bot whole.
    pub(super) fn bold(&self) -> String {
        match self.user {
            Some(_) => names::bold(&self.name),
            None => names::bold_whole(&self.name),
        }
    }
}
