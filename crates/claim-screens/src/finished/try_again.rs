//! *Try again*: choosing another action in a finished match, and how good that one is.

use claim_ai::analysis::{Decision, Label};
use claim_rules::View;
use claim_table::locale::Locale;

use super::analysis::judgement;
use super::past_hand::{back, hand_at, retry_button};
use super::play_on::play_on_button;
use crate::i18n::Translate;
use crate::i18n::keys::analysis as keys;
use crate::press::{FinishedPress, HandPress, Press};
use crate::running::match_info::MatchInfo;
use crate::screen::model::{Screen, Tone};

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
    let table = info.id;
    let tried = |press: Press| {
        let press = match press {
            Press::Hand(HandPress::Act { action, .. }) => FinishedPress::TryAction {
                table,
                actions,
                action,
            },
            Press::Hand(HandPress::Choose { chosen, .. }) => FinishedPress::TryAgain {
                table,
                actions,
                chosen,
            },
            _ => return None,
        };
        Some(press.into())
    };
    let title = locale.say(&keys::try_title(info.title(locale)));
    let question = locale.say(&keys::try_question(info.name(view.seat())));
    hand_at(locale, info, view, chosen, &tried)
        .buttons(&[back(locale, info, actions)])
        .with_sentence([title, question].join("\n"))
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
    let tone = match decision.label() {
        None => Tone::Neutral,
        Some(label) if label <= Label::Fine => Tone::Good,
        Some(_) => Tone::Bad,
    };
    let is_best = decision.label() == Some(Label::Best);
    Screen::titled(&locale.say(&keys::try_title(info.title(locale))))
        .lines(is_best.then(|| locale.say(&keys::try_best())))
        .line(&judgement(locale, info, decision))
        .buttons(&buttons)
        .with_tone(tone)
}

/// What to say where there is nothing to choose.
#[must_use]
pub fn nothing_to_try(locale: Locale) -> String {
    locale.say(&keys::try_not_possible())
}
