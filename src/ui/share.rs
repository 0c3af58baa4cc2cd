//! Private screens that can be shared with everyone in the channel.

use super::names;
use super::screen::{Button, Press, Row, Screen};
use crate::i18n::Locale;
use crate::i18n::keys::lists as keys;

/// Adds the button that shares the screen, which `shown` shows again; none if there is no room.
#[must_use]
pub fn with_share_button(locale: Locale, mut screen: Screen, shown: Press) -> Screen {
    let button = Button {
        emoji: Some("📢"),
        ..Button::labelled(
            locale.say(&keys::button_share()),
            Press::Share(Box::new(shown)),
        )
    };
    let has_room =
        |row: &Row| matches!(row, Row::Buttons(buttons) if buttons.len() < Row::MAX_BUTTONS);
    let place = screen.rows.iter().rposition(has_room);
    if let Some(Row::Buttons(buttons)) = place.map(|place| &mut screen.rows[place]) {
        buttons.push(button);
    } else if screen.rows.len() < Row::MAX {
        screen.rows.push(Row::Buttons(vec![button]));
    }
    screen
}

/// The screen that was shared, without the button, as its reader goes on to see it.
#[must_use]
pub fn without_share_button(locale: Locale, mut screen: Screen) -> Screen {
    for row in &mut screen.rows {
        if let Row::Buttons(buttons) = row {
            buttons.retain(|button| !matches!(button.press, Press::Share(_)));
        }
    }
    let is_empty = |row: &Row| matches!(row, Row::Buttons(buttons) if buttons.is_empty());
    screen.rows.retain(|row| !is_empty(row));
    screen.mention = locale.say(&keys::shared());
    screen
}

/// The screen as everyone sees it: without controls, and with the name of who shared it.
#[must_use]
pub fn shared(locale: Locale, screen: &Screen, name: &str) -> Screen {
    Screen {
        mention: locale.say(&keys::shared_by(names::bold(name))),
        rows: Vec::new(),
        rows_in_words: None,
        ..screen.clone()
    }
}

/// What spectators may do with a match's public screen: look closer, and see what has happened since.
#[must_use]
pub fn watched(locale: Locale, screen: Screen, watch: Press) -> Screen {
    let buttons = screen.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.as_slice(),
        Row::Select(_) => &[],
    });
    let is_for_all = |button: &&Button| {
        matches!(
            button.press,
            Press::Details(_)
                | Press::Rules(..)
                | Press::Fairness(_)
                | Press::Replay { .. }
                | Press::Record(_)
                | Press::Analysis(_)
        )
    };
    let refresh = Button {
        emoji: Some("🔄"),
        ..Button::labelled(locale.say(&keys::button_refresh()), watch)
    };
    let buttons = buttons.filter(is_for_all).cloned();
    let buttons: Vec<_> = [refresh].into_iter().chain(buttons).collect();
    Screen {
        rows: Row::of_buttons(&buttons),
        rows_in_words: None,
        ..screen
    }
}
