//! The private question which bot to add to a table.

use claim_ai::Level;

use super::screen::{Button, ButtonStyle, Press, Row, Screen};
use crate::i18n::Locale;
use crate::i18n::keys::lobby as keys;
use crate::ids::MatchId;

/// Asks for the level of the bot to add, if a seat is free (`may_add`); `may_remove` adds the
/// button that removes a bot.
#[must_use]
pub fn bot_question(locale: Locale, id: MatchId, may_add: bool, may_remove: bool) -> Screen {
    let level = |level: Level| Button {
        style: ButtonStyle::Primary,
        ..Button::labelled(
            locale.say(&keys::button_level(level.id())),
            Press::AddBot(id, level),
        )
    };
    let mut buttons = Vec::new();
    if may_add {
        buttons.extend(Level::ALL.iter().copied().map(level));
    }
    if may_remove {
        buttons.push(Button {
            style: ButtonStyle::Danger,
            ..Button::labelled(locale.say(&keys::button_remove_bot()), Press::RemoveBot(id))
        });
    }
    Screen {
        body: locale.say(&if may_add {
            keys::bot_question()
        } else {
            keys::no_seat_for_bot()
        }),
        rows: Row::of_buttons(&buttons),
        ..Screen::default()
    }
}
