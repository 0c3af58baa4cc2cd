//! The offer of a match against bots in direct messages, where the bot cannot open a table.

use crate::i18n::Locale;
use crate::i18n::keys::lobby as keys;
use crate::ui::press::{BotMatch, Press};
use crate::ui::screen::model::{Button, ButtonStyle, Row, Screen};

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
    Screen {
        body: locale.say(&keys::bot_match_offer()),
        rows: Row::of_buttons(&[start]),
        ..Screen::default()
    }
}
