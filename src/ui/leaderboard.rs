//! A server's leaderboard.

use super::screen::{Press, Screen};
use super::{names, paging};
use crate::i18n::keys::lists as keys;
use crate::i18n::{Locale, Message};
use crate::ids::UserId;

/// A page of a server's leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaderboard {
    /// At most 20 rows.
    pub rows: Vec<LeaderboardRow>,
    /// The reader's own row, even if it belongs to another page.
    pub own: Option<LeaderboardRow>,
    /// The page shown, counted from 0.
    pub page: u32,
    /// The number of pages.
    pub pages: u32,
}

/// A row of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct LeaderboardRow {
    /// The rank, from 1.
    pub rank: u32,
    /// The display name.
    pub name: String,
    /// The account.
    pub user: UserId,
    /// The rating, not rounded.
    pub rating: f64,
    /// Rated matches played.
    pub played: u32,
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
}

/// Shows a page of the leaderboard. The reader's own row is always on it.
#[must_use]
pub fn leaderboard(locale: Locale, board: &Leaderboard) -> Screen {
    let is_own = |row: &LeaderboardRow| board.own.as_ref().is_some_and(|own| own.user == row.user);
    let mut lines: Vec<_> = board
        .rows
        .iter()
        .map(|row| locale.say(&row.message(is_own(row))))
        .collect();
    if let Some(own) = board
        .own
        .as_ref()
        .filter(|_| !board.rows.iter().any(is_own))
    {
        lines.push(locale.say(&own.message(true)));
    }
    if lines.is_empty() {
        lines.push(locale.say(&keys::leaderboard_empty()));
    }
    Screen {
        title: locale.say(&keys::leaderboard_title()),
        body: lines.join("\n"),
        footer: paging::page_label(locale, board.page, board.pages),
        rows: paging::buttons(locale, board.page, board.pages, Press::Leaderboard),
        ..Screen::default()
    }
}

impl LeaderboardRow {
    fn message(&self, is_own: bool) -> Message {
        let format = if is_own {
            keys::leaderboard_own
        } else {
            keys::leaderboard_row
        };
        format(
            self.rank,
            names::bold(&self.name),
            format!("{:.0}", self.rating),
            self.played,
            self.won,
            self.drawn,
            self.lost,
        )
    }
}
