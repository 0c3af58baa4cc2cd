//! Turning the pages of a list.

use crate::i18n::Locale;
use crate::i18n::keys::lists as keys;

use super::{Button, Press, Row};

/// Which page it is, counted from 0 here and from 1 in words; nothing if there is one alone.
pub(super) fn place(locale: Locale, page: u32, pages: u32) -> String {
    if pages < 2 {
        return String::new();
    }
    locale.say(&keys::page(page + 1, pages))
}

/// Back and forward, dead at the ends; nothing if there is one page alone.
pub(super) fn buttons(
    locale: Locale,
    page: u32,
    pages: u32,
    press: impl Fn(u32) -> Press,
) -> Vec<Row> {
    if pages < 2 {
        return Vec::new();
    }
    let previous = Button {
        emoji: Some("◀️"),
        enabled: page > 0,
        ..Button::labelled(
            locale.say(&keys::button_previous()),
            press(page.saturating_sub(1)),
        )
    };
    let next = Button {
        emoji: Some("▶️"),
        enabled: page + 1 < pages,
        ..Button::labelled(locale.say(&keys::button_next()), press(page + 1))
    };
    Row::of_buttons(&[previous, next])
}
