//! The list of a player's finished matches, each with its replay.

use std::time::Duration;

use claim_table::locale::Locale;

use super::paging;
use crate::games::action_label::ended_ago;
use crate::i18n::Translate;
use crate::i18n::keys::{finish, lists as keys};
use crate::press::{Press, Shareable};
use crate::running::match_info::MatchInfo;
use crate::screen::model::{Button, Screen};
use crate::screen::starts;
use crate::text::namesakes::tell_apart;

/// One page (counted from 0) with at most 8 of a player's finished matches, each with how long ago it ended, the latest
/// first.
#[must_use]
pub fn finished_matches(
    locale: Locale,
    matches: &[(MatchInfo, Duration)],
    page: u32,
    pages: u32,
) -> Screen {
    let mut matches = matches.to_vec();
    tell_apart(matches.iter_mut().map(|(info, _)| info), []);
    let mut screen = Screen::titled(&locale.say(&keys::finished_matches_title()));
    if matches.is_empty() {
        screen = starts::empty(locale, screen, &keys::finished_matches_empty());
    }
    let screen = matches.iter().fold(screen, |screen, (info, ago)| {
        let replay = Shareable::Replay {
            table: info.id,
            actions: 0,
        };
        let button = Button::labelled(locale.say(&finish::button_replay()), replay);
        screen.section(ended_ago(locale, info.title(locale), *ago), button)
    });
    screen
        .small(&paging::page_label(locale, page, pages))
        .rows(paging::buttons(locale, page, pages, Press::FinishedMatches))
}

/// The button that opens the first page.
pub(crate) fn button(locale: Locale) -> Button {
    Button {
        emoji: Some("🎞️"),
        ..Button::labelled(
            locale.say(&keys::button_finished_matches()),
            Press::FinishedMatches(0),
        )
    }
}
