//! A player's running matches.

use crate::i18n::Locale;
use crate::i18n::keys::lists as keys;

use super::{MatchCaption, Press, Screen, paging};

/// One of a player's running matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MyMatch {
    /// The match, with the link to its public message.
    pub caption: MatchCaption,
    /// Whether it is the player's turn.
    pub your_turn: bool,
}

/// A page, counted from 0, of a player's running matches: at most 10 of them.
#[must_use]
pub fn my_matches(locale: Locale, matches: &[MyMatch], page: u32, pages: u32) -> Screen {
    let mut paragraphs: Vec<_> = matches.iter().map(|entry| entry.tell(locale)).collect();
    if paragraphs.is_empty() {
        paragraphs.push(locale.say(&keys::matches_empty()));
    }
    Screen {
        title: locale.say(&keys::matches_title()),
        body: paragraphs.join("\n"),
        footer: paging::place(locale, page, pages),
        rows: paging::buttons(locale, page, pages, Press::Matches),
        ..Screen::default()
    }
}

impl MyMatch {
    /// Whose turn it is in which match, where, and until when.
    fn tell(&self, locale: Locale) -> String {
        let title = self.caption.title(locale);
        let mut lines = vec![locale.say(&if self.your_turn {
            keys::matches_line_your_turn(title)
        } else {
            keys::matches_line(title)
        })];
        lines.extend(self.caption.place(locale));
        lines.extend(self.caption.time_left(locale));
        lines.join("\n")
    }
}
