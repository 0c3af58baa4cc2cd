//! The question whether somebody means to give up.

use crate::i18n::Locale;

use super::{MatchCaption, Screen};

/// Asks a player whether they mean to give up.
#[must_use]
pub fn resign_question(locale: Locale, caption: &MatchCaption) -> Screen {
    let _ = (locale, caption);
    Screen::default()
}
