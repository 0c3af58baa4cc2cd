//! A server's board of those who solve the daily puzzles.

use crate::i18n::keys::puzzle as keys;
use crate::i18n::{Locale, Message};
use crate::ids::UserId;
use crate::puzzle::Tally;

use super::{Button, Press, Row, Screen, names, paging};

/// A page of a server's board of solvers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleBoard {
    /// The rows of this page, at most 20.
    pub rows: Vec<PuzzleBoardRow>,
    /// The reader's own row, wherever it is.
    pub own: Option<PuzzleBoardRow>,
    /// Which page, from 0.
    pub page: u32,
    /// How many pages there are.
    pub pages: u32,
}

/// A row of a board of solvers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleBoardRow {
    /// The place, from 1.
    pub rank: u32,
    /// The display name.
    pub name: String,
    /// The account.
    pub user: UserId,
    /// Whether they solved today's puzzle; none if they did not answer it.
    pub today: Option<bool>,
    /// What all their answers come to.
    pub tally: Tally,
}

/// A page of a server's board of solvers, with one's own row always on it, and the way to today's
/// puzzle.
#[must_use]
pub fn puzzle_board(locale: Locale, board: &PuzzleBoard) -> Screen {
    let is_own = |row: &&PuzzleBoardRow| board.own.as_ref().is_some_and(|own| own.user == row.user);
    let here = board.rows.iter().any(|row| is_own(&row));
    let elsewhere = board.own.iter().filter(|_| !here);
    let mut lines: Vec<_> = board
        .rows
        .iter()
        .chain(elsewhere)
        .map(|row| locale.say(&row.message(is_own(&row))))
        .collect();
    if lines.is_empty() {
        lines.push(locale.say(&keys::puzzle_board_empty()));
    }
    let mut footer = vec![locale.say(&keys::puzzle_board_signs())];
    footer.push(paging::place(locale, board.page, board.pages));
    footer.retain(|line| !line.is_empty());
    let puzzle = Button {
        emoji: Some("🧩"),
        ..Button::labelled(locale.say(&keys::button_puzzle()), Press::Puzzle)
    };
    let mut rows = paging::buttons(locale, board.page, board.pages, Press::PuzzleBoard);
    rows.extend(Row::of_buttons(&[puzzle]));
    Screen {
        title: locale.say(&keys::puzzle_board_title()),
        body: lines.join("\n"),
        footer: footer.join("\n"),
        rows,
        ..Screen::default()
    }
}

impl PuzzleBoardRow {
    fn message(&self, is_own: bool) -> Message {
        let tell = if is_own {
            keys::puzzle_board_own
        } else {
            keys::puzzle_board_row
        };
        let today = match self.today {
            Some(true) => "solved",
            Some(false) => "missed",
            None => "open",
        };
        let Tally {
            answered,
            solved,
            streak,
            best_streak,
        } = self.tally;
        tell(
            self.rank,
            today,
            names::bold(&self.name),
            streak,
            best_streak,
            solved,
            answered,
        )
    }
}
