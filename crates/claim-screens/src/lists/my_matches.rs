//! The list of a player's running matches.

use claim_table::locale::Locale;

use super::open_tables::{self, OpenTable};
use super::paging;
use crate::i18n::Translate;
use crate::i18n::keys::lists as keys;
use crate::press::Press;
use crate::running::match_info::MatchInfo;
use crate::screen::model::{Screen, Section};
use crate::text::namesakes::tell_apart;

/// A running match in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MyMatch {
    /// The match with the link to its public message.
    pub info: MatchInfo,
    /// Whether it is the reader's turn; `None` if they do not play.
    pub your_turn: Option<bool>,
    /// The link to the direct message with the player's hand, if there is one.
    pub hand_url: Option<String>,
}

/// One page (counted from 0) with at most 10 of a player's running matches, and below it their open
/// tables.
#[must_use]
pub fn my_matches(
    locale: Locale,
    matches: &[MyMatch],
    tables: &[OpenTable],
    page: u32,
    pages: u32,
) -> Screen {
    let (mut matches, mut tables) = (matches.to_vec(), tables.to_vec());
    let playing = matches.iter_mut().map(|it| &mut it.info);
    tell_apart(playing, tables.iter_mut().map(|it| &mut it.lobby));
    let mut paragraphs: Vec<_> = matches.iter().map(|entry| entry.describe(locale)).collect();
    if paragraphs.is_empty() {
        paragraphs.push(locale.say(&keys::matches_empty()));
    }
    Screen {
        title: locale.say(&keys::matches_title()),
        body: paragraphs.join("\n\n"),
        footer: paging::page_label(locale, page, pages),
        sections: tables_section(locale, &tables),
        rows: paging::buttons(locale, page, pages, Press::Matches),
        ..Screen::default()
    }
}

/// The open tables, as many as fit.
fn tables_section(locale: Locale, tables: &[OpenTable]) -> Vec<Section> {
    let heading = locale.say(&keys::matches_tables());
    let text = open_tables::lines(locale, tables, Section::MAX_CHARS);
    let section = (!text.is_empty()).then_some(Section { heading, text });
    section.into_iter().collect()
}

/// Matches with their numbers, from 1.
pub(crate) fn numbered(locale: Locale, matches: &[MyMatch]) -> String {
    let described = (1..)
        .zip(matches)
        .map(|(number, entry): (usize, _)| format!("**{number}.** {}", entry.describe(locale)));
    described.collect::<Vec<_>>().join("\n\n")
}

impl MyMatch {
    /// The lines of one match: whose turn it is, the links and the deadline.
    fn describe(&self, locale: Locale) -> String {
        let title = self.info.title(locale);
        let mut lines = vec![match self.your_turn {
            Some(_) if self.info.clock.is_paused => locale.say(&keys::matches_line_paused(title)),
            Some(true) => locale.say(&keys::matches_line_your_turn(title)),
            Some(false) => locale.say(&keys::matches_line(title)),
            None => title,
        }];
        let hand = self.hand_url.iter();
        let hand = hand.filter(|_| self.your_turn == Some(true));
        let hand = hand.map(|url| locale.say(&keys::link_to_hand(url)));
        let urls: Vec<_> = hand.chain(self.info.link_line(locale)).collect();
        if !urls.is_empty() {
            lines.push(urls.join(" · "));
        }
        lines.extend(self.info.deadline_line(locale));
        lines.join("\n")
    }
}
