//! A server's leaderboard.

use crate::i18n::keys::lists as keys;
use crate::i18n::{Locale, Message};
use crate::ids::UserId;

use super::{Press, Screen, names, paging};

/// A page of a server's leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaderboard {
    /// The rows of this page, at most 20.
    pub rows: Vec<LeaderboardRow>,
    /// The reader's own row, wherever it is.
    pub own: Option<LeaderboardRow>,
    /// Which page, from 0.
    pub page: u32,
    /// How many pages there are.
    pub pages: u32,
}

/// A row of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct LeaderboardRow {
    /// The place, from 1.
    pub rank: u32,
    /// The display name.
    pub name: String,
    /// The account.
    pub user: UserId,
    /// The rating.
    pub rating: f64,
    /// How many matches were played to an end.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
    /// How many were drawn.
    pub drawn: u32,
    /// How many were lost.
    pub lost: u32,
}

/// A page of a server's leaderboard, with one's own row always on it.
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
        footer: paging::place(locale, board.page, board.pages),
        rows: paging::buttons(locale, board.page, board.pages, Press::Leaderboard),
        ..Screen::default()
    }
}

impl LeaderboardRow {
    fn message(&self, is_own: bool) -> Message {
        let tell = if is_own {
            keys::leaderboard_own
        } else {
            keys::leaderboard_row
        };
        tell(
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
