//! Looking back at a finished match: stepping through it, and its record as a file.

use crate::i18n::Locale;
use crate::rules::PublicView;

use super::{MatchCaption, Screen};

/// A finished match as it stood after `actions` of its `total` actions, with buttons to step.
#[must_use]
pub fn replay(
    locale: Locale,
    caption: &MatchCaption,
    view: &PublicView,
    actions: u32,
    total: u32,
) -> Screen {
    let _ = (locale, caption, view, actions, total);
    Screen::default()
}

/// A finished match's record as a file.
#[must_use]
pub fn record_file(locale: Locale, caption: &MatchCaption, record: String) -> Screen {
    let _ = (locale, caption, record);
    Screen::default()
}
