//! The list of the deals of earlier days.

use claim_ai::daily::DailyResult;
use claim_rules::Day;
use claim_table::locale::Locale;

use super::{dated, deal_button};
use crate::i18n::Translate;
use crate::i18n::keys::daily as keys;
use crate::lists::paging;
use crate::press::DailyPress;
use crate::screen::model::{Button, ButtonStyle, Screen};

/// How a person stands with the deal of an earlier day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EarlierAttempt {
    /// They have not begun it.
    None,
    /// They have begun it, and it has no result that counts.
    Unfinished,
    /// Their result.
    Finished(DailyResult),
}

/// A page (counted from 0, of `pages`) of the days before today, the latest first, each with a button that shows it.
#[must_use]
pub fn earlier_deals(
    locale: Locale,
    days: &[(Day, EarlierAttempt)],
    page: u32,
    pages: u32,
) -> Screen {
    let screen = Screen::titled(&locale.say(&keys::earlier_title()))
        .small(&locale.say(&keys::earlier_text()));
    let screen = days.iter().fold(screen, |screen, &(day, attempt)| {
        let show = Button::labelled(
            locale.say(&keys::daily_button_show_day()),
            DailyPress::ShowDay(day),
        );
        screen.section(line(locale, day, attempt), show)
    });
    screen
        .small(&paging::page_label(locale, page, pages))
        .rows(paging::buttons(locale, page, pages, DailyPress::Earlier))
        .buttons(&[deal_button(locale, ButtonStyle::Primary)])
}

/// The day, its game, and the person's result.
fn line(locale: Locale, day: Day, attempt: EarlierAttempt) -> String {
    let day = locale.say(&dated(locale, day, keys::earlier_day));
    let result = match attempt {
        EarlierAttempt::None => keys::earlier_none(),
        EarlierAttempt::Unfinished => keys::earlier_unfinished(),
        EarlierAttempt::Finished(result) => keys::earlier_result(
            u32::from(result.other_score),
            result.outcome.id(),
            u32::from(result.own.score),
        ),
    };
    format!("{day}\n-# {}", locale.say(&result))
}
