//! Watching a match: its public screen, with what spectators may do.

use claim_table::locale::Locale;

use super::match_info::MatchInfo;
use crate::i18n::Translate;
use crate::i18n::keys::lists as keys;
use crate::press::{FinishedPress, HandPress, Press, Shareable};
use crate::screen::info_buttons;
use crate::screen::model::{Button, Screen};
use crate::screen::with_presses::with_presses;

/// Whether a private screen of a running match shows what happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watching {
    /// It does, by itself.
    Live,
    /// It does so no longer.
    Ended,
}

/// The public screen of a match as a spectator sees it: with buttons to look closer and, while the match
/// runs, to see what has happened since. `watching` is `None` if the match is over.
#[must_use]
pub fn watched(
    locale: Locale,
    info: &MatchInfo,
    screen: Screen,
    watching: Option<Watching>,
) -> Screen {
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
    let watch = info_buttons::watch(locale, info.id);
    let refresh = watching.map(|watching| Button {
        emoji: Some("🔄"),
        label: match watching {
            Watching::Live => locale.say(&keys::button_refresh()),
            Watching::Ended => watch.label.clone(),
        },
        ..watch.clone()
    });
    let buttons: Vec<_> = refresh.into_iter().chain(buttons).collect();
    let line = watching.map(|watching| match watching {
        Watching::Live => keys::watching(locale.say(&keys::button_refresh())),
        Watching::Ended => keys::watching_ended(watch.label),
    });
    let lines = line.iter().map(|line| locale.say(line));
    let lines: Vec<_> = lines.chain(info.link_line(locale)).collect();
    screen
        .without_controls()
        .buttons(&buttons)
        .with_sentence(lines.join(" "))
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
