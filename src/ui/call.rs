//! The call to a player whose direct messages are closed: it is their turn.

use crate::i18n::{Locale, keys::notices as keys};
use crate::ids::{MatchId, UserId};

use super::{Button, ButtonStyle, Press, Row, Screen, words};

/// A message in the channel that notifies one player, with the button that shows the hand.
#[must_use]
pub fn call(locale: Locale, id: MatchId, user: UserId) -> Screen {
    let button = Button {
        label: locale.say(&keys::my_hand()),
        emoji: None,
        style: ButtonStyle::Primary,
        press: Press::Hand(id),
        enabled: true,
    };
    Screen {
        mention: locale.say(&keys::your_turn_ping(words::mention(user))),
        rows: vec![Row::Buttons(vec![button])],
        ..Screen::default()
    }
}
