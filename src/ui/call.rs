//! The call to a player whose direct messages are closed: it is their turn.

use crate::i18n::Locale;
use crate::i18n::keys::{notices, table};
use crate::ids::{MatchId, UserId};

use super::{Button, ButtonStyle, Press, Row, Screen, words};

/// A message in the channel that notifies one player, with the button that shows the hand.
#[must_use]
pub fn call(locale: Locale, id: MatchId, user: UserId) -> Screen {
    let button = Button {
        style: ButtonStyle::Primary,
        ..Button::labelled(locale.say(&table::button_my_hand()), Press::Hand(id))
    };
    Screen {
        mention: locale.say(&notices::your_turn_ping(words::mention(user))),
        rows: Row::of_buttons(&[button]),
        ..Screen::default()
    }
}
