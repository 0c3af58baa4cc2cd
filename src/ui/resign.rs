//! The question whether somebody means to give up.

use crate::i18n::Locale;
use crate::i18n::keys::hand as keys;

use super::{Button, ButtonStyle, MatchCaption, Press, Row, Screen, Tone};

/// Asks a player whether they mean to give up.
#[must_use]
pub fn resign_question(locale: Locale, caption: &MatchCaption) -> Screen {
    let resign = Button {
        style: ButtonStyle::Danger,
        ..Button::labelled(
            locale.say(&keys::button_resign_now()),
            Press::Resign(caption.id),
        )
    };
    Screen {
        title: locale.say(&keys::resign_question_title(caption.title(locale))),
        body: locale.say(&keys::resign_question_text()),
        tone: Tone::Bad,
        rows: Row::of_buttons(&[resign]),
        ..Screen::default()
    }
}
