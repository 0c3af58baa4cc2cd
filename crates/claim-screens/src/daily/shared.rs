//! A result that its person shares with the channel: without any card of the deal.

use claim_ai::daily::{Comparison, DailyResult, Square};
use claim_rules::Day;
use claim_table::locale::Locale;

use super::dated;
use crate::i18n::Translate;
use crate::i18n::keys::daily as keys;
use crate::screen::model::Screen;

/// The line that everyone in the channel sees.
#[must_use]
pub fn shared_daily_result(
    locale: Locale,
    day: Day,
    result: DailyResult,
    everywhere: Comparison,
    squares: &[Square],
) -> Screen {
    let squares: String = squares.iter().map(|it| it.emoji()).collect();
    let outcome = locale.say(&keys::share_outcome(
        u32::from(result.other_score),
        result.outcome.id(),
        u32::from(result.own.score),
    ));
    let better = everywhere.better_than();
    let better = better.map(|it| locale.say(&keys::share_better(it)));
    let parts = [
        Some(locale.say(&dated(locale, day, keys::share_day))),
        Some(outcome),
        better,
    ];
    let parts: Vec<_> = parts.into_iter().flatten().chain([squares]).collect();
    Screen {
        is_silent: true,
        ..Screen::default().line(&parts.join(" · "))
    }
}
