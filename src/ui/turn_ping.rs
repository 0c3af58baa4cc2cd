//! The channel message that tells a player with closed direct messages that it is their turn.

use super::screen::{Button, ButtonStyle, Press, Row, Screen};
use super::words;
use crate::i18n::Locale;
use crate::i18n::keys::{notices, table};
use crate::ids::{MatchId, UserId};

/// Builds a message that mentions one player, with the button that shows their hand.
#[must_use]
pub fn turn_ping(locale: Locale, id: MatchId, user: UserId) -> Screen {
    let button = Button {
        style: ButtonStyle::Primary,
        ..Button::labelled(locale.say(&table::button_my_hand()), Press::Hand(id))
    };
    Screen {
        mention: locale.say(&notices::turn_ping(words::mention(user))),
        rows: Row::of_buttons(&[button]),
        ..Screen::default()
    }
}
