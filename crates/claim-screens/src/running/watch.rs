//! Watching a match: its public screen, with what spectators may do.

use claim_table::locale::Locale;

use super::match_info::MatchInfo;
use crate::i18n::Translate;
use crate::i18n::keys::lists as keys;
use crate::press::{FinishedPress, HandPress, Press, Shareable};
use crate::screen::info_buttons;
use crate::screen::model::{Button, Screen};
use crate::screen::with_presses::with_presses;

/// The public screen of a match as a spectator sees it: with buttons to look closer and, while the match
/// runs, to see what has happened since.
#[must_use]
pub fn watched(locale: Locale, info: &MatchInfo, screen: Screen, is_running: bool) -> Screen {
    let is_for_all = |button: &&Button| {
        matches!(
            button.press,
            Press::Watch(_)
                | Press::Rules(..)
                | Press::Shareable(Shareable::Replay { .. } | Shareable::Analysis(_))
                | Press::Finished(FinishedPress::Record(_))
        )
    };
    let buttons = screen.all_buttons().filter(is_for_all).cloned();
    let buttons: Vec<_> = buttons.collect();
    let refresh = is_running.then(|| Button {
        emoji: Some("🔄"),
        ..Button::labelled(
            locale.say(&keys::button_refresh()),
            info_buttons::watch(locale, info.id).press,
        )
    });
    let buttons: Vec<_> = refresh.into_iter().chain(buttons).collect();
    let mut lines = Vec::new();
    if is_running {
        lines.push(locale.say(&keys::watching(locale.say(&keys::button_refresh()))));
    }
    lines.extend(info.link_line(locale));
    screen
        .without_controls()
        .buttons(&buttons)
        .with_sentence(lines.join(" · "))
}

/// The public screen of a match, for a player who opens it privately when it is not their turn: without the
/// controls that only the player to act can use.
#[must_use]
pub fn without_actions(screen: Screen) -> Screen {
    let plays = |press: &Press| {
        matches!(
            press,
            Press::Hand(HandPress::Act { .. } | HandPress::Choose { .. })
        )
    };
    let kept = |press: Press| (!plays(&press)).then_some(press);
    screen.map_rows(|rows| with_presses(rows, &kept))
}
