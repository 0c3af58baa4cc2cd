//! Private screens that can be shared with everyone in the channel.
//!
//! The button carries the request for what it shows. A press on it computes the screen again, for
//! everyone instead of the user, and posts it with a nonce from the private message, so that it is
//! posted only once.

use claim_table::locale::Locale;

use super::model::{Block, Button, ButtonStyle, Row, Screen};
use crate::daily::deal_button;
use crate::i18n::Translate;
use crate::i18n::keys::{daily, lists as keys, puzzle};
use crate::press::{Press, Shareable};
use crate::text::names::Name;

/// Adds the button that shares the screen; `shown` is the press that shows the screen
/// again.
#[must_use]
pub fn with_share_button(locale: Locale, mut screen: Screen, shown: Shareable) -> Screen {
    let button = Button {
        emoji: Some("📢"),
        ..Button::labelled(locale.say(&keys::button_share()), Press::Share(shown))
    };
    let has_room = |row: &Row| (1..Row::MAX_BUTTONS).contains(&row.buttons().len());
    let rows = screen.blocks.iter_mut().flat_map(|block| match block {
        Block::Controls { rows, .. } => rows.as_mut_slice(),
        _ => &mut [],
    });
    match rows.rev().find(|row| has_room(row)) {
        Some(Row::Buttons(buttons)) => {
            buttons.push(button);
            screen
        }
        _ => screen.buttons(&[button]),
    }
}

/// The private screen after it was shared, as its reader sees it from then on.
#[must_use]
pub fn after_sharing(locale: Locale, screen: Screen) -> Screen {
    screen.with_sentence(locale.say(&keys::shared()))
}

/// The screen as everyone sees it: with the name of who shared it and, in place of its controls, a button that shows it
/// to the person who presses it; `shown` is its press. A result has its replay instead: its table may be in another
/// channel, and then it is shown only to those who were there.
#[must_use]
pub fn shared(locale: Locale, screen: &Screen, name: &Name, shown: Shareable) -> Screen {
    let sentence = match shown {
        Shareable::DailyResult(_) => daily::daily_shared_by(name.bold()),
        Shareable::SolvedPuzzle(_) => puzzle::puzzle_solved_by(name.bold()),
        _ => keys::shared_by(name.bold()),
    };
    let open = match shown {
        Shareable::Table(_) => replay_button(screen),
        Shareable::DailyResult(_) => Some(deal_button(locale, ButtonStyle::Primary)),
        shown => Some(Button::labelled(
            locale.say(&keys::button_open_shared()),
            shown,
        )),
    };
    let screen = screen.clone().without_controls();
    screen
        .buttons(open.as_slice())
        .with_sentence(locale.say(&sentence))
}

/// The button of a screen that opens the replay of a match.
fn replay_button(screen: &Screen) -> Option<Button> {
    let is_replay = |it: &&Button| matches!(it.press, Press::Shareable(Shareable::Replay { .. }));
    screen.all_buttons().find(is_replay).cloned()
}
