//! What the program does, and how to begin.

use crate::i18n::Locale;

use super::Screen;

/// What the program does, and how to begin.
#[must_use]
pub fn help(locale: Locale) -> Screen {
    let _ = locale;
    Screen::default()
}
