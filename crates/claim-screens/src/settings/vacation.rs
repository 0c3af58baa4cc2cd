//! A person's vacation: how many days are left, and the menu to take some.

use std::time::Duration;

use claim_table::locale::Locale;

use crate::i18n::Translate;
use crate::i18n::keys::clock as keys;
use crate::press::SettingsPress;
use crate::screen::model::{Button, Choice, Row, Screen, Select};
use crate::text::words;

/// What the screen shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VacationInfo {
    /// Until when the person is on vacation, as a Unix timestamp in seconds.
    pub until: Option<i64>,
    /// How many days they have left this year.
    pub days_left: u32,
    /// How many days they have in a year.
    pub days_per_year: u32,
    /// For how many days from today on they can go on vacation: at most 25 choices.
    pub choices: Vec<u32>,
}

/// Explains vacations, and shows the person's.
#[must_use]
pub fn vacation(locale: Locale, info: &VacationInfo) -> Screen {
    let until = info.until.map(|until| format!("<t:{until}:R>"));
    let until = until.map(|until| locale.say(&keys::vacation_until(until)));
    let left = keys::vacation_days_left(info.days_left, info.days_per_year);
    let lines: Vec<_> = [locale.say(&keys::vacation_text())]
        .into_iter()
        .chain([locale.say(&left)])
        .chain(until)
        .collect();
    let choices = info.choices.iter().map(|&days| {
        let time = Duration::from_hours(24 * u64::from(days));
        Choice::labelled(words::duration(locale, time), SettingsPress::Vacation(days))
    });
    let choices: Vec<_> = choices.collect();
    let mut rows = Vec::new();
    if !choices.is_empty() {
        rows.push(Row::Select(Select::new(
            locale.say(&keys::choose_vacation()),
            choices,
        )));
    }
    if info.until.is_some() {
        let end = locale.say(&keys::button_end_vacation());
        rows.extend(Row::of_buttons(&[Button::labelled(
            end,
            SettingsPress::Vacation(0),
        )]));
    }
    Screen::titled(&locale.say(&keys::vacation_title()))
        .lines(lines)
        .rows(rows)
}
