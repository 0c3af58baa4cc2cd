//! A server's ranking of puzzle solvers.

use claim_ai::puzzle::PuzzleStats;
use claim_table::ids::UserId;
use claim_table::locale::Locale;

use crate::i18n::keys::puzzle as keys;
use crate::i18n::{Message, Translate};
use crate::lists::ranking::{Ranking, RankingRow};
use crate::press::{PuzzlePress, Shareable};
use crate::screen::model::{Button, Row, Screen};
use crate::text::names::Name;

/// A row of the puzzle ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleRankingRow {
    /// The rank, from 1.
    pub rank: u32,
    /// The name in the last answer that was given in the server.
    pub name: Name,
    /// The account.
    pub user: UserId,
    /// Whether today's answer was right; `None` without an answer.
    pub today: Option<bool>,
    /// Statistics of all their answers, also those that were given elsewhere.
    pub stats: PuzzleStats,
}

/// Shows a page of the puzzle ranking with a button for today's puzzle. The reader's own row is
/// always on it.
#[must_use]
pub fn puzzle_ranking(locale: Locale, ranking: &Ranking<PuzzleRankingRow>) -> Screen {
    let mut footer = vec![locale.say(&keys::puzzle_ranking_symbols())];
    footer.push(ranking.page_label(locale));
    footer.retain(|line| !line.is_empty());
    let puzzle = Button {
        emoji: Some("🧩"),
        ..Button::labelled(locale.say(&keys::button_puzzle()), PuzzlePress::Show)
    };
    let mut rows = ranking.page_buttons(locale, Shareable::PuzzleRanking);
    rows.extend(Row::of_buttons(&[puzzle]));
    Screen::titled(&locale.say(&keys::puzzle_ranking_title()))
        .line(&ranking.body(locale, &keys::puzzle_ranking_empty()))
        .small(&footer.join("\n"))
        .rows(rows)
}

impl RankingRow for PuzzleRankingRow {
    fn user(&self) -> UserId {
        self.user
    }

    fn name(&mut self) -> &mut Name {
        &mut self.name
    }

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
            answered,
            best_streak,
            self.name.bold(),
            self.rank,
            solved,
            streak,
            today,
        )
    }
}
