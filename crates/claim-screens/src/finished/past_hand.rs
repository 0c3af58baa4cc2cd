//! The hand at a point of a finished match, from which *try again* and *play on* let the reader choose, and the buttons
//! that both have.

use claim_rules::View;
use claim_table::locale::Locale;

use crate::i18n::Translate;
use crate::i18n::keys::analysis as keys;
use crate::press::{FinishedPress, Press, Shareable};
use crate::running::hand::hand;
use crate::running::match_info::{ClockInfo, MatchInfo};
use crate::screen::model::{Button, Screen};
use crate::screen::with_presses::with_presses;

/// The hand of a running match, at a point of a finished one. `press` maps the presses that play or choose; all other
/// controls are left out.
pub(crate) fn hand_at(
    locale: Locale,
    info: &MatchInfo,
    view: &View,
    chosen: &str,
    press: &dyn Fn(Press) -> Option<Press>,
) -> Screen {
    let info = &MatchInfo {
        deadline: None,
        clock: ClockInfo::default(),
        url: None,
        offer: None,
        is_tutorial: false,
        daily: None,
        ..info.clone()
    };
    let shown = hand(locale, info, view, chosen);
    let shown = shown.map_rows(|rows| with_presses(rows, press));
    Screen {
        notification: String::new(),
        ..shown
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
