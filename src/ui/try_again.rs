//! *Try again*: choosing another action in a finished match, and how good that one is.

use claim_ai::analysis::{Decision, Label};
use claim_rules::View;

use super::analysis::judgement;
use super::clock::ClockInfo;
use super::hand::hand;
use super::match_info::MatchInfo;
use super::play_on::play_on_button;
use super::screen::{Button, Press, Row, Screen, Tone};
use crate::i18n::Locale;
use crate::i18n::keys::analysis as keys;

/// Shows what the seat of `view` knew after `actions` actions of a finished match, and what it could play.
/// `chosen` has the steps taken so far, as in a running match.
#[must_use]
pub fn try_again(
    locale: Locale,
    info: &MatchInfo,
    view: &View,
    actions: u32,
    chosen: &str,
) -> Screen {
    let shown = hand_at(locale, info, view, chosen);
    let table = info.id;
    let tried = |press: Press| match press {
        Press::Act { action, .. } => Some(Press::TryAction {
            table,
            actions,
            action,
        }),
        Press::Choose { chosen, .. } => Some(Press::TryAgain {
            table,
            actions,
            chosen,
        }),
        _ => None,
    };
    let back = back(locale, info, actions);
    let controls = |rows: Vec<Row>| tried_rows(rows, &back, &tried);
    Screen {
        title: locale.say(&keys::try_title(info.title(locale))),
        mention: locale.say(&keys::try_question(info.name(view.seat()))),
        rows: controls(shown.rows),
        rows_in_words: shown.rows_in_words.map(controls),
        ..shown
    }
}

/// The hand of a running match, at a point of a finished one.
pub(super) fn hand_at(locale: Locale, info: &MatchInfo, view: &View, chosen: &str) -> Screen {
    let info = &MatchInfo {
        deadline: None,
        clock: ClockInfo::default(),
        url: None,
        offer: None,
        is_tutorial: false,
        ..info.clone()
    };
    hand(locale, info, view, chosen)
}

/// Adapts the rows of [`hand_at`] to a finished match: `tried` maps the presses that play or choose, the button
/// with the rules becomes `back`, and all other controls are removed.
pub(super) fn tried_rows(
    rows: Vec<Row>,
    back: &Button,
    tried: &dyn Fn(Press) -> Option<Press>,
) -> Vec<Row> {
    let rows = rows.into_iter();
    rows.filter_map(|row| tried_row(row, back, tried)).collect()
}

fn tried_row(row: Row, back: &Button, tried: &dyn Fn(Press) -> Option<Press>) -> Option<Row> {
    match row {
        Row::Buttons(buttons) => {
            let button = |button: Button| match button.press {
                Press::Rules(..) => Some(back.clone()),
                _ => tried(button.press).map(|press| Button { press, ..button }),
            };
            let buttons: Vec<_> = buttons.into_iter().filter_map(button).collect();
            (!buttons.is_empty()).then_some(Row::Buttons(buttons))
        }
        Row::Select(mut select) => {
            let choices = select.choices.into_iter();
            let choices =
                choices.filter_map(|(label, emoji, press)| Some((label, emoji, tried(press)?)));
            select.choices = choices.collect();
            Some(Row::Select(select))
        }
        Row::People(_) => None,
    }
}

/// Shows how good the action was that the reader chose at a point of a finished match.
#[must_use]
pub fn tried(locale: Locale, info: &MatchInfo, decision: &Decision) -> Screen {
    let actions = u32::try_from(decision.actions).unwrap_or(u32::MAX);
    let on = play_on_button(locale, info, actions, &decision.view, decision.action);
    let ways_out = [
        retry_button(locale, info, actions),
        back(locale, info, actions),
    ];
    let buttons: Vec<_> = on.into_iter().chain(ways_out).collect();
    Screen {
        title: locale.say(&keys::try_title(info.title(locale))),
        body: judgement(locale, info, decision),
        tone: match decision.label() {
            None => Tone::Neutral,
            Some(label) if label <= Label::Fine => Tone::Good,
            Some(_) => Tone::Bad,
        },
        rows: Row::of_buttons(&buttons),
        ..Screen::default()
    }
}

/// What to say where there is nothing to choose.
#[must_use]
pub fn nothing_to_try(locale: Locale) -> String {
    locale.say(&keys::try_not_possible())
}

/// The button to choose another action at the same point.
pub(super) fn retry_button(locale: Locale, info: &MatchInfo, actions: u32) -> Button {
    let press = Press::TryAgain {
        table: info.id,
        actions,
        chosen: String::new(),
    };
    Button {
        emoji: Some("🔁"),
        ..Button::labelled(locale.say(&keys::button_try_another()), press)
    }
}

/// The button back to the replay at the same point.
pub(super) fn back(locale: Locale, info: &MatchInfo, actions: u32) -> Button {
    let press = Press::Replay {
        table: info.id,
        actions,
    };
    Button {
        emoji: Some("🎬"),
        ..Button::labelled(locale.say(&keys::button_back_to_replay()), press)
    }
}
