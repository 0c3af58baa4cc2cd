//! The channel message that tells a player with closed direct messages that it is their turn.

use claim_rules::GameKind;

use super::screen::{Row, Screen};
use super::table::private_button;
use super::words;
use crate::i18n::Locale;
use crate::i18n::keys::notices;
use crate::ids::{MatchId, UserId};

/// Builds a message that mentions one player, with the button that opens their private screen.
#[must_use]
pub fn turn_ping(locale: Locale, id: MatchId, kind: GameKind, user: UserId) -> Screen {
    let button = private_button(locale, id, kind);
    Screen {
        mention: locale.say(&notices::turn_ping(words::mention(user), &*button.label)),
        rows: Row::of_buttons(&[button]),
        ..Screen::default()
    }
}
