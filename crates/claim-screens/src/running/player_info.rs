//! A person or bot at a table, as screens name them.

use claim_ai::{Character, Temperament};
use claim_table::ids::UserId;
use claim_table::locale::Locale;

use crate::i18n::Translate;
use crate::i18n::keys::words as keys;
use crate::text::names::{self, Name};

/// A person or bot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerInfo {
    /// The name.
    pub name: Name,
    /// The Discord account; `None` for this program's bots.
    pub user: Option<UserId>,
}

/// A bot, for example "🤖 Pip".
#[must_use]
pub fn bot(locale: Locale, name: &str) -> PlayerInfo {
    PlayerInfo {
        name: Name::whole(&locale.say(&keys::bot(name))),
        user: None,
    }
}

/// A bot before the match, with its level and temperament.
#[must_use]
pub fn described_bot(locale: Locale, bot: Character) -> PlayerInfo {
    let temperament = bot.temperament.map_or("none", Temperament::id);
    PlayerInfo {
        name: Name::whole(&locale.say(&keys::described_bot(bot.level.id(), bot.name, temperament))),
        user: None,
    }
}

/// Tells the names of people apart that are shown together, up to `in_headline` of them in one headline.
pub fn tell_players_apart<'a>(
    players: impl IntoIterator<Item = &'a mut PlayerInfo>,
    in_headline: usize,
) {
    let people = players.into_iter().map(|it| (it.user, &mut it.name));
    names::tell_apart(people, in_headline);
}

impl PlayerInfo {
    /// The escaped name in bold.
    pub(crate) fn bold(&self) -> String {
        self.name.bold()
    }
}
