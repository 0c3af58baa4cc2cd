//! The private screen with the rest of what can be seen and done about a running match.

use claim_table::departure::Agreement;
use claim_table::locale::Locale;

use super::clock_screen::clock_button;
use super::match_info::MatchInfo;
use super::offers;
use crate::i18n::Translate;
use crate::i18n::keys::table as keys;
use crate::screen::info_buttons;
use crate::screen::model::{Button, Screen};

/// What the buttons of a match leave out. Players can also offer these agreements, and leave the match; moderators can stop
/// it.
#[must_use]
pub fn more(locale: Locale, info: &MatchInfo, can_leave: bool, agreements: &[Agreement]) -> Screen {
    let id = info.id;
    let see: Vec<Button> = [
        info_buttons::details(locale, id),
        info_buttons::rules(locale, info.setup.kind()),
        info_buttons::fairness(locale, id),
    ]
    .into_iter()
    .chain(clock_button(locale, info))
    .collect();
    let offers = agreements.iter();
    let offers = offers.map(|&agreement| offers::make_button(locale, info, agreement));
    let resign = can_leave.then(|| info_buttons::resign(locale, id));
    let act: Vec<_> = offers.chain(resign).collect();
    Screen::titled(&info.title(locale))
        .line(&locale.say(&keys::more()))
        .small(&info.link_line(locale).unwrap_or_default())
        .buttons(&see)
        .buttons(&act)
}
