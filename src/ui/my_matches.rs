//! The list of a player's running matches.

use super::match_info::MatchInfo;
use super::paging;
use super::screen::{Press, Screen};
use crate::i18n::Locale;
use crate::i18n::keys::lists as keys;

/// One of a player's running matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MyMatch {
    /// The match with the link to its public message.
    pub info: MatchInfo,
    /// Whether it is the player's turn.
    pub your_turn: bool,
}

/// One page (counted from 0) with at most 10 of a player's running matches.
#[must_use]
pub fn my_matches(locale: Locale, matches: &[MyMatch], page: u32, pages: u32) -> Screen {
    let mut paragraphs: Vec<_> = matches.iter().map(|entry| entry.describe(locale)).collect();
    if paragraphs.is_empty() {
        paragraphs.push(locale.say(&keys::matches_empty()));
    }
    Screen {
        title: locale.say(&keys::matches_title()),
        body: paragraphs.join("\n"),
        footer: paging::page_label(locale, page, pages),
        rows: paging::buttons(locale, page, pages, Press::Matches),
        ..Screen::default()
    }
}

impl MyMatch {
    /// The lines of one match: whose turn it is, the link and the deadline.
    fn describe(&self, locale: Locale) -> String {
        let title = self.info.title(locale);
        let mut lines = vec![locale.say(&if self.your_turn {
            keys::matches_line_your_turn(title)
        } else {
            keys::matches_line(title)
        })];
        lines.extend(self.info.link_line(locale));
        lines.extend(self.info.deadline_line(locale));
        lines.join("\n")
    }
}
