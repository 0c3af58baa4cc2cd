//! An action in words, and words as an action.

use crate::i18n::{Locale, keys::notices as keys};
use crate::rules::{Action, View};

use super::{MatchCaption, Teller, game, names};

/// What the viewer may do now, each with what it is called on a button or in a list: at most 80
/// characters, no markdown.
#[must_use]
pub fn labelled_actions(
    locale: Locale,
    caption: &MatchCaption,
    view: &View,
) -> Vec<(Action, String)> {
    let teller = Teller {
        locale,
        caption,
        reader: Some(view.seat()),
    };
    let offers = game::offers(teller, view).into_iter();
    offers.map(|offer| (offer.action, offer.label)).collect()
}

/// The action that somebody typed, legal or not: its label, its notation, or what else it is called
/// in that language.
#[must_use]
pub fn read_action(
    locale: Locale,
    caption: &MatchCaption,
    view: &View,
    typed: &str,
) -> Option<Action> {
    let typed = typed.trim().to_lowercase();
    let kind = caption.setup.kind();
    let labelled = labelled_actions(locale, caption, view)
        .into_iter()
        .find_map(|(action, label)| (label.to_lowercase() == typed).then_some(action));
    labelled
        .or_else(|| Action::parse(kind, &typed))
        .or_else(|| game::read(locale, kind, &typed))
}

/// A match in one line without markdown, for a list of choices: at most 100 characters.
#[must_use]
pub fn match_label(locale: Locale, caption: &MatchCaption, your_turn: bool) -> String {
    let title = caption.titled(locale, |player| names::plain(&player.name));
    let label = if your_turn {
        locale.say(&keys::match_your_turn(title))
    } else {
        title
    };
    label.chars().take(100).collect()
}
