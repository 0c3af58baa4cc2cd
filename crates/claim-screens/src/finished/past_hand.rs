//! The hand at a point of a finished match, from which *try again* and *play on* let the reader choose, and the buttons
//! that both have.

use claim_rules::View;
use claim_table::locale::Locale;

use crate::i18n::Translate;
use crate::i18n::keys::analysis as keys;
use crate::press::{FinishedPress, Press, Shareable};
use crate::running::hand::hand;
use crate::running::match_info::{ClockInfo, MatchInfo};
use crate::screen::model::{Button, Choice, Row, Screen};

/// The hand of a running match, at a point of a finished one.
pub(crate) fn hand_at(locale: Locale, info: &MatchInfo, view: &View, chosen: &str) -> Screen {
    let info = &MatchInfo {
        deadline: None,
        clock: ClockInfo::default(),
        url: None,
        offer: None,
        is_tutorial: false,
        ..info.clone()
    };
    Screen {
        notification: String::new(),
        ..hand(locale, info, view, chosen)
    }
}

/// Adapts the rows of [`hand_at`] to a finished match: `tried` maps the presses that play or choose, the button
/// with the rules becomes `back`, and all other controls are removed.
pub(crate) fn tried_rows(
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
            let choice = |it: Choice| tried(it.press).map(|press| Choice { press, ..it });
            select.choices = choices.filter_map(choice).collect();
            Some(Row::Select(select))
        }
        Row::People(_) => None,
    }
}

/// The button to choose another action at the same point.
pub(crate) fn retry_button(locale: Locale, info: &MatchInfo, actions: u32) -> Button {
    let press = FinishedPress::TryAgain {
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
pub(crate) fn back(locale: Locale, info: &MatchInfo, actions: u32) -> Button {
    let press = Shareable::Replay {
        table: info.id,
        actions,
    };
    Button {
        emoji: Some("🎬"),
        ..Button::labelled(locale.say(&keys::button_back_to_replay()), press)
    }
}
