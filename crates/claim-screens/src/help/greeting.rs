//! The answer to a person who writes to the bot.

use claim_table::locale::Locale;

use crate::i18n::Translate;
use crate::i18n::keys::start as keys;
use crate::screen::model::Screen;
use crate::screen::starts::{self, Start};

/// Says that the bot reads no messages, and how to begin.
#[must_use]
pub fn greeting(locale: Locale) -> Screen {
    Screen::default()
        .line(&locale.say(&keys::greeting()))
        .buttons(&starts::buttons(locale, &Start::ALL))
}
