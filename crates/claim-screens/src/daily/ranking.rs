//! The ranking of a day's deal.

use claim_ai::daily::DailyResult;
use claim_rules::Day;
use claim_table::ids::UserId;
use claim_table::locale::Locale;

use super::{deal_button, title};
use crate::i18n::Message;
use crate::i18n::keys::daily as keys;
use crate::lists::ranking::{Ranking, RankingRow};
use crate::press::Shareable;
use crate::screen::model::{ButtonStyle, Row, Screen};
use crate::text::names::Name;

/// A row of the ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyRankingRow {
    /// The place, from 1. Equal results share one.
    pub place: u32,
    /// The person's name when they began.
    pub name: Name,
    /// The account.
    pub user: UserId,
    /// The result.
    pub result: DailyResult,
}

/// A page of a day's ranking. The reader's own row is always on it.
#[must_use]
pub fn daily_ranking(locale: Locale, day: Day, ranking: &Ranking<DailyRankingRow>) -> Screen {
    let mut rows = ranking.page_buttons(locale, |page| Shareable::DailyRanking(day, page));
    rows.extend(Row::of_buttons(&[deal_button(
        locale,
        ButtonStyle::Secondary,
    )]));
    Screen::titled(&title(locale, day))
        .line(&ranking.body(locale, &keys::daily_ranking_empty()))
        .small(&ranking.page_label(locale))
        .rows(rows)
}

impl RankingRow for DailyRankingRow {
    fn user(&self) -> UserId {
        self.user
    }

    fn name(&mut self) -> &mut Name {
        &mut self.name
    }

    fn message(&self, is_own: bool) -> Message {
        let format = if is_own {
            keys::daily_ranking_own
        } else {
            keys::daily_ranking_row
        };
        format(
            self.name.bold(),
            u32::from(self.result.other_score),
            self.result.outcome.id(),
            u32::from(self.result.own.score),
            self.place,
        )
    }
}
