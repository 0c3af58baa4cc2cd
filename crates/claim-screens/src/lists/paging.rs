//! Page label and page buttons of long lists.

use claim_table::locale::Locale;

use crate::i18n::Translate;
use crate::i18n::keys::lists as keys;
use crate::press::Press;
use crate::screen::model::{Button, Row};

/// The label "Page 2 of 5" for a `page` counted from 0; empty if there is only one page.
pub(crate) fn page_label(locale: Locale, page: u32, pages: u32) -> String {
    if pages < 2 {
        return String::new();
    }
    locale.say(&keys::page(page + 1, pages))
}

/// Buttons to the previous and next page, disabled at the ends; none if there is only one page.
pub(crate) fn buttons<P: Into<Press>>(
    locale: Locale,
    page: u32,
    pages: u32,
    press: impl Fn(u32) -> P,
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
