//! Labels of actions and matches, and how typed text is read as an action.

use std::time::Duration;

use claim_rules::{Action, View};

use super::emoji::plain;
use super::match_info::MatchInfo;
use super::narrator::Narrator;
use super::screen::Select;
use super::{game, names};
use crate::i18n::{Locale, keys::notices as keys};

/// What stands between the labels of the steps of a turn.
pub(super) const STEP: &str = " › ";

/// The viewer's legal actions with their labels: at most 80 characters, no markdown.
#[must_use]
pub fn labelled_actions(locale: Locale, info: &MatchInfo, view: &View) -> Vec<(Action, String)> {
    let narrator = Narrator {
        locale,
        info,
        reader: Some(view.seat()),
    };
    let legal = game::legal_actions(narrator, view).into_iter();
    legal
        .map(|legal| (legal.action, plain(&legal.label)))
        .collect()
}

/// Reads typed text as an action, legal or not: a label, the notation, or another name that the
/// game knows in that language.
#[must_use]
pub fn read_action(locale: Locale, info: &MatchInfo, view: &View, typed: &str) -> Option<Action> {
    let typed = folded(typed.trim());
    let kind = info.setup.kind();
    let labelled = labelled_actions(locale, info, view)
        .into_iter()
        .find_map(|(action, label)| (folded(&label) == typed).then_some(action));
    labelled
        .or_else(|| Action::parse(kind, &typed))
        .or_else(|| game::parse_action(locale, kind, &typed))
}

/// A text in lower case, with the hyphens that players type for minus signs.
fn folded(text: &str) -> String {
    text.to_lowercase().replace('−', "-")
}

/// A match in one line for a list of choices: at most 100 characters, no markdown.
#[must_use]
pub fn match_label(locale: Locale, info: &MatchInfo, your_turn: bool) -> String {
    let title = info.title_with(locale, |player| names::plain(&player.name));
    let label = if your_turn {
        locale.say(&keys::match_your_turn(title))
    } else {
        title
    };
    Select::label(&label)
}

/// As [`match_label`], for a match that has ended this long ago, which tells matches of the same players apart.
#[must_use]
pub fn finished_label(locale: Locale, info: &MatchInfo, ago: Duration) -> String {
    let title = info.title_with(locale, |player| names::plain(&player.name));
    let minutes = u32::try_from(ago.as_secs() / 60).unwrap_or(u32::MAX);
    let (unit, count) = match minutes {
        0..60 => ("minute", minutes),
        60..1440 => ("hour", minutes / 60),
        _ => ("day", minutes / 1440),
    };
    Select::label(&locale.say(&keys::match_ended_ago(unit, count, title)))
}
