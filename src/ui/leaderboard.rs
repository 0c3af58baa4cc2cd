//! A server's leaderboard.

use super::names;
use super::ranking::{Ranking, RankingRow};
use super::screen::{Button, Press, Row, Screen};
use crate::i18n::keys::lists as keys;
use crate::i18n::{Locale, Message};
use crate::ids::UserId;

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
pub fn leaderboard(locale: Locale, board: &Ranking<LeaderboardRow>) -> Screen {
    let mut rows = board.page_buttons(locale, Press::Leaderboard);
    if !board.rows.is_empty() {
        let my_rating = Button {
            emoji: Some("📈"),
            ..Button::labelled(locale.say(&keys::button_my_rating()), Press::MyRating)
        };
        rows.extend(Row::of_buttons(&[my_rating]));
    }
    Screen {
        title: locale.say(&keys::leaderboard_title()),
        body: board.body(locale, &keys::leaderboard_empty()),
        footer: board.page_label(locale),
        rows,
        ..Screen::default()
    }
}

impl RankingRow for LeaderboardRow {
    fn user(&self) -> UserId {
        self.user
    }

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
