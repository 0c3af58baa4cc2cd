//! A player's running matches.

use crate::i18n::Locale;

use super::{MatchCaption, Screen};

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
    let _ = (locale, matches, page, pages);
    Screen::default()
}
