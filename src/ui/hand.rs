//! A player's private screen of a running match.

use crate::i18n::Locale;
use crate::rules::View;

use super::{MatchCaption, Screen};

/// A player's hand and all they need beside it; with what they may do as buttons when it is their
/// turn.
#[must_use]
pub fn hand(locale: Locale, caption: &MatchCaption, view: &View) -> Screen {
    let _ = (locale, caption, view);
    Screen::default()
}
