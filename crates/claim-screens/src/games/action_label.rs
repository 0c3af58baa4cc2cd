//! Labels of actions and matches, and how typed text is read as an action.

use std::time::Duration;

use claim_rules::{Action, View};
use claim_table::locale::Locale;

use super::contract;
use crate::emoji::plain;
use crate::i18n::Translate;
use crate::i18n::keys::{hand, notices as keys};
use crate::running::match_info::MatchInfo;
use crate::screen::model::Select;
use crate::text::distinct::{distinct_by, with_end};
use crate::text::narrator::Narrator;
use crate::text::{names, words};

/// What stands between the labels of the steps of a turn.
pub(crate) const STEP: &str = " › ";

/// The viewer's legal actions that differ in their effects, with different labels: at most 80 characters, no markdown.
#[must_use]
pub fn labelled_actions(locale: Locale, info: &MatchInfo, view: &View) -> Vec<(Action, String)> {
    let groups = grouped_actions(locale, info, view).into_iter();
    groups.flat_map(|group| group.actions).collect()
}

/// Legal actions that begin with the same choice, for example of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ActionGroup {
    /// What is chosen first, if there is more to choose.
    pub first: Option<FirstStep>,
    /// The actions with different labels, in the order of the controls.
    pub actions: Vec<(Action, String)>,
}

/// The first of several choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstStep {
    /// Identifies it in the ids of controls.
    pub key: String,
    /// Its name, and what is to be chosen next: no markdown.
    pub label: String,
}

/// As [`labelled_actions`], by what is chosen first.
#[must_use]
pub fn grouped_actions(locale: Locale, info: &MatchInfo, view: &View) -> Vec<ActionGroup> {
    let narrator = Narrator {
        locale,
        info,
        reader: Some(view.seat()),
    };
    let mut legal = contract::legal_actions(narrator, view);
    legal.sort_by_key(|it| it.steps.last().map(|step| step.order.clone()));
    let mut groups: Vec<ActionGroup> = Vec::new();
    for legal in legal {
        let first = legal.steps.first().filter(|_| legal.steps.len() > 1);
        let first = first.map(|step| FirstStep {
            key: step.key.clone(),
            label: narrator.say(&hand::chosen_steps("place", plain(step.full()))),
        });
        let labelled = (legal.action, plain(&legal.label));
        match groups.iter_mut().find(|group| group.first == first) {
            Some(group) => group.actions.push(labelled),
            None => groups.push(ActionGroup {
                first,
                actions: vec![labelled],
            }),
        }
    }
    groups
}

/// Reads typed text as the first of several choices: its key or its label.
#[must_use]
pub fn read_first_step(
    locale: Locale,
    info: &MatchInfo,
    view: &View,
    typed: &str,
) -> Option<String> {
    let typed = folded(typed.trim());
    let groups = grouped_actions(locale, info, view).into_iter();
    let mut firsts = groups.filter_map(|group| group.first);
    let first = firsts.find(|first| {
        [&first.key, &first.label]
            .map(|it| folded(it))
            .contains(&typed)
    });
    first.map(|first| first.key)
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
        .or_else(|| contract::parse_action(locale, kind, &typed))
}

/// A text in lower case, with the hyphens that players type for minus signs, and without what isolates names.
fn folded(text: &str) -> String {
    names::without_isolates(text)
        .to_lowercase()
        .replace('−', "-")
}

/// Matches in one line each for a list of choices, and whether each waits for the reader: at most `max_chars`
/// characters, no markdown. Those that would have the same label also say how far they are.
#[must_use]
pub fn match_labels(
    locale: Locale,
    matches: &[(&MatchInfo, bool)],
    max_chars: usize,
) -> Vec<String> {
    let labels = matches
        .iter()
        .map(|(info, your_turn)| match_label(locale, info, *your_turn));
    let say_more = |index: usize| {
        let (info, your_turn) = matches[index];
        let label = match_label(locale, info, your_turn);
        match info.chapter {
            Some(chapter) => {
                let end = format!(" · {}", words::chapter(locale, chapter));
                with_end(&label, &end, max_chars)
            }
            None => label,
        }
    };
    distinct_by(labels.collect(), say_more, max_chars)
}

/// A match in one line, which may be the same for several matches: at most 100 characters, no markdown.
#[must_use]
pub fn match_label(locale: Locale, info: &MatchInfo, your_turn: bool) -> String {
    let title = plain_title(locale, info);
    Select::label(&if your_turn {
        locale.say(&keys::match_your_turn(title))
    } else {
        title
    })
}

/// As [`match_labels`], for matches that have ended this long ago. Those that would have the same label say it to the
/// minute.
#[must_use]
pub fn finished_labels(locale: Locale, matches: &[(MatchInfo, Duration)]) -> Vec<String> {
    let labels = matches.iter();
    let labels = labels.map(|(info, ago)| ended_ago(locale, plain_title(locale, info), *ago));
    let say_more = |index: usize| {
        let (info, ago) = &matches[index];
        let minutes = whole_minutes(*ago);
        let (days, hours) = (minutes / 1440, minutes / 60 % 24);
        locale.say(&keys::match_ended_exactly_ago(
            days,
            hours,
            minutes % 60,
            plain_title(locale, info),
        ))
    };
    distinct_by(labels.collect(), say_more, Select::MAX_LABEL_CHARS)
}

/// How long ago a match ended, and its title.
pub(crate) fn ended_ago(locale: Locale, title: String, ago: Duration) -> String {
    let minutes = whole_minutes(ago);
    let (unit, count) = match minutes {
        0..60 => ("minute", minutes),
        60..1440 => ("hour", minutes / 60),
        _ => ("day", minutes / 1440),
    };
    locale.say(&keys::match_ended_ago(count, title, unit))
}

fn whole_minutes(duration: Duration) -> u32 {
    u32::try_from(duration.as_secs() / 60).unwrap_or(u32::MAX)
}

fn plain_title(locale: Locale, info: &MatchInfo) -> String {
    info.title_with(locale, |player| player.name.plain())
}
