//! The confirmation before resigning.

use super::match_info::MatchInfo;
use super::screen::{Button, ButtonStyle, Press, Row, Screen, Tone};
use crate::i18n::Locale;
use crate::i18n::keys::hand as keys;

/// Asks a player to confirm that they resign.
#[must_use]
pub fn resign_question(locale: Locale, info: &MatchInfo) -> Screen {
    let resign = Button {
        style: ButtonStyle::Danger,
        ..Button::labelled(
            locale.say(&keys::button_resign_now()),
            Press::Resign(info.id),
        )
    };
    Screen {
        title: locale.say(&keys::resign_question_title(info.title(locale))),
        body: locale.say(&keys::resign_question_text()),
        tone: Tone::Bad,
        rows: Row::of_buttons(&[resign]),
        ..Screen::default()
    }
}
