//! Controls that do something else than on the screen that they come from.

use super::model::{Button, Choice, PeopleMenu, Row};
use crate::press::Press;

/// Rows with other presses. Controls for which `press` has none are left out, and so are rows without any.
pub(crate) fn with_presses(rows: Vec<Row>, press: &dyn Fn(Press) -> Option<Press>) -> Vec<Row> {
    let button = |it: Button| press(it.press).map(|press| Button { press, ..it });
    let choice = |it: Choice| press(it.press).map(|press| Choice { press, ..it });
    let row = |row| match row {
        Row::Buttons(buttons) => {
            let buttons: Vec<_> = buttons.into_iter().filter_map(button).collect();
            (!buttons.is_empty()).then_some(Row::Buttons(buttons))
        }
        Row::Select(mut select) => {
            select.choices = select.choices.into_iter().filter_map(choice).collect();
            (!select.choices.is_empty()).then_some(Row::Select(select))
        }
        Row::People(menu) => {
            let press = press(menu.press)?;
            Some(Row::People(PeopleMenu { press, ..menu }))
        }
    };
    rows.into_iter().filter_map(row).collect()
}
