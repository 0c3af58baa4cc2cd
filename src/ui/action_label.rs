//! An action in words.

use crate::i18n::Locale;
use crate::rules::{Action, View};

use super::{MatchCaption, claim};

/// What an action of the viewer's is called, on a button or in a list: at most 80 characters, no
/// markdown.
#[must_use]
pub fn action_label(locale: Locale, caption: &MatchCaption, view: &View, action: Action) -> String {
    let (View::Claim(view), Action::Claim(action)) = (view, action);
    claim::action_label(locale, caption, view, action)
}
