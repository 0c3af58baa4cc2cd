//! The question which bot is to take a seat.

use crate::i18n::Locale;
use crate::i18n::keys::lobby as keys;
use crate::ids::MatchId;
use crate::level::Level;

use super::{Button, ButtonStyle, Press, Row, Screen};

/// Asks how well the bot is to play that takes a seat, if there is one for it; with a way to take one
/// away again if one sits there.
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
        buttons.extend(Level::ALL.map(level));
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
            keys::bot_no_room()
        }),
        rows: Row::of_buttons(&buttons),
        ..Screen::default()
    }
}
