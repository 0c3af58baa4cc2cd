//! A server's ranking of puzzle solvers.

use claim_ai::puzzle::PuzzleStats;

use super::screen::{Button, Press, Row, Screen};
use super::{names, paging};
use crate::i18n::keys::puzzle as keys;
use crate::i18n::{Locale, Message};
use crate::ids::UserId;

/// A page of a server's puzzle ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleRanking {
    /// At most 20 rows.
    pub rows: Vec<PuzzleRankingRow>,
    /// The reader's own row, even if it belongs to another page.
    pub own: Option<PuzzleRankingRow>,
    /// The page shown, counted from 0.
    pub page: u32,
    /// The number of pages.
    pub pages: u32,
}

/// A row of the puzzle ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleRankingRow {
    /// The rank, from 1.
    pub rank: u32,
    /// The display name.
    pub name: String,
    /// The account.
    pub user: UserId,
    /// Whether today's answer was right; `None` without an answer.
    pub today: Option<bool>,
    /// Statistics of all their answers.
    pub stats: PuzzleStats,
}

/// Shows a page of the puzzle ranking with a button for today's puzzle. The reader's own row is
/// always on it.
#[must_use]
pub fn puzzle_ranking(locale: Locale, ranking: &PuzzleRanking) -> Screen {
    let is_own =
        |row: &&PuzzleRankingRow| ranking.own.as_ref().is_some_and(|own| own.user == row.user);
    let is_on_page = ranking.rows.iter().any(|row| is_own(&row));
    let appended = ranking.own.iter().filter(|_| !is_on_page);
    let mut lines: Vec<_> = ranking
        .rows
        .iter()
        .chain(appended)
        .map(|row| locale.say(&row.message(is_own(&row))))
        .collect();
    if lines.is_empty() {
        lines.push(locale.say(&keys::puzzle_ranking_empty()));
    }
    let mut footer = vec![locale.say(&keys::puzzle_ranking_symbols())];
    footer.push(paging::page_label(locale, ranking.page, ranking.pages));
    footer.retain(|line| !line.is_empty());
    let puzzle = Button {
        emoji: Some("🧩"),
        ..Button::labelled(locale.say(&keys::button_puzzle()), Press::Puzzle)
    };
    let mut rows = paging::buttons(locale, ranking.page, ranking.pages, Press::PuzzleRanking);
    rows.extend(Row::of_buttons(&[puzzle]));
    Screen {
        title: locale.say(&keys::puzzle_ranking_title()),
        body: lines.join("\n"),
        footer: footer.join("\n"),
        rows,
        ..Screen::default()
    }
}

impl PuzzleRankingRow {
    fn message(&self, is_own: bool) -> Message {
        let format = if is_own {
            keys::puzzle_ranking_own
        } else {
            keys::puzzle_ranking_row
        };
        let today = match self.today {
            Some(true) => "solved",
            Some(false) => "missed",
            None => "open",
        };
        let PuzzleStats {
            answered,
            solved,
            streak,
            best_streak,
        } = self.stats;
        format(
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
