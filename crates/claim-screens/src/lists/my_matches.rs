//! The list of a player's running matches.

use claim_table::locale::Locale;

use super::open_tables::{self, OpenTable};
use super::{finished_matches, paging};
use crate::i18n::Translate;
use crate::i18n::keys::lists as keys;
use crate::press::{HandPress, Press};
use crate::running::match_info::MatchInfo;
use crate::screen::model::{Button, ButtonStyle, Paragraph, Screen};
use crate::screen::starts;
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
    let mut screen = Screen::titled(&locale.say(&keys::matches_title()));
    if matches.is_empty() {
        screen = starts::empty(locale, screen, &keys::matches_empty());
    }
    let screen = matches.iter().fold(screen, |screen, entry| {
        screen.section(entry.describe(locale, false), entry.button(locale))
    });
    screen
        .small(&paging::page_label(locale, page, pages))
        .rows(paging::buttons(locale, page, pages, Press::Matches))
        .paragraphs(&tables_paragraph(locale, &tables))
        .buttons(&[finished_matches::button(locale)])
}

/// The open tables, as many as fit.
fn tables_paragraph(locale: Locale, tables: &[OpenTable]) -> Option<Paragraph> {
    let heading = locale.say(&keys::matches_tables());
    let text = open_tables::lines(locale, tables, Paragraph::MAX_CHARS);
    (!text.is_empty()).then_some(Paragraph { heading, text })
}

/// Matches with their numbers, from 1.
pub(crate) fn numbered(locale: Locale, matches: &[MyMatch]) -> String {
    let described = (1..).zip(matches).map(|(number, entry): (usize, _)| {
        format!("**{number}.** {}", entry.describe(locale, true))
    });
    described.collect::<Vec<_>>().join("\n\n")
}

impl MyMatch {
    /// The button that opens the private screen of the match.
    fn button(&self, locale: Locale) -> Button {
        let (label, style) = if self.your_turn == Some(true) {
            (keys::button_go_on(), ButtonStyle::Primary)
        } else {
            (keys::button_show(), ButtonStyle::Secondary)
        };
        Button {
            style,
            ..Button::labelled(locale.say(&label), HandPress::Show(self.info.id))
        }
    }

    /// The lines of one match: whose turn it is, the links and the deadline. If there is a button that opens the hand,
    /// there is no link to it.
    fn describe(&self, locale: Locale, with_hand: bool) -> String {
        let title = self.info.title(locale);
        let mut lines = vec![match self.your_turn {
            Some(_) if self.info.clock.is_paused => locale.say(&keys::matches_line_paused(title)),
            Some(true) => locale.say(&keys::matches_line_your_turn(title)),
            Some(false) => locale.say(&keys::matches_line(title)),
            None => title,
        }];
        let hand = self.hand_url.iter();
        let hand = hand.filter(|_| with_hand && self.your_turn == Some(true));
        let hand = hand.map(|url| locale.say(&keys::link_to_hand(url)));
        let urls: Vec<_> = hand.chain(self.info.link_line(locale)).collect();
        if !urls.is_empty() {
            lines.push(urls.join(" · "));
        }
        lines.extend(self.info.deadline_line(locale));
        lines.join("\n")
    }
}
