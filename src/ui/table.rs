//! The one public message of a running match.

use crate::i18n::Locale;
use crate::rules::PublicView;

use super::{MatchCaption, Screen};

/// The public message of a running match, edited in place as the match goes on; with the button
/// that shows players their hand if `my_hand_button`.
#[must_use]
pub fn table(
    locale: Locale,
    caption: &MatchCaption,
    view: &PublicView,
    my_hand_button: bool,
) -> Screen {
    let _ = (locale, caption, view, my_hand_button);
    Screen::default()
}
