//! The offer of a match against bots in direct messages, where the bot cannot open a table.

use claim_table::locale::Locale;

use crate::i18n::Translate;
use crate::i18n::keys::lobby as keys;
use crate::press::{BotMatch, Press};
use crate::screen::model::{Button, ButtonStyle, Screen};

/// Says that no table can be opened here, and offers a match.
#[must_use]
pub fn bot_match_offer(locale: Locale, offered: BotMatch) -> Screen {
    let start = Button {
        emoji: Some("🤖"),
        style: ButtonStyle::Success,
        ..Button::labelled(
            locale.say(&keys::button_bot_match()),
            Press::StartBotMatch(offered),
        )
    };
    Screen::default()
        .line(&locale.say(&keys::bot_match_offer()))
        .buttons(&[start])
}
